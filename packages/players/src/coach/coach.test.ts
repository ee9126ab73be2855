import { describe, expect, it } from 'vitest';
import { analystFor } from '../bots/analyst-for.ts';
import type { HostedTable } from '@forceout/table';
import { middleOf, play, TABLE_MODE, TEN_CARDS } from '../table/testing.ts';
import type { Lying } from '../table/testing.ts';
import { shakeReports, shakeReportWords } from './after-shake.ts';
import { reviewMatch } from './summary.ts';
import { noteWords } from './note-words.ts';
import { reviewWords } from './review-words.ts';

const SETTINGS = TABLE_MODE;

function middle(mat: Lying, goal = '3'): HostedTable {
  return middleOf(SETTINGS, mat, { text: goal, cubes: goal.replaceAll(/[^1-5]/g, ' ') }, TEN_CARDS);
}

const written = (setName: string) => [{ restrictions: [], setName, wild: [], blank: null, goalLayout: null }];
const OPEN = { required: 'R', permitted: '', forbidden: '1 2 V', resources: 'G Y B R B G Y U n - ^' };

describe('the review of a match, annotated by hand', () => {
  it('a move that makes Now true, what was safe instead, and who let it pass', () => {
    // R is required and the Goal is 3: with ∩ on the mat, G alone makes R ∩ G.
    const table = play(
      middle(OPEN),
      [2, { do: 'move', cube: 'n', to: 'permitted', bonus: null }],
      [0, { do: 'move', cube: 'Y', to: 'forbidden', bonus: null }],
    );
    const { notes, accounts } = reviewMatch(table.log, analystFor(SETTINGS));
    const [blunder, ...missed] = notes;
    expect(blunder).toMatchObject({ kind: 'move', seat: 2, verdict: 'made-now', solution: 'R n G' });
    expect(blunder?.kind === 'move' && blunder.safe.length > 0).toBe(true);
    expect(missed.slice(0, 2)).toMatchObject([
      { kind: 'missed-challenge', seat: 0, claim: 'now' },
      { kind: 'missed-challenge', seat: 1, claim: 'now' },
    ]);
    expect(accounts.map(({ missedChallenges }) => missedChallenges)).toEqual([1, 1, 0]);
    expect(noteWords(blunder!, SETTINGS.players, 'onsets')).toContain('Now is right: R ∩ G');
  });

  it('a right challenge, a wrong Solution that was accepted, and what it should have been', () => {
    const table = play(
      middle({ ...OPEN, permitted: 'n U G', resources: 'Y B R B G Y - ^' }, '3/2'),
      [2, { do: 'challenge', claim: 'now' }],
      [2, { do: 'present', written: written('R n G U Y') }],
      [0, { do: 'decline' }],
      [0, { do: 'accept', writer: 2 }],
      [1, { do: 'accept', writer: 2 }],
    );
    const review = reviewMatch(table.log, analystFor(SETTINGS));
    const kinds = review.notes.map(({ kind }) => kind);
    expect(kinds).toContain('challenge');
    expect(review.notes.find(({ kind }) => kind === 'challenge')).toMatchObject({
      seat: 2,
      claim: 'now',
      right: true,
    });
    expect(review.notes.find(({ kind }) => kind === 'wrote')).toMatchObject({ seat: 2, right: false });
    const checks = review.notes.filter(({ kind }) => kind === 'check');
    expect(checks).toMatchObject([
      { seat: 0, right: false },
      { seat: 1, right: false },
    ]);
    expect(reviewWords(review)).toMatch(/accepted what cat wrote, but it was wrong\. It may be grouped/);
    // The same log gives the same review.
    expect(reviewMatch(table.log, analystFor(SETTINGS))).toEqual(review);
    const [report] = shakeReports(table.log, analystFor(SETTINGS));
    expect(report).toMatchObject({ claim: 'now', right: true });
    expect(shakeReportWords(report!, SETTINGS.players)).toMatch(
      /cat challenged Now, and was right.*selects/s,
    );
  });

  it('an Impossible that nobody notices is told once, and nobody is blamed for it twice', () => {
    // Only G selects 5 cards; R selects 7, B and Y 4, and there is no operation left.
    const table = play(
      middle({ required: '', permitted: 'R', forbidden: 'U - V n', resources: 'G B Y Y B' }, '5'),
      [2, { do: 'move', cube: 'G', to: 'forbidden', bonus: null }],
      [0, { do: 'move', cube: 'B', to: 'permitted', bonus: null }],
      [1, { do: 'move', cube: 'Y', to: 'permitted', bonus: null }],
    );
    const { notes, accounts } = reviewMatch(table.log, analystFor(SETTINGS));
    expect(notes.filter(({ kind }) => kind === 'missed-challenge').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(notes.map((note) => (note.kind === 'move' ? note.verdict : note.kind))).toEqual([
      'no-safe-move',
      'missed-challenge',
      'missed-challenge',
      'already-impossible',
      'already-impossible',
    ]);
    expect(accounts.map(({ missedChallenges }) => missedChallenges)).toEqual([1, 1, 0]);
  });

  it('a false challenge', () => {
    const table = play(middle(OPEN), [2, { do: 'challenge', claim: 'impossible' }]);
    const [note] = reviewMatch(table.log, analystFor(SETTINGS)).notes;
    expect(note).toMatchObject({ kind: 'challenge', seat: 2, right: false });
  });
});
