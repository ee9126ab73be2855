import { bookById } from '../../rulebooks/index.ts';
import type { OnSetsRulebook } from '../../rulebooks/onsets-rulebook.ts';
import { describe, expect, it } from 'vitest';
import { replay } from '../record/evolve.ts';
import { startMatch } from '../round/start.ts';
import {
  ADVENTUROUS,
  AGLOA_2014,
  AGLOA_2026,
  BASIC,
  EQUATIONS,
  fresh,
  ONSETS,
  rolled,
  on,
  settingsFor,
  TestTable,
  PICKING,
  VARIED,
  isEquations,
} from '../testing/testing.ts';

const face = (book: string, digit: string): string => (isEquations(book) ? `red:${digit}` : digit);

function choosing(book: string): TestTable {
  return new TestTable(book, startMatch(settingsFor(book), { at: 0, goalSetter: null }));
}

describe('the first Goal-setter', () => {
  it.each(on('I-D', 'the highest digit sets the first Goal'))('%s', (_name, book) => {
    const table = choosing(book);
    table.ok(1, 'ann', { do: 'roll-for-setter', face: face(book, '2') });
    table.ok(2, 'cat', { do: 'roll-for-setter', face: face(book, '3') });
    expect(table.phase).toBe('choosing-setter');
    table.ok(3, 'bob', { do: 'roll-for-setter', face: face(book, '1') });
    expect(table.match.phase).toEqual({ kind: 'between-shakes', setter: 2 });
  });

  it.each(on('I-D', 'players tied for high roll again, the others do not'))('%s', (_name, book) => {
    const table = choosing(book);
    table.ok(1, 'ann', { do: 'roll-for-setter', face: face(book, '3') });
    table.ok(2, 'bob', { do: 'roll-for-setter', face: face(book, '3') });
    expect(table.play(2, 'bob', { do: 'roll-for-setter', face: face(book, '1') })).toBe('out-of-turn');
    table.ok(3, 'cat', { do: 'roll-for-setter', face: face(book, '1') });
    expect(table.play(4, 'cat', { do: 'roll-for-setter', face: face(book, '3') })).toBe('out-of-turn');
    table.ok(5, 'ann', { do: 'roll-for-setter', face: face(book, '1') });
    table.ok(6, 'bob', { do: 'roll-for-setter', face: face(book, '2') });
    expect(table.match.phase).toEqual({ kind: 'between-shakes', setter: 1 });
  });

  it.each(on('I-D', 'an operation sign drops its roller, unless all roll one', [EQUATIONS]))(
    '%s',
    (_name, book) => {
      const table = choosing(book);
      for (const name of ['ann', 'bob', 'cat'] as const)
        table.ok(1, name, { do: 'roll-for-setter', face: 'red:+' });
      expect(table.match.phase).toMatchObject({ kind: 'choosing-setter', rolling: [0, 1, 2] });
      table.ok(2, 'ann', { do: 'roll-for-setter', face: 'red:-' });
      table.ok(2, 'bob', { do: 'roll-for-setter', face: 'red:0' });
      table.ok(2, 'cat', { do: 'roll-for-setter', face: 'red:+' });
      expect(table.match.phase).toEqual({ kind: 'between-shakes', setter: 1 });
    },
  );

  it.each(on('I-D', 'a face that the cube does not have is refused'))('%s', (_name, book) => {
    expect(choosing(book).play(1, 'ann', { do: 'roll-for-setter', face: face(book, '9') })).toBe(
      'no-such-face',
    );
  });
});

