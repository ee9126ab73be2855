import type { MatchSettings } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import { analystFor } from '../bots/analyst-for.ts';
import type { HostedTable } from '@forceout/table';
import { middleOf, play, TABLE_MODE } from '../table/testing.ts';
import type { Lying } from '../table/testing.ts';
import { shakeReports } from './after-shake.ts';
import { reviewMatch } from './summary.ts';
import { noteWords } from './note-words.ts';
import { reviewWords } from './review-words.ts';

const SETTINGS: MatchSettings = { ...TABLE_MODE, rulebook: 'agloa-equations-2015', division: 'middle' };

/** The Goal is 12. */
function middle(mat: Lying): HostedTable {
  return middleOf(SETTINGS, mat, { text: '12', cubes: 'red:1 red:2' }, []);
}

const written = (solution: string) => [{ solution, goal: '12', wild: [], goalLayout: null }];
const OPEN: Lying = {
  required: 'green:6',
  permitted: '',
  forbidden: 'black:9 black:8',
  resources: 'red:2 red:0 red:3 blue:x blue:1 blue:3 green:4 green:- black:+ black:7',
};

describe('the review of an Equations match, annotated by hand', () => {
  it('a move that makes Now true, what was safe instead, and who let it pass', () => {
    // 6 is required and the Goal is 12: with x on the mat, 2 alone makes 6 x 2.
    const table = play(
      middle(OPEN),
      [2, { do: 'move', cube: 'blue:x', to: 'permitted', bonus: null }],
      [0, { do: 'move', cube: 'red:0', to: 'forbidden', bonus: null }],
      [1, { do: 'move', cube: 'red:2', to: 'forbidden', bonus: null }],
    );
    const { notes, accounts } = reviewMatch(table.log, analystFor(SETTINGS));
    const of = (seat: number) => notes.filter((note) => note.seat === seat);
    const [blunder] = of(2);
    expect(blunder).toMatchObject({ kind: 'move', verdict: 'made-now' });
    expect(blunder?.kind === 'move' && ['6x2 = 12', '2x6 = 12'].includes(blunder.solution!)).toBe(true);
    expect(blunder?.kind === 'move' && blunder.safe.length > 0).toBe(true);
    expect(noteWords(blunder!, SETTINGS.players, 'equations')).toMatch(
      /Now is right: .*Safe would have been for instance the/,
    );
    // ann lets it pass and leaves it there; bob lets it pass and then takes the 2 away; cat too could say it after ann.
    expect(of(0).map(({ kind }) => kind)).toEqual(['missed-challenge', 'move']);
    expect(of(0)[1]).toMatchObject({ verdict: 'left-now' });
    expect(of(1).filter(({ kind }) => kind === 'missed-challenge')).toHaveLength(1);
    expect(of(1).at(-1)).toMatchObject({ kind: 'move', verdict: 'good' });
    expect(accounts.map(({ missedChallenges }) => missedChallenges)).toEqual([1, 1, 1]);
    expect(accounts.map(({ goodMoves }) => goodMoves)).toEqual([0, 1, 0]);
  });

  it('a right challenge, an ambiguous Equation that was accepted, and how to group it', () => {
    const table = play(
      middle({
        ...OPEN,
        required: 'blue:2',
        permitted: 'black:+ red:2 blue:x',
        resources: 'red:3 red:0 green:4 black:7',
      }),
      [2, { do: 'challenge', claim: 'now' }],
      [2, { do: 'present', written: written('2+2x3') }],
      [0, { do: 'decline' }],
      [0, { do: 'accept', writer: 2 }],
      [1, { do: 'accept', writer: 2 }],
    );
    const review = reviewMatch(table.log, analystFor(SETTINGS));
    const [challenge, wrote, ...checks] = review.notes.filter(({ kind }) => kind !== 'wrote-nothing');
    expect(challenge).toMatchObject({ kind: 'challenge', seat: 2, claim: 'now', right: true });
    expect(wrote).toMatchObject({ kind: 'wrote', seat: 2, text: '2+2x3 = 12', right: false });
    expect(checks).toMatchObject([
      { kind: 'check', seat: 0, decision: 'accepted', right: false },
      { kind: 'check', seat: 1, decision: 'accepted', right: false },
    ]);
    expect(review.accounts.map(({ acceptedWrong }) => acceptedWrong)).toEqual([1, 1, 0]);
    expect(reviewWords(review)).toMatch(/accepted what cat wrote, but it was wrong\. .*2\+\(2×3\)/);
    expect(reviewMatch(table.log, analystFor(SETTINGS))).toEqual(review);
    expect(shakeReports(table.log, analystFor(SETTINGS))[0]).toMatchObject({ claim: 'now', right: true });
  });

  it('a false Impossible, with an Equation that was there', () => {
    const table = play(middle(OPEN), [2, { do: 'challenge', claim: 'impossible' }]);
    const [note] = reviewMatch(table.log, analystFor(SETTINGS)).notes;
    expect(note).toMatchObject({ kind: 'challenge', seat: 2, claim: 'impossible', right: false });
    expect(note?.kind === 'challenge' && note.solution).toMatch(/= 12$/);
  });
});
