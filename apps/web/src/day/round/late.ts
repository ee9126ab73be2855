import { bellTimes } from '@forceout/tournament';
import { useEffect, useState } from 'react';
import { useDay } from '../use-day.tsx';
import { lateness } from '../facts/lateness.ts';
import { bellNow } from './bells.ts';

const LOOK_EVERY = 15_000;
export function useLate(): number {
  const { day, offset } = useDay();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  const bell = bellNow(day);
  if (bell?.stopped === undefined) return 0;
  return lateness(now + offset - bellTimes(bell).written);
}
