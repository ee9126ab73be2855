import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import type { IconName } from '../../pieces/icon.tsx';
import { Link } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { KEPT_TRIPS, networkFacts } from '../facts/round-trips.ts';
import type { NetworkFacts, Trips } from '../facts/round-trips.ts';
import { dayApi } from '../line/network-line.ts';
import { useDay } from '../use-day.tsx';
import '../style/day.css';
import '../style/staff.css';
import '../style/network.css';

const EVERY = 1000;
const LONGEST = 4000;
const HALL_EVERY = 5000;

/** Asks the laptop for the time again and again, one question at a time. */
function useTrips(): Trips {
  const [trips, setTrips] = useState<Trips>([]);
  useEffect(() => {
    const now = { isWanted: true };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const begun = performance.now();
      let trip: number | null = null;
      try {
        const answer = await fetch('/api/time', { cache: 'no-store', signal: AbortSignal.timeout(LONGEST) });
        if (answer.ok) trip = Math.round(performance.now() - begun);
      } catch {
        // Then it counts as lost.
      }
      if (!now.isWanted) return;
      setTrips((before) => [...before, trip].slice(-KEPT_TRIPS));
      timer = setTimeout(() => void ask(), EVERY);
    };
    void ask();
    return () => {
      now.isWanted = false;
      clearTimeout(timer);
    };
  }, []);
  return trips;
}

type Hall = Awaited<ReturnType<typeof dayApi.network>>;

/** How the hall reaches the laptop, and who has come. */
function useHall(id: string): Hall | null {
  const [hall, setHall] = useState<Hall | null>(null);
  useEffect(() => {
    // Without an answer the last one stays; the page says itself that there is none.
    const ask = (): void => void dayApi.network(id).then(setHall, () => {});
    ask();
    const timer = setInterval(ask, HALL_EVERY);
    return () => clearInterval(timer);
  }, [id]);
  return hall;
}

const LOOKS: Readonly<Record<NetworkFacts['is'], readonly [IconName, string]>> = {
  unknown: ['clock', 'plain'],
  good: ['right', 'good'],
  slow: ['clock', 'warn'],
  gone: ['wrong', 'bad'],
};

/** `/run/<id>/network`: does this phone reach the laptop, and how quickly? Staff walk through the hall with it. */
export default function NetworkPage(): ReactNode {
  const { network, frame } = useDayWords();
  const { base, status, offset, me, id } = useDay();
  const trips = useTrips();
  const hall = useHall(id);
  const { is, median, longest, lost } = networkFacts(trips);
  const [icon, kind] = LOOKS[is];
  const runs = me.role === 'director' || me.role === 'deputy';
  return (
    <div className="staff-page network-page" data-is={is}>
      <h1>{network.title}</h1>
      <section className="sheet-paper verdict" role="status">
        <span className="sign" data-kind={kind}>
          <Icon name={icon} />
        </span>
        <div>
          <b>{network.is[is]}</b>
          <p>{network.means[is]}</p>
        </div>
      </section>
      <section className="sheet-paper">
        <div className="trips" aria-hidden="true">
          {[...Array.from({ length: KEPT_TRIPS - trips.length }, () => undefined), ...trips]
            .map((trip, index) => ({ trip, key: index }))
            .map(({ trip, key }) => (
              <i
                key={key}
                data-is={trip === undefined ? 'none' : trip === null ? 'lost' : 'heard'}
                style={{ blockSize: `${trip == null ? 100 : Math.min(100, 8 + trip / 5)}%` }}
              />
            ))}
        </div>
        <dl className="network-facts">
          <div>
            <dt>{network.median}</dt>
            <dd>{network.milliseconds(median)}</dd>
          </div>
          <div>
            <dt>{network.longest}</dt>
            <dd>{network.milliseconds(longest)}</dd>
          </div>
          <div>
            <dt>{network.lost}</dt>
            <dd>{network.of(lost, trips.length)}</dd>
          </div>
          <div>
            <dt>{network.line}</dt>
            <dd>{status === 'connected' ? network.open : network.shut}</dd>
          </div>
          <div>
            <dt>{network.clock}</dt>
            <dd>{network.seconds((Math.round(offset / 100) / 10 || 0).toFixed(1))}</dd>
          </div>
          <div>
            <dt>{network.address}</dt>
            <dd>
              {hall === null || hall.addresses.length === 0 ? location.origin : hall.addresses.join(', ')}
            </dd>
          </div>
          {hall !== null && (
            <div>
              <dt>{network.devices}</dt>
              <dd>{network.joined(hall.staff, hall.public)}</dd>
            </div>
          )}
        </dl>
      </section>
      <details className="sheet-paper" open={is === 'gone'}>
        <summary>{network.help}</summary>
        <ol>
          {network.helps.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        {runs && (
          <Link className="other-action" to={`${base}/print`}>
            <Icon name="print" /> {network.card}
          </Link>
        )}
      </details>
      <nav className="row">
        <Link to={runs ? `${base}/settings` : `${base}/staff`}>
          {runs ? frame.room.settings : network.back}
        </Link>
      </nav>
    </div>
  );
}
