import type { ReactNode } from 'react';
import { usePerson } from '../../server/session.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { GoOn } from './go-on.tsx';
import { GamePanel } from './game-panel.tsx';
import { JoinForm } from './join-form.tsx';
import { Lessons } from './lessons.tsx';
import { Places } from './places.tsx';
import './home.css';

export default function Home(): ReactNode {
  const { home } = useWords();
  const offline = usePerson().kind === 'offline';
  return (
    <section className="page home">
      <GoOn />
      <header className="home-head">
        <h1>{home.title}</h1>
        <p className="lead">{home.lead}</p>
      </header>
      {offline && <p className="note warn">{home.offline}</p>}
      <div className="games">
        <GamePanel game="onsets" />
        <GamePanel game="equations" />
      </div>
      {!offline && <p className="soft home-small">{home.atOnce}</p>}
      <Lessons />
      {!offline && (
        <section className="home-join" aria-labelledby="home-join">
          <h2 id="home-join">{home.join.title}</h2>
          <div className="home-join-ways">
            <JoinForm />
            <Link className="other-action" to="/play">
              {home.join.orMake}
            </Link>
          </div>
        </section>
      )}
      <section aria-labelledby="home-places">
        <h2 id="home-places">{home.placesTitle}</h2>
        <Places />
      </section>
    </section>
  );
}
