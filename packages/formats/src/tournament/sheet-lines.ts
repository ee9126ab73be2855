import { say } from '@forceout/rules';
import type { Field } from '../field.ts';
import { flag, id, isAbsent, items, optional, text, whole } from './line-values.ts';
import type { Claimed, Penalty, RulingLine, Sheet, SheetSeat } from './model.ts';
import { checkList } from './people-lines.ts';

export function readSheet(line: Field): Sheet {
  const table = id(line.get('table'));
  const seats = items(line.get('seats')).map(readSeat);
  if (seats.filter(({ played }) => played).length < 2) line.get('seats').fail(say('line-two-played'));
  if (new Set(seats.map(({ player }) => player)).size < seats.length)
    line.get('seats').fail(say('input-player-twice'));
  const state = line.get('state');
  checkList(line.get('entries'));
  return {
    table,
    seats,
    claimed: readClaimed(line.get('claimed'), seats.length),
    state: state.missing ? 'confirmed' : text(state),
    source: optional(line.get('source'), text),
  };
}

function readSeat(field: Field): SheetSeat {
  const player = id(field.get('player'));
  // Whatever else is said of who did not play means nothing.
  if (!flag(field.get('played'), true)) return { player, played: false };
  const shakes = optional(field.get('shakes'), (list) =>
    items(list).map((shake) => (shake.value === null ? null : whole(shake))),
  );
  const total = optional(field.get('total'), whole);
  if (shakes === null && total === null) field.get('total').fail(say('line-no-score'));
  return {
    player,
    played: true,
    total,
    shakes,
    penalties: readPenalties(field.get('penalties'), shakes?.length ?? Infinity),
    signed: flag(field.get('signed'), true),
  };
}

function readPenalties(field: Field, shakes: number): readonly Penalty[] {
  if (isAbsent(field)) return [];
  return items(field).map((penalty) => ({
    shake: whole(penalty.get('shake'), 1, shakes),
    points: whole(penalty.get('points')),
    rule: optional(penalty.get('rule'), text),
    initials: optional(penalty.get('initials'), text),
  }));
}

function readClaimed(field: Field, seats: number): Claimed {
  if (isAbsent(field)) return { totals: null, points: null };
  const figures = (name: string): readonly (number | null)[] | null => {
    if (isAbsent(field.get(name))) return null;
    const list = items(field.get(name));
    if (list.length !== seats) field.get(name).fail(say('line-figures', { seats }));
    return list.map((figure) => (figure.value === null ? null : whole(figure)));
  };
  return { totals: figures('totals'), points: figures('points') };
}

export function readRuling(line: Field): RulingLine {
  const effect = text(line.get('effect'));
  checkList(line.get('judges'));
  for (const name of ['rule', 'text']) optional(line.get(name), text);
  return {
    id: id(line.get('id')),
    table: id(line.get('table')),
    player: id(line.get('player')),
    effect,
    total: effect === 'total' ? whole(line.get('total')) : null,
  };
}
