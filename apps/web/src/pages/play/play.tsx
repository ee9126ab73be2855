import type { ReactNode } from 'react';
import { usePerson } from '../../server/session.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { JoinForm } from '../home/join-form.tsx';
import { Lobby } from './lobby.tsx';
import { MakeTable } from './make-table.tsx';
import './play.css';

export default function Play(): ReactNode {
  const { play } = useWords();
  const offline = usePerson().kind === 'offline';
  return (
    <section className="page play-page">
      <h1>{play.title}</h1>
      {offline && <p className="note warn">{play.offline}</p>}
      <div className="play-columns">
        {!offline && <MakeTable />}
        <div className="stack play-others">
          {!offline && (
            <>
              <section aria-labelledby="play-join">
                <h2 id="play-join">{play.join}</h2>
                <JoinForm />
              </section>
              <Lobby />
            </>
          )}
          <section aria-labelledby="play-device">
            <h2 id="play-device">{play.device.title}</h2>
            <p className="soft">{play.device.about}</p>
            <Link className="other-action" to="/hotseat">
              {play.device.go}
            </Link>
          </section>
        </div>
      </div>
    </section>
  );
}
