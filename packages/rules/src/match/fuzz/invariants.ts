import { duties } from '../seen/duties.ts';
import type { MatchEvent } from '../record/event.ts';
import type { Cube } from '../game/game.ts';
import { allCubes } from '../record/mat.ts';
import type { Command } from '../record/command.ts';
import type { Clock, Fault, Match } from '../record/state.ts';

/** Which cubes a shake was rolled with. */
export class Kitwatch {
  cubes: readonly Cube[] = [];

  see(event: MatchEvent): void {
    if (event.type === 'shake-begun') this.cubes = allCubes(event.shake.mat);
    if (event.type === 'rolled-again') this.cubes = [];
    if (event.type === 'rolled' || event.type === 'laid-out') this.cubes = [...this.cubes, ...event.cubes];
  }
}

/** What must hold after every event of every match; throws where it does not. */
export function checkEvent(match: Match, kit: Kitwatch): void {
  if (match.shake !== null) {
    const [there, rolled] = [allCubes(match.shake.mat).toSorted(), kit.cubes.toSorted()];
    if (there.join() !== rolled.join())
      throw new Error(`cubes lost or doubled: ${there.join(' ')} of ${rolled.join(' ')}`);
    const { universe } = match.shake;
    if (new Set(universe).size !== universe.length) throw new Error('a card is there twice');
  }
  match.totals.forEach((total, seat) => {
    const sum = match.sheet.reduce((all, entry) => (entry.seat === seat ? all + entry.points : all), 0);
    if (sum !== total) throw new Error(`the sheet adds up to ${sum}, the total is ${total}`);
  });
}

/** What must hold whenever the table waits for the next command: somebody has to act, and can. */
export function checkDuties(match: Match): void {
  const waiting = duties(match);
  if (match.phase.kind !== 'finished' && match.paused === null && waiting.length === 0) {
    throw new Error(`nobody has to act: ${JSON.stringify(match.phase)}`);
  }
  const absent = match.shake?.absent ?? [];
  const idle = ['choosing-setter', 'between-shakes', 'signing'].includes(match.phase.kind);
  if (!idle && waiting.some(({ seat }) => absent.includes(seat)))
    throw new Error(
      `an absent player has to act: ${JSON.stringify(match.phase)} ${JSON.stringify(match.clocks)} ${absent.join()}`,
    );
  const tasks = new Set(waiting.map(({ task }) => task));
  // V-B: of two who lifted the block together, the second may still say the word while the others write and decide.
  tasks.delete('state-challenge');
  if (tasks.size > 2) throw new Error(`too many kinds of duty at once: ${[...tasks].join(' ')}`);
}

/** What a command may not do to a match, whatever it is; throws where it does. */
export function checkCommand(
  before: Match,
  after: Match,
  command: Command,
  events: readonly MatchEvent[],
): void {
  if (before.round.state === 'stopped' && events.some(({ type }) => type === 'moved' || type === 'goal-set'))
    if (after.round.state === 'stopped') throw new Error('a cube moves after "Stop"');
  checkOwed(before, after, events);
  if (typeof command.by === 'number') checkClocks(before, after, command.by, events);
  if (command.do === 'point-out') checkCharge(before, after, events);
  if (after.phase.kind === 'finished') checkPoints(after, after.phase.points);
}

/** Who has taken a bonus cube owes the regular move until it is made or lost. */
function checkOwed(before: Match, after: Match, events: readonly MatchEvent[]): void {
  const [was, is] = [before.phase, after.phase];
  if (was.kind !== 'moving' || was.bonus === null || is.kind !== 'moving' || is.turn === was.turn) return;
  const released: readonly MatchEvent['type'][] = [
    'moved',
    'turn-lost',
    'undone',
    'bonus-is-the-move',
    'absent',
  ];
  if (!events.some(({ type }) => released.includes(type)))
    throw new Error('the regular move after a bonus cube is owed no more');
}

/** Nobody's act gives another player new time, or takes any: a limit that still runs ends when it did. */
function checkClocks(before: Match, after: Match, by: number, events: readonly MatchEvent[]): void {
  if (before.shake?.number !== after.shake?.number || events.some(({ type }) => type === 'late')) return;
  // A hold that ended gives its time to all, and the next Solution has its own two minutes.
  const given: readonly MatchEvent['type'][] = [
    'clocks-resumed',
    'checking',
    'clock-renamed',
    'undone',
    'turn-lost',
  ];
  if (events.some(({ type }) => given.includes(type))) return;
  const same = (one: Clock, other: Clock): boolean => one.seat === other.seat && one.task === other.task;
  // II-C-2: who must pick again has the time of a pick for it.
  const picksAgain = events.flatMap((event) => (event.type === 'pick-withdrawn' ? [event.picked.by] : []));
  for (const clock of before.clocks) {
    if (clock.task === 'pick' && picksAgain.includes(clock.seat)) continue;
    const now = after.clocks.find((other) => same(clock, other));
    if (clock.seat === by || now === undefined || now.until === clock.until) continue;
    throw new Error(`the ${clock.task} clock of ${clock.seat} went from ${clock.until} to ${now.until}`);
  }
}

/** A charge changes nothing but what its fault did: no other charge, no other hand, nobody else's points. */
function checkCharge(before: Match, after: Match, events: readonly MatchEvent[]): void {
  if (before.shake?.number !== after.shake?.number || after.phase.kind === 'between-shakes') return;
  const together = events.flatMap((event) => (event.type === 'insulated' ? event.indexes : []));
  const others = before.faults.filter((_, index) => together.includes(index));
  const place = events.find((event) => event.type === 'pointed-out')?.index;
  const charged = before.faults.filter((_, index) => !together.includes(index))[place ?? -1];
  // IX-A-1: what one player moved on with goes back as one error, if it costs nothing.
  const isSame = ({ by, names, penalty }: Fault): boolean =>
    by === charged?.by &&
    penalty.points === 0 &&
    charged.names[0] !== undefined &&
    names.includes(charged.names[0]);
  if (!others.every(isSame) || after.faults.length !== before.faults.length - 1 - others.length)
    throw new Error('a charge forgave another error');
  if (JSON.stringify(after.block) !== JSON.stringify(before.block))
    throw new Error('a charge moved the block');
  const changed = after.totals.filter((total, seat) => total !== before.totals[seat]);
  if (changed.length > 1) throw new Error('a charge cost two players points');
}

/** XII-A: what three share adds up to 12, what two share to 10, less what rulings took. */
function checkPoints({ played, zeroed, gone, totals }: Match, points: readonly number[]): void {
  const there = totals.flatMap((_, seat) =>
    (played.length > 0 ? played.includes(seat) : !gone.some((one) => one.seat === seat)) ? [seat] : [],
  );
  const sum = points.reduce((all, one) => all + one, 0);
  const whole = [0, 6, 10, 12][there.length]!;
  if (zeroed.length === 0 ? sum !== whole : sum > whole)
    throw new Error(`match points ${points.join(' ')} of ${there.length} players`);
}
