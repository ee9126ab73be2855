import { useState } from 'react';
import type { ReactNode } from 'react';
import { engine } from '../../engine/engine.ts';
import { RuleLink } from '../../rules/rule-link.tsx';
import { useWords } from '../../words/index.tsx';
import { Dialog } from '../aside/dialog.tsx';
import { draftText, isWhole } from './goal-draft.ts';
import type { GoalDraft } from './goal-draft.ts';
import { useAsked } from '../use-asked.ts';
import { useMatch } from '../use-table.ts';

const MOST_VALUES = 4;

/** What the Goal in the making may equal, and the two ways to be done with it. */
export function GoalActions({ draft }: { readonly draft: GoalDraft }): ReactNode {
  const { table: words } = useWords();
  const { match, game, act } = useMatch();
  const [sure, setSure] = useState(false);
  const text = draftText(game, draft);
  const goal = game === 'onsets' ? text : { text, cubes: draft.cubes.map(({ cube }) => cube) };
  const whole = isWhole(game, draft);
  const answer = useAsked(`${whole} ${JSON.stringify(goal)} ${match.shake?.number}`, async () =>
    whole ? await engine.ask('judgeGoalAt', match, goal) : null,
  );
  const disputing = match.phase.kind === 'goal' && match.phase.disputing;
  const committed =
    match.shake?.setterBonus === true || (match.phase.kind === 'goal' && match.phase.arranged !== null);
  const [reason] = answer?.reasons ?? [];
  const isTable = match.settings.mode === 'table';
  return (
    <div className="goal-actions">
      <p className="goal-value" role="status">
        {answer !== null &&
          answer.legal &&
          words.goal.equals(listed(answer.values, words.goal.or, answer.complete !== false, words.goal.more))}
        {reason !== undefined && (
          <>
            {reason.message} <RuleLink book={match.settings.rulebook} rule={reason.rule} />
          </>
        )}
        {!whole && <span className="soft">{words.goal.empty}</span>}
      </p>
      <div className="row">
        <button
          type="button"
          className="main-action"
          disabled={!whole || (answer !== null && !answer.legal && !isTable)}
          onClick={() => void act({ do: 'set-goal', goal })}
        >
          {words.goal.set}
        </button>
        {!committed && draft.cubes.length === 0 && (
          <button type="button" onClick={() => setSure(true)}>
            {disputing ? words.goal.giveUp : words.goal.noGoal}
          </button>
        )}
      </div>
      {sure && (
        <Dialog title={words.goal.noGoalSure} onClose={() => setSure(false)}>
          <div className="dialog-row">
            <button
              type="button"
              className="main-action"
              onClick={() => {
                setSure(false);
                void act({ do: 'no-goal' });
              }}
            >
              {disputing ? words.goal.giveUp : words.goal.noGoal}
            </button>
            <button type="button" onClick={() => setSure(false)}>
              {words.no}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function listed(values: readonly string[], or: string, complete: boolean, more: string): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => value.replaceAll('-', '−'));
  return shown.join(or) + (complete && values.length <= MOST_VALUES ? '' : more);
}
