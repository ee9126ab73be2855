/** The instants of a bell, in milliseconds of the hall; `held` is when it was paused. */
export interface Times {
  readonly lastShake: number;
  readonly stop: number;
  readonly written: number;
  readonly held: number | null;
}

export type Phase = 'play' | 'last-shake' | 'writing' | 'over';

/** What a clock shows. It uses nothing, so that the small public pages can have it. */
export interface ClockFace {
  readonly phase: Phase;
  readonly paused: boolean;
  /** Milliseconds until the phase ends; 0 when all is over. */
  readonly left: number;
  /** How much of play and last shake together is over, from 0 to 1, and where on that line the last shake begins. */
  readonly gone: number;
  readonly warnAt: number;
}

export function faceOf(started: number, times: Times, wall: number): ClockFace {
  const { lastShake, stop, written, held } = times;
  // While it is held, time stands still.
  const now = held ?? wall;
  const phase: Phase =
    now < Math.min(lastShake, stop) ? 'play' : now < stop ? 'last-shake' : now < written ? 'writing' : 'over';
  const until = { play: Math.min(lastShake, stop), 'last-shake': stop, writing: written, over: now }[phase];
  const length = Math.max(1, stop - started);
  const share = (instant: number): number => Math.min(1, Math.max(0, (instant - started) / length));
  return {
    phase,
    paused: held !== null && (phase === 'play' || phase === 'last-shake'),
    left: Math.max(0, until - now),
    gone: share(now),
    warnAt: share(lastShake),
  };
}

/** `12:21`, or `1:02:21` where there are hours. Whole seconds that are still left, so that 0:00 is the end. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
