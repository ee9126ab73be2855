import { preferences } from '../../shell/preferences.ts';

/** Wood, strings and a bell, made here of plain tones: nothing is fetched. Each can be told from the others. */
export type Sound =
  | 'pick-up'
  | 'land'
  | 'roll'
  | 'deal'
  | 'my-turn'
  | 'block'
  | 'tick'
  | 'time-up'
  | 'right'
  | 'wrong'
  | 'win'
  | 'over';

/** A tone: when it begins, how high, how long, how loud, and of which wave. */
type Tone = readonly [at: number, hertz: number, seconds: number, loudness: number, wave: OscillatorType];

const knock = (at: number, hertz: number, loudness = 0.5): readonly Tone[] => [
  [at, hertz, 0.07, loudness, 'triangle'],
  [at, hertz * 2.7, 0.03, loudness / 3, 'square'],
];
const pluck = (at: number, hertz: number, seconds = 0.3, loudness = 0.35): readonly Tone[] => [
  [at, hertz, seconds, loudness, 'triangle'],
  [at, hertz * 2, seconds / 2, loudness / 4, 'sine'],
];

const SCORES: Readonly<Record<Sound, readonly Tone[]>> = {
  'pick-up': knock(0, 620, 0.25),
  land: knock(0, 210),
  roll: [0, 0.06, 0.11, 0.18, 0.23, 0.31, 0.36, 0.46].flatMap((at, step) =>
    knock(at, 260 + ((step * 97) % 160), 0.45 - step * 0.04),
  ),
  deal: [0, 0.07, 0.14, 0.21].flatMap((at) => knock(at, 900, 0.12)),
  'my-turn': [...pluck(0, 523), ...pluck(0.13, 784)],
  block: [
    [0, 92, 0.4, 0.9, 'triangle'],
    [0, 146, 0.16, 0.6, 'square'],
    [0, 55, 0.5, 0.8, 'sine'],
  ],
  tick: knock(0, 1250, 0.14),
  'time-up': [
    [0, 988, 1.1, 0.4, 'sine'],
    [0, 1976, 0.6, 0.12, 'sine'],
  ],
  right: [...pluck(0, 392, 0.25), ...pluck(0.12, 587, 0.5)],
  // The same two notes, muted and level: no buzzer.
  wrong: [...pluck(0, 294, 0.12, 0.25), ...pluck(0.14, 294, 0.16, 0.2)],
  win: [523, 659, 784, 1047].flatMap((hertz, step) => pluck(step * 0.13, hertz, step === 3 ? 0.9 : 0.25)),
  over: [523, 440, 392].flatMap((hertz, step) => pluck(step * 0.16, hertz, 0.35, 0.28)),
};

let context: AudioContext | null = null;

/** Plays a sound where sounds were asked for. Browsers keep silent until the page was touched. */
export function play(sound: Sound): void {
  const { sound: wanted, volume } = preferences();
  if (wanted !== true || volume <= 0) return;
  try {
    context ??= new AudioContext();
    const start = context.currentTime + 0.01;
    for (const [at, hertz, seconds, loudness, wave] of SCORES[sound]) {
      const [tone, gain] = [context.createOscillator(), context.createGain()];
      tone.type = wave;
      tone.frequency.value = hertz;
      gain.gain.setValueAtTime(0.0001, start + at);
      gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loudness * volume * 0.4), start + at + 0.006);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + at + seconds);
      tone.connect(gain).connect(context.destination);
      tone.start(start + at);
      tone.stop(start + at + seconds + 0.02);
    }
  } catch {
    // No sound here; everything that is heard is also seen.
  }
}
