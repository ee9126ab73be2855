import { useEffect } from 'react';

/** What the tab of the browser says: where one is, and before it what waits. Null leaves it to somebody else. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    document.title = title === '' ? 'Forceout' : `${title} · Forceout`;
  }, [title]);
}
