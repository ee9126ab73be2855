import { freshId } from '@forceout/client';
import type { PuzzleKind, Theme, Wanted } from '@forceout/players';
import { THEMES_OF } from '@forceout/players/words';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAnswer } from '../../engine/use-answer.ts';
import { Link, useQuery } from '../../shell/router.tsx';
import { gameOf } from '../../position/position.ts';
import { useWords } from '../../words/index.tsx';
import { askedCourse, askedKind, askedTheme } from './address.ts';
import { CourseChoice } from './course-choice.tsx';
import { PuzzlePanel } from './puzzle-panel.tsx';
import { keepCourse, loadCourse, settingsOf } from './settings.ts';
import './practise.css';

function newSeed(): string {
  return freshId().slice(0, 8);
}

export default function Practise(): ReactNode {
  const { practise } = useWords();
  const query = useQuery();
  const [course, setCourse] = useState(() => askedCourse(query) ?? loadCourse());
  const [kind, setKind] = useState<PuzzleKind>(() => askedKind(query) ?? 'write-a-solution');
  const [theme, setTheme] = useState<Theme | null>(() => askedTheme(query));
  const [seed, setSeed] = useState(newSeed);
  const [right, setRight] = useState(0);
  const kinds = useAnswer('puzzleKinds', settingsOf(course)) ?? [kind];
  // A kind that the other game does not have gives way to one that both have.
  const chosen = kinds.includes(kind) ? kind : 'write-a-solution';
  const themes = THEMES_OF[gameOf({ rulebook: course.book })];
  const wanted: Wanted = { theme: themes.find((one) => one === theme) ?? null, difficulty: null };
  return (
    <section className="page practise">
      <h1>{practise.title}</h1>
      <p className="soft">
        {practise.intro} <Link to="/puzzle">{practise.today}</Link>
      </p>
      <CourseChoice
        course={course}
        onChange={(next) => {
          keepCourse(next);
          setCourse(next);
        }}
      />
      <fieldset className="kinds">
        <legend>{practise.what}</legend>
        {kinds.map((one) => (
          <label key={one}>
            <input type="radio" name="kind" checked={one === chosen} onChange={() => setKind(one)} />
            <span>{practise.kinds[one]}</span>
          </label>
        ))}
      </fieldset>
      <label className="row theme">
        <span>{practise.about}</span>
        <select
          value={theme ?? ''}
          onChange={({ target }) => setTheme(themes.find((one) => one === target.value) ?? null)}
        >
          <option value="">{practise.anything}</option>
          {themes.map((one) => (
            <option key={one} value={one}>
              {practise.themes[one]}
            </option>
          ))}
        </select>
      </label>
      <PuzzlePanel
        key={`${course.book} ${course.division} ${chosen} ${theme} ${seed}`}
        asked={{ of: 'seed', settings: settingsOf(course), kind: chosen, seed, wanted }}
        onGraded={(grade) => setRight(grade.right ? right + 1 : 0)}
        onNext={() => setSeed(newSeed())}
      />
      {right > 1 && <p className="streak">{practise.streak(right)}</p>}
    </section>
  );
}
