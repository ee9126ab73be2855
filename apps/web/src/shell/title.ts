import { useEffect } from 'react';

/** What the tab of the browser says: where one is, and before it what waits. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Forceout' : `${title} · Forceout`;
  }, [title]);
}
