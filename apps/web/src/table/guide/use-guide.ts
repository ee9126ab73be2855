import { useState } from 'react';

interface Kept {
  readonly on: boolean;
  readonly told: readonly string[];
}

export interface GuideState extends Kept {
  readonly tell: (topic: string) => void;
  readonly leave: () => void;
  readonly takeUp: () => void;
}

const KEY = 'forceout.guide';
const FIRST: Kept = { on: true, told: [] };

/** What the coach has told on this device, and whether somebody wants to be told more. */
export function useGuide(): GuideState {
  const [kept, setKept] = useState<Kept>(read);
  const keep = (next: Kept): void => {
    setKept(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // It then holds for this visit.
    }
  };
  return {
    ...kept,
    tell: (topic) => keep({ ...kept, told: [...kept.told, topic] }),
    leave: () => keep({ ...kept, on: false }),
    takeUp: () => keep(FIRST),
  };
}

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return FIRST;
  }
}
