import { RULEBOOKS } from '@forceout/rules';
import { describe, expect, test } from 'vitest';
import { BOOKS, FIRST_BOOK, booksOf } from './books.ts';
import { STANDARD, changed, gameOf, guestsOf, kept, withGame, withGuest } from './table-form.ts';

test('every book is there, and of each game the one to begin with is the first', () => {
  expect(BOOKS.map(({ id }) => id).toSorted()).toEqual(RULEBOOKS.map(({ id }) => id).toSorted());
  expect(booksOf('onsets')[0]!.id).toBe(FIRST_BOOK.onsets);
  expect(booksOf('equations')[0]!.id).toBe(FIRST_BOOK.equations);
});

describe('one change brings others with it', () => {
  test('a book without the division or the small form', () => {
    const minor = changed(STANDARD, {
      rulebook: 'mlag-onsets-basic-2019',
      division: 'minor',
      level: 'basic',
    });
    expect(minor).toMatchObject({ division: 'minor', level: 'basic' });
    expect(changed(minor, { rulebook: 'mlag-onsets-adventurous-2019' })).toMatchObject({
      division: 'elementary',
      level: 'adventurous',
    });
  });

  test('the other game, and back to the first book', () => {
    const equations = withGame(STANDARD, 'equations');
    expect(equations.rulebook).toBe(FIRST_BOOK.equations);
    expect(gameOf(withGame(equations, 'onsets'))).toBe('onsets');
  });

  test('bots and people on the other seats', () => {
    expect(guestsOf(STANDARD)).toEqual([null, null]);
    const one = withGuest(STANDARD, 0, 'club');
    expect(guestsOf(one)).toEqual(['club', null]);
    expect(one).toMatchObject({ bots: ['club'], botSeats: [1] });
    const last = withGuest(STANDARD, 1, 'club');
    expect(last).toMatchObject({ bots: ['club'], botSeats: [2] });
    const two = withGuest(last, 0, 'perfect');
    expect(two).toMatchObject({ bots: ['perfect', 'club'], botSeats: [1, 2] });
    expect(changed(two, { seats: 2 })).toMatchObject({ bots: ['perfect'], botSeats: [1] });
    expect(withGuest(two, 1, null)).toMatchObject({ bots: ['perfect'], botSeats: [1] });
    expect(guestsOf(changed(changed(two, { seats: 2 }), { seats: 3 }))).toEqual(['perfect', null]);
    // Tables from before bots were given seats.
    expect(guestsOf({ ...STANDARD, bots: ['club'], botSeats: undefined })).toEqual([null, 'club']);
  });
});

test('what was kept is used as far as it makes sense', () => {
  expect(kept(JSON.stringify({ ...STANDARD, seats: 2, bots: ['club'] }))).toMatchObject({
    seats: 2,
    bots: ['club'],
    botSeats: [1],
  });
  expect(kept(JSON.stringify(withGuest(STANDARD, 0, 'club')))).toEqual(withGuest(STANDARD, 0, 'club'));
  expect(kept('{"rulebook":"gone","bots":7,"hints":"yes"}')).toEqual(STANDARD);
  expect(kept('nonsense')).toEqual(STANDARD);
  expect(kept(null)).toEqual(STANDARD);
});
