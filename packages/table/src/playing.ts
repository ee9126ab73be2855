import { say } from '@forceout/rules';
import type { Told } from '@forceout/rules';
import { decide, isFor } from '@forceout/rules/match';
import type { Deed, Doer, Match, Party } from '@forceout/rules/match';
import type { Action, Asked } from './action.ts';
import { isBotSeat } from './bots.ts';
import { DIRECTS } from './command.ts';
import { happens, refuse } from './decision.ts';
import type { Asking, TableDecision } from './decision.ts';
import { diceKey, faceFrom, packFrom, rollFrom } from './dice.ts';
import type { TableEvent } from './event.ts';
import { parseAsked } from './read-action.ts';
import { noncesOf, seatOf } from './table.ts';
import type { Table } from './table.ts';

/** Talk and scratch paper, which no rule limits, must not fill the disk: a long match has some hundred entries. */
export const ENOUGH = 5000;

/** Somebody asks for a deed in words; who they are at this table says what they may ask for. */
export function play(table: Table, json: unknown, asking: Asking): TableDecision {
  const seat = seatOf(table, asking.person);
  const doer = doerAt(table, seat, asking);
  if (doer === null) return refuse('not-seated', say('no-seat-here'));
  const { match } = table;
  if (match === null || table.state !== 'playing') return refuse('not-now', say('no-match-played'));
  const asked = parseAsked(json, match.settings);
  if (!asked.ok) return refuse('malformed', asked.error);
  return ask(table, match, doer, seat ?? 'judge', asked.value, asking);
}

function doerAt(table: Table, seat: number | null, { person, role }: Asking): Doer | null {
  if (seat !== null) return 'player';
  if (table.judge === person) return 'judge';
  return DIRECTS.includes(role) ? 'director' : null;
}

/** What a player does who needs no words: a bot, or a person whose host has read them already. */
export function act(
  table: Table,
  seat: number,
  action: Action,
  when: Pick<Asking, 'at' | 'seed'>,
): TableDecision {
  const { match } = table;
  if (match === null || table.state !== 'playing') return refuse('not-now', say('no-match-played'));
  return ask(table, match, 'player', seat, action, when);
}

function ask(
  table: Table,
  match: Match,
  doer: Doer,
  by: Party,
  asked: Asked,
  when: Pick<Asking, 'at' | 'seed'>,
): TableDecision {
  if (!isFor(asked.do, doer)) return refuse('not-allowed', whyNot(asked.do, doer));
  if (asked.do === 'scratch' && table.seq > ENOUGH) return refuse('enough', say('scratch-used-up'));
  return perform(table, match, by, filledIn(table, match, by, asked, when.seed), when);
}

function whyNot(name: Deed['do'], doer: Doer): Told {
  if (name === 'wait') return say('clock-goes');
  return doer === 'player' ? say('for-a-judge') : say('judge-does-not-play');
}

/** What was asked for, with whatever the dice or the pack say. */
function filledIn(table: Table, match: Match, by: Party, asked: Asked, seed: string): Deed {
  if (asked.do !== 'roll' && asked.do !== 'roll-for-setter' && asked.do !== 'deal') return asked;
  const { draws, dice: version } = table;
  const key = diceKey({ version, seed: table.seed ?? seed, nonces: noncesOf(table) });
  const { settings, shake } = match;
  switch (asked.do) {
    case 'roll':
      return { do: 'roll', cubes: rollFrom(key, draws, settings) };
    case 'roll-for-setter':
      return { do: 'roll-for-setter', face: faceFrom(key, draws, settings, typeof by === 'number' ? by : 0) };
    case 'deal': {
      // So many in all: those that lie there count.
      const there = shake?.universe ?? [];
      return {
        do: 'deal',
        cards: packFrom(key, draws, there).slice(0, Math.max(0, asked.count - there.length)),
      };
    }
  }
}

/** What a judge's approval refers to: a deed by its number, so that it is the same on every host. */
function idFor({ dice, deeds, seq }: Table): string {
  // Matches of the first version went by the entries of their log.
  return String(dice === 1 ? seq + 1 : deeds);
}

/** The engine's word on a deed. */
export function perform(
  table: Table,
  match: Match,
  by: Party,
  deed: Deed,
  { at, seed }: Pick<Asking, 'at' | 'seed'>,
  ...before: readonly TableEvent[]
): TableDecision {
  const now = Math.max(match.now, (at - table.origin) / 1000);
  const decision = decide(match, { ...deed, id: idFor(table), at: now, by });
  if (!decision.ok) return { ok: false, refusal: decision.refusal };
  const played: TableEvent = { type: 'played', by, deed: deed.do, events: decision.events };
  const over = decision.match.phase.kind === 'finished' && table.seed === null;
  const shown: readonly TableEvent[] = over ? [{ type: 'seed-shown', seed }] : [];
  return { ok: true, events: [...before, played, ...shown], match: decision.match };
}

/** All players together may end a round early; an untimed one ends in no other way. */
export function finish(table: Table, wish: boolean, asking: Asking): TableDecision {
  const seat = seatOf(table, asking.person);
  if (seat === null) return refuse('not-seated', say('no-seat-here'));
  const { match } = table;
  if (table.state !== 'playing' || match?.round.state !== 'open') return refuse('not-now', say('not-now'));
  const event: TableEvent = { type: 'wished', seat, wish };
  // Bots go along with what the people wish.
  const others = (place: number): boolean =>
    table.seats[place] === null || isBotSeat(table, place) || table.wishes.includes(place);
  const all = table.seats.every((_, place) => (place === seat ? wish : others(place)));
  return all ? perform(table, match, 'clock', { do: 'last-shake' }, asking, event) : happens(event);
}
