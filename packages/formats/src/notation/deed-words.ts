import { DEED_NAMES, rowOf } from '@forceout/rules/match';
import type { Carried, Deed } from '@forceout/rules/match';
import { makeCubes, readCubes } from './cube-words.ts';
import { makePickWords, readPickWords } from './pick-words.ts';
import type { PickJson } from './pick-words.ts';
import { makeGoal, makeSolutions, readGoal, readSolutions } from './solution-words.ts';
import type { Game } from './solution-words.ts';
import { makeFree, plain, readFree } from './split.ts';

/**
 * A deed in a few characters: `R>p` is a move to Permitted, `now` a challenge, `write R n B` a Solution. All others
 * are their name in the referee script and what they carry, in order. What does not fit into words is JSON.
 */
export type Action = Readonly<Record<string, unknown>> & { readonly do: string };

const PLACE_OF: Readonly<Record<string, string>> = {
  r: 'required',
  p: 'permitted',
  f: 'forbidden',
  s: 'resources',
  g: 'goal',
};
const SHORT: Readonly<Record<string, Deed['do']>> = {
  write: 'present',
  goal: 'set-goal',
  arrange: 'arrange-goal',
  first: 'roll-for-setter',
};
const SEATS = 'abc';

export function makeDeedWords(action: Action, game: Game): string {
  const words = shortWords(action, game) ?? longWords(action, game);
  const again = /["#;\n\r]/u.test(words.replaceAll(/"(?:\\.|[^"\\])*"/gu, ''))
    ? null
    : readDeedWords(words, game);
  return sorted(again) === sorted(action) ? words : JSON.stringify(action);
}

function sorted(action: Action | null): string {
  return JSON.stringify(Object.entries(action ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function shortWords(action: Action, game: Game): string | null {
  switch (action.do) {
    case 'move':
      return `${moved(action)}${action['bonus'] === undefined ? '' : ` bonus ${makeCubes([plain(action['bonus'])])}`}`;
    case 'shift':
      return `shift ${moved(action)}`;
    case 'challenge': {
      const said = action['said'] === undefined ? '' : ` said ${makeFree(plain(action['said']))}`;
      return action['claim'] === 'no-goal' ? `challenge no-goal${said}` : `${plain(action['claim'])}${said}`;
    }
    case 'reject': {
      const together = action['together'] === true ? ' together' : '';
      const written = action['regrouped'] as readonly Action[] | undefined;
      const shown = written === undefined ? '' : ` as ${makeSolutions(written, game)}`;
      return `reject ${seatLetter(action['writer'])} ${plain(action['reason'])}${together}${shown}`;
    }
    default:
      return null;
  }
}

function moved(action: Action): string {
  return `${makeCubes([plain(action['cube'])])}>${plain(action['to'])[0] ?? ''}`;
}

function longWords(action: Action, game: Game): string {
  const name = Object.entries(SHORT).find(([, long]) => long === action.do)?.[0] ?? action.do;
  const carried = Object.entries<keyof Carried>(rowOf(action.do as Deed['do']).carries)
    .filter(([member]) => action[member] !== undefined)
    .map(([member, kind]) => word(kind, action[member], game));
  return [name, ...carried].join(' ');
}

function word(kind: keyof Carried, value: unknown, game: Game): string {
  switch (kind) {
    case 'cube':
    case 'cube-or-none':
      return makeCubes([plain(value)]);
    case 'cubes':
      return makeCubes(value as readonly string[]);
    case 'cards':
      return (value as readonly string[]).join(' ');
    case 'pick':
      return makePickWords(value as PickJson);
    case 'goal':
      return makeGoal(value) ?? '';
    case 'written':
    case 'written-or-none':
      return makeSolutions(value as readonly Action[], game);
    case 'player':
    case 'player-or-none':
      return value === null ? '-' : seatLetter(value);
    case 'players':
      return (value as readonly unknown[]).map(seatLetter).join('') || '-';
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'text-or-none':
    case 'paper':
    case 'name':
      return makeFree(plain(value));
    default:
      return plain(value);
  }
}

export function seatLetter(seat: unknown): string {
  return typeof seat === 'number' ? (SEATS[seat] ?? plain(seat)) : plain(seat);
}

/** Null for what is no deed; whether it carries what it should is for the reader of deeds to say. */
export function readDeedWords(text: string, game: Game): Action | null {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return readJson(trimmed);
  const [, cube, to, bonus] = /^(?:shift\s+)?(\S+)>([rpfsg])(?:\s+bonus\s+(\S+))?$/u.exec(trimmed) ?? [];
  if (cube !== undefined) {
    const move = { cube: readCubes(cube)[0] ?? cube, to: PLACE_OF[to ?? ''] };
    if (trimmed.startsWith('shift')) return { do: 'shift', ...move };
    return { do: 'move', ...move, ...(bonus === undefined ? {} : { bonus: readCubes(bonus)[0] ?? bonus }) };
  }
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/su.exec(trimmed) ?? [];
  if (first === 'now' || first === 'impossible' || first === 'never' || first === 'challenge')
    return readChallenge(first, rest);
  if (first === 'reject') return readReject(rest, game);
  const name = SHORT[first] ?? first;
  const deed = DEED_NAMES.find((one) => one === name);
  return deed === undefined ? null : { do: deed, ...readCarried(deed, rest, game) };
}

function readJson(text: string): Action | null {
  try {
    return JSON.parse(text) as Action;
  } catch {
    return null;
  }
}

function readChallenge(first: string, rest: string): Action {
  const [claim = '', said] = `${first === 'challenge' ? '' : first} ${rest}`.trim().split(/\s+said\s+/u);
  return { do: 'challenge', claim, ...(said === undefined ? {} : { said: readFree(said) }) };
}

function readReject(rest: string, game: Game): Action {
  const [before = '', ...shown] = rest.split(/\s+as\s+/u);
  const [writer = '', reason = '', together] = before.split(/\s+/u);
  return {
    do: 'reject',
    writer: readSeat(writer),
    reason,
    ...(together === 'together' ? { together: true } : {}),
    ...(shown.length === 0 ? {} : { regrouped: readSolutions(shown.join(' as '), game) }),
  };
}

/** A seat by its letter; anything else is left for the reader to refuse. */
export function readSeat(letter: string): unknown {
  const seat = SEATS.indexOf(letter);
  return letter.length === 1 && seat >= 0 ? seat : letter;
}

function readCarried(deed: Deed['do'], rest: string, game: Game): Readonly<Record<string, unknown>> {
  let left = rest;
  const members: [string, unknown][] = [];
  for (const [member, kind] of Object.entries<keyof Carried>(rowOf(deed).carries)) {
    if (left === '') break;
    const [, one = '', more = ''] = /^(\S+)\s*(.*)$/su.exec(left) ?? [];
    const whole = readWhole(kind, left, game);
    members.push([member, whole === undefined ? readWord(kind, one) : whole]);
    left = whole === undefined ? more : '';
  }
  // What nobody asks for is refused by its name.
  return Object.fromEntries(left === '' ? members : [...members, ['more', left]]);
}

/** What takes all that is left of the words; undefined for what is a word. */
function readWhole(kind: keyof Carried, text: string, game: Game): unknown {
  switch (kind) {
    case 'cubes':
      return readCubes(text);
    case 'cards':
      return text.split(/\s+/u);
    case 'pick':
      return readPickWords(text);
    case 'goal':
      return readGoal(text);
    case 'written':
    case 'written-or-none':
      return readSolutions(text, game);
    case 'text-or-none':
    case 'paper':
    case 'name':
      // The last of what a deed carries, except where players who agreed come behind it.
      return readFree(text);
    default:
      return undefined;
  }
}

function readWord(kind: keyof Carried, text: string): unknown {
  switch (kind) {
    case 'cube':
    case 'cube-or-none':
      return readCubes(text)[0];
    case 'player':
    case 'player-or-none':
      return text === '-' ? null : readSeat(text);
    case 'players':
      return text === '-' ? [] : [...text].map(readSeat);
    case 'flag':
      return text === 'yes' ? true : text === 'no' ? false : text;
    case 'number':
      return /^-?[\d.]+$/u.test(text) ? Number(text) : text;
    default:
      return text;
  }
}
