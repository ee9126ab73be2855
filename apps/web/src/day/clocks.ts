import { useEffect, useState } from 'react';
import { useDay } from './use-day.tsx';

/** The hall's own time in milliseconds, anew four times a second. */
export function useHallTime(offset: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return now + offset;
}

export function useNow(): number {
  return useHallTime(useDay().offset);
}
