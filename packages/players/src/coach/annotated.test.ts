import type { MatchSettings } from '@forceout/rules/match';
import type { HostedTable } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { analystFor } from '../bots/analyst-for.ts';
import { grade } from '../puzzles/grade.ts';
import { objectionsToKey } from '../puzzles/testing.ts';
import { middleOf, play, TABLE_MODE, TEN_CARDS } from '../table/testing.ts';
import type { Lying } from '../table/testing.ts';
import { LANGUAGES } from '../words/language.ts';
import { reviewWords } from './review-words.ts';
import { reviewMatch } from './summary.ts';
import type { Review } from './summary.ts';

/** Matches of one shake, gone through by hand: what a coach beside the table would have said. */

const ONSETS = TABLE_MODE;
const EQUATIONS: MatchSettings = { ...TABLE_MODE, rulebook: 'agloa-equations-2015', division: 'middle' };

/** B selects 4, R 7, G 5 and Y 4 of the ten cards; R ∩ G selects 3. */
function onsets(mat: Lying, goal = '3', picks: readonly { readonly id: string }[] = []): HostedTable {
  const cubes = goal.replaceAll(/[^1-5]/g, ' ');
  return middleOf(ONSETS, mat, { text: goal, cubes }, TEN_CARDS, picks);
}

function equations(mat: Lying): HostedTable {
  return middleOf(EQUATIONS, mat, { text: '12', cubes: 'red:1 red:2' }, []);
}

const named = (setName: string) => [{ restrictions: [], setName, wild: [], blank: null, goalLayout: null }];
const equal = (solution: string) => [{ solution, goal: '12', wild: [], goalLayout: null }];

const OPEN = { required: 'R', permitted: '', forbidden: '1 2 V', resources: 'G Y B R B G Y U n - ^' };
const TWELVE: Lying = {
  required: 'green:6',
  permitted: '',
  forbidden: 'black:9 black:8',
  resources: 'red:2 red:0 red:3 blue:x blue:1 blue:3 green:4 green:- black:+ black:7',
};

function reviewOf({ log, match }: HostedTable): Review {
  return reviewMatch(log, analystFor(match.settings));
}

/** `seat kind` of the notes that decided the shake. */
function decided({ turningPoints, notes }: Review): readonly string[] {
  return turningPoints.map((index) => `${notes[index]!.seat} ${notes[index]!.kind}`);
}

describe.each([
  [
    'On-Sets',
    () =>
      play(
        onsets(OPEN),
        [2, { do: 'move', cube: 'n', to: 'permitted', bonus: null }],
        [0, { do: 'challenge', claim: 'now' }],
        [0, { do: 'present', written: named('R n G') }],
        [1, { do: 'present', written: named('G n R') }],
        [1, { do: 'accept', writer: 0 }],
        [2, { do: 'accept', writer: 0 }],
        [0, { do: 'accept', writer: 1 }],
        [2, { do: 'accept', writer: 1 }],
      ),
  ],
  [
    'Equations',
    () =>
      play(
        equations(TWELVE),
        [2, { do: 'move', cube: 'blue:x', to: 'permitted', bonus: null }],
        [0, { do: 'challenge', claim: 'now' }],
        [0, { do: 'present', written: equal('6x2') }],
        [1, { do: 'join', player: 0 }],
        [1, { do: 'present', written: equal('2x6') }],
        [1, { do: 'accept', writer: 0 }],
        [2, { do: 'accept', writer: 0 }],
        [0, { do: 'accept', writer: 1 }],
        [2, { do: 'accept', writer: 1 }],
      ),
  ],
] as const)('%s: cat opens Now, ann says it and writes, bob writes too', (_, played) => {
  it('blames cat for the move, and nobody for what ann won', () => {
    const review = reviewOf(played());
    expect(decided(review)).toEqual(['2 move']);
    expect(review.accounts.map(({ errors }) => errors)).toEqual([0, 0, 1]);
    expect(review.accounts.map(({ rightChallenges }) => rightChallenges)).toEqual([1, 0, 0]);
    expect(review.notes.some(({ kind }) => kind === 'missed-challenge')).toBe(false);
  });

  it('asks cat for a safe move before it tells, and takes one', () => {
    const { mistakes, notes } = reviewOf(played());
    expect(mistakes).toHaveLength(1);
    const [{ note, puzzle }] = mistakes as [Review['mistakes'][number]];
    expect(notes[note]).toMatchObject({ seat: 2, kind: 'move', verdict: 'made-now' });
    if (puzzle.task.kind !== 'safe-move') throw new Error(puzzle.task.kind);
    const told = notes[note];
    // What was asked is the table before the move.
    const moved = told?.kind === 'move' ? told.move : null;
    expect(puzzle.moment.mat.resources).toContain(moved!.cube);
    expect(objectionsToKey(puzzle)).toEqual([]);
    const analyst = analystFor(puzzle.settings);
    expect(grade(puzzle, { kind: 'safe-move', move: moved! }, analyst)).toMatchObject({ right: false });
    expect(grade(puzzle, { kind: 'safe-move', move: puzzle.task.safe[0]! }, analyst)).toMatchObject({
      right: true,
    });
  });

  it('lets everybody practise three things, cat the safe move first', () => {
    const { practise } = reviewOf(played());
    expect(practise.map((things) => things.length)).toEqual([3, 3, 3]);
    expect(practise[2]![0]).toMatchObject({ kind: 'safe-move', mistakes: 1 });
    expect(practise[0]!.every(({ mistakes }) => mistakes === 0)).toBe(true);
  });
});

