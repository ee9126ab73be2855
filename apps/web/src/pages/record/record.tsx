import type { CourseModel, Mastery, Rating } from '@forceout/players';
import type { ReactNode } from 'react';
import { useAnswer } from '../../engine/use-answer.ts';
import { useRecord } from '../../record/record.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { bookChoice } from '../play/books.ts';
import './record.css';

/** Above this a rating is not yet known well; `record/glicko.ts` has the same number. */
const PROVISIONAL = 110;
/** Less than this is no change. */
const NOTICEABLE = 0.1;

/** What the log of a player tells of them, by game and division. */
export default function RecordPage(): ReactNode {
  const { record } = useWords();
  const models = useAnswer('models', useRecord());
  return (
    <section className="page record">
      <h1>{record.title}</h1>
      <p className="soft">{record.about}</p>
      <p className="row">
        <Link to="/learn">{record.toLearn}</Link>
        <Link to="/practise">{record.toPractise}</Link>
      </p>
      {models?.length === 0 && <p className="note">{record.nothing}</p>}
      {models?.map((model) => (
        <CourseRecord key={`${model.course.game} ${model.course.division}`} model={model} />
      ))}
    </section>
  );
}

function CourseRecord({ model }: { readonly model: CourseModel }): ReactNode {
  const { record, practise, rules } = useWords();
  const { course, rating, puzzles, matches, counts, kinds, themes, lessons } = model;
  const divisions: Readonly<Record<string, string>> = rules.divisions;
  return (
    <section className="panel record-course">
      <h2>
        {rules.bookTitle(bookChoice(course.rulebook).title)} · {divisions[course.division] ?? course.division}
      </h2>
      <dl className="record-ratings">
        <RatingLine name={record.inPuzzles} rating={puzzles} />
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
  const { rating: points, deviation } = rating;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{Math.round(points)}</strong>{' '}
        <span className="soft">
          {deviation > PROVISIONAL ? record.provisional : record.give(Math.round(deviation))}
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
