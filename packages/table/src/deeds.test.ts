import { say } from '@forceout/rules';
import { inEnglish } from '@forceout/rules/words';
import { decide, DEED_NAMES, DOERS, isFor, rowOf } from '@forceout/rules/match';
import type { Carried, Deed, Doer } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import type { Json } from './json.ts';
import { decideTable } from './decide.ts';
import type { Refused } from './command.ts';
import type { Asking } from './decision.ts';
import { openTable } from './opening.ts';
import { evolveTable } from './table.ts';
import type { Table } from './table.ts';

/** A value of each kind that a deed can carry, as a client writes it. */
const SAMPLES: Readonly<Record<keyof Carried, Json>> = {
  cube: 'R',
  'cube-or-none': 'R',
  cubes: ['V', 'V', '^'],
  cards: ['BR', 'G'],
  pick: { id: 'two-operations' },
  goal: '1',
  section: 'required',
  place: 'required',
  claim: 'now',
  player: 1,
  'player-or-none': 1,
  players: [0, 1],
  written: [{ setName: 'R' }],
  'written-or-none': [{ setName: 'R' }],
  flag: true,
  number: 1,
  penalty: 0,
  charge: 'other',
  reason: 'wrong-value',
  'word-or-none': 'impossible',
  'text-or-none': 'a text',
  paper: 'a text',
  intent: 'slip',
  verdict: 'correct',
  rounds: 'this',
  'shake-or-round': 'shake',
  name: 'dan',
};

/** Whoever can come to a table, and what the list calls them. */
const PEOPLE: readonly {
  readonly is: string;
  readonly asking: Pick<Asking, 'person' | 'role'>;
  readonly doer: Doer | null;
}[] = [
  { is: 'a player', asking: { person: 'ann', role: 'player' }, doer: 'player' },
  { is: 'a player who is a director elsewhere', asking: { person: 'ann', role: 'director' }, doer: 'player' },
  { is: 'the judge of the table', asking: { person: 'jo', role: 'judge' }, doer: 'judge' },
  { is: 'a judge of another table', asking: { person: 'kim', role: 'judge' }, doer: null },
  { is: 'a director', asking: { person: 'dee', role: 'director' }, doer: 'director' },
  { is: 'an administrator', asking: { person: 'max', role: 'admin' }, doer: 'director' },
  { is: 'a coach who looks on', asking: { person: 'cy', role: 'coach' }, doer: null },
  { is: 'a spectator', asking: { person: 'eve', role: 'player' }, doer: null },
];

function playing(): Table {
  const settings = {
    rulebook: 'agloa-onsets-2026',
    division: 'middle',
    level: 'basic',
    season: 'even',
    seats: 2,
    bots: [],
    mode: 'table',
    clock: 'untimed',
    hints: false,
    spectators: true,
    judge: 'person',
    listed: true,
  } as const;
  let table = evolveTable(null, {
    seq: 1,
    at: 0,
    events: openTable({ id: 'T', code: 'C', by: 'ann', settings, seed: 's' }),
  });
  const commands = [
    ['ann', { do: 'sit', seat: 0 }],
    ['bob', { do: 'sit', seat: 1 }],
    ['jo', { do: 'judge' }],
    ['ann', { do: 'ready', ready: true }],
    ['bob', { do: 'ready', ready: true }],
  ] as const;
  for (const [person, command] of commands) {
    const decision = decideTable(table, command, { person, role: 'judge', at: 0, seed: 's', fresh: FRESH });
    if (!decision.ok) throw new Error(inEnglish(decision.refusal.message));
    table = evolveTable(table, { seq: table.seq + 1, at: 0, events: decision.events });
  }
  return table;
}

const FRESH = { table: 'U', code: 'D' };
const TABLE = playing();

/** The deed as the list says it is written, with every field. */
function written(name: Deed['do']): { readonly [key: string]: Json } {
  const row = rowOf(name);
  if (row.dice === true) return name === 'deal' ? { do: name, count: 6 } : { do: name };
  const fields = Object.entries<keyof Carried>(row.carries);
  return { do: name, ...Object.fromEntries(fields.map(([field, kind]) => [field, SAMPLES[kind]])) };
}

function refusal(deed: Json, asking: Pick<Asking, 'person' | 'role'>): Refused | null {
  const decision = decideTable(TABLE, { do: 'play', deed }, { ...asking, at: 1000, seed: 's', fresh: FRESH });
  return decision.ok ? null : decision.refusal;
}

describe.each(DEED_NAMES)('%s', (name) => {
  it.each(PEOPLE)('asked for by $is', ({ asking, doer }) => {
    const code = refusal(written(name), asking)?.code ?? null;
    if (doer === null) return expect(code).toBe('not-seated');
    if (!isFor(name, doer)) return expect(code).toBe('not-allowed');
    // The rules may say no to it now, but not to who asks.
    expect(['not-seated', 'not-allowed', 'malformed', 'not-an-official', 'not-a-player']).not.toContain(
      // Of others only officials say that they have come.
      rowOf(name).own === true && doer === 'player' ? null : code,
    );
  });

  it.each(DOERS)('in the engine, by a %s', (doer) => {
    // A director speaks with a judge's word.
    const by = doer === 'player' ? 0 : doer === 'director' ? 'judge' : doer;
    const asDoer = doer === 'director' ? 'judge' : doer;
    const decision = decide(TABLE.match!, { ...sampleDeed(name), id: 'x', at: 1, by });
    const code = decision.ok ? null : decision.refusal.code;
    const own = rowOf(name).own === true && doer === 'player';
    const theirs = name === 'wait' || (isFor(name, asDoer) && !own);
    expect(['not-an-official', 'not-a-player'].includes(String(code))).toBe(!theirs);
  });

  it('with a field that it does not have is refused by that field', () => {
    const [player, judge] = [PEOPLE[0]!.asking, PEOPLE[2]!.asking];
    const asking = isFor(name, 'player') ? player : judge;
    expect(refusal({ ...written(name), extra: 1 }, asking)).toMatchObject({
      code: 'malformed',
      message: say('input-at', { where: 'extra', what: say('file-no-field', { near: null }) }),
    });
  });
});

/** The deed as the engine takes it; what it carries need make no sense. */
function sampleDeed(name: Deed['do']): Deed {
  const engine: Partial<Record<keyof Carried, unknown>> = {
    cards: [1],
    goal: { text: '1', cubes: null },
    penalty: '0',
  };
  const fields = Object.entries<keyof Carried>(rowOf(name).carries);
  const filled = fields.map(([field, kind]) => [field, engine[kind] ?? SAMPLES[kind]]);
  return { do: name, ...Object.fromEntries(filled) } as Deed;
}
