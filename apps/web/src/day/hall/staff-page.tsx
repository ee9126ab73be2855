import { useState } from 'react';
import type { ReactNode } from 'react';
import { LanguageButton, ThemeButton } from '../../shell/header.tsx';
import { Link, go } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { tablesNow } from '../facts/next-step.ts';
import { roomsOf } from '../console/console.tsx';
import { dayApi } from '../line/network-line.ts';
import { Calls } from '../round/calls.tsx';
import { TablePage } from '../round/table-page.tsx';
import { useDay } from '../use-day.tsx';
import { SmallClock } from './small-clock.tsx';
import '../style/day.css';
import '../style/staff.css';

/** `/run/<id>/staff` and `/run/<id>/table/<table>`: what a judge or a runner carries through the hall. */
export default function StaffPage({ table }: { readonly table: string | null }): ReactNode {
  const { hall, frame, network } = useDayWords();
  const { day, me, base, status, waiting } = useDay();
  const tournament = [...day.things.tournament.values()][0];
  const rooms = roomsOf(me.role);
  return (
    <div className="staff-page">
      <header>
        <div>
          <h1>{tournament?.name ?? hall.staff.title}</h1>
          <p>
            {me.name} · {frame.roles[me.role as keyof typeof frame.roles] ?? me.role}
          </p>
        </div>
        <SmallClock />
      </header>
      {(status === 'away' || waiting > 0) && (
        <p className="note warn" role="status">
          {waiting > 0 ? hall.staff.waiting(waiting) : frame.away}
        </p>
      )}
      {table === null ? (
        <>
          <FindTable />
          <Calls />
        </>
      ) : (
        <TablePage id={table} />
      )}
      <nav className="row">
        {rooms.map((room) => (
          <Link key={room} to={`${base}/${room}`}>
            {frame.room[room]}
          </Link>
        ))}
        <Link to={`${base}/network`}>{network.title}</Link>
        <ThemeButton />
        <LanguageButton />
        <button type="button" className="quiet" onClick={() => void dayApi.giveBack().then(() => go('/run'))}>
          {hall.staff.out}
        </button>
      </nav>
    </div>
  );
}

function FindTable(): ReactNode {
  const { hall } = useDayWords();
  const { day, base } = useDay();
  const [number, setNumber] = useState('');
  const table = tablesNow(day).find((one) => String(one.number) === number.trim());
  return (
    <form
      className="sheet-paper find-table"
      onSubmit={(event) => {
        event.preventDefault();
        if (table !== undefined) go(`${base}/table/${encodeURIComponent(table.id)}`);
      }}
    >
      <label>
        {hall.staff.number}
        <input
          inputMode="numeric"
          autoComplete="off"
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
      </label>
      <button type="submit" className="main-action big" disabled={table === undefined}>
        {hall.staff.open}
      </button>
      <small className="soft">{hall.staff.intro}</small>
    </form>
  );
}
