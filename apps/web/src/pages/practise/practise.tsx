import { freshId } from '@forceout/client';
import type { PuzzleKind, Theme } from '@forceout/players';
import { THEMES_OF } from '@forceout/players/words';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAnswer } from '../../engine/use-answer.ts';
import { Link, useQuery } from '../../shell/router.tsx';
import { gameOf } from '../../position/position.ts';
import { useWords } from '../../words/index.tsx';
import { askedCourse, askedKind, askedTheme } from './address.ts';
import { ChosenPuzzle } from './chosen-puzzle.tsx';
import { CourseChoice } from './course-choice.tsx';
import { keepCourse, loadCourse, settingsOf } from './settings.ts';
import './practise.css';

function newSeed(): string {
  return freshId().slice(0, 8);
}

export default function Practise(): ReactNode {
  const { practise } = useWords();
  const query = useQuery();
  const [course, setCourse] = useState(() => askedCourse(query) ?? loadCourse());
  // Null lets the coach choose.
  const [kind, setKind] = useState<PuzzleKind | null>(() => askedKind(query));
  const [theme, setTheme] = useState<Theme | null>(() => askedTheme(query));
  const [seed, setSeed] = useState(newSeed);
  const [right, setRight] = useState(0);
  // On a phone the puzzle comes first, and what to choose is folded away.
  const [isWide] = useState(() => matchMedia('(min-width: 44rem)').matches);
  const kinds = useAnswer('puzzleKinds', settingsOf(course)) ?? [];
  // A kind that the other game does not have is nobody's choice.
  const chosen = kind !== null && kinds.includes(kind) ? kind : null;
  const themes = THEMES_OF[gameOf({ rulebook: course.book })];
  return (
    <section className="page practise">
      <h1>{practise.title}</h1>
      <p className="soft">
        {practise.intro} <Link to="/puzzle">{practise.today}</Link>
      </p>
      <details className="practise-choice" open={isWide}>
        <summary>{practise.choose}</summary>
        <CourseChoice
          course={course}
          onChange={(next) => {
            keepCourse(next);
            setCourse(next);
          }}
        />
        <fieldset className="kinds">
          <legend>{practise.what}</legend>
          <label>
            <input type="radio" name="kind" checked={chosen === null} onChange={() => setKind(null)} />
            <span>{practise.coachChooses}</span>
          </label>
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
      </details>
      <ChosenPuzzle
        key={`${course.book} ${course.division} ${chosen} ${theme} ${seed}`}
        settings={settingsOf(course)}
        kind={chosen}
        theme={themes.find((one) => one === theme) ?? null}
        seed={seed}
        onGraded={(grade) => setRight(grade.right ? right + 1 : 0)}
        onNext={() => setSeed(newSeed())}
      />
      {right > 1 && <p className="streak">{practise.streak(right)}</p>}
    </section>
  );
}
