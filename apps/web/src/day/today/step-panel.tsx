import type { Deed } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { go } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import type { DayStep, StepName } from '../facts/next-step.ts';
import { useEventName } from '../names.ts';
import { Refused } from '../refused.tsx';
import { bellFor } from '../round/bells.ts';
import { useDay, useDoing } from '../use-day.tsx';
import { AfterAll } from './after-all.tsx';
import { LastDeed } from './last-deed.tsx';

/** Which roles can take a step; the director and the deputy can take all of them. */
const WHO: Readonly<Partial<Record<StepName, readonly string[]>>> = {
  'check-in': ['check-in'],
  collect: ['head-scorekeeper', 'scorekeeper'],
  close: ['head-scorekeeper'],
};

/** Steps that are a page to work on; the others are done at once. */
const ROOM: Readonly<Partial<Record<StepName, string>>> = {
  'add-event': 'settings',
  roster: 'people',
  'check-in': 'people',
  collect: 'results',
  done: 'print',
  archived: 'print',
};

interface StepPanelProps {
  readonly step: DayStep;
  /** Findings that nobody has accepted. */
  readonly faults: number;
}

export function StepPanel({ step, faults }: StepPanelProps): ReactNode {
  const { today, frame } = useDayWords();
  const { base, day, may } = useDay();
  const name = useEventName();
  const { busy, refusal, act } = useDoing();
  const [asks, setAsks] = useState(false);
  const events = step.events.map(({ event }) => (event === null ? '' : name(event))).join(', ');
  const room = step.is === 'publish' && faults > 0 ? 'seating' : ROOM[step.is];
  const deeds = deedsOf(step, bellFor(day, step.events[0]?.event?.id ?? '', step.n)?.id ?? null);
  const allowed = room !== undefined || deeds.every((deed) => may.includes(deed.do));
  const press = (): void => {
    if (room !== undefined) return go(`${base}/${room}`);
    if (step.is === 'play' && !asks) return setAsks(true);
    setAsks(false);
    void act(deeds).then((done) => {
      if (done && step.is === 'draft') go(`${base}/seating`);
    });
  };
  const who = ['director', 'deputy', ...(WHO[step.is] ?? [])]
    .filter((role) => !['certify', 'archived'].includes(step.is) || role === 'director')
    .map((role) => (frame.roles as Readonly<Record<string, string>>)[role]!)
    .join(', ');
  return (
    <section className="felt-panel step">
      <p className="step-kicker">{today.oneStep}</p>
      <h2>{today.title[step.is](step.n, events)}</h2>
      <p>{today.why[step.is]}</p>
      <div className="step-acts">
        <button
          type="button"
          className={step.is === 'play' && !asks ? 'felt-action' : 'ivory-action'}
          disabled={busy || !allowed}
          onClick={press}
        >
          {asks ? <Icon name="flag" /> : <Icon name="next" />}
          {asks ? today.sure : today.go[step.is]}
        </button>
        {step.is === 'look' && (
          <button
            type="button"
            className="felt-action"
            disabled={busy}
            onClick={() => void act(step.events.map(({ event }) => ({ do: 'look', event: event!.id })))}
          >
            {today.keepIt}
          </button>
        )}
        {(step.is === 'done' || step.is === 'archived' || step.is === 'certify') && (
          <AfterAll step={step.is} />
        )}
        <LastDeed />
      </div>
      <Refused refusal={refusal} />
      <p className="step-who">{today.who(who)}</p>
    </section>
  );
}

/** What pressing does. A bell starts all its rounds at the same moment. */
function deedsOf({ is, events }: DayStep, bell: string | null): readonly Deed[] {
  const each = (make: (event: string) => Deed): readonly Deed[] =>
    events.flatMap(({ event }) => (event === null ? [] : make(event.id)));
  switch (is) {
    case 'draft':
    case 'look':
      return each((event) => ({ do: 'draft', event, seed: 1 }));
    case 'publish':
      return each((event) => ({ do: 'publish', event, release: true }));
    case 'start':
      return [{ do: 'bell', events: events.flatMap(({ event }) => (event === null ? [] : event.id)) }];
    case 'play':
      return bell === null ? each((event) => ({ do: 'stop', event })) : [{ do: 'ring', bell, what: 'stop' }];
    case 'close':
      return each((event) => ({ do: 'close', event }));
    case 'certify':
      return each((event) => ({ do: 'certify', event }));
    case 'add-event':
    case 'roster':
    case 'check-in':
    case 'collect':
    case 'done':
    case 'archived':
      return [];
  }
}
