import { useDay } from './use-day.tsx';

/** The last thing done on this device that may be taken back; null if there is none. */
export function useLastDeed(): { readonly id: string; readonly do: string } | null {
  return useDay().mine.at(-1) ?? null;
}
