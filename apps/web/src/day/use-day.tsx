import type { DayQuestions } from '@forceout/client';
import { openRound } from '@forceout/tournament';
import type { Deed, EventThing, Tournament } from '@forceout/tournament';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../shell/announce.tsx';
import { useDayWords } from '../words/use-day-words.ts';
import { ownEvents } from './facts/next-step.ts';
import type { DayLine, DayLineState, NotDone } from './line/line.ts';
import { useRefusalText } from './refused.tsx';

/** A day that is open on this page, as whoever looks may see it. */
export interface OpenDay extends DayLineState {
  readonly line: DayLine;
  readonly day: Tournament;
  /** The event that rooms of one event show; null while there is none. */
  readonly event: EventThing | null;
  readonly choose: (event: string) => void;
  /** Where the console of this day is. */
  readonly base: string;
}

const DayContext = createContext<OpenDay | null>(null);

export function useDay(): OpenDay {
  const open = use(DayContext);
  if (open === null) throw new Error('no day is open here');
  return open;
}

/** The event that was chosen stays chosen from room to room. */
const chosenOf = new WeakMap<DayLine, string>();

interface DayProviderProps {
  readonly line: DayLine;
  readonly base: string;
  readonly children: ReactNode;
}

export function DayProvider({ line, base, children }: DayProviderProps): ReactNode {
  const { frame } = useDayWords();
  const state = useSyncExternalStore(line.subscribe, line.state);
  const [chosen, setChosen] = useState(() => chosenOf.get(line) ?? null);
  const choose = (id: string): void => {
    chosenOf.set(line, id);
    setChosen(id);
  };
  if (state.day === null) return <p className="loading">{frame.loading}</p>;
  const events = ownEvents(state.day);
  const event = events.find(({ id }) => id === chosen) ?? events[0] ?? null;
  return <DayContext value={{ ...state, day: state.day, line, event, choose, base }}>{children}</DayContext>;
}

/** The round of an event that is not closed, or its last. */
export function roundNow(day: Tournament, event: EventThing): number {
  return openRound(day, event) ?? event.rounds;
}

export interface Doing {
  readonly busy: boolean;
  /** What went wrong the last time. */
  readonly refusal: NotDone | null;
  /** Does one deed after the other, and stops at the first that is refused. */
  readonly act: (deeds: Deed | readonly Deed[], reason?: string) => Promise<boolean>;
  readonly forget: () => void;
}

/** Deeds of one place of a page: once at a time, and what is refused is said there. */
export function useDoing(): Doing {
  const { line } = useDay();
  const text = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<NotDone | null>(null);
  const act = async (deeds: Deed | readonly Deed[], reason?: string): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    try {
      for (const deed of Array.isArray(deeds) ? (deeds as readonly Deed[]) : [deeds as Deed]) {
        const done = await line.do(deed, reason);
        if (done.ok) continue;
        setRefusal(done.refusal);
        announce(text(done.refusal));
        return false;
      }
      return true;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, act, forget: () => setRefusal(null) };
}

/** The answer to a question, asked again whenever the day changes; null until it is there. */
export function useAsked<Ask extends keyof DayQuestions>(
  ask: Ask,
  about: DayQuestions[Ask]['asked'] | null,
): DayQuestions[Ask]['answer'] | null {
  const { line } = useDay();
  const key = JSON.stringify(about);
  const [answer, setAnswer] = useState<{
    readonly key: string;
    readonly is: DayQuestions[Ask]['answer'];
  } | null>(null);
  useEffect(() => {
    if (key === 'null') return;
    const now = { isWanted: true, isAsking: false };
    let seen: Tournament | null = null;
    // One question at a time: what changes while it is asked is asked once afterwards.
    const look = async (): Promise<void> => {
      if (now.isAsking) return;
      now.isAsking = true;
      while (now.isWanted && line.state().day !== seen) {
        seen = line.state().day;
        try {
          const is = await line.ask(ask, JSON.parse(key) as DayQuestions[Ask]['asked']);
          if (now.isWanted) setAnswer({ key, is });
        } catch {
          // Without a network the older answer stays; the next change asks again.
        }
      }
      now.isAsking = false;
    };
    const end = line.subscribe(() => void look());
    void look();
    return () => {
      now.isWanted = false;
      end();
    };
  }, [line, ask, key]);
  // An older answer to the same question is better than none while the new one is on its way.
  return answer?.key === key ? answer.is : null;
}
