import type { Action, Intent } from '../table/action.ts';
import type { Situation } from './situation.ts';

/** Of a usual move's thought, how much each kind of act takes. */
const SHARE: Readonly<Partial<Record<Action['do'], number>>> = {
  'begin-shake': 0.2,
  'roll-for-setter': 0.1,
  roll: 0.2,
  deal: 0.3,
  'lay-out': 0.2,
  pick: 0.5,
  'set-goal': 2.5,
  'no-goal': 4,
  bonus: 1,
  present: 3,
  decline: 3.5,
  accept: 1.5,
  reject: 2,
  'point-out': 0.2,
  sign: 0.1,
};

/** A limit is never cut finer than this. */
const SECONDS_LEFT = 2;

/** With the clock off nobody waits as long as this for a bot, in seconds; half of it for a thought of so many seconds. */
const WITHOUT_CLOCK = 0.8;
const HALF_AT = 8;

/** The action after a natural while, within whatever limit runs; with the clock off quicker, in the same order. */
export function think(situation: Situation, action: Action): Intent {
  const { view, seat, level } = situation;
  const purpose = `pace ${action.do} ${view.shake === null ? '' : situation.mark}`;
  // Mostly near the usual, now and then much longer.
  const luck = situation.chance(purpose);
  const share = action.do === 'challenge' ? level.reaction : (SHARE[action.do] ?? 1);
  const natural = level.pace * share * (0.4 + 0.8 * luck + 1.5 * luck ** 6);
  if (view.settings.clock === 'untimed')
    return { action, after: (WITHOUT_CLOCK * natural) / (natural + HALF_AT) };
  const limits = view.duties.flatMap((duty) => (duty.seat === seat && duty.by !== null ? [duty.by] : []));
  const left = Math.min(...limits) - view.now - SECONDS_LEFT;
  return { action, after: Math.max(0, Math.min(natural, left)) };
}

/** With a sand timer somebody has to say that it has run out. */
export function callTime(situation: Situation): Intent | null {
  const { view, seat } = situation;
  if (view.settings.clock !== 'called') return null;
  const late = view.clocks.find(
    (clock) => clock.seat !== seat && clock.until !== null && clock.countdown === null,
  );
  if (late === undefined) return null;
  const slack = 1 + 4 * situation.chance(`slack ${late.task} ${late.until}`);
  return { action: { do: 'time-up', player: late.seat }, after: late.until! - view.now + slack };
}
