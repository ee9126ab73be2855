/** A rehearsed day, played again on a real server by people with passes: what comes out must be the same. */
import type { JournalEntry, StaffRole, Tournament } from '@forceout/tournament';
import { KINDS, MAY } from '@forceout/tournament';
import { ApiError, Api } from '../api.ts';
import type { ApiOptions } from '../api.ts';
import { DayApi } from './day-api.ts';
import type { DayAnswer } from './day-types.ts';

export interface RehearsalOptions {
  readonly base: string;
  /** Before each command: the place for chaos. */
  readonly before?: (index: number, entry: JournalEntry) => Promise<void>;
  /** After each command that is on the server's disk. */
  readonly after?: (
    entry: JournalEntry,
    day: Pick<RehearsedDay, 'id' | 'code' | 'director' | 'cookies'> & { readonly seq: number },
  ) => Promise<void>;
  /** Opening many days from one machine must not run into limits for people. */
  readonly name?: string;
}

export interface RehearsedDay {
  readonly id: string;
  readonly code: string;
  readonly director: DayApi;
  /** By which the director is known, for a socket. */
  readonly cookies: () => string;
  /** Milliseconds that each command took. */
  readonly times: readonly number[];
  /** Commands that had to be sent again, because the server was away. */
  readonly again: number;
}

const PASSPHRASE = 'only for rehearsals, thrown away';
/** From little to much; each person gets the first that may do all that they do. */
const ROLES: readonly StaffRole[] = [
  'runner',
  'judge',
  'scorekeeper',
  'check-in',
  'head-judge',
  'head-scorekeeper',
  'deputy',
];
const LONGEST_AWAY = 60_000;
const TRY_EVERY = 100;

/** A browser that keeps its cookies. */
function browser(base: string): ApiOptions & { readonly cookies: () => string } {
  const kept = new Map<string, string>();
  const cookies = (): string => [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    base,
    cookies,
    headers: (): Readonly<Record<string, string>> => (kept.size === 0 ? {} : { cookie: cookies() }),
    onResponse: (response) => {
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name !== undefined && value !== undefined) kept.set(name, value);
      }
    },
  };
}

function letters(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => 'abcdefghijklmnop'[byte % 16]).join(
    '',
  );
}

export async function rehearseDay(local: Tournament, options: RehearsalOptions): Promise<RehearsedDay> {
  const own = browser(options.base);
  await new Api(own).register({ login: `r-${letters()}`, passphrase: PASSPHRASE, name: 'Dora' });
  const director = new DayApi(own);
  const { journal } = local;
  const [tournament] = local.things.tournament.values();
  const events = journal.flatMap(({ deed }) => (deed.do === 'add-event' ? [deed.event] : []));
  const opened = await director.open({
    name: options.name ?? tournament?.name ?? 'Rehearsal',
    preset: tournament?.preset ?? 'county',
    dates: tournament?.dates ?? [],
    events: events.map(({ id, rulebook, division, rounds, firstTable }) => ({
      id,
      rulebook,
      rounds,
      firstTable,
      ...(division === undefined ? {} : { division }),
    })),
  });
  const staff = new Map<string, DayApi>([['director', director]]);
  const times: number[] = [];
  let again = 0;
  for (const [index, entry] of journal.entries()) {
    if (entry.deed.do === 'create' || entry.deed.do === 'add-event') continue;
    await options.before?.(index, entry);
    const who = staff.get(entry.by) ?? (await hire(director, opened.id, entry.by, journal, options.base));
    staff.set(entry.by, who);
    const started = performance.now();
    const { answer, tries } = await send(who, opened.id, entry);
    times.push(performance.now() - started);
    again += tries - 1;
    if (!('seq' in answer))
      throw new Error(`${entry.deed.do} by ${entry.by} (${entry.id}): ${JSON.stringify(answer)}`);
    await options.after?.(entry, { ...opened, director, cookies: own.cookies, seq: answer.seq });
  }
  return { id: opened.id, code: opened.code, director, cookies: own.cookies, times, again };
}

/** A pass for somebody, with the smallest role that may do all that they do in this journal. */
async function hire(
  director: DayApi,
  day: string,
  name: string,
  journal: readonly JournalEntry[],
  base: string,
): Promise<DayApi> {
  const does = journal.filter(({ by }) => by === name).map(({ deed }) => deed.do);
  const zero = journal.some(({ by, deed }) => by === name && deed.do === 'rule' && deed.effect !== 'note');
  const role =
    ROLES.find((one) => does.every((deed) => MAY[deed].includes(one)) && !(zero && one === 'judge')) ??
    'deputy';
  const { token } = await director.newPass(day, { name, role });
  const own = new DayApi(browser(base));
  await own.redeem({ token });
  return own;
}

/** Sent again with the same id until there is an answer, as a phone does. */
async function send(
  who: DayApi,
  day: string,
  { id, deed, reason }: JournalEntry,
): Promise<{ readonly answer: DayAnswer; readonly tries: number }> {
  // From the first time that there was no answer: a laptop that was shut meanwhile is none that is away.
  let until: number | null = null;
  for (let tries = 1; ; tries++) {
    try {
      const answer = await who.command(day, deed, { id, ...(reason === undefined ? {} : { reason }) });
      return { answer, tries };
    } catch (error) {
      const away = !(error instanceof ApiError) || error.status === 503 || error.status === 429;
      until ??= performance.now() + LONGEST_AWAY;
      if (!away || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY));
    }
  }
}

/** What a day has come to, without what must differ: instants, its own name and code, who its director is. */
export function plainContent({ things }: Pick<Tournament, 'things'>): readonly string[] {
  return KINDS.filter((kind) => kind !== 'tournament').flatMap((kind) =>
    [...things[kind]]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, thing]) =>
        `${kind} ${key} ${JSON.stringify(thing, inOrder)}`
          .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'then')
          .replaceAll('"Dora"', '"director"'),
      ),
  );
}

/** The order of fields says nothing. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
