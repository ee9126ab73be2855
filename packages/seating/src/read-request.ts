import { CRITERIA, defaultOrder, tableSizes } from './request.ts';
import type { Criterion, NumberedTable, SeatPlayer, SeatRequest } from './request.ts';
import { finite, list, members, name, reading, refuse, shown, text, whole } from './reader.ts';
import type { Read } from './reader.ts';

export const MOST_PLAYERS = 3000;

/** Reads a request that comes from outside. */
export function readSeatRequest(json: unknown): Read<SeatRequest> {
  return reading(() => {
    const fields = members(json, 'request', ['players', 'met', 'apart', 'order', 'at', 'current', 'seed']);
    const players = readPlayers(fields.get('players'));
    const ids = new Set(players.map(({ id }) => id));
    const current = fields.has('current') ? readCurrent(fields.get('current')) : null;
    return {
      players,
      met: fields.has('met') ? readMet(fields.get('met')) : [],
      apart: fields.has('apart') ? readApart(fields.get('apart'), ids) : [],
      order: fields.has('order')
        ? readOrder(fields.get('order'), current !== null)
        : defaultOrder(current !== null),
      at: fields.has('at') ? readPromises(fields.get('at'), ids) : new Map<string, number>(),
      current,
      seed: fields.has('seed') ? whole(fields.get('seed'), 'request.seed', null) : 1,
      reserved: [],
    };
  });
}

function readPlayers(value: unknown): readonly SeatPlayer[] {
  const path = 'request.players';
  const entries = list(value, path);
  if (entries.length < 2 || entries.length > MOST_PLAYERS)
    refuse(path, 'players', MOST_PLAYERS, entries.length);
  const ids = new Set<string>();
  return entries.map((entry, index) => {
    const at = `${path}[${index}]`;
    const fields = members(entry, at, ['id', 'team', 'school', 'score', 'twos']);
    const id = name(fields.get('id'), `${at}.id`);
    if (ids.has(id)) refuse(`${at}.id`, 'twice', shown(id));
    ids.add(id);
    return {
      id,
      team: fields.has('team') ? text(fields.get('team'), `${at}.team`) : null,
      school: fields.has('school') ? text(fields.get('school'), `${at}.school`) : null,
      score: fields.has('score') ? finite(fields.get('score'), `${at}.score`) : 0,
      twos: fields.has('twos') ? whole(fields.get('twos'), `${at}.twos`, 0) : 0,
    };
  });
}

function readMet(value: unknown): readonly (readonly string[])[] {
  return list(value, 'request.met').map((entry, index) => {
    const path = `request.met[${index}]`;
    const names = list(entry, path).map((id, place) => name(id, `${path}[${place}]`));
    if (names.length !== 2 && names.length !== 3) refuse(path, 'twoOrThree');
    const twice = names.find((id, place) => names.indexOf(id) !== place);
    return twice === undefined ? names : refuse(path, 'twice', shown(twice));
  });
}

function readApart(value: unknown, ids: ReadonlySet<string>): readonly (readonly [string, string])[] {
  return list(value, 'request.apart').map((entry, index) => {
    const path = `request.apart[${index}]`;
    const names = list(entry, path).map((id, place) => name(id, `${path}[${place}]`));
    const [one, other] = names;
    if (one === undefined || other === undefined || names.length !== 2)
      return refuse(path, 'two', shown(entry));
    if (one === other) refuse(path, 'twice', shown(one));
    names.forEach((id, place) => ids.has(id) || refuse(`${path}[${place}]`, 'noPlayer', shown(id)));
    return [one, other];
  });
}

function readOrder(value: unknown, hasCurrent: boolean): readonly Criterion[] {
  const order: Criterion[] = [];
  list(value, 'request.order').forEach((entry, index) => {
    const path = `request.order[${index}]`;
    const criterion = CRITERIA.find((known) => known === entry);
    if (criterion === undefined) return refuse(path, 'noCriterion', shown(entry));
    if (order.includes(criterion)) refuse(path, 'twice', shown(entry));
    if (criterion === 'moved' && !hasCurrent) refuse(path, 'needsCurrent');
    order.push(criterion);
  });
  return order;
}

function readPromises(value: unknown, ids: ReadonlySet<string>): ReadonlyMap<string, number> {
  const promises = new Map<string, number>();
  const taken = new Set<number>();
  const { tables } = tableSizes(ids.size);
  for (const [id, entry] of members(value, 'request.at', null)) {
    const path = `request.at.${id}`;
    if (!ids.has(id)) refuse(path, 'noPlayer', shown(id));
    const table = whole(entry, path, 1);
    if (taken.has(table)) refuse(path, 'promisedTwice', table);
    if (taken.size === tables) refuse(path, 'tooManyPromised', table, ids.size, tables);
    taken.add(table);
    promises.set(id, table);
  }
  return promises;
}

function readCurrent(value: unknown): readonly NumberedTable[] {
  const numbers = new Set<number>();
  const seated = new Set<string>();
  return list(value, 'request.current').map((entry, index) => {
    const path = `request.current[${index}]`;
    const fields = members(entry, path, ['table', 'players']);
    const table = whole(fields.get('table'), `${path}.table`, 1);
    if (numbers.has(table)) refuse(`${path}.table`, 'tableTwice', table);
    numbers.add(table);
    const players = list(fields.get('players'), `${path}.players`).map((player, place) => {
      const at = `${path}.players[${place}]`;
      const id = name(player, at);
      if (seated.has(id)) refuse(at, 'twice', shown(id));
      seated.add(id);
      return id;
    });
    return { table, players };
  });
}
