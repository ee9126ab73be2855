import { explain, judgeEach, rulesOf } from '@forceout/rules/onsets';
import type { OnSetsPosition, WrittenSolution } from '@forceout/rules/onsets';
import type { Working } from '../analyst.ts';

/** The pieces of the Set-Name with how many cards each selects, and what the Restrictions leave of them. */
export function working(position: OnSetsPosition, written: readonly WrittenSolution[]): Working {
  const explained = judgeEach(rulesOf(position), written).flatMap(
    (judged) => explain(position.universe, judged) ?? [],
  );
  const [restricted] = explained.filter(({ restrictions }) => restrictions.length > 0);
  return {
    pieces: explained.flatMap(({ steps }) =>
      steps.map(({ text, cards }) => ({ text, value: String(cards.length) })),
    ),
    goal: [],
    asks: explained[0]?.goal ?? [],
    restricted:
      restricted === undefined
        ? null
        : {
            texts: restricted.restrictions.map(({ text }) => text),
            gone: position.universe.length - restricted.left.length,
            left: restricted.left.length,
          },
    apart: null,
  };
}
