import { openRound, tablesOf } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { usePreferences } from '../../shell/preferences.ts';
import { useDayWords } from '../../words/use-day-words.ts';
import { useHallAddress } from '../hall/hall-address.ts';
import { useDay } from '../use-day.tsx';
import { HallFields } from './hall-fields.tsx';
import type { Wifi } from './hall-fields.tsx';
import { changedTables } from './changed-tables.ts';
import '../style/print.css';

/** Papers in the order in which a day needs them. */
const SHELVES = {
  before: [
    'check-in',
    'kit-list',
    'award-shopping',
    'room-plan',
    'judge-slips',
    'wall-times',
    'wifi',
    'another-laptop',
  ],
  round: [
    'scoresheets',
    'table-cards',
    'seating-by-name',
    'seating-by-school',
    'seating-by-table',
    'rounds-booklet',
    'sheet-ticks',
    'spare-scoresheets',
  ],
  after: ['standings', 'team-sums', 'awards', 'certificates'],
} as const;

/** Papers that show who sits where. */
const SEATED: readonly string[] = [
  'room-plan',
  ...SHELVES.round.filter((one) => one !== 'spare-scoresheets'),
];

/** `/run/<id>/print`: everything opens as a page of its own and prints from any browser. */
export default function Print(): ReactNode {
  const { print } = useDayWords();
  const { day, event, id } = useDay();
  const { language } = usePreferences();
  const [paper, setPaper] = useState<'letter' | 'a4'>('letter');
  const [names, setNames] = useState<'staff' | 'public'>('staff');
  const hall = useHallAddress();
  const [wifi, setWifi] = useState<Wifi>(() => (kept(WIFI) as Wifi | null) ?? { ssid: '', password: '' });
  const n = event === null ? null : (openRound(day, event) ?? event.rounds);
  const [printed, setPrinted] = useState<Readonly<Record<string, string>>>(
    () => (kept(KEY + id) as Readonly<Record<string, string>> | null) ?? {},
  );
  const tables = event === null || n === null ? [] : tablesOf(day, event.id, n);
  const seats = Object.fromEntries(tables.map((table) => [table.number, table.players.join(' ')]));
  const key = `${event?.id}/${n}`;
  const changed = changedTables(printed[key], seats);
  const address = (what: string, some: readonly number[] | null): string => {
    const query = new URLSearchParams({ paper, language });
    if (names === 'public') query.set('public', '1');
    if (event !== null) query.set('event', event.id);
    if (some !== null) query.set('tables', some.join(','));
    if (hall.address !== null) query.set('address', hall.address);
    if (wifi.ssid !== '') query.set('ssid', wifi.ssid);
    if (wifi.ssid !== '' && wifi.password !== '') query.set('password', wifi.password);
    return `/api/days/${encodeURIComponent(id)}/print/${what}?${query.toString()}`;
  };
  /** What a paper lacks before it can be printed. */
  const waits = (what: string): string | null => {
    if (what === 'wifi') return wifi.ssid === '' ? print.noWifi : null;
    return tables.length === 0 && SEATED.includes(what) ? print.noSeats : null;
  };
  const remember = (): void => {
    const next = { ...printed, [key]: JSON.stringify(seats) };
    setPrinted(next);
    keep(KEY + id, next);
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
      <HallFields
        hall={hall}
        wifi={wifi}
        onWifi={(next) => {
          setWifi(next);
          keep(WIFI, next);
        }}
      />
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
                {waits(what) !== null ? (
                  <div className="paper-waits">
                    <Icon name="print" />
                    <b>{print.what[what]}</b>
                    <small>{waits(what)}</small>
                  </div>
                ) : (
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
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const KEY = 'forceout-printed-';
const WIFI = 'forceout-wifi';

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Then everything is asked again.
  }
}
