import { beforeAll, describe, expect, it } from 'vitest';
import { disagreements } from './agreement.ts';
import { judge } from './judge.ts';
import { judgePick } from '../shake/pick.ts';
import { randomCase, seeded } from '../reference/index.ts';
import type { Case } from '../reference/index.ts';
import type { OnSetsPosition } from '../shake/position.ts';
import { ONSETS_BOOKS } from '../../rulebooks/index.ts';
import type { OnSetsRulebook } from '../../rulebooks/onsets-rulebook.ts';

describe('the judge and the slow reference', () => {
  // `npm run soak` compares 100,000 and more.
  it('agree on 4,000 random Solutions over all books and variations', () => {
    expect(disagreements(4000, 1)).toEqual([]);
  });
});

describe('a rule difference that matters to the judge', () => {
  const ruling = ({ position, solutions }: Case, book: OnSetsRulebook): string => {
    const changed: OnSetsPosition = { ...position, book };
    const picks = position.variations.map((pick, index) =>
      judgePick({ ...changed, variations: position.variations.slice(0, index) }, pick),
    );
    return JSON.stringify([judge(changed, solutions).reasons.map(({ code, rule }) => [code, rule]), picks]);
  };

  let cases: readonly Case[] = [];
  beforeAll(() => {
    // They are spread over all books, and each must have enough.
    cases = Array.from({ length: 1500 * ONSETS_BOOKS.length }, (_, seed) => randomCase(seeded(seed)));
  });

  it.each(ONSETS_BOOKS)('is noticed when $id answers otherwise', (book) => {
    const own = cases.filter(({ position }) => position.book === book);
    const before = own.map((found) => ruling(found, book));
    for (const [what, changed] of changes(book)) {
      expect(
        own.some((found, index) => ruling(found, changed) !== before[index]),
        what,
      ).toBe(true);
    }
  });
});

/** The book with one answer that the judge reads changed to another possible one. */
function changes(book: OnSetsRulebook): readonly (readonly [string, OnSetsRulebook])[] {
  const list: (readonly [string, OnSetsRulebook])[] = book.divisions.map((division) => {
    const { is, rule } = book.relationCubes[division]!;
    const other = { is: is === 'restrictions' ? 'laid-out' : 'restrictions', rule } as const;
    return [
      `relation cubes of ${division}`,
      { ...book, relationCubes: { ...book.relationCubes, [division]: other } },
    ];
  });
  if (book.variationLists.is === 'none') return list;
  const grouped = book.wholeRestrictionGrouped;
  list.push([
    'whole Restriction grouped',
    { ...book, wholeRestrictionGrouped: { ...grouped, is: grouped.is === 'wrong' ? 'harmless' : 'wrong' } },
  ]);
  list.push(['blank made the forbidden card', withBlankMadeForbidden(book)]);
  for (const division of book.divisions) {
    const { always, list: picks } = book.variations[division]!;
    const changed = (
      what: string,
      next: { readonly always?: typeof always; readonly list?: typeof picks },
    ): void => {
      list.push([
        `${division}: ${what}`,
        { ...book, variations: { ...book.variations, [division]: { always, list: picks, ...next } } },
      ]);
    };
    for (const entry of always)
      changed(`${entry.id} not always played`, { always: always.filter((other) => other !== entry) });
    for (const entry of picks) {
      changed(`${entry.id} not in the list`, { list: picks.filter((other) => other !== entry) });
      const instead = (entryChanged: typeof entry): typeof picks =>
        picks.map((other) => (other === entry ? entryChanged : other));
      if (entry.id === 'double-set' && division === 'senior') {
        changed('− in the Double Set', {
          list: instead({
            ...entry,
            minus: entry.minus === 'as-called' ? 'symmetric-if-in-force' : 'as-called',
          }),
        });
      }
    }
  }
  return list;
}

/** In all divisions at once: it takes a rare Solution to show. */
function withBlankMadeForbidden(book: OnSetsRulebook): OnSetsRulebook {
  const other = {
    'not-allowed': 'neither-may-be-in-the-set',
    'neither-may-be-in-the-set': 'not-allowed',
  } as const;
  const changed = Object.entries(book.variations).map(([division, { always, list }]) => {
    const entries = list.map((entry) =>
      entry.id === 'forbidden-card'
        ? { ...entry, blankMadeForbidden: other[entry.blankMadeForbidden] }
        : entry,
    );
    return [division, { always, list: entries }] as const;
  });
  return { ...book, variations: Object.fromEntries(changed) };
}
