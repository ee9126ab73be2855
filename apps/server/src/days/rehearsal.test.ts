import { inEnglish } from '@forceout/rules/words';
import type { DayMessage, PublicDay } from '@forceout/client';
import { plainContent, rehearseDay } from '@forceout/client/rehearsal';
import { readTournamentFile } from '@forceout/formats/tournament';
import { bookById } from '@forceout/rules';
import { brokenInvariants, nameOf, openFile, simulate } from '@forceout/tournament';
import type { Tournament } from '@forceout/tournament';
import { expect, test } from 'vitest';
import { runningServer } from '../testing/running-server.ts';
import { seated } from './seat-thread.ts';

const WORLD = { seat: seated, books: bookById };
const OPTIONS = {
  players: 24,
  schools: 8,
  share: 0.15,
  rounds: 3,
  preset: 'county',
  results: 'strength',
  chaos: 0.2,
  seed: 'rehearsal on a server',
  thoroughEvery: 50,
} as const;
/** A whole day at a busy machine. */
const LONGEST = 240_000;

function opened(text: string): Tournament {
  const read = readTournamentFile(new TextEncoder().encode(text), bookById);
  if (!read.ok) throw new Error(inEnglish(read.error.message));
  return openFile(read.value);
}

test(
  '[F2] a whole simulated day with chaos through the real server: the same day, and nothing hidden is public',
  { timeout: LONGEST },
  async () => {
    const report = simulate(OPTIONS, WORLD);
    const local = opened(report.file);
    const base = await runningServer();
    const whole = [...local.things.player.keys()].map((id) => nameOf(local, id));
    const event = [...local.things.event.keys()][0]!;
    // "Where do I sit" by every name that the day has.
    const asked = [...new Set(whole.map((name) => `/where?q=${encodeURIComponent(name.slice(0, 2))}`))];
    const released = new Set<string>();
    let [pages, closed, count] = [0, 0, 0];
    /** Every public byte: whole names never, rounds only once they were released. */
    const scan = async (code: string): Promise<void> => {
      const get = async (path: string): Promise<string> =>
        (await fetch(`${base}/api/t/${code}${path}`)).text();
      const all = await Promise.all(
        ['', `/seating/${event}`, `/results/${event}`, `/standings/${event}`, '/plain', ...asked].map(get),
      );
      pages += all.length;
      for (const text of all) for (const name of whole) expect(text.includes(name), name).toBe(false);
      const [day = '', seating = '', results = '', standings = ''] = all;
      for (const { n, ...out } of (JSON.parse(day) as PublicDay).events[0]!.rounds)
        expect([n, out.seating, out.results]).toEqual([
          n,
          released.has(`seating ${n}`),
          released.has(`results ${n}`),
        ]);
      if (!seating.includes('"error"'))
        expect(released.has(`seating ${(JSON.parse(seating) as { round: number }).round}`)).toBe(true);
      for (const { n } of (JSON.parse(results) as { rounds: { n: number }[] }).rounds)
        expect(released.has(`results ${n}`)).toBe(true);
      if (!standings.includes('"error"'))
        expect(released.has(`results ${(JSON.parse(standings) as { after: number }).after}`)).toBe(true);
    };
    /** A phone on its line, which looks for somebody: all that it ever hears. */
    const heard: string[] = [];
    let phone: WebSocket | null = null;
    const listen = (code: string): void => {
      phone ??= new WebSocket(`${base.replace('http', 'ws')}/socket/t/${code}`);
      const looks = JSON.stringify({ t: 'looks', for: whole[0]!.slice(0, 2) });
      phone.addEventListener('open', () => phone!.send(looks));
      phone.addEventListener('message', ({ data }) => {
        const text = String(data);
        heard.push(text);
        const message = JSON.parse(text) as DayMessage;
        if (message.t !== 'rev' && message.t !== 'seats') return;
        for (const { round } of message.seats?.found ?? [])
          if (!everReleased.has(`seating ${round}`)) hidden.push(text);
      });
    };
    const everReleased = new Set<string>();
    const hidden: string[] = [];
    const day = await rehearseDay(local, {
      base,
      after: async ({ deed, changes }, { id, code, director }) => {
        if (phone === null) listen(code);
        const release = async (n: number, what: 'seating' | 'results'): Promise<void> => {
          everReleased.add(`${what} ${n}`);
          expect(await director.command(id, { do: 'release', event, n, what, on: true })).toHaveProperty(
            'seq',
          );
          released.add(`${what} ${n}`);
        };
        // Reopened or seated anew, it is hidden until it is released anew.
        for (const { kind, to } of changes) {
          if (kind !== 'round' || to === null) continue;
          if (to.state === 'reopened') released.delete(`results ${to.n}`);
          if (to.state === 'drafted') released.delete(`seating ${to.n}`);
        }
        const round = changes.find(({ kind }) => kind === 'round')?.to;
        if (deed.do === 'publish' && round != null && 'n' in round && round.n !== 2)
          await release(round.n, 'seating');
        if (deed.do === 'close') await scan(code);
        if (deed.do === 'close' && round != null && 'n' in round && round.n !== 3) {
          closed++;
          await release(round.n, 'results');
        }
        if (count++ % 10 === 0 || deed.do === 'publish') await scan(code);
      },
    });
    (phone as WebSocket | null)?.close();
    expect(hidden).toEqual([]);
    expect(heard.some((text) => text.includes('"seats":{"for"') && text.includes('"table":'))).toBe(true);
    for (const name of whole) expect(heard.filter((text) => text.includes(name))).toEqual([]);
    expect(closed).toBeGreaterThanOrEqual(2);
    expect(pages).toBeGreaterThan(60);
    const there = opened(await day.director.file(day.id));
    const plain = (state: Tournament): readonly string[] =>
      plainContent(state).map((line) => line.replaceAll(/"released":\{[^}]*\},/g, ''));
    expect(plain(there)).toEqual(plain(local));
    expect(brokenInvariants(there, WORLD)).toEqual([]);
    expect(Object.keys(report.chaos).length).toBeGreaterThan(5);
  },
);
