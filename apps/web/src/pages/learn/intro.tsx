import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../../shell/router.tsx';
import { leave, unfinished } from '../../shell/unfinished.ts';
import { useWords } from '../../words/index.tsx';
import { StepView } from './step-view.tsx';
import { EQUATIONS_STEPS, ONSETS_STEPS } from './steps.ts';

/** A game in two minutes, a question at a time. */
export function Intro({ game }: { readonly game: 'onsets' | 'equations' }): ReactNode {
  const { learn } = useWords();
  const steps = game === 'onsets' ? ONSETS_STEPS : EQUATIONS_STEPS;
  const [at, setAt] = useState(() => leftAt(game, steps.length));
  const [solved, setSolved] = useState(false);
  const step = steps[at]!;
  const go = (to: number): void => {
    setAt(to);
    leave({ lesson: to === 0 || to === steps.length - 1 ? null : { game, step: to } });
    setSolved(false);
  };
  const last = at === steps.length - 1;
  return (
    <section className="page narrow lesson">
      <h1>{learn.title[game]}</h1>
      <progress value={at + 1} max={steps.length} aria-label={learn.progress(at + 1, steps.length)} />
      <StepView
        key={step.name}
        step={step}
        text={textOf(learn[game], step.name)}
        onSolved={() => setSolved(true)}
      />
      <div className="row">
        {at > 0 && (
          <button type="button" onClick={() => go(at - 1)}>
            {learn.back}
          </button>
        )}
        {!last && (
          <button
            type="button"
            className={solved || step.ask === 'nothing' ? 'main-action' : ''}
            onClick={() => go(at + 1)}
          >
            {solved || step.ask === 'nothing' ? learn.next : learn.skip}
          </button>
        )}
        {last && (
          <>
            <Link className="main-action" to="/">
              {learn.play}
            </Link>
            <Link to="/learn">{learn.toPath}</Link>
            <Link to="/practise">{learn.practise}</Link>
          </>
        )}
      </div>
    </section>
  );
}

/** A lesson that was left half way is taken up there. */
function leftAt(game: 'onsets' | 'equations', steps: number): number {
  const { lesson } = unfinished();
  return lesson?.game === game && lesson.step < steps ? lesson.step : 0;
}

/** What a step says before and after its question. */
export interface StepText {
  readonly title: string;
  readonly says: string;
  readonly asks: string;
  readonly because: string;
}

function textOf(texts: Readonly<Record<string, StepText>>, name: string): StepText {
  return texts[name]!;
}
