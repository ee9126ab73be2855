import type { NowKey } from '../../../table/tell/now-line.ts';

function list(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? 'the others';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

type Sentence = (names: readonly string[]) => string;

/** What I can do now: one line, always right. */
export const tableNow = {
  'take-a-seat': () => 'Take a free seat to play.',
  'watch-open': () => 'All seats are taken. You can watch when the match begins.',
  'get-ready': () => 'Press “I am ready” when you want to begin.',
  'wait-for-players': (names) =>
    names.length === 0
      ? 'Waiting for more players. Share the code.'
      : `Waiting until ${list(names)} ${names.length > 1 ? 'are' : 'is'} ready.`,
  closed: () => 'This table was closed before a match began.',
  finished: () => 'The match is over.',
  'roll-for-setter': () => 'Roll a cube: the highest number sets the first Goal.',
  'wait-roll-for-setter': (names) => `Waiting for ${list(names)} to roll for the first Goal.`,
  begin: () => 'You are the Goal-setter: begin the shake.',
  'wait-begin': (names) => `Waiting for ${list(names)} to begin the shake.`,
  'may-begin': (names) => `Waiting for ${list(names)} to begin the shake; you may begin it too.`,
  'lay-out': () => 'Lay out the V and Λ cubes, then roll the others.',
  roll: () => 'Roll the cubes.',
  deal: () => 'Choose how many cards make the Universe, and deal them.',
  paused: () => 'A judge has been called; all clocks stand still.',
  'wait-rolling': (names) => `Waiting for ${list(names)} to roll and deal.`,
  pick: () => 'Pick a variation for this shake.',
  'pick-two': () => 'Pick two variations for this shake.',
  'pick-again': (names) => `You may pick a second variation before ${list(names)} acts.`,
  'wait-pick': (names) => `Waiting for ${list(names)} to pick a variation.`,
  goal: () => 'Set a Goal with cubes from Resources, or say “No Goal”.',
  'goal-after-bonus': () => 'Set a Goal with cubes from Resources.',
  'disputed-goal': () => 'You disputed “No Goal”: set a Goal yourself, or give it up.',
  'wait-goal': (names) => `Waiting for ${list(names)} to set the Goal.`,
  agree: (names) => `${list(names)} says there is no Goal. Agree, or dispute it.`,
  'wait-agree': (names) => `Waiting for ${list(names)} to agree to “No Goal”.`,
  move: (names) =>
    names.length === 0 ? 'Your turn: move a cube.' : `Your turn: move a cube, or challenge ${list(names)}.`,
  'regular-move': () => 'Your bonus cube is in Forbidden. Now make your regular move.',
  'wait-move': (names) => `${list(names)} is to move.`,
  'may-challenge': ([turn = '', mover = '']) =>
    turn === mover ? `${turn} is to move.` : `${turn} is to move. You may challenge ${mover}.`,
  'state-challenge': () => 'You hold the block: say which challenge it is, or put it back.',
  'wait-challenge': (names) => `${list(names)} holds the block and must say which challenge it is.`,
  write: () => 'Write your Solution and present it.',
  'write-or-challenge': (names) =>
    `All cubes are played: write your Solution, or challenge ${list(names)}’s last move as Impossible.`,
  'write-goal': () => 'Write the Goal that you would set and its Solution, and present them.',
  'may-write': () => 'You are the Third Party: present a Solution, or decide not to.',
  'wait-writing': (names) => `Waiting for ${list(names)} to finish writing.`,
  check: (names) => `Check ${list(names)}’s Solution: accept it, or reject it with a reason.`,
  'wait-checking': (names) => `Waiting for ${list(names)} to check the Solutions.`,
  sign: () => 'Look at the scores and sign the sheet.',
  'wait-sign': (names) => `Waiting for ${list(names)} to sign the sheet.`,
  absent: (names) => `You are marked absent from this shake. Waiting for ${list(names)}.`,
  'choose-returned': () => 'Choose which of the two cubes goes back to Resources.',
  initial: (names) => `A penalty for ${list(names)} waits for your initials.`,
} as const satisfies Readonly<Record<NowKey, Sentence>>;
