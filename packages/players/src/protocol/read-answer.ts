import { read, readRefereeScript } from '@forceout/formats';
import type { Field } from '@forceout/formats';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import type { MatchSettings } from '@forceout/rules/match';
import type { Action, Intent } from '../table/action.ts';

/** Longer lines are nonsense. */
export const LONGEST_LINE = 64 * 1024;
/** More thought than a round has. */
const MOST_SECONDS = 3600;

export interface Answer {
  readonly id: number;
  readonly intent: Intent | null;
}

/** Reads a line of a program; the error is one clear line. */
export function readAnswer(line: string, settings: MatchSettings): Result<Answer, string> {
  if (line.length > LONGEST_LINE) return err(`longer than ${LONGEST_LINE} characters`);
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return err('this is not JSON');
  }
  return read(json, (root) => {
    const [deed, after] = [root.get('do'), root.get('after')];
    const seconds = after.missing ? 0 : after.value;
    if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= MOST_SECONDS))
      return after.fail('seconds from 0 are expected');
    const id = root.get('id').number();
    if (deed.value === null) return { id, intent: null };
    return { id, intent: { action: readAction(deed, settings), after: seconds } };
  });
}

const MOST_CARDS = 16;
const LONGEST_SCRATCH = 4000;

export function readAction(deed: Field, settings: MatchSettings): Action {
  const name = deed.get('do').text(60);
  switch (name) {
    case 'roll':
    case 'roll-for-setter':
    case 'begin-shake':
    case 'sign':
      return { do: name };
    case 'scratch':
      return { do: name, text: deed.get('text').text(LONGEST_SCRATCH) };
    case 'deal': {
      const count = deed.get('count');
      const wanted = count.number();
      return wanted < 0 || wanted > MOST_CARDS
        ? count.fail(`0 to ${MOST_CARDS} cards are dealt`)
        : { do: name, count: wanted };
    }
    default:
      return readScripted(deed, settings);
  }
}

/** What the clock, a judge or the host of a table says. */
const NOT_FOR_PLAYERS: readonly string[] = [
  'wait',
  'last-shake',
  'stop-round',
  'absent',
  'arrive',
  'judge-approves',
  'judge-refuses',
];

/** The referee script reads everything else, with the seats as names. */
function readScripted(
  deed: Field,
  { rulebook, division, level, season, mode, players }: MatchSettings,
): Action {
  const names = players.map((_, seat) => String(seat));
  const seatNamed = (field: string): object => {
    const { value } = deed.get(field);
    return typeof value === 'number' ? { [field]: String(value) } : {};
  };
  const action = {
    ...(deed.value as object),
    ...seatNamed('player'),
    ...seatNamed('writer'),
    at: 0,
    by: names[0],
  };
  const script = read(
    { rulebook, division, level, season, mode, players: names, actions: [action] },
    readRefereeScript,
  );
  if (!script.ok) return deed.fail(script.error.replace(/^actions\[0\]\.?/, ''));
  const [scripted] = script.value.actions;
  if (scripted === undefined || NOT_FOR_PLAYERS.includes(scripted.deed.do))
    return deed.get('do').fail('not for a player');
  return scripted.deed as Action;
}

/** An action that a screen or a file gives as JSON. */
export function parseAction(json: unknown, settings: MatchSettings): Result<Action, string> {
  const action = read(json, (root) => readAction(root, settings));
  return action.ok ? ok(action.value) : action;
}
