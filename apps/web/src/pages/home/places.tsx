import type { ReactNode } from 'react';
import { Card } from '../../pieces/card.tsx';
import { Cube } from '../../pieces/cube.tsx';
import { usePerson } from '../../server/session.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';

type Place = keyof ReturnType<typeof useWords>['home']['places'];

interface PlaceLink {
  readonly place: Place;
  readonly to: string;
  readonly offline: boolean;
  readonly piece: ReactNode;
}

const PLACES: readonly PlaceLink[] = [
  { place: 'practise', to: '/practise', offline: true, piece: <Cube cube="red:+" silent /> },
  { place: 'puzzle', to: '/puzzle', offline: true, piece: <Card card={13} silent /> },
  { place: 'judge', to: '/judge/quick', offline: true, piece: <Cube cube="=" silent /> },
  { place: 'solve', to: '/solve/quick', offline: true, piece: <Cube cube="black:r" silent /> },
  { place: 'hotseat', to: '/hotseat', offline: true, piece: <Cube cube="Y" silent /> },
  { place: 'rules', to: '/rules', offline: true, piece: <Cube cube="V" silent /> },
  { place: 'run', to: '/run', offline: false, piece: <Card card={6} silent /> },
  { place: 'matches', to: '/matches', offline: false, piece: <Cube cube="blue:3" silent /> },
];
const ACCOUNT: Omit<PlaceLink, 'place'> = {
  to: '/account',
  offline: false,
  piece: <Cube cube="R" silent />,
};

/** Everything else there is, each with a piece of its own. */
export function Places(): ReactNode {
  const { home } = useWords();
  const person = usePerson();
  const known = person.kind === 'known' && person.me.kind === 'account';
  const offline = person.kind === 'offline';
  const places: readonly PlaceLink[] = [...PLACES, { ...ACCOUNT, place: known ? 'you' : 'account' }];
  return (
    <ul className="places">
      {places.map(({ place, to, offline: works, piece }) => (
        <li key={place}>
          <Link to={to} className="place">
            <span className="place-piece">{piece}</span>
            <span>
              <strong>{home.places[place].name}</strong>
              <span className="soft">{home.places[place].about}</span>
            </span>
            {offline && works && (
              <span className="place-works" title={home.worksOffline}>
                ●<span className="unseen">{home.worksOffline}</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
