import { firstOf, number, sql } from './database.ts';
import type { Database } from './database.ts';

/** The service's heartbeat: when it last could write, and how much time it has lost in all. */
export interface Pulse {
  readonly at: number;
  readonly lost: number;
}

export interface PulseStore {
  /** Marks the service alive. A silence longer than `gap` is time that nobody could play in, and counts as lost. */
  beat(now: number, gap: number): Promise<Pulse>;
}

export function pulseStore(db: Database): PulseStore {
  return {
    beat: async (now, gap) => {
      const row = await firstOf(
        db,
        sql`insert into pulse (id, at, lost) values (1, ${now}, 0) on conflict (id) do update set
          lost = pulse.lost + case when excluded.at - pulse.at > ${gap} then excluded.at - pulse.at else 0 end,
          at = case when excluded.at > pulse.at then excluded.at else pulse.at end
          returning at, lost`,
      );
      if (row === null) throw new Error('the pulse was not written');
      return { at: number(row, 'at'), lost: number(row, 'lost') };
    },
  };
}
