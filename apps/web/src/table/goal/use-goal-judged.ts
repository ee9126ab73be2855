import type { GoalAnswer } from '@forceout/formats';
import type { Said } from '@forceout/rules';
import { engine } from '../../engine/engine.ts';
import type { GoalJson } from '../../engine/table-calls.ts';
import { useAsked } from '../use-asked.ts';
import { useMatch } from '../use-table.ts';
import { draftText, isWhole } from './goal-draft.ts';
import type { GoalDraft } from './goal-draft.ts';

export interface JudgedGoal {
  readonly goal: GoalJson;
  /** Its cubes make the shape that was chosen. */
  readonly whole: boolean;
  readonly answer: GoalAnswer<Said> | null;
}

/** What a Goal in the making would be worth, and whether it is legal. */
export function useGoalJudged(draft: GoalDraft): JudgedGoal {
  const { match, game } = useMatch();
  const text = draftText(game, draft);
  const goal = game === 'onsets' ? text : { text, cubes: draft.cubes.map(({ cube }) => cube) };
  const whole = isWhole(game, draft);
  const answer = useAsked(`${whole} ${JSON.stringify(goal)} ${match.shake?.number}`, async () =>
    whole ? await engine.ask('judgeGoalAt', match, goal) : null,
  );
  return { goal, whole, answer };
}