describe('rolling', () => {
  it.each(on('II-A', 'the Goal-setter rolls the whole kit'))('%s', (_name, book) => {
    const table = fresh(book, { mode: 'auto' });
    const { roll } = table.fixture;
    expect(table.play(5, 'bob', { do: 'roll', cubes: roll })).toBe('out-of-turn');
    expect(table.play(5, 'ann', { do: 'roll', cubes: roll.slice(1) })).toBe('not-a-roll');
    expect(table.play(5, 'ann', { do: 'roll', cubes: ['Q', ...roll.slice(1)] })).toBe('not-a-roll');
    table.ok(5, 'ann', { do: 'roll', cubes: roll });
    expect(table.mat.resources).toEqual(roll);
    expect(table.play(6, 'ann', { do: 'roll', cubes: roll })).not.toBeNull();
  });

  it.each(on('II-A-1', 'a shake begins with its clock, a roll or a card'))('%s', (_name, book) => {
    const idle = (): TestTable =>
      new TestTable(book, startMatch(settingsFor(book), { at: 0, goalSetter: 0 }));
    const timed = idle().ok(5, 'clock', { do: 'begin-shake' });
    expect(timed.match.shake).toMatchObject({ number: 1, begunAt: 5 });
    const table = idle();
    table.ok(7, 'ann', { do: 'roll', cubes: table.fixture.roll });
    expect(table.match.shake).toMatchObject({ number: 1, begunAt: 7, rolled: true });
    if (isEquations(book)) return;
    const dealt = idle();
    dealt.ok(9, 'cat', { do: 'deal', cards: dealt.fixture.cards });
    expect(dealt.match.shake).toMatchObject({ begunAt: 9, dealt: true, rolled: false });
  });

  it.each(
    on({ all: 'II-A-3', [ADVENTUROUS]: 'II-A-3' }, 'Elementary lays out V and Λ and rolls the rest', VARIED),
  )('%s', (_name, book) => {
    const table = fresh(book, { division: 'elementary', mode: 'auto' });
    const rest = table.fixture.roll.filter((cube) => !'V^='.includes(cube));
    expect(table.play(1, 'ann', { do: 'roll', cubes: table.fixture.roll })).toBe('lay-out-first');
    expect(table.play(1, 'ann', { do: 'lay-out', cubes: ['V', 'V', 'V'] })).toBe('wrong-layout');
    expect(table.play(1, 'ann', { do: 'lay-out', cubes: ['V', 'V', '='] })).toBe('wrong-layout');
    expect(table.play(1, 'bob', { do: 'lay-out', cubes: ['V', 'V', '^'] })).toBe('out-of-turn');
    table.ok(2, 'ann', { do: 'lay-out', cubes: ['^', 'V', '^'] });
    table.ok(3, 'ann', { do: 'roll', cubes: rest });
    expect(table.mat.resources).toHaveLength(18);
    table.ok(4, 'cat', { do: 'deal', cards: table.fixture.cards });
    expect(table.phase).toBe('picking');
  });

  it.each(on('II-A', 'where restriction cubes are rolled, nothing is laid out'))('%s', (_name, book) => {
    expect(fresh(book).play(1, 'ann', { do: 'lay-out', cubes: ['V', 'V', '^'] })).toBe('nothing-to-lay-out');
  });

  it.each(
    on('Basic I', 'at the basic level V and Λ are laid out in every division', [AGLOA_2014, AGLOA_2026]),
  )('%s', (_name, book) => {
    const table = fresh(book, { division: 'junior', level: 'basic' });
    table.ok(1, 'ann', { do: 'lay-out', cubes: ['^', 'V', '^'] });
    table.ok(2, 'ann', { do: 'roll', cubes: table.fixture.roll.filter((cube) => !'V^='.includes(cube)) });
    table.ok(3, 'cat', { do: 'deal', cards: table.fixture.cards });
    expect(table.phase).toBe('goal');
  });

  it.each(on('Basic I', 'at the basic level no variations are picked', [EQUATIONS]))('%s', (_name, book) => {
    expect(rolled(book, { level: 'basic' }).phase).toBe('goal');
  });
});

