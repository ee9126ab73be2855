import { ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import type { Language } from '@forceout/rules/languages';
import { z } from 'zod';
import { NOTHING, open, Served, SERVED, signedIn } from '../../api/route.ts';
import type { Call, Route } from '../../api/route.ts';
import { problem } from '../../people/problem.ts';
import type { Problem } from '../../people/problem.ts';
import type { PublicPages } from '../public/pages.ts';
import { plainPage } from '../public/plain.ts';
import type { PlainDay } from '../public/plain.ts';
import { DOCUMENT } from './document.ts';

const NO_DAY = problem(404, 'no-such-day', 'No day has this code.');
const NOT_OUT = problem(404, 'not-released', 'This has not been released yet.');

async function pagesOf({ days, part }: Call<unknown>): Promise<Result<PublicPages, Problem>> {
  const pages = await days.public(part('code'));
  return pages === null ? NO_DAY : ok(pages);
}

/** A page that was made once: a phone that has it is told so, others get it packed. */
async function served(call: Call<unknown>, name: string): Promise<Result<Served, Problem>> {
  const pages = await pagesOf(call);
  if (!pages.ok) return pages;
  const page = pages.value.page(name);
  if (page === null) return NOT_OUT;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    etag: page.etag,
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
    vary: 'accept-encoding',
  };
  if (call.etag === page.etag || call.etag === `W/${page.etag}`) return ok(new Served(null, headers, 304));
  return call.packs
    ? ok(new Served(page.packed(), { ...headers, 'content-encoding': 'gzip' }))
    : ok(new Served(page.text, headers));
}

function plainOf(pages: PublicPages, asked: string, now: number, language: Language): string {
  const read = (name: string): unknown => {
    const page = pages.page(name);
    return page === null ? null : JSON.parse(page.text);
  };
  const day = read('day') as PlainDay['day'];
  return plainPage({
    day,
    now,
    language,
    asked,
    found: pages.where(/^\d{1,6}$/.test(asked) ? { number: Number(asked) } : { q: asked }),
    events: day.events.map(({ id, name }) => ({
      name,
      seating: read(`seating/${id}`),
      results: read(`results/${id}`),
      standings: read(`standings/${id}`),
      rules: read(`rules/${id}`),
    })) as PlainDay['events'],
  });
}

export const PUBLIC_ROUTES: readonly Route[] = [
  open(
    'get',
    '/api/time',
    { summary: 'The server’s time, for clocks', body: NOTHING, answer: z.object({ now: z.number() }) },
    async ({ house }) => ok({ now: house.now() }),
  ),
  open(
    'get',
    '/api/t/{code}',
    { summary: 'What everybody may know of a day: events, rounds, bells', body: NOTHING, answer: SERVED },
    (call) => served(call, 'day'),
  ),
  ...(['seating', 'results', 'standings', 'rules'] as const).map((what) =>
    open(
      'get',
      `/api/t/{code}/${what}/{event}`,
      {
        summary:
          what === 'rules' ? 'By which rules an event is played and counted' : `Released ${what} of an event`,
        body: NOTHING,
        answer: SERVED,
      },
      (call) => served(call, `${what}/${call.part('event')}`),
    ),
  ),
  open(
    'get',
    '/api/t/{code}/plain',
    {
      summary: 'All of these in one page without a script, `?q=` finds a seat; `/t/<code>?plain` leads here',
      body: NOTHING,
      answer: SERVED,
    },
    async (call) => {
      const pages = await pagesOf(call);
      if (!pages.ok) return pages;
      const asked = (call.query('q') ?? '').slice(0, 60);
      const page = plainOf(pages.value, asked, call.house.now(), call.language);
      const headers = { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex', vary: 'accept-language' };
      return ok(new Served(page, { ...DOCUMENT, ...headers }));
    },
  ),
  signedIn(
    'post',
    '/api/t/{code}/sit',
    {
      summary: 'A player takes the own seat at an online table: the own number, and the code of that table',
      meter: 'code',
      body: z.strictObject({
        number: z.number().int().min(1).max(1_000_000),
        code: z.string().min(1).max(20),
      }),
      answer: z.object({ table: z.string(), seat: z.number() }),
    },
    async ({ days, body, part }, { person }) => {
      const host = await days.byCode(part('code'));
      if (host === null || days.online === null) return NO_DAY;
      return days.online.claim(host, person.id, body);
    },
  ),
  open(
    'get',
    '/api/t/{code}/where',
    {
      summary: 'Where somebody sits: `?number=214`, or `?q=` with two letters of the name',
      body: NOTHING,
      answer: z.array(z.looseObject({ number: z.number(), table: z.number() })),
    },
    async (call) => {
      const pages = await pagesOf(call);
      if (!pages.ok) return pages;
      const [number, q] = [call.query('number'), call.query('q')];
      const found =
        number !== null && /^\d{1,6}$/.test(number)
          ? pages.value.where({ number: Number(number) })
          : pages.value.where({ q: (q ?? '').slice(0, 60) });
      return ok(found.map((seat) => ({ ...seat })));
    },
  ),
];
