import { useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../server/session.ts';
import { usePreferences } from '../../shell/preferences.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { CourseChoice } from './course-choice.tsx';
import { PuzzlePanel } from './puzzle-panel.tsx';
import { keepCourse, loadCourse, settingsOf } from './settings.ts';
import './practise.css';

/** The day where this device is, `2026-11-16`. */
function today(): string {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** `November 16, 2026`, as the language writes it. */
function told(date: string, language: string): string {
  return new Date(`${date}T12:00`).toLocaleDateString(language, { dateStyle: 'long' });
}

export default function Daily(): ReactNode {
  const { practise } = useWords();
  const { language } = usePreferences();
  const [course, setCourse] = useState(loadCourse);
  const date = today();
  return (
    <section className="page practise">
      <h1>{practise.daily(told(date, language))}</h1>
      <p className="soft">
        {practise.dailyIntro} <Link to="/practise">{practise.more}</Link>
      </p>
      <CourseChoice
        course={course}
        onChange={(next) => {
          keepCourse(next);
          setCourse(next);
        }}
      />
      <PuzzlePanel
        key={`${course.book} ${course.division}`}
        asked={{ of: 'day', settings: settingsOf(course), date }}
        onGraded={({ right }) => {
          // Only who is signed in keeps a record; without a server there is none to keep.
          void api.puzzleDone(`daily-${course.book}-${course.division}-${date}`, { right }).catch(() => {});
        }}
      />
    </section>
  );
}
