/** The same commands at the same instants, on every host of a table: the logs are the same, byte by byte. */
import { inEnglish } from '@forceout/rules/words';
import { makeWrittenSolution } from '@forceout/formats';
import { analystFor, makeBot, playMatch, reviewMatch, tableOf } from '@forceout/players';
import type { Action, Player } from '@forceout/players';
import { view } from '@forceout/rules/match';
import type { MatchEvent, MatchSettings } from '@forceout/rules/match';
import type { WrittenSolution } from '@forceout/rules/onsets';
import { commit, matchEvents, parseAction, tableFor, verifyDice } from '@forceout/table';
import type { Json, TableEvent } from '@forceout/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { LiveMatch } from '../apps/cli/src/play/play-live.ts';
import type { Terminal } from '../apps/cli/src/play/play-terminal.ts';
import type { Thinker } from '../apps/cli/src/play/play-thinker.ts';
import { openStorage } from '../apps/server/src/storage/storage.ts';
import { ServiceClock } from '../apps/server/src/tables/service-clock.ts';
import { Tables } from '../apps/server/src/tables/tables.ts';
import { addPerson, Guest } from '../apps/server/src/testing/tables.ts';
import { LocalTable } from '../apps/web/src/hotseat/local-table.ts';
import { logOf } from '../apps/web/src/hotseat/protocol.ts';

const SEED = 'one seed on all hosts';
const SHAKES = 2;
const SETTINGS: MatchSettings = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'basic',
  season: 'even',
  mode: 'auto',
  clock: 'exact',
  judge: false,
  players: ['ann', 'bob', 'cat'],
};

/** What somebody does, in milliseconds since the match began. */
interface Step {
  readonly seat: number;
  readonly action: Action;
  readonly at: number;
}

/** Two bots and somebody who never rolls for the first Goal, begins a shake or signs: the table does that for them. */
function record(): { readonly steps: readonly Step[]; readonly log: readonly MatchEvent[] } {
  const table = tableOf(SETTINGS, SEED, { shakes: SHAKES });
  const analyst = analystFor(SETTINGS);
  const bots = SETTINGS.players.map((_, seat) => makeBot('club', `bot ${seat}`, analyst));
  const steps: Step[] = [];
  const refused = new Set<string>();
  for (let now = 0; table.table.state === 'playing';) {
    const intents = bots.flatMap((bot, seat) => {
      const intent = bot.intend(view(table.match, seat), seat);
      const idle = ['roll-for-setter', 'begin-shake', 'sign'].includes(intent?.action.do ?? '');
      return intent === null || (seat === 2 && idle) || refused.has(`${seat} ${intent.action.do}`)
        ? []
        : [{ seat, action: read(intent.action), at: now + 1000 * (1 + Math.floor(intent.after)) }];
    });
    const first = intents.toSorted((a, b) => a.at - b.at)[0];
    const { dueAt } = table;
    if (dueAt !== null && (first === undefined || dueAt <= first.at)) {
      now = Math.max(now, dueAt);
      expect(table.tick(now)).toBe('done');
      refused.clear();
    } else if (first !== undefined && table.act(first.seat, first.action, first.at) === null) {
      steps.push(first);
      now = first.at;
      refused.clear();
    } else if (first !== undefined) refused.add(`${first.seat} ${first.action.do}`);
    else throw new Error(`nobody acts while ${table.match.phase.kind}`);
  }
  return { steps, log: table.log };
}

/** As it is read from what a client writes: bots and people then say the same in the same words. */
function read(action: Action): Action {
  const parsed = parseAction(written(action), SETTINGS);
  if (!parsed.ok) throw new Error(inEnglish(parsed.error));
  return parsed.value;
}

/** As a client writes it. */
function written(action: Action): Json {
  const json: unknown =
    action.do === 'present'
      ? { do: 'present', written: action.written.map((one) => makeWrittenSolution(one as WrittenSolution)) }
      : action.do === 'set-goal' || action.do === 'arrange-goal'
        ? { do: action.do, goal: action.goal.text }
        : action;
  return json as Json;
}

async function inSimulation(steps: readonly Step[]): Promise<readonly MatchEvent[]> {
  // Instants rise, so the match's clock says which steps have been taken.
  const player: Player = {
    intend: ({ now }, seat) => {
      const next = steps.find(({ at }) => at > Math.round(now * 1000));
      if (next?.seat !== seat) return null;
      return { action: next.action, after: next.at / 1000 - now };
    },
  };
  const players = SETTINGS.players.map(() => player);
  const { log, refusals } = await playMatch({
    settings: SETTINGS,
    players,
    seed: SEED,
    length: { shakes: SHAKES },
  });
  expect(refusals).toEqual([]);
  return log;
}

