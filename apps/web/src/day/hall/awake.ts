import { useEffect, useState } from 'react';

interface Lock {
  release(): Promise<void>;
}

/** Keeps the screen awake where the browser lets a page do that: on the laptop itself, not over plain HTTP. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    const wakeLock = (navigator as { readonly wakeLock?: { request(kind: 'screen'): Promise<Lock> } })
      .wakeLock;
    if (wakeLock === undefined) return;
    let lock: Lock | null = null;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      wakeLock.request('screen').then(
        (got) => {
          lock = got;
          setAwake(true);
        },
        () => setAwake(false),
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.release().catch(() => {});
    };
  }, []);
  return awake;
}
