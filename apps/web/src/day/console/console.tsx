import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import type { IconName } from '../../pieces/icon.tsx';
import { Link } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { useDay } from '../use-day.tsx';
import { ConsoleHead } from './console-head.tsx';
import '../style/day.css';
import '../style/console.css';

/** The rooms of the console; each is loaded when it is first opened. */
export const ROOMS = {
  today: lazy(() => import('../today/today.tsx')),
  people: lazy(() => import('../people/people.tsx')),
  seating: lazy(() => import('../seating/seating.tsx')),
  round: lazy(() => import('../round/round.tsx')),
  results: lazy(() => import('../results/results.tsx')),
  standings: lazy(() => import('../standings/standings.tsx')),
  print: lazy(() => import('../print/print.tsx')),
  settings: lazy(() => import('../settings/settings.tsx')),
} satisfies Record<string, ComponentType>;
export type Room = keyof typeof ROOMS;

const ICONS: Readonly<Record<Room, IconName>> = {
  today: 'flag',
  people: 'people',
  seating: 'chairs',
  round: 'clock',
  results: 'sheet',
  standings: 'podium',
  print: 'print',
  settings: 'gear',
};

/** Rooms that a role has any business in; the director and the deputy have all. */
const OWN: Readonly<Record<string, readonly Room[]>> = {
  'head-scorekeeper': ['today', 'results', 'standings', 'round', 'print'],
  scorekeeper: ['results', 'round'],
  'check-in': ['people', 'round'],
  'head-judge': ['round', 'results', 'standings'],
  judge: ['round'],
  runner: ['round'],
  coach: ['people', 'standings'],
};

export function roomsOf(role: string): readonly Room[] {
  return OWN[role] ?? (Object.keys(ROOMS) as Room[]);
}

export function Console({ room }: { readonly room: Room }): ReactNode {
  const { frame } = useDayWords();
  const { base, me } = useDay();
  const Page = ROOMS[room];
  return (
    <div className="console" data-room={room}>
      <nav className="console-rail" aria-label={frame.rooms}>
        <Link to="/run" className="console-mark" aria-label="Forceout">
          <img src="/icon.svg" alt="" width="44" height="44" />
        </Link>
        {roomsOf(me.role).map((one) => (
          <Link key={one} to={`${base}/${one}`} aria-current={one === room ? 'page' : undefined}>
            <Icon name={ICONS[one]} />
            {frame.room[one]}
          </Link>
        ))}
      </nav>
      <div className="console-page">
        <ConsoleHead room={room} />
        <Suspense fallback={<p className="loading">{frame.loading}</p>}>
          <Page key={room} />
        </Suspense>
      </div>
    </div>
  );
}