async function onOneDevice(steps: readonly Step[]): Promise<readonly MatchEvent[]> {
  let now = 0;
  const alarm: { at: number; call: (() => void) | null } = { at: 0, call: null };
  const here = new LocalTable(
    { settings: SETTINGS, levels: [null, null, null], seed: SEED, shakes: SHAKES, hints: false },
    {
      now: () => now,
      after: (milliseconds, call) => {
        [alarm.at, alarm.call] = [now + milliseconds, call];
        return () => (alarm.call = null);
      },
      changed: () => {},
    },
  );
  const until = (at: number): void => {
    for (let { call } = alarm; call !== null && alarm.at <= at; { call } = alarm) {
      [now, alarm.call] = [Math.max(now, alarm.at), null];
      call();
    }
    now = Math.max(now, at);
  };
  for (const { seat, action, at } of steps) {
    until(at);
    expect(await here.do(seat, { do: 'play', deed: written(action) })).toMatchObject({ ok: true });
  }
  while (here.view(0).state === 'playing') until(now + 60_000);
  return logOf(here.kept);
}

async function inTheTerminal(steps: readonly Step[]): Promise<readonly MatchEvent[]> {
  let now = 0;
  const quiet: Terminal = {
    isLive: false,
    say: () => {},
    prompt: () => {},
    heard: () => new Promise(() => {}),
    take: () => null,
    close: () => {},
  };
  // The bots of this terminal do what the script says, or let the clock go first.
  const answers: Readonly<Record<string, (asks: never) => unknown>> = {
    intend: () => {
      const next = steps.find(({ at }) => at > Math.round(live.table.match.now * 1000));
      const { dueAt } = live.table;
      const clock = dueAt !== null && (next === undefined || dueAt <= next.at);
      now = Math.max(now, clock ? dueAt : (next?.at ?? now));
      return SETTINGS.players.map((_, seat) =>
        clock || next?.seat !== seat ? null : { action: next.action, after: 0 },
      );
    },
    report: () => null,
    review: ({ log }: { readonly log: readonly MatchEvent[] }) => reviewMatch(log, analystFor(SETTINGS)),
  };
  const thinker: Thinker = {
    ask: (kind, asks) => Promise.resolve(answers[kind]!(asks as never) as never),
    close: () => Promise.resolve(),
  };
  const plan = {
    settings: SETTINGS,
    seed: SEED,
    length: { shakes: SHAKES },
    levels: ['club', 'club', 'club'],
  } as const;
  const live = new LiveMatch(plan, thinker, quiet, () => now);
  await live.run();
  return live.table.log;
}

async function onTheServer(steps: readonly Step[]): Promise<readonly MatchEvent[]> {
  const storage = await openStorage({ file: ':memory:' });
  let wall = 1_000_000;
  const clock = new ServiceClock(storage, () => wall);
  await clock.start();
  const tables = new Tables({ storage, clock, newSeed: () => SEED });
  for (const person of SETTINGS.players) await addPerson(storage, person);
  const settings = { ...tableFor(SETTINGS, [null, null, null], { shakes: SHAKES }), botSeats: undefined };
  const opened = await tables.open(settings, 'ann');
  if (!opened.ok) throw new Error(opened.error.message);
  const { id } = opened.value;
  const guests = SETTINGS.players.map((person) => new Guest(person));
  for (const [seat, guest] of guests.entries()) await guest.act(tables, id, { do: 'sit', seat });
  for (const guest of guests) await guest.act(tables, id, { do: 'ready', ready: true });
  const host = (await tables.host(id))!;
  const { origin } = host.table;
  /** The service beats all the while, so that no time is lost. */
  const until = async (at: number): Promise<void> => {
    while (clock.now() < at) {
      wall += Math.min(1000, at - clock.now());
      await clock.beat();
    }
  };
  const dueBy = async (at: number): Promise<void> => {
    for (let due = host.dueAt; due !== null && due <= at; due = host.dueAt) {
      await until(due);
      await host.tick();
    }
    await until(at);
  };
  for (const { seat, action, at } of steps) {
    await dueBy(origin + at);
    expect(await guests[seat]!.play(tables, id, written(action))).toMatchObject({ is: 'done' });
  }
  while (host.table.state === 'playing') await dueBy(clock.now() + 60_000);
  const rows = await storage.tables.log(id, 0);
  await tables.stop();
  clock.stop();
  await storage.close();
  return rows.flatMap(({ entry }) => matchEvents(JSON.parse(entry) as readonly TableEvent[]));
}

const HOSTS = {
  simulation: inSimulation,
  hotseat: onOneDevice,
  terminal: inTheTerminal,
  server: onTheServer,
} as const;
let script: ReturnType<typeof record>;

describe('one seed gives one match on all hosts', () => {
  beforeAll(() => {
    script = record();
  });

  it('in which everybody plays, and the table does for somebody what they do not do', () => {
    expect(script.steps.length).toBeGreaterThan(30);
    expect(script.log.filter(({ type }) => type === 'scored')).toHaveLength(SHAKES);
    expect(script.log.some((event) => event.type === 'signed' && event.seat === 2)).toBe(true);
    const shown = { version: 2, seed: SEED, nonces: ['', '', ''], commitment: commit(SEED) } as const;
    expect(verifyDice(script.log, shown)).toMatchObject({ deals: SHAKES, differences: [] });
  });

  it.each(Object.entries(HOSTS))('%s', async (_, host) => {
    const log = await host(script.steps);
    expect(log.map((event) => JSON.stringify(event)).join('\n')).toBe(
      script.log.map((event) => JSON.stringify(event)).join('\n'),
    );
  });
});
