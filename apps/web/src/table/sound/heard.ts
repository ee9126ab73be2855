import type { Happening } from '../tell/happenings.ts';
import type { Sound } from './sounds.ts';

/** What a happening sounds like; most are silent. `seat` is whoever listens. */
export function soundOf(happening: Happening, seat: number | null): Sound | null {
  switch (happening.is) {
    case 'moved':
    case 'goal':
    case 'returned':
      return 'land';
    case 'rolled':
    case 'first-roll':
      return 'roll';
    case 'dealt':
      return 'deal';
    case 'block':
    case 'challenged':
      return 'block';
    case 'ruled':
      return happening.verdict === 'correct' ? 'right' : 'wrong';
    case 'finished': {
      const mine = seat === null ? null : happening.points[seat];
      return mine === Math.max(...happening.points) ? 'win' : 'over';
    }
    default:
      return null;
  }
}

/** Of several things in one moment the weightiest is heard, and only that. */
const WEIGHT: readonly Sound[] = ['win', 'over', 'block', 'right', 'wrong', 'roll', 'deal', 'land'];

export function heardOf(happenings: readonly Happening[], seat: number | null): Sound | null {
  const sounds = happenings.map((one) => soundOf(one, seat));
  return WEIGHT.find((sound) => sounds.includes(sound)) ?? null;
}
