import type { ReactNode } from 'react';
import { engine } from '../../engine/engine.ts';
import { Icon } from '../../pieces/icon.tsx';
import { useWords } from '../../words/index.tsx';
import { layGoal } from '../goal/goal-text.ts';
import { LaidGoal } from '../goal/goal-view.tsx';
import { fitting } from '../mat/fit.ts';
import { useMat } from '../mat/use-mat.ts';
import { useAsked } from '../use-asked.ts';
import { useMatch } from '../use-table.ts';

/** The Goal as it lies on the mat, with what it is worth where the table gives help. */
export function GoalPlace(): ReactNode {
  const { table: words } = useWords();
  const { match, game } = useMatch();
  const { building } = useMat();
  const { shake } = match;
  const arranged = match.phase.kind === 'goal' ? match.phase.arranged : null;
  const text = shake?.goal ?? (building ? null : arranged);
  const laid = text === null ? [] : layGoal(game, text, shake?.mat.goal ?? []);
  const wide = Math.max(2, ...laid.map(({ column }) => column + 2)) / 2;
  const high = Math.max(1, ...laid.map(({ row }) => row + 1));
  return (
    <div className="goal-place" role="group" data-place="goal" aria-label={words.sections.goal}>
      <h2>
        <Icon name="goal" />
        {words.sections.goal}
      </h2>
      <div className="goal-lies">
        <div className="fit">
          <div className="goal-cubes" style={{ ...fitting(1), '--wide': wide, '--high': high } as object}>
            {text === null ? <span className="goal-hole" aria-hidden="true" /> : <LaidGoal cubes={laid} />}
          </div>
        </div>
        {text === null ? <p>{words.noGoalYet}</p> : <GoalWorth text={text} />}
      </div>
    </div>
  );
}

const MOST_VALUES = 3;

/** What the Goal is worth: only where hints are given, for in a match one has to see it oneself. */
function GoalWorth({ text }: { readonly text: string }): ReactNode {
  const { table: words } = useWords();
  const { match, table, game } = useMatch();
  const cubes = match.shake?.mat.goal ?? [];
  const goal = game === 'onsets' ? text : { text, cubes };
  const helps = table.settings.hints && match.shake?.goal != null;
  const answer = useAsked(`${helps} ${JSON.stringify(goal)} ${match.shake?.number}`, async () =>
    helps ? await engine.ask('judgeGoalAt', match, goal) : null,
  );
  if (answer === null || !answer.legal) return null;
  const values = answer.values.slice(0, MOST_VALUES).map((value) => value.replaceAll('-', '−'));
  const more = answer.values.length > MOST_VALUES ? words.goal.more : '';
  const said = values.join(words.goal.or) + more;
  return (
    <p>
      {words.goal.worth[game]} <br />
      <strong>{game === 'onsets' ? words.goal.cards(said) : said}</strong>
    </p>
  );
}
