import type { PlayerRecord } from '@forceout/client';
import type { RecordEvent } from '@forceout/players';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useAnswer } from '../../engine/use-answer.ts';
import { pagesOf } from '../../record/record.ts';
import { api } from '../../server/session.ts';
import { Problem } from '../../server/use-asking.tsx';
import { useWords } from '../../words/index.tsx';
import { useFetched } from '../account/use-fetched.ts';
import { CourseRecord } from './course-record.tsx';

/** What a coach sees of a player of their class. */
export function PlayersRecord({ person }: { readonly person: string }): ReactNode {
  const { record } = useWords();
  const first = useFetched(useCallback(() => api.recordOf(person), [person]));
  return (
    <section className="page record">
      <h1>{first.found === null ? record.ofPlayer : record.ofName(first.found.name)}</h1>
      <p className="soft">{record.aboutPlayer}</p>
      <Problem line={first.problem} />
      {first.found !== null && <Courses person={person} first={first.found} />}
    </section>
  );
}

function Courses({ person, first }: { readonly person: string; readonly first: PlayerRecord }): ReactNode {
  const { record } = useWords();
  const [events, setEvents] = useState<readonly RecordEvent[]>([]);
  const models = useAnswer('models', events);
  useEffect(() => {
    const reading = new AbortController();
    void readAll(person, first, reading.signal, setEvents);
    return () => reading.abort();
  }, [person, first]);
  return (
    <>
      {models?.length === 0 && <p className="note">{record.nothingOfPlayer}</p>}
      {models?.map((model) => (
        <CourseRecord key={`${model.course.game} ${model.course.division}`} model={model} />
      ))}
    </>
  );
}

/** The first page is there already; the others are asked for as long as matches are still to be reviewed. */
async function readAll(
  person: string,
  first: PlayerRecord,
  signal: AbortSignal,
  show: (events: readonly RecordEvent[]) => void,
): Promise<void> {
  let next: PlayerRecord | null = first;
  const ask = async (): Promise<PlayerRecord> => {
    const answer = next ?? (await api.recordOf(person));
    next = null;
    return answer;
  };
  for await (const page of pagesOf(ask)) if (!signal.aborted) show(page);
}
