import { inEnglish } from '@forceout/rules/words';
import { makeCubes } from '@forceout/formats';
import { bookOf } from '@forceout/rules';
import { makeCard, signOf, isCube } from '@forceout/rules/onsets';
import { may } from '@forceout/rules/match';
import type { MatchView, PhaseView, PublicEvent, Seat } from '@forceout/rules/match';
import { card, isColored, paint } from '../style.ts';

const COLOR = { B: 'blue', R: 'red', G: 'green', Y: 'yellow' } as const;
const EQUATIONS_COLOR = { red: 'red', blue: 'blue', green: 'green', black: 'bold' } as const;

/** A cube as it lies there: its sign, in its colour where it has one. */
function cube(text: string): string {
  const [color = '', face] = text.split(':');
  if (face !== undefined) {
    const shown = face === 'r' ? '√' : face;
    // Where nothing has a colour, a letter says it: r3, b3, g4, k7.
    if (!isColored()) return `${makeCubes([text])[0]}${shown}`;
    return paint(shown, 'bold', EQUATIONS_COLOR[color as keyof typeof EQUATIONS_COLOR] ?? 'bold');
  }
  const look = COLOR[text as keyof typeof COLOR];
  const shown = isCube(text) ? signOf(text) : text;
  return look === undefined ? paint(shown, 'bold') : paint(shown, 'bold', look);
}

export function cubes(list: readonly string[]): string {
  return list.length === 0 ? paint('–', 'dim') : list.map(cube).join(' ');
}

/** The table as one player sees it. */
export function screen(view: MatchView, seat: Seat): string {
  const { settings, totals, shake, phase } = view;
  const scores = settings.players.map((name, index) => {
    const text = `${name} ${totals[index]}`;
    return index === seat ? paint(text, 'bold') : text;
  });
  const lines = [
    paint(
      `── ${settings.rulebook}, ${settings.division}${shake === null ? '' : `, shake ${shake.number}`} ──`,
      'dim',
    ),
    `  ${scores.join('   ')}`,
  ];
  if (
    shake !== null &&
    phase.kind !== 'between-shakes' &&
    phase.kind !== 'signing' &&
    phase.kind !== 'finished'
  ) {
    const { mat, universe, picks, goal } = shake;
    if (universe.length > 0)
      lines.push(`  cards      ${universe.map((one) => card(makeCard(one))).join('  ')}`);
    if (picks.length > 0) lines.push(`  variations ${picks.map(({ pick }) => pickWords(pick)).join(', ')}`);
    lines.push(`  Goal       ${goal === null ? paint('not set', 'dim') : paint(goal, 'bold')}`);
    lines.push(`  Required   ${cubes(mat.required)}`);
    lines.push(`  Permitted  ${cubes(mat.permitted)}`);
    lines.push(`  Forbidden  ${cubes(mat.forbidden)}`);
    lines.push(`  Resources  ${cubes(mat.resources)}`);
  }
  lines.push(`  ${wanted(view, seat)}`);
  return lines.join('\n');
}

function pickWords(pick: object): string {
  const { id, ...blank } = pick as { id: string; card?: number };
  const filled = Object.entries(blank).map(([name, value]) =>
    name === 'card' ? makeCard(value) : String(value),
  );
  return [id.replaceAll('-', ' '), ...filled].join(' ');
}

/** What is to be done, with an example in the signs of the game. */
function taskWords(task: string, { settings }: MatchView): string {
  const isEquations = bookOf(settings)?.game === 'equations';
  switch (task) {
    case 'roll-for-setter':
      return 'roll for the first Goal: Enter';
    case 'begin-shake':
      return 'begin the shake: Enter';
    case 'roll':
      return `roll the cubes: Enter${settings.division === 'elementary' && !isEquations ? ' (lay VV^ first)' : ''}`;
    case 'deal':
      return 'deal the cards: deal 10';
    case 'pick':
      return `pick a variation: ${isEquations ? 'pick factorial, pick base 8' : 'pick two-operations, pick wild-cube R'}`;
    case 'goal':
      return `set the Goal: ${isEquations ? 'goal 2x3, goal 12 3 for a gap' : 'goal 3 2'}, or no goal`;
    case 'dispute-goal':
      return 'set the Goal that you see';
    case 'agree':
      return 'agree, or dispute';
    case 'state-challenge':
      return 'say your challenge';
    case 'write':
      return `write a Solution: ${solutionLike(isEquations)}, or pass`;
    case 'decide':
      return 'Third Party: write a Solution, or pass';
    case 'check':
      return 'check: accept, reject wrong-value, ambiguous …';
    case 'sign':
      return 'sign the sheet: Enter';
    default:
      return task;
  }
}

function solutionLike(isEquations: boolean): string {
  return isEquations ? 'write (6x6)+1 = 37' : 'write R n G';
}

