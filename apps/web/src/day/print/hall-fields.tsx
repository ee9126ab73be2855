import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import type { HallAddress } from '../hall/hall-address.ts';

/** The Wi-Fi that cards let a phone join; it stays on this laptop. */
export interface Wifi {
  readonly ssid: string;
  readonly password: string;
}

/** What the codes on cards lead to: the laptop's address in the hall, and its Wi-Fi. */
export function HallFields({
  hall,
  wifi,
  onWifi,
}: {
  readonly hall: HallAddress;
  readonly wifi: Wifi;
  readonly onWifi: (wifi: Wifi) => void;
}): ReactNode {
  const { print } = useDayWords();
  return (
    <section className="sheet-paper row hall-fields">
      <label>
        {print.address}{' '}
        {hall.all.length > 1 ? (
          <select value={hall.address ?? ''} onChange={({ target }) => hall.choose(target.value)}>
            {hall.all.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        ) : (
          <b>{hall.address ?? '…'}</b>
        )}
      </label>
      <label>
        {print.ssid}{' '}
        <input
          value={wifi.ssid}
          maxLength={32}
          autoComplete="off"
          onChange={({ target }) => onWifi({ ...wifi, ssid: target.value })}
        />
      </label>
      <label>
        {print.password}{' '}
        <input
          value={wifi.password}
          maxLength={63}
          autoComplete="off"
          onChange={({ target }) => onWifi({ ...wifi, password: target.value })}
        />
      </label>
      {hall.isAlone && <p className="note warn">{print.alone}</p>}
    </section>
  );
}
