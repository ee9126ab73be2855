import { useSyncExternalStore } from 'react';

/** A phone, upright or on its side. */
const SMALL = '(max-width: 43.99rem), (max-height: 30rem)';

export function useSmall(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(SMALL);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(SMALL).matches,
  );
}
