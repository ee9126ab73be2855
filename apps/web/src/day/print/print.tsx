import { openRound, tablesOf } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { usePreferences } from '../../shell/preferences.ts';
import { useDayWords } from '../../words/use-day-words.ts';
import { useDay } from '../use-day.tsx';
import { changedTables } from './changed-tables.ts';
import '../style/print.css';

/** Papers in the order in which a day needs them. */
const SHELVES = {
  before: ['check-in', 'kit-list', 'room-plan', 'judge-slips', 'wifi', 'another-laptop'],
  round: [
    'scoresheets',
    'table-cards',
    'seating-by-name',
    'seating-by-school',
    'seating-by-table',
    'sheet-ticks',
    'spare-scoresheets',
  ],
  after: ['standings', 'team-sums', 'awards', 'certificates'],
} as const;

/** `/run/<id>/print`: everything opens as a page of its own and prints from any browser. */
export default function Print(): ReactNode {
  const { print } = useDayWords();
  const { day, event, id } = useDay();
  const { language } = usePreferences();
  const [paper, setPaper] = useState<'letter' | 'a4'>('letter');
  const [names, setNames] = useState<'staff' | 'public'>('staff');
  const n = event === null ? null : (openRound(day, event) ?? event.rounds);
  const [printed, setPrinted] = useState<Readonly<Record<string, string>>>(() => kept(id));
  const tables = event === null || n === null ? [] : tablesOf(day, event.id, n);
  const seats = Object.fromEntries(tables.map((table) => [table.number, table.players.join(' ')]));
  const key = `${event?.id}/${n}`;
  const changed = changedTables(printed[key], seats);
  const address = (what: string, some: readonly number[] | null): string => {
    const query = new URLSearchParams({ paper, language });
    if (names === 'public') query.set('public', '1');
    if (event !== null) query.set('event', event.id);
    if (some !== null) query.set('tables', some.join(','));
    return `/api/days/${encodeURIComponent(id)}/print/${what}?${query.toString()}`;
  };
  const remember = (): void => {
    const next = { ...printed, [key]: JSON.stringify(seats) };
    setPrinted(next);
    keep(id, next);
  };
  return (
    <div className="print-room">
      <section className="sheet-paper row">
        <label>
          {print.paper}{' '}
          <select value={paper} onChange={({ target }) => setPaper(target.value as 'letter' | 'a4')}>
            <option value="letter">Letter</option>
            <option value="a4">A4</option>
          </select>
        </label>
        <label>
          {print.names}{' '}
          <select value={names} onChange={({ target }) => setNames(target.value as 'staff' | 'public')}>
            <option value="staff">{print.whole}</option>
            <option value="public">{print.public}</option>
          </select>
        </label>
        <a className="other-action" href={`/api/days/${encodeURIComponent(id)}/file`} download>
          <Icon name="sheet" /> {print.file}
        </a>
        <a className="other-action" href={`/api/days/${encodeURIComponent(id)}/zip`} download>
          <Icon name="sheet" /> {print.zip}
        </a>
      </section>
      {changed !== null && changed.length > 0 && (
        <section className="note warn changed-slips">
          <p>{print.changed(changed.join(', '))}</p>
          <div className="row">
            {(['scoresheets', 'table-cards'] as const).map((what) => (
              <a
                key={what}
                className="other-action"
                target="_blank"
                rel="noreferrer"
                href={address(what, changed)}
                onClick={remember}
              >
                <Icon name="print" /> {print.onlyChanged(print.what[what])}
              </a>
            ))}
          </div>
        </section>
      )}
      {Object.entries(SHELVES).map(([shelf, papers]) => (
        <section key={shelf} className="sheet-paper">
          <h2>{print.shelves[shelf as keyof typeof SHELVES]}</h2>
          <ul className="papers">
            {papers.map((what) => (
              <li key={what}>
                <a
                  href={address(what, null)}
                  target="_blank"
                  rel="noreferrer"
                  onClick={() => (what === 'scoresheets' || what === 'table-cards') && remember()}
                >
                  <Icon name="print" />
                  <b>{print.what[what]}</b>
                  <small>{print.why[what]}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const KEY = 'forceout-printed-';

function kept(id: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(KEY + id) ?? '{}') as Readonly<Record<string, string>>;
  } catch {
    return {};
  }
}

function keep(id: string, printed: Readonly<Record<string, string>>): void {
  try {
    localStorage.setItem(KEY + id, JSON.stringify(printed));
  } catch {
    // Then everything is offered again.
  }
}
