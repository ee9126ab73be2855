import { describe, expect, it } from 'vitest';
import { BOOK_IDS } from '../../rulebooks/index.ts';
import { fuzzMatch, soakBook } from './fuzz.ts';
import { MODES } from '../record/settings.ts';

/** `soak` plays ten thousand of each before a release; these are enough to notice a slip. */
const MATCHES = 25;

describe.each(BOOK_IDS)('%s', (book) => {
  it.each(MODES)('random matches in %s mode end, add up and replay', (mode) => {
    const report = soakBook(MATCHES, 20261115, book, mode);
    expect(report.shakes).toBeGreaterThan(MATCHES);
    expect(report.accepted).toBeLessThan(report.commands);
  });
});

it('[agloa-equations-2015 IX-A-1] one charge that returns several cubes of one player forgives nothing else', () => {
  expect(fuzzMatch(20261179783848, 'agloa-equations-2015', 'table').finished).toBe(true);
});
