import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useAnswer } from '../../engine/use-answer.ts';
import { fetchRecord, useRecord } from '../../record/record.ts';
import { Link } from '../../shell/router.tsx';
import type { PageProps } from '../../shell/routes.ts';
import { useWords } from '../../words/index.tsx';
import { CourseRecord } from './course-record.tsx';
import { PlayersRecord } from './players-record.tsx';
import './record.css';

/** What the log of a player tells of them, by game and division: one's own, or that of a player of one's class. */
export default function RecordPage({ parts: [person] }: PageProps): ReactNode {
  return person === undefined ? <OwnRecord /> : <PlayersRecord person={person} />;
}

function OwnRecord(): ReactNode {
  const { record } = useWords();
  const models = useAnswer('models', useRecord());
  // A match may have come to its end since.
  useEffect(() => void fetchRecord(), []);
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
