import type { Division } from '@forceout/rules';
import type { ReactNode } from 'react';
import { useAnswer } from '../../engine/use-answer.ts';
import { useWords } from '../../words/index.tsx';
import { courseIn } from './settings.ts';
import type { Course } from './settings.ts';

interface CourseChoiceProps {
  readonly course: Course;
  readonly onChange: (course: Course) => void;
}

/** Which rulebook and division. */
export function CourseChoice({ course, onChange }: CourseChoiceProps): ReactNode {
  const { practise, rules } = useWords();
  const books = useAnswer('books') ?? [];
  const book = books.find(({ id }) => id === course.book);
  return (
    <div className="row course">
      <label>
        <span>{practise.book}</span>
        <select
          value={course.book}
          onChange={({ target }) => {
            const chosen = books.find(({ id }) => id === target.value);
            if (chosen !== undefined) onChange(courseIn(chosen, course.division));
          }}
        >
          {book === undefined && <option value={course.book}>…</option>}
          {books.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{practise.division}</span>
        <select
          value={course.division}
          onChange={({ target }) => onChange({ ...course, division: target.value as Division })}
        >
          {(book?.divisions ?? [course.division]).map((division) => (
            <option key={division} value={division}>
              {rules.divisions[division]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