describe.each([
  [
    'On-Sets',
    () =>
      play(
        onsets({ ...OPEN, permitted: 'n', resources: 'G Y B R B G Y U - ^' }),
        [2, { do: 'challenge', claim: 'now' }],
        [2, { do: 'decline' }],
        [0, { do: 'decline' }],
      ),
  ],
  [
    'Equations',
    () =>
      play(
        equations({ ...TWELVE, permitted: 'blue:x', resources: 'red:2 red:0 red:3 green:4 black:7' }),
        [2, { do: 'challenge', claim: 'now' }],
        [2, { do: 'decline' }],
        [0, { do: 'decline' }],
      ),
  ],
] as const)('%s: cat says Now rightly and writes nothing', (_, played) => {
  it('is right in the claim, and counted for failing to write', () => {
    const review = reviewOf(played());
    expect(review.accounts[2]).toMatchObject({ rightChallenges: 1, wroteNothing: 1 });
    const note = review.notes.find(({ kind, seat }) => kind === 'wrote-nothing' && seat === 2);
    expect(note?.kind === 'wrote-nothing' && note.solution).toMatch(/R n G|G n R|6x2|2x6/);
    expect(review.mistakes.find((one) => review.notes[one.note] === note)?.puzzle.task.kind).toBe(
      'write-a-solution',
    );
    expect(decided(review)).toContain('2 wrote-nothing');
    expect(review.practise[2]![0]).toMatchObject({ kind: 'write-a-solution' });
  });
});

describe('On-Sets: cat says Impossible where something can be written', () => {
  const played = () =>
    play(
      onsets(OPEN),
      [2, { do: 'challenge', claim: 'impossible' }],
      [1, { do: 'present', written: named('R n G') }],
      [0, { do: 'decline' }],
      [0, { do: 'accept', writer: 1 }],
      [2, { do: 'accept', writer: 1 }],
    );

  it('is wrong once: that nothing was written follows from it', () => {
    const review = reviewOf(played());
    expect(review.notes.filter(({ seat }) => seat === 2).map(({ kind }) => kind)).toEqual([
      'challenge',
      'check',
    ]);
    expect(review.accounts[2]).toMatchObject({ falseChallenges: 1, wroteNothing: 0, errors: 1 });
    // Ann could have written as well, and did not.
    expect(review.accounts[0]).toMatchObject({ wroteNothing: 1 });
    expect(decided(review)).toEqual(['2 challenge', '0 wrote-nothing']);
  });

  it('asks what to call', () => {
    const { mistakes, notes } = reviewOf(played());
    const asked = mistakes.find(({ note }) => notes[note]!.seat === 2)!.puzzle;
    expect(asked.task).toMatchObject({ kind: 'now-impossible-or-play-on', key: 'play-on' });
    expect(objectionsToKey(asked)).toEqual([]);
  });
});

