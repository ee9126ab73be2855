import type { ReactNode } from 'react';
import { HERE } from '../../hotseat/protocol.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { Fold } from './fold.tsx';
import { InForce } from '../phases/in-force.tsx';
import { Log } from '../tell/log.tsx';
import type { LogLine } from '../tell/log.tsx';
import { RoundTools } from '../moments/over.tsx';
import { Scoresheet } from './scoresheet.tsx';
import { Scratch } from './scratch.tsx';
import { Talk } from './talk.tsx';
import { Universe } from '../mat/universe.tsx';
import { useMatch } from '../use-table.ts';

/** Beside the mat: the Universe first, then what a player looks up now and then. */
export function Side({ lines }: { readonly lines: readonly LogLine[] }): ReactNode {
  const { table: words, tableLog } = useWords();
  const { match, game, seat, table, facts } = useMatch();
  const isHere = table.id === HERE;
  const cards = match.shake?.universe.length ?? 0;
  const picks = match.shake?.picks.length ?? 0;
  const varied = facts?.picks === true || (facts?.always.length ?? 0) > 0 || picks > 0;
  return (
    <>
      {game === 'onsets' && (
        <Fold
          title={words.universe.title}
          note={cards === 0 ? undefined : words.universe.cards(cards)}
          open="yes"
        >
          <Universe />
        </Fold>
      )}
      {varied && (
        <Fold title={words.picks.title} note={picks === 0 ? undefined : String(picks)} open="yes">
          <InForce />
        </Fold>
      )}
      {seat !== null && (
        <Fold title={words.scratch.title}>
          <Scratch />
        </Fold>
      )}
      <Fold title={words.sheet.title}>
        <Scoresheet />
      </Fold>
      <div className="log-near">
        <Fold title={tableLog.title}>
          <Log lines={lines} />
        </Fold>
      </div>
      {seat !== null && !isHere && (
        <Fold title={words.talk.title} open="no">
          <Talk />
        </Fold>
      )}
      <div className="row side-foot">
        <RoundTools />
        <Link to="/" title={words.round.leaveHelp}>
          {words.round.leave}
        </Link>
        <span className="soft">
          {!isHere && words.title(table.code)}
          {(table.presence?.spectators ?? 0) > 0 &&
            ` · ${words.players.watching(table.presence!.spectators)}`}
          {table.judge !== null && ` · ${words.players.judge(table.judge)}`}
        </span>
      </div>
    </>
  );
}

/** On a very wide screen the log stands beside the players. */
export function LogSide({ lines }: { readonly lines: readonly LogLine[] }): ReactNode {
  const { tableLog } = useWords();
  return (
    <div className="log-far">
      <h2>{tableLog.title}</h2>
      <Log lines={lines} />
    </div>
  );
}
