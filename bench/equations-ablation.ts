import { ENGINES, solveEquations } from '@forceout/solver';
import type { EngineName } from '@forceout/solver';
import type { EquationsPosition } from '@forceout/rules/equations';
import { Chance } from '../packages/solver/src/equations/reference/random-position.ts';
import {
  moved,
  nowPosition,
  PLAYED_DIVISIONS,
  shakeWithGoal,
} from '../packages/solver/src/equations/reference/realistic-position.ts';
import { clock } from './timing.ts';

/** Seconds for each question, positions for each setting, and where their seeds begin: fresh ones for every decision. */
const SECONDS = (process.env['FORCEOUT_ABLATION_SECONDS'] ?? '2,10').split(',').map(Number);
const EACH = Number(process.env['FORCEOUT_ABLATION_POSITIONS'] ?? 32);
const SEED = Number(process.env['FORCEOUT_ABLATION_SEED'] ?? 700_000);
/** Without reasons, or without the search by bounds, little is left to compare; they are measured all the same. */
const LEFT_OUT: readonly (EngineName | null)[] = [null, ...ENGINES];

interface Asked {
  readonly name: string;
  readonly position: EquationsPosition;
}

/** What each engine is worth: the same real rolls with everything on, and with each engine alone off. */
export function bench(): void {
  const asked = positions();
  for (const seconds of SECONDS) {
    console.log(`  ${asked.length} positions from seed ${SEED}, ${seconds} s each`);
    const whole = run(asked, seconds, null);
    for (const engine of LEFT_OUT) {
      const part = engine === null ? whole : run(asked, seconds, engine);
      const lost = asked.filter((_, index) => whole.decided[index]! && !part.decided[index]!).length;
      const won = asked.filter((_, index) => !whole.decided[index]! && part.decided[index]!).length;
      const decided = part.decided.filter(Boolean).length;
      console.log(
        `    ${(engine === null ? 'everything on' : `without ${engine}`).padEnd(22)} ` +
          `${((100 * decided) / asked.length).toFixed(1)} % decided (Now ${share(asked, part, 'now')}, Impossible ${share(asked, part, 'impossible')}), ` +
          `${part.seconds.toFixed(1)} s of work${engine === null ? '' : `; ${lost} decided only with it, ${won} only without`}`,
      );
    }
  }
}

/** All divisions, Now and Impossible, no to three picks, three to ten usable cubes. */
function positions(): readonly Asked[] {
  const asked: Asked[] = [];
  let seed = SEED;
  for (const division of PLAYED_DIVISIONS)
    for (let index = 0; index < EACH; index++) {
      // Every number of cubes with every number of picks, once in 32.
      const cubes = 3 + (index % 8);
      const picks = Math.floor(index / 8) % 4;
      const now = new Chance(seed++);
      asked.push({
        name: 'now',
        position: nowPosition(now, shakeWithGoal(now, division, picks), cubes),
      });
      const chance = new Chance(seed++);
      const shake = shakeWithGoal(chance, division, picks);
      // Half on the mat, half in Resources.
      const few = { ...shake, resources: shake.resources.slice(0, cubes) };
      asked.push({ name: 'impossible', position: moved(chance, few, cubes >> 1) });
    }
  return asked;
}

interface Run {
  readonly decided: readonly boolean[];
  readonly seconds: number;
}

/** The limit is by the clock of the processor, so that a busy machine changes little. */
function run(asked: readonly Asked[], seconds: number, engine: EngineName | null): Run {
  const start = clock();
  const without = engine === null ? [] : [engine];
  const decided = asked.map(
    ({ position }) =>
      solveEquations(position, { limitMs: seconds * 1000, now: clock, anyWillDo: true, without }).answer !==
      'unknown',
  );
  return { decided, seconds: (clock() - start) / 1000 };
}

function share(asked: readonly Asked[], { decided }: Run, name: string): string {
  const own = decided.filter((_, index) => asked[index]!.name === name);
  return `${((100 * own.filter(Boolean).length) / own.length).toFixed(1)} %`;
}
