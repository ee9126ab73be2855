import type { Division } from '@forceout/rules';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { bookOptions } from '../../shelf/book-options.ts';
import { useShelf } from '../../shelf/use-shelf.ts';
import { bookChoice } from '../play/books.ts';
import { courseIn } from './settings.ts';
import type { Course } from './settings.ts';
import './course-choice.css';

interface CourseChoiceProps {
  readonly course: Course;
  readonly onChange: (course: Course) => void;
}

/** Which rulebook and division. */
export function CourseChoice({ course, onChange }: CourseChoiceProps): ReactNode {
  const { practise, rules } = useWords();
  const { books } = useShelf();
  const book = bookChoice(course.book);
  return (
    <div className="row course">
      <label>
        <span>{practise.book}</span>
        <select
          value={book.id}
          onChange={({ target }) => onChange(courseIn(bookChoice(target.value), course.division))}
        >
          {bookOptions(books, book.id, rules).map(([id, title]) => (
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
          {book.divisions.map((division) => (
            <option key={division} value={division}>
              {rules.divisions[division]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
