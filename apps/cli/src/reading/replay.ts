import {
  makeMatchFile,
  makeMatchText,
  makePositionLine,
  makeUntimedText,
  readMatch,
} from '@forceout/formats';
import type { LoadedMatch } from '@forceout/formats';
import { positionOf } from '@forceout/players';
import { afterOf, evolve, momentOf, publicEvents } from '@forceout/rules/match';
import type { Match, MatchEvent } from '@forceout/rules/match';
import { pageOf } from '../help/pages.ts';
import { cubes } from '../play/pieces.ts';
import { eventWords, writtenWords } from '../play/play-events.ts';
import { paint } from '../style.ts';
import { told, words as texts } from '../words/language.ts';
import { readWords } from '../words/read-words.ts';
import { matchFrom } from './match-from.ts';

/** `forceout replay <match>`: who did what, or the match in another form. */
export async function replayCommand(words: readonly string[]): Promise<string | null> {
  const read = readWords(words, pageOf('replay'));
  if (!read.ok) return read.error;
  const { has, rest } = read.value;
  const input = await matchFrom(rest, 'replay');
  if (!input.ok) return input.error;
  const match = readMatch(input.value);
  if (!match.ok) return told(match.error);
  const { events, header } = match.value;
  if (has('json')) return say(JSON.stringify(makeMatchFile(events, header)));
  if (has('text') && has('untimed')) {
    const text = makeUntimedText(events, header);
    return text === null ? texts().reading.clockDecided : say(text.trimEnd());
  }
  if (has('text')) return say(makeMatchText(events, header).trimEnd());
  return has('positions') ? positions(events) : story(match.value);
}

function say(text: string): null {
  process.stdout.write(`${text}\n`);
  return null;
}

/** A line for every position in which somebody may write something, ready for `forceout solve --batch`. */
function positions(events: readonly MatchEvent[]): null {
  let [match, last]: [Match | null, string] = [null, ''];
  for (const event of events) {
    match = evolve(match, event);
    const { shake, phase, settings } = match;
    if (shake === null || shake.goal === null || !['moving', 'writing'].includes(phase.kind)) continue;
    const after = phase.kind === 'writing' ? afterOf(phase.occasion) : 'impossible';
    const line = makePositionLine(positionOf(settings, momentOf(shake, after)));
    if (line !== last) say(line);
    last = line;
  }
  return null;
}

function story({ events, match }: LoadedMatch): null {
  const { players } = match.settings;
  for (const event of events) {
    if (event.type === 'shake-begun') say(`\n${paint(texts().table.shake(event.shake.number), 'bold')}`);
    for (const shown of publicEvents([event], 'spectator')) {
      const line = eventWords(shown, players);
      if (line !== null) say(`  ${line}`);
    }
    if (event.type === 'rolled') say(`    ${cubes(event.cubes)}`);
    if (event.type === 'presented') say(`    ${event.written.map(writtenWords).join(texts().table.and)}`);
  }
  return say(`\n${players.map((name, seat) => `${name} ${match.totals[seat]}`).join(', ')}`);
}
