import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { GoalBuilding } from './goal-building.tsx';
import type { GoalDraft } from './goal-draft.ts';
import { layGoal } from './goal-text.ts';
import { LaidGoal } from './goal-view.tsx';
import { PutHere } from '../mat/mat-section.tsx';
import type { Offer } from '../mat/mat-section.tsx';
import { useMatch } from '../use-table.ts';
import './goal.css';

interface GoalSpaceProps {
  readonly draft: GoalDraft;
  readonly setDraft: (draft: GoalDraft) => void;
  readonly building: boolean;
  readonly offer: Offer;
}

/** The Goal section: the Goal as it lies, or the place where its setter builds it. */
export function GoalSpace(props: GoalSpaceProps): ReactNode {
  const { table: words } = useWords();
  const { match, game } = useMatch();
  const { offer, building } = props;
  const { shake } = match;
  const arranged = match.phase.kind === 'goal' ? match.phase.arranged : null;
  const text = shake?.goal ?? arranged;
  return (
    <div
      className="mat-section goal-space"
      role="group"
      data-place="goal"
      data-drop="goal"
      data-over={offer.over === 'goal'}
      aria-label={words.sections.goal}
    >
      <h3 className="mat-name">{words.sections.goal}</h3>
      {building ? (
        <GoalBuilding
          game={game}
          variations={(shake?.picks ?? []).map(({ pick }) => pick.id)}
          isTable={match.settings.mode === 'table'}
          {...props}
        />
      ) : text === null ? (
        <p className="soft goal-none">{words.noGoalYet}</p>
      ) : (
        <LaidGoal cubes={layGoal(game, text, shake?.mat.goal ?? [])} />
      )}
      {!building && <PutHere place="goal" offer={offer} />}
    </div>
  );
}
