import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import type { EquationDraft } from './text/draft.ts';
import { Line } from './onsets-fields.tsx';
import type { LinesProps } from './onsets-fields.tsx';
import { spell } from './text/sign.ts';

/** The Solution, and the Goal as the writer reads it: both sides of the Equation. */
export function EquationFields(props: LinesProps<EquationDraft>): ReactNode {
  const { position, draft, onChange, counts, helps } = props;
  const { writing } = useWords();
  const laid = spell('equations', position.goal.replaceAll(/\s/g, ''));
  return (
    <div className="lines">
      {position.after === 'no-goal' ? (
        <Line
          {...props}
          name="goalLayout"
          label={writing.goalLayout}
          help={writing.goalLayoutHelp.equations}
        />
      ) : null}
      <Line {...props} name="solution" label={writing.solution} by={counts.solution.by} />
      <p className="equals" aria-hidden>
        =
      </p>
      <Line
        {...props}
        name="goal"
        label={writing.goal}
        {...(helps ? { help: writing.goalHelp } : {})}
        tools={
          laid === '' ? undefined : (
            <button type="button" className="quiet" onClick={() => onChange({ ...draft, goal: laid })}>
              {writing.copyGoal}
            </button>
          )
        }
      />
    </div>
  );
}
