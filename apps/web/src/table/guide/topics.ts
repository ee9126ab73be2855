import type { MatchView, May } from '@forceout/rules/match';
import { mayChallenge } from '../mat/grips.ts';

/** What the coach tells in a first match, each thing once and when it is of use. */
export const TOPICS = ['set-goal', 'goal', 'move', 'danger', 'block', 'write', 'check'] as const;
export type Topic = (typeof TOPICS)[number];

/** Two shakes are guided; by then everything was there. */
const SHAKES = 2;
/** So many cubes lie on the mat before a challenge is worth a thought. */
const SOME_MOVES = 3;

/** The next thing to be told to whoever sits there, or null. `told` is what they know already. */
export function topicNow(
  match: MatchView,
  seat: number | null,
  told: readonly string[],
  may: May | null,
): Topic | null {
  const { phase, shake } = match;
  if (seat === null || shake === null || shake.number > SHAKES) return null;
  const fresh = (topic: Topic): boolean => !told.includes(topic);
  const { required, permitted, forbidden } = shake.mat;
  const moved = required.length + permitted.length + forbidden.length;
  switch (phase.kind) {
    case 'goal':
      return phase.setter === seat && fresh('set-goal') ? 'set-goal' : null;
    case 'moving': {
      if (fresh('goal')) return 'goal';
      if (phase.turn === seat && fresh('move')) return 'move';
      if (phase.turn === seat && moved >= SOME_MOVES && fresh('danger')) return 'danger';
      return moved > SOME_MOVES && mayChallenge(may) && fresh('block') ? 'block' : null;
    }
    case 'writing': {
      const mine = phase.papers.find((paper) => paper.seat === seat);
      return mine?.state === 'writing' && fresh('write') ? 'write' : null;
    }
    case 'checking': {
      const mine = phase.papers.some((paper) => paper.checks.some((check) => check.seat === seat));
      return mine && fresh('check') ? 'check' : null;
    }
    default:
      return null;
  }
}
