import { DIVISIONS } from '@forceout/rules';
import type { Rulebook } from '@forceout/rules';
import { FAULTS, MODES, PLACES, SECTIONS } from '@forceout/rules/match';
import type { Deed, MatchSettings, Opening, Party, Seat, Start } from '@forceout/rules/match';
import type { Field } from './field.ts';
import { readNumber, readPlayer } from './read-player.ts';
import { readRulebook } from './rulebook.ts';
import { readTableDeed } from './table-deeds.ts';
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
const MOST_TEXT = 400;
const MOST_SCRATCH = 4000;

export function readRefereeScript(script: Field): RefereeScript {
  const book = readRulebook(script.get('rulebook'));
  const position = script.get('position');
  // A script that starts in the middle may leave to its position what both would say.
  const told = (name: string): Field =>
    script.get(name).missing && !position.missing ? position.get(name) : script.get(name);
  const divisionField = told('division');
  const division = divisionField.oneOf(DIVISIONS, 'a division');
  if (!book.divisions.includes(division)) divisionField.fail(`${book.id} has no ${division} division`);
  const playersField = script.get('players');
  const players = playersField.list(3).map((entry) => entry.text(60));
  if (players.length < 2) playersField.fail('two or three players sit at a table');
  if (new Set(players).size < players.length) playersField.fail('a player is there twice');
  const settings: MatchSettings = {
    rulebook: book.id,
    division,
    level: oneOfOr(told('level'), ['basic', 'adventurous'], 'a level', 'adventurous'),
    season: oneOfOr(told('season'), ['even', 'odd'], 'a season', 'even'),
    mode: oneOfOr(script.get('mode'), MODES, 'a mode', 'auto'),
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

function oneOfOr<T extends string>(field: Field, choices: readonly T[], what: string, otherwise: T): T {
  return field.missing ? otherwise : field.oneOf(choices, what);
}

function readStart(script: Field, players: readonly string[], readers: TableReaders): Start {
  const setter = script.get('goalSetter');
  const goalSetter = setter.missing ? 0 : readPlayer(setter, players);
  const totals = script.get('totals');
  const position = script.get('position');
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

/** What needs nobody's hand. */
const CLOCKWORK: readonly unknown[] = ['wait', 'last-shake', 'stop-round', 'go-on'];

function readParty(field: Field, players: readonly string[], clockwork: boolean): Party {
  if (field.missing && clockwork) return 'clock';
  if (field.value === 'judge' || field.value === 'clock') {
    return players.includes(field.value) ? players.indexOf(field.value) : field.value;
  }
  return readPlayer(field, players);
}

const ACTIONS = [
  'roll',
  'lay-out',
  'deal',
  'pick',
  'bonus',
  'arrange-goal',
  'set-goal',
  'turn-timer',
  'no-goal',
  'agree',
  'move',
  'shift',
  'return',
  'lift-block',
  'challenge',
  'put-back',
  'join',
  'present',
  'decline',
  'accept',
  'reject',
  'ask-judge',
  'go-on',
  'point-out',
  'time-up',
  'wait',
  'last-shake',
  'stop-round',
  'absent',
  'arrive',
  'judge-approves',
  'judge-refuses',
  'judge-warns',
  'judge-penalizes',
  'judge-voids-shake',
  'judge-corrects',
  'roll-for-setter',
  'begin-shake',
  'scratch',
  'give-back',
  'appeal',
  'sign',
  'judge-answers-appeal',
  'sign-for',
  'pause',
  'resume',
  'judge-rules-solution',
  'judge-rules-charge',
  'judge-names-lifter',
  'judge-reverses',
  'judge-restores',
  'judge-disqualifies',
  'judge-replays',
  'propose-take-back',
  'answer-take-back',
  'correct-entry',
  'leave',
  'substitute',
  'add-time',
] as const satisfies readonly Deed['do'][];

function readAction(action: Field, players: readonly string[], readers: TableReaders): ScriptAction {
  return {
    at: readNumber(action.get('at')),
    by: readParty(action.get('by'), players, CLOCKWORK.includes(action.get('do').value)),
    deed: readDeed(action, players, readers),
  };
}

/** What somebody does, in the words of the public formats; players by their names. */
export function readDeed(action: Field, players: readonly string[], readers: TableReaders): Deed {
  const name = action.get('do').oneOf(ACTIONS, 'an action');
  const player = (field: string): Seat => readPlayer(action.get(field), players);
  switch (name) {
    case 'roll':
    case 'lay-out':
      return { do: name, cubes: action.get('cubes').list(64).map(readers.cube) };
    case 'deal':
      return { do: name, cards: action.get('cards').list(16).map(readers.card) };
    case 'pick':
      return { do: name, variation: readers.pick(action.get('variation')) };
    case 'bonus':
    case 'return':
      return { do: name, cube: readers.cube(action.get('cube')) };
    case 'arrange-goal':
    case 'set-goal':
      return { do: name, goal: readers.goal(action.get('goal')) };
    case 'shift':
      // Where a cube may be shifted to is for the referee to say.
      return {
        do: name,
        cube: readers.cube(action.get('cube')),
        to: action.get('to').oneOf(PLACES, 'a place on the table'),
      };
    case 'move': {
      const bonus = action.get('bonus');
      return {
        do: name,
        cube: readers.cube(action.get('cube')),
        to: action.get('to').oneOf(SECTIONS, 'a section of the mat'),
        bonus: bonus.missing || bonus.value === null ? null : readers.cube(bonus),
      };
    }
    case 'challenge':
      return { do: name, ...readClaim(action.get('claim')) };
    case 'join':
    case 'time-up':
    case 'absent':
    case 'arrive':
    case 'judge-warns':
    case 'sign-for':
    case 'leave':
      return { do: name, player: player('player') };
    case 'present':
      return { do: name, written: readWritten(action.get('written'), readers) };
    case 'accept':
    case 'ask-judge':
      return { do: name, writer: player('writer') };
    case 'reject': {
      const regrouped = action.get('regrouped');
      return {
        do: name,
        writer: player('writer'),
        reason: action.get('reason').text(60),
        regrouped: regrouped.missing ? null : readWritten(regrouped, readers),
        together: action.get('together').value === true,
      };
    }
    case 'point-out': {
      const text = action.get('text');
      return {
        do: name,
        what: action.get('what').oneOf(FAULTS, 'a charge'),
        text: text.missing ? '' : text.text(MOST_TEXT),
      };
    }
    case 'judge-approves':
    case 'judge-refuses':
      return { do: name, penalty: String(readNumber(action.get('penalty'))) };
    case 'judge-penalizes':
      return { do: name, player: player('player'), twoJudges: action.get('twoJudges').value === true };
    case 'judge-corrects':
      return {
        do: name,
        player: player('player'),
        listed: readNumber(action.get('listed')),
        intent: action.get('intent').oneOf(['slip', 'deceit'], 'slip or deceit'),
        agreed: action
          .get('agreed')
          .list(3)
          .map((entry) => readPlayer(entry, players)),
      };
    case 'roll-for-setter':
      return { do: name, face: readers.cube(action.get('face')) };
    case 'scratch':
      return { do: name, text: action.get('text').text(MOST_SCRATCH) };
    case 'give-back':
    case 'add-time':
      return { do: name, seconds: readNumber(action.get('seconds')) };
    case 'appeal':
      return { do: name, secondJudge: action.get('secondJudge').value === true };
    case 'judge-answers-appeal':
    case 'pause':
    case 'judge-rules-solution':
    case 'judge-rules-charge':
    case 'judge-names-lifter':
    case 'judge-reverses':
    case 'judge-restores':
    case 'judge-disqualifies':
    case 'judge-replays':
    case 'propose-take-back':
    case 'answer-take-back':
    case 'correct-entry':
    case 'substitute':
      return readTableDeed(name, action, players);
    case 'resume':
    case 'judge-voids-shake':
    case 'begin-shake':
    case 'sign':
    case 'turn-timer':
    case 'no-goal':
    case 'agree':
    case 'lift-block':
    case 'put-back':
    case 'decline':
    case 'go-on':
    case 'wait':
    case 'last-shake':
    case 'stop-round':
      return { do: name };
  }
}

/** "Never" is what older books say for Impossible; whether it counts is the referee's matter. */
function readClaim(field: Field): { claim: 'now' | 'impossible' | 'no-goal'; said?: string } {
  const claim = field.oneOf(['now', 'impossible', 'never', 'no-goal'], 'a challenge');
  return claim === 'never' ? { claim: 'impossible', said: 'Never' } : { claim };
}

/** One Solution, or the list of what one player wrote. */
function readWritten(field: Field, readers: TableReaders): readonly object[] {
  return Array.isArray(field.value) ? field.list(4).map(readers.written) : [readers.written(field)];
}
