import type { CourseModel, Mastery, Rating } from '@forceout/players';
import { isProvisional } from '@forceout/players/words';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { bookChoice } from '../play/books.ts';

/** Less than this is no change. */
const NOTICEABLE = 0.1;

export function CourseRecord({ model }: { readonly model: CourseModel }): ReactNode {
  const { record, practise, rules } = useWords();
  const { course, rating, puzzles, matches, counts, kinds, themes, lessons } = model;
  const divisions: Readonly<Record<string, string>> = rules.divisions;
  return (
    <section className="panel record-course">
      <h2>
        {rules.bookTitle(bookChoice(course.rulebook).title)} · {divisions[course.division] ?? course.division}
      </h2>
      <dl className="record-ratings">
        {Object.keys(kinds).length > 0 && <RatingLine name={record.inPuzzles} rating={puzzles} />}
        {matches > 0 && <RatingLine name={record.inMatches} rating={rating} />}
      </dl>
      {lessons.length > 0 && <p>{record.lessons(lessons.length)}.</p>}
      <div className="record-tables">
        <MasteryTable title={record.kinds} names={practise.kinds} of={kinds} />
        <MasteryTable title={record.themes} names={practise.themes} of={themes} />
        {matches > 0 && (
          <table>
            <caption>{record.matches(matches)}</caption>
            <tbody>
              {(Object.keys(record.counts) as (keyof typeof counts)[]).map((name) => (
                <tr key={name}>
                  <th scope="row">{record.counts[name]}</th>
                  <td>{counts[name]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}

function RatingLine({ name, rating }: { readonly name: string; readonly rating: Rating }): ReactNode {
  const { record } = useWords();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{Math.round(rating.rating)}</strong>{' '}
        <span className="soft">
          {isProvisional(rating) ? record.provisional : record.give(Math.round(rating.deviation))}
        </span>
      </dd>
    </div>
  );
}

interface MasteryTableProps<Name extends string> {
  readonly title: string;
  readonly names: Readonly<Record<Name, string>>;
  readonly of: Readonly<Partial<Record<Name, Mastery>>>;
}

function MasteryTable<Name extends string>({ title, names, of }: MasteryTableProps<Name>): ReactNode {
  const { record } = useWords();
  const rows = (Object.entries(of) as [Name, Mastery][]).toSorted(([, a], [, b]) => a.recent - b.recent);
  if (rows.length === 0) return null;
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{record.what}</th>
          <th scope="col">{record.right}</th>
          <th scope="col">{record.lately}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, mastery]) => {
          const trend = trendOf(mastery);
          return (
            <tr key={name}>
              <th scope="row">{names[name]}</th>
              <td>{record.of(mastery.right, mastery.tried)}</td>
              <td>
                {record.percent(mastery.recent)}{' '}
                <span title={record.trend[trend]} aria-label={record.trend[trend]}>
                  {TREND[trend]}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const TREND = { up: '↗', down: '↘', same: '→', new: '' } as const;

function trendOf({ recent, before }: Mastery): keyof typeof TREND {
  if (before === null) return 'new';
  if (Math.abs(recent - before) < NOTICEABLE) return 'same';
  return recent > before ? 'up' : 'down';
}
