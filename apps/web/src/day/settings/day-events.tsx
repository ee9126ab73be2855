import { PRESETS } from '@forceout/tournament';
import type { EventThing, Mode } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { bookChoice } from '../../pages/play/books.ts';
import { useWords } from '../../words/index.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { useEventName } from '../names.ts';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';

const MODES = ['score', 'level', 'random', 'rotation'] as const;

/** What each event plays by; every value that a preset filled in says how well it is known. */
export function DayEvents(): ReactNode {
  const { settings } = useDayWords();
  const { day } = useDay();
  const preset = PRESETS[[...day.things.tournament.values()][0]?.preset ?? 'club'] ?? PRESETS['club']!;
  return (
    <section className="sheet-paper">
      <h2>{settings.events}</h2>
      {[...day.things.event.values()].map((event) => (
        <OneEvent key={event.id} event={event} />
      ))}
      <details>
        <summary>{settings.preset(preset.title)}</summary>
        <dl className="marks">
          {(
            [
              'rounds',
              'modes',
              'sections',
              'attendance',
              'teamRules',
              'tieBreaks',
              'cut',
              'ties',
              'confirm',
            ] as const
          ).map((field) => (
            <div key={field}>
              <dt>{settings.fields[field]}</dt>
              <dd>
                <abbr title={settings.mark[preset[field].mark]}>{preset[field].mark}</abbr>{' '}
                {preset[field].says}
              </dd>
            </div>
          ))}
        </dl>
        <p className="soft">{settings.marksWhy}</p>
      </details>
    </section>
  );
}

function OneEvent({ event }: { readonly event: EventThing }): ReactNode {
  const { rules } = useWords();
  const { settings } = useDayWords();
  const { may } = useDay();
  const name = useEventName();
  const { busy, refusal, act } = useDoing();
  const [rounds, setRounds] = useState(String(event.rounds));
  const [first, setFirst] = useState(String(event.firstTable));
  const change = (fields: Partial<EventThing>): void =>
    void act({ do: 'change-event', event: event.id, fields });
  const can = may.includes('change-event') && !busy;
  const whole = (text: string): number | null => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : null);
  return (
    <form
      className="form-grid one-event"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        const [n, from] = [whole(rounds), whole(first)];
        if (n !== null && from !== null) change({ rounds: n, firstTable: from });
      }}
    >
      <h3>
        {name(event)} <small>{rules.bookTitle(bookChoice(event.rulebook).title)}</small>
      </h3>
      <label>
        {settings.fields.rounds}
        <input
          inputMode="numeric"
          size={3}
          disabled={!can}
          value={rounds}
          onChange={({ target }) => setRounds(target.value)}
        />
      </label>
      <label>
        {settings.event.firstTable}
        <input
          inputMode="numeric"
          size={5}
          disabled={!can}
          value={first}
          onChange={({ target }) => setFirst(target.value)}
        />
      </label>
      <label>
        {settings.event.mode}
        <select
          disabled={!can}
          value={event.modes.at(-1)}
          onChange={({ target }) => change({ modes: [...event.modes.slice(0, -1), target.value as Mode] })}
        >
          {MODES.map((mode) => (
            <option key={mode} value={mode}>
              {settings.modes[mode]}
            </option>
          ))}
        </select>
      </label>
      {can && (rounds !== String(event.rounds) || first !== String(event.firstTable)) && (
        <button type="submit">{settings.save}</button>
      )}
      <Refused refusal={refusal} />
    </form>
  );
}
