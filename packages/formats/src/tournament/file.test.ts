import { inEnglish } from '@forceout/rules/words';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readTournamentFile } from './file.ts';
import { fileOf, SMALL_TOURNAMENT } from './testing.ts';
import { writeTournamentFile } from './write.ts';

function opened(bytes: Uint8Array) {
  const read = readTournamentFile(bytes);
  if (!read.ok) throw new Error(`line ${read.error.line}: ${inEnglish(read.error.message)}`);
  return read.value;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const texts = SMALL_TOURNAMENT.slice(1).map((line) => JSON.stringify(line));

describe('a tournament file', () => {
  it('may have its lines in any order; a reference may point to a later line', () => {
    const { data } = opened(fileOf([SMALL_TOURNAMENT[0]!, ...SMALL_TOURNAMENT.slice(1).toReversed()]));
    expect(data.events.map(({ id }) => id)).toEqual(['f', 'e']);
    expect(data.players).toHaveLength(7);
  });

  it('has its defaults', () => {
    const { data } = opened(fileOf(SMALL_TOURNAMENT));
    expect(data.events[1]).toEqual({
      id: 'f',
      game: 'equations',
      rulebook: 'agloa-equations-2015',
      rounds: 1,
      name: null,
      division: null,
      attendance: 0,
      tieBreaks: [],
      teamRules: [],
      cut: null,
    });
    expect(data.rounds[0]!.state).toBe('closed');
    expect(data.sheets[0]!.state).toBe('confirmed');
    expect(data.teams[0]!.slots).toEqual([
      [{ player: 'p1', from: 1 }],
      [],
      [
        { player: 'p2', from: 1 },
        { player: 'p7', from: 2 },
      ],
    ]);
  });

  it('knows which line says what', () => {
    const { data, lineOf } = opened(fileOf(SMALL_TOURNAMENT));
    expect(lineOf.get(data.sheets[0]!)).toBe(19);
  });

  it.each([
    ['a school rule without k', { teamRules: [{ rule: 'school-best' }, { rule: 'school-average' }] }],
    ['no cut', { cut: null }],
    ['fields that nobody knows', { colour: 'blue', mode: 'score', ratio: 0.5 }],
    ['numbers with a fraction in fields that mean nothing', { weight: 1.0 }],
  ])('%s is read', (_, fields) => {
    const [header, event, ...rest] = SMALL_TOURNAMENT;
    opened(fileOf([header!, { ...event!, ...fields }, ...rest]));
  });

  it('takes no notice of the figures of who did not play', () => {
    const lines = SMALL_TOURNAMENT.map((line) =>
      line['table'] === 'e-1-1' && line['kind'] === 'sheet'
        ? {
            ...line,
            seats: [
              { player: 'p1', total: 5 },
              { player: 'p2', total: 6 },
              { player: 'p3', played: false, total: 'much', shakes: 'many' },
            ],
          }
        : line,
    );
    expect(opened(fileOf(lines)).data.sheets[0]!.seats[2]).toEqual({ player: 'p3', played: false });
  });

  it('lets notes be repeated', () => {
    const note = { kind: 'ruling', table: 'e-1-1', player: 'p1', effect: 'warned' };
    opened(fileOf([...SMALL_TOURNAMENT, { ...note, id: 'r2' }, { ...note, id: 'r3' }]));
  });

  it('finds a league’s own book through the given ones', () => {
    const [header, event] = SMALL_TOURNAMENT;
    const file = fileOf([header!, { ...event!, rulebook: 'valley-2027' }]);
    expect(readTournamentFile(file).ok).toBe(false);
    const valley = { ...opened(fileOf(SMALL_TOURNAMENT)) } as never;
    expect(readTournamentFile(file, (id) => (id === 'valley-2027' ? valley : null)).ok).toBe(true);
  });
});

describe('writing', () => {
  it('sorts by kind and id, says how many lines there are, and signs them', () => {
    const file = writeTournamentFile(texts, { program: 'test', made: '2027-01-16T12:40:00-05:00' });
    const lines = file.trimEnd().split('\n');
    const kinds = lines.slice(1, -1).map((line) => (JSON.parse(line) as { kind: string }).kind);
    expect([...new Set(kinds)]).toEqual([
      'school',
      'team',
      'player',
      'event',
      'section',
      'entry',
      'round',
      'table',
      'sheet',
      'ruling',
      'weather',
    ]);
    const before = file.slice(0, file.lastIndexOf('{"end"'));
    expect(JSON.parse(lines.at(-1)!)).toEqual({
      end: true,
      lines: lines.length,
      sha256: createHash('sha256').update(before).digest('hex'),
    });
    expect(opened(encode(file)).data.players).toHaveLength(7);
  });

  it('gives the same file for the same lines in any order', () => {
    expect(writeTournamentFile(texts.toReversed(), {})).toBe(writeTournamentFile(texts, {}));
  });

  it('reading and writing again changes nothing, unknown kinds and fields and 1.0 included (I1)', () => {
    const odd = '{"kind":"weather","id":"w","sky":"grey","degrees":1.0,"é":"\\u00e9"}';
    const once = writeTournamentFile([...texts, odd], { program: 'x' });
    const { header, lines } = opened(encode(once));
    expect(once).toContain(odd);
    expect(
      writeTournamentFile(
        lines.map(({ text }) => text),
        header.text,
      ),
    ).toBe(once);
  });
});
