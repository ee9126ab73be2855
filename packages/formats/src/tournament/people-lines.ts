import { say } from '@forceout/rules';
import type { Field } from '../field.ts';
import { id, isAbsent, items, optional, text, whole } from './line-values.ts';
import { ROUND_STATES } from './model.ts';
import type { Entry, Player, Round, School, Section, Slot, Table, Team } from './model.ts';

export function readSchool(line: Field): School {
  return { id: id(line.get('id')), name: text(line.get('name')) };
}

export function readPlayer(line: Field): Player {
  const player = {
    id: id(line.get('id')),
    first: optional(line.get('first'), text),
    last: optional(line.get('last'), text),
    number: optional(line.get('number'), whole),
    school: optional(line.get('school'), text),
    grade: optional(line.get('grade'), whole),
  };
  if ((player.first ?? '') === '' && (player.last ?? '') === '') line.get('first').fail(say('line-no-name'));
  return player;
}

export function readSection(line: Field): Section {
  return { id: id(line.get('id')), event: id(line.get('event')), name: optional(line.get('name'), text) };
}

export function readTeam(line: Field): Team {
  const slots = items(line.get('slots'));
  if (slots.length < 1 || slots.length > 5) line.get('slots').fail(say('line-team-places'));
  return {
    id: id(line.get('id')),
    event: id(line.get('event')),
    slots: slots.map(readSlot),
    name: optional(line.get('name'), text),
    school: optional(line.get('school'), text),
    section: optional(line.get('section'), text),
  };
}

function readSlot(field: Field): Slot {
  if (field.value === null) return [];
  if (typeof field.value === 'string') return [{ player: id(field), from: 1 }];
  const holders = items(field).map((holder) => ({
    player: id(holder.get('player')),
    from: whole(holder.get('from'), 1),
  }));
  if (holders[0]?.from !== 1) field.fail(say('line-place-from-1'));
  holders.forEach((holder, index) => {
    if (index > 0 && holder.from <= holders[index - 1]!.from)
      field.fail(say('line-rounds-rise', { from: holder.from, before: holders[index - 1]!.from }));
  });
  return holders;
}

export function readEntry(line: Field): Entry {
  return {
    event: id(line.get('event')),
    player: id(line.get('player')),
    section: optional(line.get('section'), text),
  };
}

export function readRound(line: Field): Round {
  const state = line.get('state');
  return {
    event: id(line.get('event')),
    n: whole(line.get('n'), 1),
    state: state.missing ? 'closed' : state.oneOf(ROUND_STATES, 'round-state'),
  };
}

export function readTable(line: Field): Table {
  const players = items(line.get('players')).map(id);
  if (players.length < 2 || players.length > 3) line.get('players').fail(say('input-players'));
  if (new Set(players).size < players.length) line.get('players').fail(say('line-sits-twice'));
  return {
    id: id(line.get('id')),
    event: id(line.get('event')),
    round: whole(line.get('round'), 1),
    number: whole(line.get('number'), 1),
    players,
  };
}

/** Lists that nothing is computed from must at least be lists. */
export function checkList(field: Field): void {
  if (!isAbsent(field)) items(field);
}
