import { lessonWords } from '@forceout/players/words';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAnswer } from '../../engine/use-answer.ts';
import { gameOf } from '../../position/position.ts';
import { useRecord } from '../../record/record.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { CourseChoice } from '../practise/course-choice.tsx';
import { keepCourse, loadCourse, settingsOf } from '../practise/settings.ts';
import { passedIn } from './progress.ts';

/** All steps of a division, what has been passed, and where to go on. */
export function PathPage(): ReactNode {
  const { learn, language } = useWords();
  const [course, setCourse] = useState(loadCourse);
  const lesson = useAnswer('lesson', settingsOf(course));
  const passed = passedIn(useRecord(), course);
  const game = gameOf({ rulebook: course.book });
  const next = lesson?.steps.find(({ id }) => !passed.has(id));
  const parts = ['game', 'variation'] as const;
  return (
    <section className="page narrow path">
      <h1>{learn.path.title}</h1>
      <p className="soft">
        {learn.path.about} <Link to={`/learn/${game}`}>{learn.title[game]}</Link>
      </p>
      <CourseChoice
        course={course}
        onChange={(chosen) => {
          keepCourse(chosen);
          setCourse(chosen);
        }}
      />
      {lesson !== undefined && (
        <>
          <progress
            value={lesson.steps.filter(({ id }) => passed.has(id)).length}
            max={lesson.steps.length}
            aria-label={learn.path.done(passed.size, lesson.steps.length)}
          />
          <p className="row">
            {next !== undefined && (
              <Link className="main-action" to={`/learn/step/${encodeURIComponent(next.id)}`}>
                {passed.size === 0 ? learn.path.begin : learn.path.goOn}
              </Link>
            )}
            <Link to="/record">{learn.path.record}</Link>
          </p>
          {parts.map((part) => {
            const steps = lesson.steps.filter(({ about }) => about.kind === part);
            if (steps.length === 0) return null;
            return (
              <section key={part} aria-label={learn.path.parts[part]}>
                <h2>{learn.path.parts[part]}</h2>
                <ol className="path-steps">
                  {steps.map((step) => (
                    <li key={step.id} data-passed={passed.has(step.id)}>
                      <Link to={`/learn/step/${encodeURIComponent(step.id)}`}>
                        <span className="path-mark" aria-hidden="true">
                          {passed.has(step.id) ? '✓' : ''}
                        </span>
                        {lessonWords(step, lesson.facts, language).title}
                        {passed.has(step.id) && <span className="unseen"> ({learn.path.passed})</span>}
                      </Link>
                    </li>
                  ))}
                </ol>
              </section>
            );
          })}
        </>
      )}
    </section>
  );
}