describe('dealing', () => {
  const cards = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

  it.each(on('II-B', 'the player to the right of the Goal-setter deals, before or after the roll', ONSETS))(
    '%s',
    (_name, book) => {
      const table = fresh(book, { mode: 'auto' });
      expect(table.play(2, 'bob', { do: 'deal', cards: cards(8) })).toBe('out-of-turn');
      table.ok(3, 'cat', { do: 'deal', cards: cards(8) });
      table.ok(4, 'ann', { do: 'roll', cubes: table.fixture.roll });
      expect(table.phase).toBe(PICKING.includes(book) ? 'picking' : 'goal');
      expect(table.play(5, 'cat', { do: 'deal', cards: cards(8) })).not.toBeNull();
    },
  );

  it.each(on({ all: 'II-B-1' }, 'six to twelve cards below Senior', ONSETS))('%s', (_name, book) => {
    for (const division of ['elementary', 'middle', 'junior'] as const) {
      const deal = (count: number): string | null =>
        fresh(book, { division, mode: 'auto' }).play(2, 'cat', { do: 'deal', cards: cards(count) });
      expect([5, 6, 12, 13].map(deal)).toEqual(['too-few-cards', null, null, 'too-many-cards']);
    }
  });

  it.each(
    on(
      { all: 'II-B-2', [BASIC]: 'II-B-1' },
      'ten to fourteen cards in Senior, where the book says so',
      ONSETS,
    ),
  )('%s', (_name, book) => {
    const deal = (count: number): string | null =>
      fresh(book, { division: 'senior', mode: 'auto' }).play(2, 'cat', { do: 'deal', cards: cards(count) });
    const { most } = (bookById(book) as OnSetsRulebook).universe.senior!.is;
    const expected =
      most === 12
        ? [null, null, null, 'too-many-cards', 'too-many-cards']
        : ['too-few-cards', null, null, null, 'too-many-cards'];
    expect([9, 10, 12, 14, 15].map(deal)).toEqual(expected);
  });

  it.each(
    on(
      { all: 'II-B-comment', [BASIC]: 'II-B-2' },
      'of too many cards the extra ones go, without penalty',
      ONSETS,
    ),
  )('%s', (_name, book) => {
    const table = fresh(book);
    table.ok(2, 'cat', { do: 'deal', cards: cards(14) });
    expect(table.match.shake?.universe).toHaveLength(14);
    table.ok(4, 'ann', { do: 'point-out', what: 'too-many-cards' });
    expect(table.match.shake?.universe).toEqual(cards(12));
    expect(table.totals).toEqual([0, 0, 0]);
    expect(table.play(5, 'cat', { do: 'deal', cards: [15] })).toBe('already-dealt');
  });

  it.each(on('II-B', 'too few cards: the dealer deals more', ONSETS))('%s', (_name, book) => {
    const table = rolled(book);
    const other = fresh(book);
    other.ok(2, 'cat', { do: 'deal', cards: cards(4) });
    other.ok(3, 'ann', { do: 'roll', cubes: table.fixture.roll });
    other.ok(4, 'bob', { do: 'point-out', what: 'too-few-cards' });
    expect(other.phase).toBe('rolling');
    other.ok(5, 'cat', { do: 'deal', cards: [4, 5, 6] });
    expect(other.match.shake?.universe).toEqual(cards(7));
    expect(other.phase).not.toBe('rolling');
  });

  it.each(on('II-B', 'a card twice is refused, and Equations has no cards'))('%s', (_name, book) => {
    expect(fresh(book).play(2, 'cat', { do: 'deal', cards: [1, 1, 2, 3, 4, 5, 6] })).toBe(
      isEquations(book) ? 'no-cards' : 'no-such-card',
    );
  });

  it.each(on('IX-A-1', 'a deal or a roll by the wrong player is done again'))('%s', (_name, book) => {
    const table = fresh(book);
    table.ok(1, 'bob', { do: 'roll', cubes: table.fixture.roll });
    table.ok(2, 'ann', { do: 'point-out', what: 'out-of-turn' });
    expect(table.mat.resources).toEqual([]);
    table.ok(3, 'ann', { do: 'roll', cubes: table.fixture.roll });
    if (isEquations(book)) return;
    table.ok(4, 'bob', { do: 'deal', cards: cards(8) });
    table.ok(5, 'ann', { do: 'point-out', what: 'out-of-turn' });
    table.ok(6, 'cat', { do: 'deal', cards: cards(9) });
    expect(table.match.shake?.universe).toHaveLength(9);
    expect(table.totals).toEqual([0, 0, 0]);
  });
});

describe('the next shake', () => {
  it.each(on('I-D', 'its Goal-setter sits to the left of the last one'))('%s', (_name, book) => {
    const table = fresh(book);
    expect(table.match.shake).toMatchObject({ setter: 0, dealer: 2 });
    expect(replay(table.log)).toEqual(table.match);
  });
});
