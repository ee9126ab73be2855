import { useSyncExternalStore } from 'react';

/** A phone, upright or on its side. */
const SMALL = '(max-width: 43.99rem), (max-height: 30rem)';
/** A projector, or a large screen on a desk. */
const LARGE = '(min-width: 100rem) and (min-height: 55rem)';

export function useSmall(): boolean {
  return useMedia(SMALL);
}

export function useLarge(): boolean {
  return useMedia(LARGE);
}

function useMedia(wanted: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wanted);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(wanted).matches,
  );
}
