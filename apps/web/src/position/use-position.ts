import { useEffect, useRef, useState } from 'react';
import { go, useQuery } from '../shell/router.tsx';
import { makeQuery, readQuery } from './address.ts';
import { EXAMPLES } from './example-positions.ts';
import { readLine } from './line.ts';
import type { Position } from './position.ts';

interface Shown {
  readonly position: Position;
  readonly written: readonly unknown[];
}

/** The position that a page shows. It is kept in the address, so that a link to the page is a link to it. */
export function usePosition(page: string): Shown & {
  /** Grows when the address brought something else, so that what is half written can be laid aside. */
  readonly arrival: number;
  readonly change: (position: Position, written?: readonly unknown[]) => void;
} {
  const query = useQuery();
  const [shown, setShown] = useState<Shown>(() => inAddress(query));
  const [arrival, setArrival] = useState(0);
  const ours = useRef(query.toString());
  const now = query.toString();
  useEffect(() => {
    // Back, forward, or a link to another position.
    if (now === ours.current) return;
    ours.current = now;
    setShown(inAddress(new URLSearchParams(now)));
    setArrival((count) => count + 1);
  }, [now]);
  const change = (position: Position, written: readonly unknown[] = []): void => {
    const next = makeQuery(position, written);
    ours.current = new URLSearchParams(next).toString();
    setShown({ position, written });
    go(page + next, 'replace');
  };
  return { ...shown, arrival, change };
}

function inAddress(query: URLSearchParams): Shown {
  const { position, written } = readQuery(query);
  if (position !== null) return { position, written };
  const [first] = EXAMPLES;
  return { position: readLine(first.line)!, written: first.written };
}
