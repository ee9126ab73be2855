import { ApiError } from '@forceout/client';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Console, ROOMS } from '../../day/console/console.tsx';
import type { Room } from '../../day/console/console.tsx';
import { roomsOf } from '../../day/console/console.tsx';
import type { DayLine } from '../../day/line/line.ts';
import { leaveLine, openLine } from '../../day/line/open-line.ts';
import { DayProvider, useDay } from '../../day/use-day.tsx';
import { Link } from '../../shell/router.tsx';
import type { PageProps } from '../../shell/routes.ts';
import { useDayWords } from '../../words/use-day-words.ts';
import './run.css';

const Start = lazy(() => import('../../day/start/start.tsx'));
const PassPage = lazy(() => import('../../day/start/pass-page.tsx'));
const SitPage = lazy(() => import('../../day/start/sit-page.tsx'));
const ClockPage = lazy(() => import('../../day/hall/clock-page.tsx'));
const BoardPage = lazy(() => import('../../day/hall/board-page.tsx'));
const AwardsPage = lazy(() => import('../../day/ceremony/awards-page.tsx'));
const NetworkPage = lazy(() => import('../../day/hall/network-page.tsx'));
const StaffPage = lazy(() => import('../../day/hall/staff-page.tsx'));

/** `/run`: the door; `/run/<day>/…`: its console and its screens; `/run/pass#…`: a pass that was scanned;
 * `/run/sit/<code>`: a player's seat at a table that plays on screens. */
export default function RunPage({ parts }: PageProps): ReactNode {
  const [id = '', room = '', ...rest] = parts;
  if (id === '') return <Start />;
  if (id === 'pass') return <PassPage />;
  if (id === 'sit') return <SitPage code={room} />;
  return <OpenDay key={id} id={id} room={room} rest={rest} />;
}

interface OpenDayProps {
  readonly id: string;
  readonly room: string;
  readonly rest: readonly string[];
}

function OpenDay({ id, room, rest }: OpenDayProps): ReactNode {
  const { frame } = useDayWords();
  const [line, setLine] = useState<DayLine | null>(null);
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const now = { isGone: false };
    let again: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => {
      openLine(id).then(
        (made) => {
          if (!now.isGone) setLine(made);
        },
        (error: unknown) => {
          if (now.isGone) return;
          if (error instanceof ApiError) setGone(true);
          // The laptop may just be starting: asked again until it answers.
          else again = setTimeout(open, 1500);
        },
      );
    };
    open();
    return () => {
      now.isGone = true;
      clearTimeout(again);
      leaveLine(id);
    };
  }, [id]);
  if (gone) return <Gone />;
  if (line === null) return <p className="loading">{frame.loading}</p>;
  return (
    <DayProvider line={line} base={`/run/${encodeURIComponent(id)}`}>
      <Suspense fallback={<p className="loading">{frame.loading}</p>}>
        <Place room={room} rest={rest} />
      </Suspense>
    </DayProvider>
  );
}

function Gone(): ReactNode {
  const { frame } = useDayWords();
  return (
    <section className="page narrow">
      <h1>{frame.gone}</h1>
      <Link to="/run" className="main-action">
        {frame.gonePass}
      </Link>
    </section>
  );
}

function Place({ room, rest }: Pick<OpenDayProps, 'room' | 'rest'>): ReactNode {
  const { me, gone } = useDay();
  if (gone) return <Gone />;
  if (room === 'clock') return <ClockPage />;
  if (room === 'board') return <BoardPage />;
  if (room === 'awards') return <AwardsPage />;
  if (room === 'network') return <NetworkPage />;
  if (room === 'staff') return <StaffPage table={null} />;
  if (room === 'table') return <StaffPage table={rest[0] ?? ''} />;
  if (Object.hasOwn(ROOMS, room)) return <Console room={room as Room} />;
  // Whoever carries a phone through the hall lands on the staff page.
  if (['judge', 'head-judge', 'runner'].includes(me.role)) return <StaffPage table={null} />;
  return <Console room={roomsOf(me.role)[0]!} />;
}
