import { duties } from './duties.ts';
import type { MatchEvent } from './event.ts';
import type { Cube } from './game.ts';
import { allCubes } from './mat.ts';
import type { Match } from './state.ts';

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
  if (match.phase.kind !== 'finished' && waiting.length === 0) {
    throw new Error(`nobody has to act: ${JSON.stringify(match.phase)}`);
  }
  const absent = match.shake?.absent ?? [];
  const idle = ['choosing-setter', 'between-shakes', 'signing'].includes(match.phase.kind);
  if (!idle && waiting.some(({ seat }) => absent.includes(seat)))
    throw new Error(
      `an absent player has to act: ${JSON.stringify(match.phase)} ${JSON.stringify(match.clocks)} ${absent.join()}`,
    );
  const tasks = new Set(waiting.map(({ task }) => task));
  if (tasks.size > 2) throw new Error(`too many kinds of duty at once: ${[...tasks].join(' ')}`);
}
