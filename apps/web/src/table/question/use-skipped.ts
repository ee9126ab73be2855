import { useEffect, useState } from 'react';

/** Whether somebody has touched the screen since the cards began to light: they have seen enough. */
export function useSkipped(lit: readonly number[] | null): boolean {
  const key = lit?.join(' ') ?? null;
  const [skipped, setSkipped] = useState<string | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    const skip = (): void => setSkipped(key);
    document.addEventListener('pointerdown', skip);
    return () => document.removeEventListener('pointerdown', skip);
  }, [key]);
  return key !== null && skipped === key;
}
