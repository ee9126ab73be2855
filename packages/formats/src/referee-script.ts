import { DIVISIONS, nameOfBook, say } from '@forceout/rules';
import type { Rulebook, Wanted } from '@forceout/rules';
import { MODES } from '@forceout/rules/match';
import type { Deed, MatchSettings, Opening, Party, Seat, Start } from '@forceout/rules/match';
import { readDeed, readNumber } from './deed.ts';
import type { Field } from './field.ts';
import { readRulebook } from './rulebook.ts';
import { tableReaders } from './table-readers.ts';
import type { TableReaders } from './table-readers.ts';

/** A shake as a script tells it: how the match stood, and what was done when. */
export interface RefereeScript {
  readonly book: Rulebook;
  readonly settings: MatchSettings;
  readonly start: Start;
  readonly actions: readonly ScriptAction[];
}

export interface ScriptAction {
  readonly at: number;
  readonly by: Party;
  readonly deed: Deed;
}

const MOST_ACTIONS = 2000;

export function readRefereeScript(script: Field): RefereeScript {
  const book = readRulebook(script.get('rulebook'));
  const position = script.get('position');
  // A script that starts in the middle may leave to its position what both would say.
  const told = (name: string): Field => {
    const [own, lying] = [script.get(name), position.missing ? null : position.get(name)];
    return own.missing && lying !== null ? lying : own;
  };
  const divisionField = told('division');
  const division = divisionField.oneOf(DIVISIONS, 'division');
  if (!book.divisions.includes(division))
    divisionField.fail(say('input-no-division', { book: book.id, division }));
  const playersField = script.get('players');
  const players = playersField.list(3).map((entry) => entry.text(60));
  if (players.length < 2) playersField.fail(say('input-players'));
  if (new Set(players).size < players.length) playersField.fail(say('input-player-twice'));
  const settings: MatchSettings = {
    ...nameOfBook(book),
    division,
    level: oneOfOr(told('level'), ['basic', 'adventurous'], 'level', 'adventurous'),
    season: oneOfOr(told('season'), ['even', 'odd'], 'season', 'even'),
    mode: oneOfOr(script.get('mode'), MODES, 'mode', 'auto'),
    // In a script somebody calls time, and a judge initials what the division wants initialed.
    clock: 'called',
    judge: script.get('judge').value !== false,
    players,
  };
  const readers = tableReaders(book, settings);
  return {
    book,
    settings,
    start: readStart(script, players, readers),
    actions: script
      .get('actions')
      .list(MOST_ACTIONS)
      .map((entry) => readAction(entry, players, readers)),
  };
}

function oneOfOr<T extends string>(field: Field, choices: readonly T[], wanted: Wanted, otherwise: T): T {
  return field.missing ? otherwise : field.oneOf(choices, wanted);
}

function readStart(script: Field, players: readonly string[], readers: TableReaders): Start {
  const setter = script.get('goalSetter');
  const goalSetter = setter.missing ? 0 : readPlayer(setter, players);
  const totals = script.get('totals');
  const position = script.get('position');
  // Known also where they say nothing.
  for (const name of ['turn', 'lastMover']) script.get(name);
  return {
    at: 0,
    goalSetter,
    totals: players.map((name) =>
      totals.missing || totals.get(name).missing ? 0 : readNumber(totals.get(name)),
    ),
    firstShake: 'now',
    ...(position.missing ? {} : { opening: readOpening(script, position, players, goalSetter, readers) }),
  };
}

function readOpening(
  script: Field,
  position: Field,
  players: readonly string[],
  setter: Seat,
  readers: TableReaders,
): Opening & { readonly turn: Seat } {
  const [turnField, moverField] = [script.get('turn'), script.get('lastMover')];
  const before = (seat: Seat): Seat => (seat + players.length - 1) % players.length;
  const lastMover = moverField.missing
    ? turnField.missing
      ? setter
      : before(readPlayer(turnField, players))
    : readPlayer(moverField, players);
  const turn = turnField.missing ? (lastMover + 1) % players.length : readPlayer(turnField, players);
  return { ...readers.opening(position), lastMover, turn };
}

function readPlayer(field: Field, players: readonly string[]): Seat {
  const name = field.text(60);
  const seat = players.indexOf(name);
  return seat < 0 ? field.fail(say('input-does-not-play', { name })) : seat;
}

function readParty(field: Field, players: readonly string[], clockwork: boolean): Party {
  if (field.missing && clockwork) return 'clock';
  if (field.value === 'judge' || field.value === 'clock') {
    return players.includes(field.value) ? players.indexOf(field.value) : field.value;
  }
  return readPlayer(field, players);
}

/** What needs nobody's hand. */
const CLOCKWORK: readonly unknown[] = ['wait', 'last-shake', 'stop-round', 'go-on'];

function readAction(action: Field, players: readonly string[], readers: TableReaders): ScriptAction {
  return {
    at: readNumber(action.get('at')),
    by: readParty(action.get('by'), players, CLOCKWORK.includes(action.get('do').value)),
    deed: readDeed(action, { readers, player: (field) => readPlayer(field, players) }),
  };
}
