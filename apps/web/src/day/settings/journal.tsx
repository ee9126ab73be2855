import type { JournalLine } from '@forceout/client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { usePreferences } from '../../shell/preferences.ts';
import { useDayWords } from '../../words/use-day-words.ts';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';

const SHOWN = 200;

/** Everything that was done, the last first. */
export function Journal(): ReactNode {
  const { settings, deeds } = useDayWords();
  const { line, may } = useDay();
  const { language } = usePreferences();
  const { busy, refusal, act } = useDoing();
  const [entries, setEntries] = useState<readonly JournalLine[] | null>(null);
  const load = async (): Promise<void> => {
    const all: JournalLine[] = [];
    let after: number | null = 0;
    while (after !== null) {
      const page: Awaited<ReturnType<typeof line.journal>> = await line.journal(after);
      all.push(...page.entries);
      after = page.next;
    }
    setEntries(all.toReversed());
  };
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', second: '2-digit' });
  return (
    <details
      className="sheet-paper journal"
      onToggle={({ currentTarget }) => currentTarget.open && void load()}
    >
      <summary>{settings.journal.title}</summary>
      <p className="soft">{settings.journal.why}</p>
      <Refused refusal={refusal} />
      <ol reversed>
        {(entries ?? []).slice(0, SHOWN).map(({ id, at, by, reason, deed }) => (
          <li key={id} className="row">
            <time dateTime={at}>{time.format(new Date(at))}</time> <b>{by}</b> {deeds[deed.do] ?? deed.do}
            {reason !== undefined && <em>“{reason}”</em>}
            {may.includes('undo') && deed.do !== 'undo' && deed.do !== 'create' && (
              <button
                type="button"
                className="quiet"
                disabled={busy}
                onClick={() => void act({ do: 'undo', entry: id }).then(load)}
              >
                {settings.journal.undo}
              </button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
