import type { ListedPass } from '@forceout/client';
import { MAY } from '@forceout/tournament';
import { useEffect, useState } from 'react';
import { confirmMode } from '../facts/blockers.ts';
import { dayApi } from '../line/network-line.ts';
import { useDay } from '../use-day.tsx';

/** Whether two people must type each sheet and nobody but the director can: a round would never close. */
export function useAlone(): boolean {
  const { id, day, me } = useDay();
  const [passes, setPasses] = useState<readonly ListedPass[] | null>(null);
  const asks = me.role === 'director' && confirmMode(day) === 'two-entries';
  useEffect(() => {
    if (asks) void dayApi.passes(id).then(setPasses, () => {});
  }, [id, asks]);
  const types = ({ state, role }: ListedPass): boolean => state === 'live' && MAY.enter.includes(role);
  return asks && passes !== null && !passes.some(types);
}
