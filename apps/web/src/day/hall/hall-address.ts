import { useEffect, useState } from 'react';
import { dayApi } from '../line/network-line.ts';
import { useDay } from '../use-day.tsx';

const KEY = 'forceout-hall-address';
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

export interface HallAddress {
  /** Where phones reach the laptop; null: they do not, or it is not known yet. */
  readonly address: string | null;
  /** What there is to choose from. */
  readonly all: readonly string[];
  readonly choose: (address: string) => void;
  /** The laptop has answered, and hears nobody but itself. */
  readonly isAlone: boolean;
}

/**
 * What is printed on cards and passes and shown on the wall. A page that was opened on the laptop itself has an address that
 * leads phones nowhere, so the laptop is asked for the others; a machine with several networks lets the director choose.
 */
export function useHallAddress(): HallAddress {
  const { id } = useDay();
  const own = LOOPBACK.test(location.hostname) ? null : location.origin;
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const [chosen, setChosen] = useState(kept);
  useEffect(() => {
    // Without a network the address stays unknown.
    if (own === null)
      void dayApi.network(id).then(
        ({ addresses }) => setAsked(addresses),
        () => {},
      );
  }, [id, own]);
  const all = own === null ? (asked ?? []) : [own];
  return {
    address: all.find((one) => one === chosen) ?? all[0] ?? null,
    all,
    choose: (address) => {
      setChosen(address);
      keep(address);
    },
    isAlone: own === null && asked?.length === 0,
  };
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(address: string): void {
  try {
    localStorage.setItem(KEY, address);
  } catch {
    // It then holds for this visit.
  }
}
