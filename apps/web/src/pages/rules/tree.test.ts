import { RULEBOOKS } from '@forceout/rules';
import { sectionIn } from '@forceout/rules/sections';
import { describe, expect, test } from 'vitest';
import { chaptersOf, matches } from './tree.ts';
import type { Branch } from './tree.ts';

const flat = (branches: readonly Branch[]): readonly string[] =>
  branches.flatMap(({ section, under }) => [section.id, ...flat(under)]);

describe.each(RULEBOOKS.map((book) => [book.id, book] as const))('the sections of %s', (_, book) => {
  const sections = book.sections.map((section) => sectionIn(section, 'en'));

  test('are all in the tree once, in the order of the book', () => {
    const chapters = chaptersOf(sections);
    expect(chapters.flatMap(({ branches }) => flat(branches)).toSorted()).toEqual(
      sections.map(({ id }) => id).toSorted(),
    );
  });

  test('stand below the section whose name they continue', () => {
    const check = ({ section, under }: Branch): void => {
      for (const branch of under) {
        expect(branch.section.id.startsWith(`${section.id}-`)).toBe(true);
        check(branch);
      }
    };
    for (const { branches } of chaptersOf(sections)) branches.forEach(check);
  });
});

test('a search wants all of its words, in number or text', () => {
  const section = {
    id: 'IV-C',
    kind: 'enforced',
    in: 'en',
    words: 'Only a player who is not leading may take a bonus.',
  } as const;
  expect(matches(section, 'bonus leading')).toBe(true);
  expect(matches(section, 'iv-c')).toBe(true);
  expect(matches(section, 'bonus Goal')).toBe(false);
});
