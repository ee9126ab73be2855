import { networkInterfaces } from 'node:os';
import { ok } from '@forceout/rules';
import { z } from 'zod';
import { NOTHING, open } from '../../api/route.ts';
import type { Route } from '../../api/route.ts';
import { inDay } from './in-day.ts';

const LOOPBACK = /^(127\.|localhost$|::1$)/;

/** Where the laptop can be reached from the hall; nowhere, if it listens to itself alone. */
export function addressesOf(host: string, port: number): readonly string[] {
  if (LOOPBACK.test(host)) return [];
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host}:${port}`];
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

export const NETWORK_ROUTES: readonly Route[] = [
  open(
    'get',
    '/api/days/{id}/network',
    {
      summary: 'How the hall reaches this laptop, whence I came, and how many listen',
      body: NOTHING,
      answer: z.object({
        addresses: z.array(z.string()),
        here: z.string(),
        staff: z.number(),
        public: z.number(),
      }),
    },
    async (call, who) => {
      const there = await inDay(call, who);
      if (!there.ok) return there;
      const { day, watchers } = there.value.host;
      const { host, port } = call.listens;
      return ok({
        addresses: [...addressesOf(host, port)],
        here: call.caller,
        staff: watchers.size,
        public: call.days.audience.get(day.code) ?? 0,
      });
    },
  ),
];
