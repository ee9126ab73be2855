import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { useWords } from '../../words/index.tsx';
import { Cubes } from '../mat/cubes.tsx';
import { fitting } from '../mat/fit.ts';
import { MatSection } from '../mat/mat-section.tsx';
import { useMat } from '../mat/use-mat.ts';
import { useMatch } from '../use-table.ts';
import { GoalBuilding } from './goal-building.tsx';
import { useGoalJudged } from './use-goal-judged.ts';
import { bookName } from '../../shelf/shelf.ts';
import './goal-bench.css';

const MOST_VALUES = 4;

/** Where I build the Goal: on a bench of my own until I set it, with Forbidden beside it for a bonus. */
export function GoalBench(): ReactNode {
  const { table: words } = useWords();
  const { match, game } = useMatch();
  const { draft, setDraft, offer, told, mat } = useMat();
  const { shake } = match;
  return (
    <div className="stage goal-stage">
      <div
        className="goal-bench mat-section"
        role="group"
        data-place="goal"
        data-drop="goal"
        data-over={offer.over === 'goal'}
        aria-label={words.goal.build}
      >
        <h2>
          <Icon name="goal" />
          {words.goal.build} <small>{told ?? words.goal.limit[game]}</small>
        </h2>
        <GoalBuilding
          game={game}
          variations={(shake?.picks ?? []).map(({ pick }) => pick.id)}
          isTable={match.settings.mode === 'table'}
          draft={draft}
          setDraft={setDraft}
          offer={offer}
        />
        <GoalValue />
      </div>
      <MatSection place="forbidden" count={mat.forbidden.length} offer={offer}>
        <div className="fit">
          <div className="section-cubes" style={fitting(mat.forbidden.length + 1, 4)}>
            <Cubes cubes={mat.forbidden} label={words.sections.forbidden} />
          </div>
        </div>
      </MatSection>
    </div>
  );
}

function GoalValue(): ReactNode {
  const { table: words, said } = useWords();
  const { match } = useMatch();
  const { draft } = useMat();
  const { whole, answer } = useGoalJudged(draft);
  const [reason] = answer?.reasons ?? [];
  return (
    <p className="goal-value" role="status">
      {answer !== null &&
        answer.legal &&
        words.goal.equals(listed(answer.values, words.goal.or, answer.complete !== false, words.goal.more))}
      {reason !== undefined && (
        <>
          {said(reason.message)} <RuleLink book={bookName(match.settings)} rule={reason.rule} />
        </>
      )}
      {!whole && <span>{words.goal.empty}</span>}
    </p>
  );
}

function listed(values: readonly string[], or: string, complete: boolean, more: string): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => value.replaceAll('-', '−'));
  return shown.join(or) + (complete && values.length <= MOST_VALUES ? '' : more);
}
