import { firstOf, number, sql } from './database.ts';
import type { Database } from './database.ts';

/** The service's heartbeat: when it last could write, and how much time it has lost in all. */
export interface Pulse {
  readonly at: number;
  readonly lost: number;
}

export interface PulseStore {
  /**
   * Marks the service alive at an instant; null is the database's own, which is the same for all that share it. A
   * silence longer than `gap` is time that nobody could play in, and counts as lost. `at` is the instant that counted.
   */
  beat(now: number | null, gap: number): Promise<Pulse & { readonly now: number }>;
}

export function pulseStore(db: Database): PulseStore {
  return {
    beat: async (given, gap) => {
      if (given === null && db.engine === 'sqlite') throw new Error('a file has no clock of its own');
      const row = await firstOf(
        db,
        given === null
          ? sql`insert into pulse (id, at, lost)
              values (1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint, 0)
              on conflict (id) do update set
              lost = pulse.lost + case when excluded.at - pulse.at > ${gap} then excluded.at - pulse.at else 0 end,
              at = case when excluded.at > pulse.at then excluded.at else pulse.at end
              returning at, lost, floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`
          : sql`insert into pulse (id, at, lost) values (1, ${given}, 0) on conflict (id) do update set
              lost = pulse.lost + case when excluded.at - pulse.at > ${gap} then excluded.at - pulse.at else 0 end,
              at = case when excluded.at > pulse.at then excluded.at else pulse.at end
              returning at, lost`,
      );
      if (row === null) throw new Error('the pulse was not written');
      return { at: number(row, 'at'), lost: number(row, 'lost'), now: given ?? number(row, 'now') };
    },
  };
}
