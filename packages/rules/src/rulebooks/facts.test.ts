import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { factsPage } from './facts-page.ts';
import { RULEBOOKS } from './index.ts';

const page = readFileSync(new URL('../../../../docs/rulebooks.md', import.meta.url), 'utf8');

describe('docs/rulebooks.md, read against the books by people', () => {
  it('says what the rulebook files say', () => {
    expect(factsPage()).toBe(page);
  });

  it.each(RULEBOOKS.map((book, index) => ({ id: book.id, index })))(
    'notices any single change in $id',
    ({ index }) => {
      const book = RULEBOOKS[index]!;
      const { sections, ...answers } = book;
      const mutants = mutate(answers);
      expect(mutants.length).toBeGreaterThan(100);
      for (const { where, mutant } of mutants) {
        const changed = RULEBOOKS.with(index, { ...(mutant as typeof book), sections });
        expect(factsPage(changed), where).not.toBe(page);
      }
    },
  );
});

describe('the sections that the answers cite', () => {
  it.each(RULEBOOKS)('are in the catalogue of $id', (book) => {
    const known = new Set(book.sections.map((section) => section.id));
    const cited = [...JSON.stringify({ ...book, sections: [] }).matchAll(/"rule":"([^"]+)"/g)].map(
      (match) => match[1]!,
    );
    const others =
      'citations' in book ? [...Object.values(book.citations), ...Object.values(book.goalRules)] : [];
    const basic = book.basicLevel === null ? [] : Object.values(book.basicLevel.citations);
    for (const rule of [...cited, ...others, ...basic]) expect(known, rule).toContain(rule);
  });

  it.each(RULEBOOKS)('are numbered once each in $id', ({ sections }) => {
    expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
  });

  it.each(RULEBOOKS)('say how a judge is supported where a program cannot see, in $id', ({ sections }) => {
    for (const section of sections)
      expect(section.support !== undefined, section.id).toBe(section.kind === 'human');
  });
});

interface Mutant {
  readonly where: string;
  readonly mutant: unknown;
}

/** Every copy of the data with one answer changed. */
function mutate(value: unknown, where = ''): readonly Mutant[] {
  if (typeof value === 'number') return [{ where, mutant: value + 1 }];
  if (typeof value === 'boolean') return [{ where, mutant: !value }];
  if (typeof value === 'string') return [{ where, mutant: `${value}?` }];
  if (value === null) return [{ where, mutant: 1 }];
  if (Array.isArray(value)) {
    const inside = value.flatMap((entry, index) =>
      mutate(entry, `${where}[${index}]`).map((one) => ({ ...one, mutant: value.with(index, one.mutant) })),
    );
    return [
      ...inside,
      ...value.map((_, index) => ({ where: `${where} without ${index}`, mutant: value.toSpliced(index, 1) })),
    ];
  }
  return Object.entries(value as object).flatMap(([name, member]) =>
    mutate(member, `${where}.${name}`).map((one) => ({
      ...one,
      mutant: { ...(value as object), [name]: one.mutant },
    })),
  );
}
