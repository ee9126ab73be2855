import { inEnglish } from '@forceout/rules/words';
import { readTournamentFile } from '@forceout/formats/tournament';
import { ok } from '@forceout/rules';
import {
  LANGUAGES,
  MOST_SHAKES,
  nothingInWords,
  PAPERS,
  PRINTS,
  printFile,
  USUAL_SHAKES,
} from '@forceout/print';
import { exportTable, EXPORTS, makeCsv, makeFile, makeZip } from '@forceout/tournament';
import type { StaffRole } from '@forceout/tournament';
import { z } from 'zod';
import { NOTHING, open, Served, SERVED } from '../../api/route.ts';
import type { Route } from '../../api/route.ts';
import { problem } from '../../people/problem.ts';
import type { DayHost } from '../host.ts';
import { tableKey } from '../phones.ts';
import { worldOf } from '../seats.ts';
import { DOCUMENT } from './document.ts';
import { inDay } from './in-day.ts';

const RUN: readonly StaffRole[] = ['director', 'deputy'];
const HEADS: readonly StaffRole[] = [...RUN, 'head-scorekeeper', 'head-judge', 'check-in'];
const AT_ONCE = 500;
function fileOf({ state, now }: DayHost): string {
  return makeFile(state, { program: 'forceout', made: new Date(now()).toISOString() });
}

export const PAPER_ROUTES: readonly Route[] = [
  open(
    'get',
    '/api/days/{id}/print/{what}',
    {
      summary:
        'A document for the printer; ?event ?round ?tables=1,2 ?after ?paper ?language ?public=1 ?shakes ?places ?address ?ssid ?password',
      body: NOTHING,
      answer: SERVED,
    },
    async (call, who) => {
      const there = await inDay(call, who, HEADS);
      if (!there.ok) return there;
      const { state } = there.value.host;
      const { query } = call;
      const what = PRINTS.find((print) => print === call.part('what'));
      if (what === undefined) return problem(404, 'no-such-print', `One of ${PRINTS.join(', ')}.`);
      const { books } = worldOf(state);
      // Without the journal, which no paper needs.
      const read = readTournamentFile(new TextEncoder().encode(makeFile(state, {}, false)), books);
      if (!read.ok) return problem(409, 'no-event', inEnglish(read.error.message));
      const whole = (name: string, otherwise: number | null): number | null => {
        const value = query(name);
        return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : otherwise;
      };
      const tables = query('tables');
      const ssid = query('ssid');
      const printed = printFile(what, read.value, books, {
        public: query('public') === '1' || query('public') === 'true',
        event: query('event'),
        round: whole('round', null),
        tables: tables === null ? null : tables.split(',').map(Number),
        after: whole('after', null),
        paper: PAPERS.find((paper) => paper === query('paper')) ?? PAPERS[0],
        language: LANGUAGES.find((language) => language === query('language')) ?? LANGUAGES[0],
        shakes: Math.min(MOST_SHAKES, Math.max(1, whole('shakes', USUAL_SHAKES)!)),
        places: whole('places', 3)!,
        wifi: ssid === null ? null : { name: ssid, password: query('password') },
        address: query('address'),
        tableKey: (table) => tableKey(there.value.host.day.id, table),
      });
      return printed.ok
        ? ok(new Served(printed.value, DOCUMENT))
        : problem(409, 'nothing-to-print', nothingInWords(printed.error, 'en'));
    },
  ),
  open(
    'get',
    '/api/days/{id}/file',
    { summary: 'The whole tournament as one file', body: NOTHING, answer: SERVED },
    async (call, who) => {
      const there = await inDay(call, who, RUN);
      if (!there.ok) return there;
      const { host } = there.value;
      return ok(
        new Served(fileOf(host), {
          'content-type': 'application/jsonl; charset=utf-8',
          'content-disposition': `attachment; filename="${host.day.code}.forceout.jsonl"`,
        }),
      );
    },
  ),
  open(
    'get',
    '/api/days/{id}/zip',
    { summary: 'The file, and every table of it for a spreadsheet', body: NOTHING, answer: SERVED },
    async (call, who) => {
      const there = await inDay(call, who, RUN);
      if (!there.ok) return there;
      const { host } = there.value;
      const text = new TextEncoder();
      const tables = EXPORTS.map((name) => ({
        name: `${name}.csv`,
        bytes: text.encode(makeCsv(exportTable(host.state, name, worldOf(host.state)))),
      }));
      const zip = makeZip([
        { name: `${host.day.code}.forceout.jsonl`, bytes: text.encode(fileOf(host)) },
        ...tables,
      ]);
      return ok(
        new Served(new Uint8Array(zip), {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${host.day.code}.zip"`,
        }),
      );
    },
  ),
  open(
    'get',
    '/api/days/{id}/backups',
    {
      summary: 'Where copies of this day lie, how old they are, and what is wrong with them',
      body: NOTHING,
      answer: z.array(
        z.object({
          folder: z.string(),
          at: z.number().nullable(),
          seq: z.number(),
          problem: z.string().nullable(),
        }),
      ),
    },
    async (call, who) => {
      const there = await inDay(call, who, RUN);
      return there.ok ? ok([...(call.backups?.of(there.value.host.day.id) ?? [])]) : there;
    },
  ),
  open(
    'get',
    '/api/days/{id}/journal',
    {
      summary: 'What was done, by whom, when and why, after `?after=`',
      body: NOTHING,
      answer: z.object({ entries: z.array(z.looseObject({ seq: z.number() })), next: z.number().nullable() }),
    },
    async (call, who) => {
      const there = await inDay(call, who, [...RUN, 'head-scorekeeper']);
      if (!there.ok) return there;
      const { journal } = there.value.host.state;
      const after = Number(call.query('after') ?? 0) || 0;
      const entries = journal.slice(after, after + AT_ONCE).map(({ id, by, at, reason, deed }, index) => ({
        seq: after + index + 1,
        id,
        by,
        at,
        ...(reason === undefined ? {} : { reason }),
        deed: blind(deed),
      }));
      const last = after + entries.length;
      return ok({ entries, next: last < journal.length ? last : null });
    },
  ),
];

/** Who looks through the journal must not meet figures that a second person has yet to type. */
function blind<T extends { readonly do: string }>(
  deed: T,
): T | { readonly do: string; readonly table: unknown } {
  return (deed.do === 'enter' || deed.do === 'phone-accept') && 'table' in deed
    ? { do: deed.do, table: deed.table }
    : deed;
}
