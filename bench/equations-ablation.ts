import { ENGINES, solveEquations } from '@forceout/solver';
import type { EngineName } from '@forceout/solver';
import { rolls } from './equations-rolls.ts';
import type { Asked } from './equations-rolls.ts';
import { clock } from './timing.ts';

/** Seconds for each question, positions for each setting, and where their seeds begin: fresh ones for every decision. */
const SECONDS = (process.env['FORCEOUT_ABLATION_SECONDS'] ?? '2,10').split(',').map(Number);
const EACH = Number(process.env['FORCEOUT_ABLATION_POSITIONS'] ?? 32);
const SEED = Number(process.env['FORCEOUT_ABLATION_SEED'] ?? 700_000);
/** Only so many picks, as a real shake has three; all numbers of them in turn unless told. */
const PICKS = process.env['FORCEOUT_ABLATION_PICKS'];
/** Only these engines; all of them unless told. */
const ONLY = process.env['FORCEOUT_ABLATION_ENGINES']?.split(',');
/** No parts are put together before a quick look has taken so many milliseconds. */
const BEFORE_PARTS = 10;
/** An engine stays that alone decides one position in so many, or saves this share of the time. */
const WORTH_ONE_IN = 300;
const WORTH_TIME = 0.1;

/** What became of one question: what ran and for how long, what of it settled or found something, and processor time. */
interface Told {
  readonly isDecided: boolean;
  readonly ran: ReadonlyMap<EngineName, number>;
  readonly worked: ReadonlySet<EngineName>;
  readonly ms: number;
}

/** What each engine is worth: the same real rolls with everything on, with each engine alone off, and without all that are worth too little. */
export function bench(): void {
  const asked = rolls(EACH, SEED, PICKS === undefined ? null : Number(PICKS));
  for (const seconds of SECONDS) {
    console.log(`  ${asked.length} positions from seed ${SEED}, ${seconds} s each`);
    const whole = asked.map((one) => ask(one, seconds, []));
    tell('everything on', asked, whole, whole);
    const poor = ENGINES.filter((engine) => {
      if (ONLY?.includes(engine) === false) return false;
      const part = without([engine], engine, asked, whole, seconds);
      tell(`without ${engine}`, asked, whole, part);
      return isPoor(whole, part);
    });
    // Two that do the same are both worth nothing beside each other, so they are dropped one after the other.
    let [gone, rest]: [readonly EngineName[], readonly Told[]] = [[], whole];
    for (const engine of poor) {
      const part = without([...gone, engine], engine, asked, rest, seconds);
      tell(`${gone.join(', ')} gone, without ${engine}`, asked, rest, part);
      if (isPoor(rest, part)) [gone, rest] = [[...gone, engine], part];
    }
    tell(`without ${gone.join(', ')}`, asked, whole, rest);
  }
}

function isPoor(whole: readonly Told[], part: readonly Told[]): boolean {
  const lost = whole.filter(({ isDecided }, at) => isDecided && !part[at]!.isDecided).length;
  return lost * WORTH_ONE_IN < whole.length && spent(part) - spent(whole) < spent(whole) * WORTH_TIME;
}

function tell(what: string, asked: readonly Asked[], whole: readonly Told[], part: readonly Told[]): void {
  const [lost, won] = [
    whole.filter(({ isDecided }, at) => isDecided && !part[at]!.isDecided).length,
    part.filter(({ isDecided }, at) => isDecided && !whole[at]!.isDecided).length,
  ];
  const share = (...names: readonly Asked['name'][]): string => {
    const own = part.filter((_, at) => names.includes(asked[at]!.name));
    return `${((100 * own.filter(({ isDecided }) => isDecided).length) / own.length).toFixed(1)} %`;
  };
  console.log(
    `    ${what.padEnd(22)} ${share('now', 'impossible', 'whole')} decided (Now ${share('now')}, Impossible ${share('impossible', 'whole')}), ` +
      `${(spent(part) / 1000).toFixed(1)} s of work` +
      (whole === part ? '' : `; ${lost} decided only with it, ${won} only without`),
  );
}

function spent(told: readonly Told[]): number {
  return told.reduce((sum, { ms }) => sum + ms, 0);
}

/** Asks again only where the engine did something: where it ran for nothing, only its time is gone. */
function without(
  left: readonly EngineName[],
  engine: EngineName,
  asked: readonly Asked[],
  whole: readonly Told[],
  seconds: number,
): readonly Told[] {
  return whole.map((told, at) => {
    if (told.worked.has(engine)) return ask(asked[at]!, seconds, left);
    const ran = new Map(told.ran);
    ran.delete(engine);
    return { ...told, ran, ms: told.ms - (told.ran.get(engine) ?? 0) };
  });
}

/** The limit is by the clock of the processor, so that a busy machine changes little. */
function ask({ position }: Asked, seconds: number, left: readonly EngineName[]): Told {
  const start = clock();
  const ran = new Map<EngineName, number>();
  const worked = new Set<EngineName>();
  const { answer } = solveEquations(position, {
    limitMs: seconds * 1000,
    now: clock,
    anyWillDo: true,
    without: left,
    onStage: ({ search, ms, settled, found }) => {
      ran.set(search, ms);
      if (settled + found > 0) worked.add(search);
    },
  });
  // Parts of a search are not told of, so they may have done what it did.
  if ((ran.get('quick') ?? 0) > BEFORE_PARTS) worked.add('assembly');
  if (position.variations.some(({ id }) => id === 'powers-of-the-base')) worked.add('pursuit');
  return { isDecided: answer !== 'unknown', ran, worked, ms: clock() - start };
}