/** What may be done in a turn, as the rules say, and why not where people would ask. */
function turnWords(mine: MatchView, seat: Seat): string {
  const { deeds, challenge } = may(mine, seat);
  const claims = (['now', 'impossible'] as const).filter((claim) => challenge[claim].is === 'yes');
  const bonus = deeds.bonus;
  const some = bookOf(mine.settings)?.game === 'equations' ? '3' : 'R';
  return [
    `move: ${some} r`,
    ...(bonus.is === 'yes' ? [`bonus ${some}`] : []),
    ...(deeds.shift.is === 'yes' ? [`shift ${some} r`] : []),
    ...(claims.length === 0 ? [] : [`or challenge: ${claims.join(', ')}`]),
    ...(bonus.is !== 'yes' && bonus.code === 'leader-bonus'
      ? [paint(`(${inEnglish(bonus.message)})`, 'dim')]
      : []),
  ].join(' · ');
}

/** What the player has to do, and until when. */
function wanted(mine: MatchView, seat: Seat): string {
  const { duties, settings, phase, now } = mine;
  const own = duties.find((duty) => duty.seat === seat);
  if (own === undefined) {
    const other = duties[0];
    return paint(other === undefined ? over(phase) : `waiting for ${settings.players[other.seat]}`, 'dim');
  }
  const left = own.by === null ? '' : `  (${secondsLeft(own.by, now)})`;
  const written = phase.kind === 'checking' ? paperLine(phase, settings.players) : '';
  const task = own.task === 'turn' ? turnWords(mine, seat) : taskWords(own.task, mine);
  return `${written}${paint('Your turn:', 'green')} ${task}${paint(left, 'yellow')}`;
}

/** What stands before what is typed: the seconds that are left for whoever has to act. */
export function promptFor({ duties, settings }: MatchView, seat: Seat, now: number): string {
  const due = duties.find((duty) => duty.seat === seat) ?? duties[0];
  if (due === undefined || due.by === null) return '> ';
  const who = due.seat === seat ? '' : `${settings.players[due.seat]} `;
  return `${who}${secondsLeft(due.by, now)} > `;
}

function secondsLeft(by: number, now: number): string {
  return `${Math.max(0, Math.round(by - now))} s`;
}

function paperLine(phase: PhaseView & { readonly kind: 'checking' }, players: readonly string[]): string {
  const shown = phase.papers
    .filter(({ state }) => state === 'presented')
    .map(
      ({ seat, written }) => `${players[seat]} wrote ${(written ?? []).map(writtenWords).join(' and ')}\n  `,
    );
  return shown.join('');
}

export function writtenWords(written: object): string {
  const {
    restrictions = [],
    setName,
    solution,
    goal,
  } = written as {
    restrictions?: readonly string[];
    setName?: string;
    solution?: string;
    goal?: string | null;
  };
  if (solution !== undefined) return goal === null || goal === undefined ? solution : `${solution} = ${goal}`;
  return [...restrictions, setName].join(', ');
}

function over(phase: PhaseView): string {
  return phase.kind === 'finished' ? `The match is over; match points ${phase.points.join(', ')}.` : '';
}

/** What just happened, for people; null for what the screen shows anyway. */
export function told(event: PublicEvent, players: readonly string[]): string | null {
  const name = (seat: Seat): string => players[seat] ?? `seat ${seat + 1}`;
  switch (event.type) {
    case 'setter-rolled':
      return `${name(event.seat)} rolls ${cube(event.face)} for the first Goal.`;
    case 'rolled':
      return `${name(event.seat)} rolls.`;
    case 'dealt':
      return `${name(event.seat)} deals ${event.cards.length} cards.`;
    case 'picked':
      return `${name(event.seat)} picks ${pickWords(event.pick)}.`;
    case 'goal-set':
      return `${name(event.seat)} sets the Goal ${paint(event.text, 'bold')}.`;
    case 'no-goal-declared':
      return `${name(event.seat)} says "No Goal".`;
    case 'moved':
      return `${name(event.seat)} moves ${cube(event.cube)} to ${event.to}${event.kind === 'regular' ? '' : ` (${event.kind.replace('setter-', '')})`}.`;
    case 'challenged':
      return paint(
        `${name(event.seat)} challenges ${event.claim === 'now' ? 'Now' : event.claim === 'impossible' ? 'Impossible' : '"No Goal"'}!`,
        'yellow',
      );
    case 'presented':
      return `${name(event.seat)} hands in a Solution.`;
    case 'handed-in':
      return `${name(event.seat)} is done with writing.`;
    case 'declined':
      return `${name(event.seat)} presents nothing.`;
    case 'ruled':
      return `The Solution of ${name(event.writer)} is ${paint(event.verdict, event.verdict === 'correct' ? 'green' : 'red')}${event.reasons.length === 0 ? '' : ` (${event.reasons.join(', ')})`}.`;
    case 'pointed-out':
      return `${name(event.by)} points out an error of ${name(event.against)}: ${event.what.replaceAll('-', ' ')}.`;
    case 'time-called':
      return paint(`Time is called for ${name(event.seat)}.`, 'yellow');
    case 'turn-lost':
      return `${name(event.seat)} loses the turn.`;
    case 'penalized':
      return paint(`${name(event.entry.seat)} ${event.entry.points}: ${inEnglish(event.entry.why)}`, 'red');
    case 'scored':
      return `Scores: ${event.entries.map(({ seat, points, why }) => `${name(seat)} ${points} (${inEnglish(why)})`).join(', ')}.`;
    case 'voided':
      return 'The shake is void.';
    default:
      return null;
  }
}