describe('Equations: an error that nobody punished, by who won in the end', () => {
  it('is a mistake, and not what decided the shake', () => {
    const review = reviewOf(
      play(
        equations(TWELVE),
        // 6 × 2 needs one cube more, and nobody says so.
        [2, { do: 'move', cube: 'blue:x', to: 'permitted', bonus: null }],
        [0, { do: 'move', cube: 'red:0', to: 'forbidden', bonus: null }],
        [2, { do: 'challenge', claim: 'now' }],
        [2, { do: 'present', written: equal('6x2') }],
        [1, { do: 'join', player: 2 }],
        [1, { do: 'present', written: equal('2x6') }],
        [0, { do: 'accept', writer: 2 }],
        [1, { do: 'accept', writer: 2 }],
        [0, { do: 'accept', writer: 1 }],
        [2, { do: 'accept', writer: 1 }],
      ),
    );
    const of = (seat: number) => review.notes.filter((note) => note.seat === seat);
    expect(of(2)[0]).toMatchObject({ kind: 'move', verdict: 'made-now' });
    expect(of(0).map(({ kind }) => kind)).toEqual(['missed-challenge', 'move', 'check', 'check']);
    expect(of(0)[1]).toMatchObject({ verdict: 'left-now' });
    expect(decided(review)).toContain('0 move');
    expect(decided(review).some((one) => one.startsWith('2'))).toBe(false);
    // The Now that ann overlooked is asked once, not again as a move.
    const asked = review.mistakes.filter(({ note }) => review.notes[note]!.seat === 0);
    expect(asked.map(({ puzzle }) => puzzle.task.kind)).toEqual(['now-impossible-or-play-on']);
  });
});

describe('On-Sets: with a variation in force', () => {
  const played = () =>
    play(
      onsets({ ...OPEN, permitted: 'n G', resources: 'Y B R B G Y U - ^' }, '3', [{ id: 'two-operations' }]),
      [2, { do: 'challenge', claim: 'now' }],
      [2, { do: 'present', written: named('R n G') }],
      [0, { do: 'decline' }],
      [0, { do: 'accept', writer: 2 }],
      [1, { do: 'accept', writer: 2 }],
    );

  it('names it, says what it does, and why the Solution is wrong', () => {
    const review = reviewOf(played());
    expect(review.shakes).toMatchObject([{ shake: 1, variations: [{ id: 'two-operations' }] }]);
    const text = reviewWords(review);
    expect(text).toContain('Two Operations: The Set-Name must have at least two operations.');
    expect(review.notes.find(({ kind }) => kind === 'wrote')).toMatchObject({
      right: false,
      why: { code: 'variation-violated' },
    });
    expect(review.accounts.map(({ acceptedWrong }) => acceptedWrong)).toEqual([1, 1, 0]);
    expect(reviewWords(review, 'es')).toContain('Dos Operaciones: El nombre del conjunto');
  });

  it('shows a player their mistakes as questions before anything is told', () => {
    const review = reviewOf(played());
    for (const language of LANGUAGES) {
      const text = reviewWords(review, language, 0);
      const asked = text.indexOf(language === 'en' ? 'What would you have done?' : '¿Qué habrías hecho tú?');
      expect(asked).toBe(0);
      expect(text).toContain(language === 'en' ? 'Somebody presents R ∩ G.' : 'Alguien presenta R ∩ G.');
      expect(text.match(/ 3\. /g)).not.toBeNull();
    }
  });
});

describe('On-Sets: a move that leaves nothing to write, where no other would have been better', () => {
  it('is nobody’s mistake', () => {
    // Only G selects 5 cards, and there is no operation left.
    const table = play(
      onsets({ required: '', permitted: 'R', forbidden: 'U - V n', resources: 'G B Y Y B' }, '5'),
      [2, { do: 'move', cube: 'G', to: 'forbidden', bonus: null }],
      [0, { do: 'challenge', claim: 'impossible' }],
      [1, { do: 'decline' }],
      [2, { do: 'decline' }],
    );
    const review = reviewOf(table);
    expect(review.notes.map((note) => (note.kind === 'move' ? note.verdict : note.kind))).toEqual([
      'no-safe-move',
      'challenge',
    ]);
    // Nothing else could be done, so nothing is asked and nobody is blamed.
    expect(review.mistakes).toEqual([]);
    expect(decided(review)).toEqual([]);
  });
});
