import { expect, it } from 'vitest';
import { readSeatRequest, wrongInWords } from './index.ts';

const players = [{ id: 'p1' }, { id: 'p2' }, { id: 'p3' }, { id: 'p4' }];

function refusal(json: unknown): string | null {
  const result = readSeatRequest(json);
  return result.ok ? null : wrongInWords(result.error);
}

it('fills in what a request leaves out', () => {
  const result = readSeatRequest({ players: [{ id: 'a', team: 'T' }, { id: 'b' }] });
  expect(result).toEqual({
    ok: true,
    value: {
      players: [
        { id: 'a', team: 'T', school: null, score: 0, twos: 0 },
        { id: 'b', team: null, school: null, score: 0, twos: 0 },
      ],
      met: [],
      apart: [],
      order: ['apart', 'team', 'two-again', 'school', 'repeat', 'gap'],
      at: new Map(),
      current: null,
      seed: 1,
      reserved: [],
    },
  });
});

it.each([
  [7, 'request: an object is expected, not 7'],
  [[], 'request: an object is expected, not []'],
  [{}, 'request.players: missing'],
  [{ players: 'x' }, 'request.players: a list is expected, not "x"'],
  [{ players: [{ id: 'a' }] }, 'request.players: 2 to 3000 players are expected, not 1'],
  [
    { players: Array.from({ length: 3001 }, (_, at) => ({ id: `p${at}` })) },
    'request.players: 2 to 3000 players are expected, not 3001',
  ],
  [{ players: [...players.slice(0, 3), { id: 'p1' }] }, 'request.players[3].id: "p1" is there twice'],
  [{ players: [{ id: '' }, { id: 'b' }] }, 'request.players[0].id: "" is not a name'],
  [{ players: [{ id: 7 }, { id: 'b' }] }, 'request.players[0].id: a text is expected, not 7'],
  [{ players: [{}, { id: 'b' }] }, 'request.players[0].id: missing'],
  [{ players: [null, { id: 'b' }] }, 'request.players[0]: an object is expected, not null'],
  [
    { players: [{ id: 'a', score: null }, { id: 'b' }] },
    'request.players[0].score: a number is expected, not null',
  ],
  [
    { players: [{ id: 'a', score: '4' }, { id: 'b' }] },
    'request.players[0].score: a number is expected, not "4"',
  ],
  [
    { players: [{ id: 'a', score: Infinity }, { id: 'b' }] },
    'request.players[0].score: a number is expected, not Infinity',
  ],
  [
    { players: [{ id: 'a', twos: -1 }, { id: 'b' }] },
    'request.players[0].twos: a whole number from 0 is expected, not -1',
  ],
  [
    { players: [{ id: 'a', team: null }, { id: 'b' }] },
    'request.players[0].team: a text is expected, not null',
  ],
  [{ players: [{ id: 'a', skool: 'S' }, { id: 'b' }] }, 'request.players[0].skool: there is no such field'],
  [{ players, metts: [] }, 'request.metts: there is no such field'],
  [{ players, met: [['p1']] }, 'request.met[0]: two or three names are expected'],
  [
    {
      players,
      met: [
        ['p1', 'p2'],
        ['p1', 'p2', 'p3', 'p4'],
      ],
    },
    'request.met[1]: two or three names are expected',
  ],
  [{ players, met: [['p1', 'p1']] }, 'request.met[0]: "p1" is there twice'],
  [{ players, met: [['p1', 5]] }, 'request.met[0][1]: a text is expected, not 5'],
  [{ players, apart: [['p1', 'p9']] }, 'request.apart[0][1]: "p9" is not a player'],
  [{ players, apart: [['p1', 'p1']] }, 'request.apart[0]: "p1" is there twice'],
  [{ players, apart: [['p1']] }, 'request.apart[0]: two names are expected, not ["p1"]'],
  [{ players, order: ['gaps'] }, 'request.order[0]: "gaps" is not a criterion'],
  [{ players, order: ['gap', 'team', 'gap'] }, 'request.order[2]: "gap" is there twice'],
  [{ players, order: ['moved'] }, 'request.order[0]: "moved" needs a current seating'],
  [{ players, at: { p9: 1 } }, 'request.at.p9: "p9" is not a player'],
  [{ players, at: { p1: 0 } }, 'request.at.p1: a whole number from 1 is expected, not 0'],
  [{ players, at: { p1: 2, p2: 2 } }, 'request.at.p2: table 2 is promised twice'],
  [{ players, at: { p1: 1, p2: 2, p3: 3 } }, 'request.at.p3: table 3 is one too many, 4 players have 2'],
  [{ players, at: [] }, 'request.at: an object is expected, not []'],
  [{ players, current: null }, 'request.current: a list is expected, not null'],
  [
    {
      players,
      current: [
        { table: 1, players: [] },
        { table: 1, players: [] },
      ],
    },
    'request.current[1].table: table 1 is there twice',
  ],
  [
    {
      players,
      current: [
        { table: 1, players: ['p1', 'p2'] },
        { table: 2, players: ['p1'] },
      ],
    },
    'request.current[1].players[0]: "p1" is there twice',
  ],
  [{ players, current: [{ players: [] }] }, 'request.current[0].table: missing'],
  [{ players, seed: 1.5 }, 'request.seed: a whole number is expected, not 1.5'],
  [{ players, seed: '1' }, 'request.seed: a whole number is expected, not "1"'],
])('refuses %j by name', (json, message) => {
  expect(refusal(json)).toBe(message);
});

it('keeps what a long or strange value says in one line', () => {
  const line = refusal({ players, order: [`${'x'.repeat(200)}\n`] })!;
  expect(line).toMatch(/^request\.order\[0\]: "x+… is not a criterion$/);
  expect(refusal(JSON.parse('{"players":[{"id":"__proto__"},{"id":"b"}],"at":{"__proto__":0}}'))).toBe(
    'request.at.__proto__: a whole number from 1 is expected, not 0',
  );
});
