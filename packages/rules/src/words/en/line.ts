import type { LineSentences, Taken } from '../../said/line-sentences.ts';
import type { Texts } from '../texts.ts';

function named(what: Taken): string {
  switch (what.of) {
    case 'id':
      return `${what.kind} "${what.id}"`;
    case 'entry':
      return `the entry of "${what.player}" in "${what.event}"`;
    case 'place':
      return `a place of "${what.player}" in a team of "${what.event}"`;
    case 'round':
      return `round ${what.round} of "${what.event}"`;
    case 'table':
      return `table ${what.number} of round ${what.round} of "${what.event}"`;
    case 'seat':
      return `a seat of "${what.player}" in round ${what.round} of "${what.event}"`;
    case 'sheet':
      return `the sheet of table "${what.table}"`;
    case 'effect':
      return `"${what.effect}" for "${what.player}" at "${what.table}"`;
  }
}

export const line: Texts<LineSentences> = {
  'line-not-utf8': 'this line is not UTF-8',
  'line-empty': 'an empty line',
  'line-not-json': 'this line is not JSON',
  'line-breaks-off': 'the file breaks off here: no line says that it ends',
  'line-behind-end': ({ end }) => `line ${end} says that the file ends there`,
  'line-count': ({ lines, said }) => `lines: there are ${lines}, not ${said ?? 'none'}`,
  'line-digest': 'sha256: this is not the digest of the lines before',
  'line-format': ({ format }) => `"${format}" is expected in the first line`,
  'line-version': ({ version }) => `version ${version} is the only one this program knows`,
  'line-no-event': 'no event is in this file',
  'line-empty-id': 'an id is never empty',
  'line-less': ({ number, least }) => `${number} is less than ${least}`,
  'line-more': ({ number, most }) => `${number} is more than ${most}`,
  'line-no-name': 'a player has a first or last name',
  'line-team-places': 'a team has one to five places',
  'line-place-from-1': 'somebody holds a place from round 1 on',
  'line-rounds-rise': ({ from, before }) => `the rounds rise, ${from} comes after ${before}`,
  'line-sits-twice': 'a player sits there twice',
  'line-two-played': 'at least two have played',
  'line-no-score': 'shakes or a total are expected',
  'line-figures': ({ seats }) => `${seats} figures are expected, as many as there are seats`,
  'line-no-such': ({ kind, id }) => `there is no ${kind} "${id}"`,
  'line-beyond': ({ round, event, rounds }) => `round ${round}: "${event}" has ${rounds}`,
  'line-other-section': ({ section, of, event }) => `"${section}" is one of "${of}", not of "${event}"`,
  'line-others-sit': ({ table, sit, seats }) =>
    `at "${table}" sit ${sit.join(', ')}, not ${seats.join(', ')}`,
  'line-not-at': ({ player, table }) => `"${player}" does not sit at "${table}"`,
  'line-twice': ({ what, first }) => `${named(what)} is there twice, first in line ${first}`,
  'line-slot': ({ place, team, what }, tell) => `slots[${place}] of "${team}": ${tell(what)}`,
};
