import { PRESETS } from '@forceout/tournament';
import type { EventThing, Mode } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { bookTitle } from '../books.ts';
import { Choice, countOf, TextField } from '../fields.tsx';
import { useEventName } from '../names.ts';
import { Refused } from '../refused.tsx';
import { useDay } from '../use-day.tsx';
import { EventRules } from './event-rules.tsx';
import { useAhead } from './use-ahead.ts';

const MODES = ['score', 'level', 'random', 'rotation'] as const;

/** What each event plays by; every value that a preset filled in says how well it is known. */
export function DayEvents(): ReactNode {
  const { settings, said } = useDayWords();
  const { day } = useDay();
  const preset = PRESETS[[...day.things.tournament.values()][0]?.preset ?? 'club'] ?? PRESETS['club']!;
  return (
    <section className="sheet-paper">
      <h2>{settings.events}</h2>
      {[...day.things.event.values()].map((event) => (
        <OneEvent key={event.id} event={event} />
      ))}
      <details>
        <summary>{settings.preset(said({ say: preset.title }))}</summary>
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
                {said({ say: preset[field].says })}
              </dd>
            </div>
          ))}
        </dl>
        <p className="soft">{settings.marksWhy}</p>
      </details>
    </section>
  );
}

function OneEvent({ event: known }: { readonly event: EventThing }): ReactNode {
  const { rules } = useWords();
  const { settings } = useDayWords();
  const { day, may } = useDay();
  const name = useEventName();
  const { event, refusal, change } = useAhead(known);
  const [rounds, setRounds] = useState(String(event.rounds));
  const [first, setFirst] = useState(String(event.firstTable));
  // Fields stay open while one is saved: whoever types on must not lose the place.
  const can = may.includes('change-event');
  const host = day.things.event.get(event.together?.[0] ?? '');
  const head = (
    <h3>
      {name(event)} <small>{rules.bookTitle(bookTitle(day, event.rulebook))}</small>
    </h3>
  );
  if (host !== undefined)
    return (
      <div className="one-event">
        {head}
        <p>{settings.together.with(name(host))}</p>
      </div>
    );
  const [n, from] = [countOf(rounds), countOf(first)];
  return (
    <form
      className="form-grid one-event"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (typeof n === 'number' && typeof from === 'number') change({ rounds: n, firstTable: from });
      }}
    >
      {head}
      <TextField
        label={settings.fields.rounds}
        inputMode="numeric"
        disabled={!can}
        value={rounds}
        onText={setRounds}
      />
      <TextField
        label={settings.event.firstTable}
        inputMode="numeric"
        disabled={!can}
        value={first}
        onText={setFirst}
      />
      {can && (n !== event.rounds || from !== event.firstTable) && (
        <button type="submit" disabled={typeof n !== 'number' || typeof from !== 'number'}>
          {settings.save}
        </button>
      )}
      <SeatedBy event={event} can={can} onChange={change} />
      <EventRules event={event} can={can} onChange={change} />
      <Refused refusal={refusal} />
    </form>
  );
}

interface SeatedByProps {
  readonly event: EventThing;
  readonly can: boolean;
  readonly onChange: (fields: Partial<EventThing>) => void;
}

/** The first round and those after it may be seated in another way. */
function SeatedBy({ event: { modes, rounds }, can, onChange }: SeatedByProps): ReactNode {
  const { settings } = useDayWords();
  const each = modes.length === 1 && rounds > 1 ? [modes[0]!, modes[0]!] : modes;
  return each.map((mode, index) => (
    <Choice
      key={settings.event.modeOf(index + 1, index === each.length - 1 && rounds > index + 1)}
      label={settings.event.modeOf(index + 1, index === each.length - 1 && rounds > index + 1)}
      value={mode}
      disabled={!can}
      options={MODES.map((one) => [one, settings.modes[one]] as const)}
      onChoose={(one) => {
        const next: readonly Mode[] = each.with(index, one);
        onChange({ modes: next.every((other) => other === one) ? [one] : next });
      }}
    />
  ));
}
