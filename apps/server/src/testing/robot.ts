import type { Json } from '@forceout/client';
import { bookOf } from '@forceout/rules';
import { gameFor } from '@forceout/rules/match';
import type { MatchView } from '@forceout/rules/match';
import type { TableCommand, TableView } from '@forceout/client';

/** A small seeded source of chance, the same everywhere. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LAY_OUT: Json = { do: 'lay-out', cubes: ['V', '^', '^'] };

interface Simple {
  readonly picks: readonly string[];
  readonly goal: (digit: string) => Json;
  readonly values: readonly string[];
  readonly written: (text: string) => Json;
}

/** What a simple-minded player knows of each game. */
export const GAMES: Readonly<Record<'onsets' | 'equations', Simple>> = {
  onsets: {
    // Three that fit every roll, so that nobody is left without one.
    picks: ['two-operations', 'absolute-value', 'shift-from-permitted', 'no-null-restrictions'],
    goal: (digit) => digit,
    values: ['R', 'B', 'G', 'V'],
    written: (text) => ({ setName: text }),
  },
  equations: {
    picks: ['sideways', 'upside-down', 'factorial', 'average', 'remainder', 'percent', 'lcm'],
    goal: (cube) => ({ text: cube.replace(/^.*:/, ''), cubes: [cube] }),
    values: ['1', '2', '3', '1+1'],
    written: (text) => ({ solution: text }),
  },
};

/** What a simple-minded player would do now, from nothing but their own view; null if it is not their duty. */
export function robotDeed(view: TableView, chance: () => number): Json | null {
  const { match, you } = view;
  if (match === null || you === null) return null;
  const duty = match.duties.find(({ seat }) => seat === you);
  if (duty === undefined) return null;
  const one = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;
  const game = GAMES[bookOf(match.settings)?.game ?? 'onsets'];
  switch (duty.task) {
    case 'roll':
      // Some divisions lay the restriction cubes out before the roll.
      if (gameFor(match.settings).layOut !== null && match.shake?.laidOut === false) return LAY_OUT;
      return { do: 'roll' };
    case 'roll-for-setter':
    case 'begin-shake':
    case 'sign':
      return { do: duty.task };
    case 'deal':
      return { do: 'deal', count: 8 };
    case 'pick':
      return { do: 'pick', variation: { id: one(game.picks) } };
    case 'goal':
    case 'dispute-goal': {
      const digits = (match.shake?.mat.resources ?? []).filter((cube) => /(^|:)\d$/.test(cube));
      return { do: 'set-goal', goal: game.goal(one(digits) ?? '1') };
    }
    case 'agree':
      return { do: 'agree' };
    case 'turn': {
      const resources = match.shake?.mat.resources ?? [];
      if (resources.length < 12 && chance() < 0.05)
        return { do: 'challenge', claim: one(['now', 'impossible']) };
      const to =
        resources.length === 1 ? 'permitted' : one(['required', 'permitted', 'forbidden', 'permitted']);
      return { do: 'move', cube: one(resources), to };
    }
    case 'state-challenge':
      return { do: 'put-back' };
    case 'write':
    case 'decide':
      return chance() < 0.3
        ? { do: 'decline' }
        : { do: 'present', written: [game.written(one(game.values))] };
    case 'check':
      return checking(match, you);
  }
}

/** The same at the whole table: who has the result of a shake before them closes it first, for bots wait until then. */
export function robotCommand(view: TableView, chance: () => number): TableCommand | null {
  if (view.you !== null && view.toSee.includes(view.you)) return { do: 'seen' };
  const deed = robotDeed(view, chance);
  return deed === null ? null : { do: 'play', deed };
}

function checking({ phase }: MatchView, you: number): Json | null {
  if (phase.kind !== 'checking') return null;
  const open = phase.papers.find(
    ({ seat, state, verdict }) => seat !== you && state === 'presented' && verdict === null,
  );
  const writer = phase.current ?? open?.seat;
  return writer === undefined ? null : { do: 'accept', writer };
}
