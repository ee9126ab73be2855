import { freshId } from '@forceout/client';
import { hasPassed, lessonWords, missing, nextDifficulty } from '@forceout/players/words';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAnswer } from '../../engine/use-answer.ts';
import { gameOf } from '../../position/position.ts';
import { remember } from '../../record/record.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { PuzzlePanel } from '../practise/puzzle-panel.tsx';
import { loadCourse, settingsOf } from '../practise/settings.ts';
import { ExampleView } from './example-view.tsx';
import '../practise/practise.css';

/** One step: what it is about, something to look at, and a check that adapts. */
export function LessonPage({ id }: { readonly id: string }): ReactNode {
  const { learn, language } = useWords();
  const [course] = useState(loadCourse);
  const settings = settingsOf(course);
  const lesson = useAnswer('lesson', settings);
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const [checking, setChecking] = useState(false);
  const [seed, setSeed] = useState(() => freshId().slice(0, 8));
  const [asked, setAsked] = useState(0);
  if (lesson === undefined) return <p className="page loading">{learn.path.loading}</p>;
  const at = lesson.steps.findIndex((step) => step.id === id);
  const step = lesson.steps[at];
  if (step === undefined) return <p className="page note">{learn.path.noStep}</p>;
  const { title, says } = lessonWords(step, lesson.facts, language);
  const next = lesson.steps[at + 1];
  const passed = hasPassed(answers);
  const exercise = step.exercises[asked % step.exercises.length]!;
  const graded = (right: boolean): void => {
    const all = [...answers, right];
    setAnswers(all);
    if (!hasPassed(all)) return;
    const rulebook = course.book;
    const where = { rulebook, game: gameOf({ rulebook }), division: course.division };
    remember({ at: Date.now(), course: where, of: 'lesson', step: id });
  };
  return (
    <section className="page narrow lesson">
      <p className="soft">
        <Link to="/learn">{learn.path.title}</Link> · {learn.progress(at + 1, lesson.steps.length)}
      </p>
      <h1>{title}</h1>
      <div className="panel lesson-text">
        {says.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {step.examples.map((example, index) => (
          <ExampleView key={index} example={example} game={lesson.facts.game} />
        ))}
      </div>
      {!checking && (
        <button type="button" className="main-action" onClick={() => setChecking(true)}>
          {learn.path.check}
        </button>
      )}
      {checking && (
        <>
          <p role="status">{passed ? learn.path.stepPassed : learn.path.needed(missing(answers))}</p>
          <PuzzlePanel
            key={`${seed} ${asked}`}
            asked={{
              of: 'seed',
              settings,
              kind: exercise.kind,
              seed: `${seed} ${asked}`,
              wanted: {
                theme: exercise.theme,
                sign: exercise.sign,
                variation: exercise.variation,
                difficulty: nextDifficulty(answers.slice(0, asked)),
              },
            }}
            onGraded={({ right }) => graded(right)}
            onNext={() => {
              // A skipped puzzle is asked anew, and counts for nothing.
              if (answers.length > asked) setAsked(asked + 1);
              else setSeed(freshId().slice(0, 8));
            }}
          />
        </>
      )}
      {passed && next !== undefined && (
        <p>
          <Link className="main-action" to={`/learn/step/${encodeURIComponent(next.id)}`}>
            {learn.path.next(lessonWords(next, lesson.facts, language).title)}
          </Link>
        </p>
      )}
    </section>
  );
}
