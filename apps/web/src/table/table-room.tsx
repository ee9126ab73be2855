import type { Json, Me, Refused, TableCommand, TableView } from '@forceout/client';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { engine } from '../engine/engine.ts';
import { announce } from '../shell/announce.tsx';
import { useWords } from '../words/index.tsx';
import type { Words } from '../words/words.ts';
import type { TableLine } from './line.ts';
import { useLog } from './tell/log.tsx';
import { Play } from './play.tsx';
import { gameOf, mayJudge, nameOf, placeOf } from './seen.ts';
import { useMay } from './may/use-may.ts';
import { useAsked } from './use-asked.ts';
import { TableContext, useTable } from './use-table.ts';
import type { TableTools } from './use-table.ts';
import { WaitingRoom } from './phases/waiting-room.tsx';
import './table-room.css';

interface TableRoomProps {
  readonly line: TableLine;
  /** What whoever looks may be; null for a table that has no judge's seat. */
  readonly role?: Me['role'] | null;
  /** What only this kind of table has, at its upper edge. */
  readonly extra?: ReactNode;
}

/** A table through whatever line leads to it. */
export function TableRoom({ line, role = null, extra = null }: TableRoomProps): ReactNode {
  const words = useWords();
  const { view, seq, status, offset, happened } = useSyncExternalStore(line.subscribe, line.state);
  const table = useMemo(() => (view === null ? null : withBotNames(view, words)), [view, words]);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const phase = table?.match?.phase.kind ?? null;
  const [refusedIn, setRefusedIn] = useState(phase);
  // What was not possible in another phase is of no use in this one, and in the way.
  if (refusedIn !== phase) {
    setRefusedIn(phase);
    setRefusal(null);
  }
  const run = useCallback(
    async (command: TableCommand) => {
      const done = await line.do(command);
      setRefusal(done.ok ? null : done.refusal);
      return done;
    },
    [line],
  );
  const act = useCallback((deed: Json) => run({ do: 'play', deed }), [run]);
  const settings =
    table === null
      ? null
      : { ...table.settings, judge: table.settings.judge === 'person', players: ['', ''] };
  const facts = useAsked(settings === null ? '' : JSON.stringify(settings), async () =>
    settings === null ? null : await engine.ask('tableFacts', settings),
  );
  const origin = table?.origin ?? 0;
  const now = useCallback(() => (Date.now() + offset - origin) / 1000, [offset, origin]);
  const { may, isFresh } = useMay(table?.match ?? null, table?.you ?? null, now);
  const tools = useMemo((): TableTools | null => {
    if (table === null) return null;
    const place = placeOf(table);
    return {
      table,
      seq,
      past: line.past,
      happened,
      place,
      mayJudge: mayJudge(table, role),
      seat: place.kind === 'seat' ? place.seat : null,
      game: gameOf(table.settings),
      facts,
      may,
      isFresh,
      refusal,
      explain: ({ code, rule, message }) => setRefusal({ code, rule, message }),
      hint: line.hint ?? null,
      forgetRefusal: () => setRefusal(null),
      name: (seat) => nameOf(table, seat),
      run,
      act,
      now,
    };
  }, [table, seq, role, facts, may, isFresh, refusal, line, run, act, now, happened]);
  if (tools === null) return <p className="loading">{words.table.loading}</p>;
  return (
    <TableContext value={tools}>
      {status === 'away' && <Away />}
      <Room extra={extra} />
    </TableContext>
  );
}

/** Bots are called what the reader's language calls them. */
function withBotNames(view: TableView, { table: { players } }: Words): TableView {
  const { botName, levels } = players;
  if (botName === null) return view;
  const seats = view.seats.map((seat) =>
    seat?.bot == null ? seat : { ...seat, name: botName(seat.name, levels[seat.bot]) },
  );
  return { ...view, seats };
}

/** What happens is told from the first person who sits down. */
function Room({ extra }: { readonly extra: ReactNode }): ReactNode {
  const { table } = useTable();
  const lines = useLog();
  return table.match === null ? <WaitingRoom lines={lines} /> : <Play lines={lines} extra={extra} />;
}

function Away(): ReactNode {
  const { table: words } = useWords();
  useEffect(() => announce(words.away), [words.away]);
  return <p className="note warn away">{words.away}</p>;
}
