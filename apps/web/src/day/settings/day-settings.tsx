import { SETTINGS, settingOf } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  confirm: ['two-entries', 'checked', 'single'],
  'player-phones': ['never', 'after-stop', 'always'],
};

/** Settings of the whole day where a league's practice is unknown; each with its mark and a sentence. */
export function DaySettings(): ReactNode {
  const { settings } = useDayWords();
  return (
    <section className="sheet-paper">
      <h2>{settings.title}</h2>
      <div className="form-grid">
        {Object.keys(SETTINGS).map((id) => (
          <OneSetting key={id} id={id} />
        ))}
      </div>
    </section>
  );
}

function OneSetting({ id }: { readonly id: string }): ReactNode {
  const { settings } = useDayWords();
  const { day, may } = useDay();
  const { busy, refusal, act } = useDoing();
  const { is, mark } = SETTINGS[id]!;
  const value: string | number | boolean = settingOf(day, id, is);
  const [text, setText] = useState(String(value));
  const can = may.includes('set') && !busy;
  const set = (next: string | number | boolean): void => void act({ do: 'set', setting: id, value: next });
  const label = settings.names[id] ?? id;
  const why = settings.why[id] ?? '';
  const choices = CHOICES[id];
  return (
    <div className="setting-line">
      <label>
        {label}{' '}
        {typeof value === 'boolean' ? (
          <input
            type="checkbox"
            checked={value}
            disabled={!can}
            onChange={({ target }) => set(target.checked)}
          />
        ) : choices !== undefined ? (
          <select value={String(value)} disabled={!can} onChange={({ target }) => set(target.value)}>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {settings.choices[choice] ?? choice}
              </option>
            ))}
          </select>
        ) : (
          <input
            inputMode="numeric"
            size={4}
            value={text}
            disabled={!can}
            onChange={({ target }) => setText(target.value)}
            onBlur={() => /^\d+$/.test(text) && Number(text) !== value && set(Number(text))}
          />
        )}
      </label>
      <small className="soft">
        <abbr title={settings.mark[mark]}>{mark}</abbr> {why}
      </small>
      <Refused refusal={refusal} />
    </div>
  );
}
