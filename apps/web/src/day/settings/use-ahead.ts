import type { EventThing } from '@forceout/tournament';
import { useState } from 'react';
import { useDoing } from '../use-day.tsx';
import type { Doing } from '../use-day.tsx';

type Fields = Partial<EventThing>;

export interface Ahead extends Pick<Doing, 'refusal'> {
  /** The event as it will be once the server has heard what was changed here. */
  readonly event: EventThing;
  readonly change: (fields: Fields) => void;
}

/** Whoever changes the next field goes on from what they see, not from what the server knew before the last one. */
export function useAhead(known: EventThing): Ahead {
  const { refusal, act } = useDoing();
  const [ahead, setAhead] = useState<Fields>({});
  const left = Object.entries(ahead).filter(
    ([field, value]) => !isSame(value, known[field as keyof EventThing]),
  );
  if (left.length < Object.keys(ahead).length) setAhead(Object.fromEntries(left));
  const change = async (fields: Fields): Promise<void> => {
    setAhead((before) => ({ ...before, ...fields }));
    if (!(await act({ do: 'change-event', event: known.id, fields }))) setAhead({});
  };
  return { event: { ...known, ...ahead }, refusal, change: (fields) => void change(fields) };
}

/** A field that is taken out is null in a change, and not there in what is known. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
