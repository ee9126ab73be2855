import type { PuzzleKind } from '@forceout/players';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAnswer } from '../../engine/use-answer.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { CourseChoice } from './course-choice.tsx';
import { PuzzlePanel } from './puzzle-panel.tsx';
import { keepCourse, loadCourse, settingsOf } from './settings.ts';
import './practise.css';

function newSeed(): string {
  return crypto.randomUUID().slice(0, 8);
}

export default function Practise(): ReactNode {
  const { practise } = useWords();
  const [course, setCourse] = useState(loadCourse);
  const [kind, setKind] = useState<PuzzleKind>('write-a-solution');
  const [seed, setSeed] = useState(newSeed);
  const [right, setRight] = useState(0);
  const kinds = useAnswer('puzzleKinds', settingsOf(course)) ?? [kind];
  // A kind that the other game does not have gives way to one that both have.
  const chosen = kinds.includes(kind) ? kind : 'write-a-solution';
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
      <PuzzlePanel
        key={`${course.book} ${course.division} ${chosen} ${seed}`}
        asked={{ of: 'seed', settings: settingsOf(course), kind: chosen, seed }}
        onGraded={(grade) => setRight(grade.right ? right + 1 : 0)}
        onNext={() => setSeed(newSeed())}
      />
      {right > 1 && <p className="streak">{practise.streak(right)}</p>}
    </section>
  );
}
