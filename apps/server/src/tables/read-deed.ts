import { read, readRefereeScript } from '@forceout/formats';
import type { Field } from '@forceout/formats';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { OFFICIAL_DEEDS } from '@forceout/rules/match';
import type { Deed } from '@forceout/rules/match';
import { dealtCards, rolledCubes, rolledForFirst } from './chance.ts';
import type { Table } from './table.ts';

const LONGEST_SCRATCH = 4000;
const MOST_CARDS = 16;

/**
 * Reads what a client wants played: an action of the referee script with seats for names. Rolls and deals carry no
 * cubes or cards: those come from the seed.
 */
export function readDeed(table: Table, seat: number | null, json: unknown): Result<Deed, string> {
  const seed = table.seed ?? '';
  return read(json, (root): Deed => {
    const name = root.get('do').text(60);
    const player = (field: string): number => readSeat(table, root.get(field));
    switch (name) {
      case 'roll':
        return { do: name, cubes: rolledCubes(table, seed) };
      case 'roll-for-setter':
        return { do: name, face: rolledForFirst(table, seed, seat ?? 0) };
      case 'deal': {
        const count = root.get('count');
        const wanted = count.number();
        if (wanted < 0 || wanted > MOST_CARDS) count.fail(`0 to ${MOST_CARDS} cards are dealt`);
        return { do: name, cards: dealtCards(table, seed, wanted) };
      }
      case 'begin-shake':
      case 'sign':
      case 'judge-voids-shake':
        return { do: name };
      case 'scratch':
        return { do: name, text: root.get('text').text(LONGEST_SCRATCH) };
      case 'give-back':
        return { do: name, seconds: root.get('seconds').number() };
      case 'judge-warns':
        return { do: name, player: player('player') };
      case 'judge-penalizes':
        return { do: name, player: player('player'), twoJudges: root.get('twoJudges').value === true };
      case 'judge-corrects':
        return {
          do: name,
          player: player('player'),
          listed: root.get('listed').number(),
          intent: root.get('intent').oneOf(['slip', 'deceit'], 'an intent'),
          agreed: root
            .get('agreed')
            .list(3)
            .map((entry) => readSeat(table, entry)),
        };
      default:
        return readScripted(table, root);
    }
  });
}

function readSeat(table: Table, field: Field): number {
  const seat = field.number();
  return table.seats[seat] === undefined ? field.fail(`no seat ${seat} at this table`) : seat;
}

/** The referee script reads everything else, with the seats as names. */
function readScripted(table: Table, root: Field): Deed {
  const { rulebook, division, level, season, mode } = table.settings;
  const names = table.seats.map((_, seat) => String(seat));
  const named = (field: string): object => {
    const { value } = root.get(field);
    return typeof value === 'number' ? { [field]: String(value) } : {};
  };
  const action = { ...(root.value as object), ...named('player'), ...named('writer'), at: 0, by: names[0] };
  const script = { rulebook, division, level, season, mode, players: names, actions: [action] };
  const readAction = read(script, readRefereeScript);
  if (!readAction.ok) return root.fail(readAction.error.replace(/^actions\[0\]\.?/, ''));
  const deed = readAction.value.actions[0]?.deed;
  return deed ?? root.fail('an action is expected');
}

/** What is a matter for the judge, or for the clock on the wall where nobody judges. */
const JUDGES_DEEDS: readonly Deed['do'][] = [...OFFICIAL_DEEDS, 'arrive'];

/** What the table may do and the judge too. */
const ANYBODYS_DEEDS: readonly Deed['do'][] = ['pause', 'resume', 'leave'];

/** Whether the person in this place may ask for such a deed at all; the rules decide the rest. */
export function mayAsk(deed: Deed['do'], place: 'player' | 'judge'): Result<null, string> {
  if (deed === 'wait') return err('The clock goes by itself.');
  const judges = JUDGES_DEEDS.includes(deed);
  if (place === 'judge')
    return judges || ANYBODYS_DEEDS.includes(deed) ? ok(null) : err('A judge does not play.');
  return judges ? err('That is for a judge.') : ok(null);
}
