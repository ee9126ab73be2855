import { describe, expect, it } from 'vitest';
import type { Written } from './game/game.ts';
import {
  asked,
  ADVENTUROUS,
  AGLOA_2014,
  AGLOA_2026,
  ambiguous,
  BASIC,
  checking,
  EQUATIONS,
  middle,
  ONSETS,
  on,
  VARIED,
  MUST_ACCEPT,
  STAY_OPEN,
} from './testing/testing.ts';
import type { TestTable } from './testing/testing.ts';

describe('proving ambiguity', () => {
  it.each(
    on(
      { all: 'VII-C-5-c VII-C-5-c-example-a', [BASIC]: 'VII-C-3-c VII-C-3-c-example-a' },
      'a copy with more grouping that misses the Goal',
    ),
  )('%s', (_name, book) => {
    const table = ambiguous(book);
    const { loses } = table.fixture.ambiguous;
    expect(table.play(130, 'bob', { do: 'reject', writer: 'ann', reason: 'ambiguous' })).toBe(
      'regrouping-needed',
    );
    table
      .ok(131, 'bob', { do: 'reject', writer: 'ann', reason: 'ambiguous', regrouped: [loses] })
      .ok(132, 'cat', { do: 'go-on' });
    expect(table.scores).toEqual([2, 6, 6]);
  });

  it.each(on({ all: 'VII-C-5-c VII-C-5-c-comment-c', [BASIC]: 'VII-C-3-c' }, 'each checker has one chance'))(
    '%s',
    (_name, book) => {
      const { loses, wins, breaks } = middle(book).fixture.ambiguous;
      for (const vain of [wins, breaks]) {
        const table = ambiguous(book).ok(130, 'bob', {
          do: 'reject',
          writer: 'ann',
          reason: 'ambiguous',
          regrouped: [vain],
        });
        expect(table.match.phase).toMatchObject({
          papers: [{ checks: [{ triedAmbiguity: true }, { triedAmbiguity: false }] }, {}],
        });
        expect(
          table.play(131, 'bob', { do: 'reject', writer: 'ann', reason: 'ambiguous', regrouped: [loses] }),
        ).not.toBeNull();
        table.ok(132, 'cat', { do: 'reject', writer: 'ann', reason: 'ambiguous', regrouped: [loses] });
        if (table.phase === 'checking') table.ok(133, 'cat', { do: 'go-on' });
        expect(table.scores).toEqual([2, 6, 6]);
      }
    },
  );

  it.each(on('VII-C-5-c', 'after a failed try no other objection is heard from that checker', MUST_ACCEPT))(
    '%s',
    (_name, book) => {
      const { wins } = middle(book).fixture.ambiguous;
      const table = ambiguous(book).ok(130, 'bob', {
        do: 'reject',
        writer: 'ann',
        reason: 'ambiguous',
        regrouped: [wins],
      });
      expect(table.play(131, 'bob', { do: 'reject', writer: 'ann', reason: 'wrong-value' })).toBe(
        'already-decided',
      );
      table.ok(132, 'cat', { do: 'accept', writer: 'ann' });
      expect(table.scores).toEqual([6, 2, 2]);
    },
  );

  it.each(
    on(
      { all: 'VII-C-5-c', [BASIC]: 'VII-C-3-c' },
      'after a failed try other reasons may still be given',
      STAY_OPEN,
    ),
  )('%s', (_name, book) => {
    const { wrong } = middle(book).fixture;
    const table = checking(book, wrong).ok(130, 'bob', {
      do: 'reject',
      writer: 'ann',
      reason: 'ambiguous',
      regrouped: [middle(book).fixture.right],
    });
    table
      .ok(131, 'bob', { do: 'reject', writer: 'ann', reason: 'wrong-value' })
      .ok(132, 'cat', { do: 'go-on' });
    expect(table.scores).toEqual([2, 6, 6]);
  });

  it.each(
    on(
      {
        [AGLOA_2026]: 'VII-C-5-c-comment-c',
        [ADVENTUROUS]: 'VII-C-5-c-comment-c',
        [EQUATIONS]: 'VII-C-5-c-comment-c',
      },
      'together they have one joint chance',
    ),
  )('%s', (_name, book) => {
    const { wins, loses } = middle(book).fixture.ambiguous;
    const vain = ambiguous(book).ok(130, 'bob', {
      do: 'reject',
      writer: 'ann',
      reason: 'ambiguous',
      regrouped: [wins],
      together: true,
    });
    expect(vain.scores).toEqual([6, 2, 2]);
    const shown = ambiguous(book).ok(130, 'bob', {
      do: 'reject',
      writer: 'ann',
      reason: 'ambiguous',
      regrouped: [loses],
      together: true,
    });
    expect(shown.scores).toEqual([2, 6, 6]);
  });

  it.each(
    on(
      {
        [AGLOA_2026]: 'VII-C-5-c-comment-d',
        [ADVENTUROUS]: 'VII-C-5-c-comment-d',
        [EQUATIONS]: 'VII-C-5-c-comment-d',
      },
      'while one tries, the other may go on checking',
    ),
  )('%s', (_name, book) => {
    const { wins } = middle(book).fixture.ambiguous;
    const table = ambiguous(book, { variations: [] }).ok(130, 'bob', {
      do: 'reject',
      writer: 'ann',
      reason: 'ambiguous',
      regrouped: [wins],
    });
    table.ok(131, 'cat', {
      do: 'reject',
      writer: 'ann',
      reason: 'ambiguous',
      regrouped: [table.fixture.ambiguous.loses],
    });
    expect(table.scores).toEqual([2, 6, 6]);
  });

  it.each(
    on(
      {
        [AGLOA_2026]: 'VII-C-5-c-comment-a VII-C-5-c-comment-e',
        [ADVENTUROUS]: 'VII-C-5-c-comment-a VII-C-5-c-comment-e',
        [EQUATIONS]: 'VII-C-5-c-comment-a VII-C-5-c-comment-e',
      },
      'an additional minute costs the checker who takes it; who was ready in time pays nothing',
    ),
  )('%s', (_name, book) => {
    const { loses, wins } = middle(book).fixture.ambiguous;
    const table = ambiguous(book).ok(180, 'cat', {
      do: 'reject',
      writer: 'ann',
      reason: 'ambiguous',
      regrouped: [wins],
    });
    table.ok(190, 'ann', { do: 'time-up', player: 'bob' });
    expect(table.play(191, 'ann', { do: 'time-up', player: 'cat' })).toBe('time-not-up');
    table.ok(210, 'bob', { do: 'reject', writer: 'ann', reason: 'ambiguous', regrouped: [loses] });
    expect(table.penalties).toEqual([0, asked(book).time.firstMiss.is, 0]);
    expect(table.scores).toEqual([2, 6, 6]);
  });

  it.each(
    on({ all: 'VII-C-5-c-example-b', [BASIC]: 'VII-C-3-c-example-b' }, '′ is not split from its set', ONSETS),
  )('%s', (_name, book) => {
    const text = { restrictions: [], setName: "R n G'", wild: [], blank: null, goalLayout: null };
    const table = checking(book, text, { goal: '3 1', mat: { permitted: "n G '", goal: '3 1' } });
    table.ok(130, 'bob', {
      do: 'reject',
      writer: 'ann',
      reason: 'ambiguous',
      regrouped: [{ ...text, setName: "(R n G)'" }],
    });
    expect(table.match.phase).toMatchObject({ papers: [{ checks: [{ triedAmbiguity: true }, {}] }, {}] });
    expect(table.match.phase).not.toMatchObject({
      papers: [{ checks: [{ decision: 'showed-it-wrong' }, {}] }, {}],
    });
  });

  it.each(
    on({ [EQUATIONS]: 'VII-C-5-c' }, 'brackets that cut across a group of the writer are no regrouping'),
  )('%s', (_name, book) => {
    const equation = (solution: string): Written => ({ solution, goal: '4', wild: [], goalLayout: null });
    const mat = { required: 'red:2', permitted: 'blue:x green:4 red:- red:3 red:+', goal: 'green:4' };
    const table = checking(book, equation('2x4-(3+1)'), { goal: '4', mat });
    table.ok(130, 'bob', {
      do: 'reject',
      writer: 'ann',
      reason: 'ambiguous',
      regrouped: [equation('2x[4-(3]+1)')],
    });
    expect(table.match.phase).toMatchObject({
      papers: [{ checks: [{ decision: 'must-accept' }, {}] }, {}],
    });
    table.ok(131, 'cat', {
      do: 'reject',
      writer: 'ann',
      reason: 'ambiguous',
      regrouped: [equation('2x[4-(3+1)]')],
    });
    expect(table.scores).toEqual([2, 6, 6]);
  });
});

describe('ambiguity in a pair of Solutions', () => {
  it.each(on({ all: 'VII-C-5-c' }, 'the checker copies the one that is meant', VARIED))(
    '%s',
    (_name, book) => {
      const { mat, goal, text, loses } = middle(book).fixture.ambiguous;
      const options = { division: 'senior', variations: [{ id: 'two-solutions' }], mat, goal } as const;
      const table = middle(book, options).ok(5, 'ann', { do: 'challenge', claim: 'impossible' });
      const other = { ...text, setName: '(R n B) U Y' };
      table.ok(60, 'bob', { do: 'present', written: [text, other] }).ok(61, 'cat', { do: 'decline' });
      table.ok(190, 'ann', { do: 'reject', writer: 'bob', reason: 'ambiguous', regrouped: [loses] });
      table.ok(191, 'cat', { do: 'go-on' });
      expect(table.scores).toEqual([6, 2, 4]);
    },
  );
});

describe('asking the judge', () => {
  it.each(
    on(
      {
        [AGLOA_2026]: 'VII-C-6 VII-C-6-a VII-C-6-b',
        [ADVENTUROUS]: 'VII-C-6 VII-C-6-a VII-C-6-b',
        [BASIC]: 'VII-C-3-b-iii',
        [EQUATIONS]: 'VII-C-5-d-iii',
      },
      'the judge says yes if one value fits, and that closes the matter',
    ),
  )('%s', (_name, book) => {
    const isFinal = asked(book).checking.askingTheJudge.is === 'final-question';
    const withAnswer = (table: TestTable): TestTable => {
      table.ok(130, 'cat', { do: 'ask-judge', writer: 'ann' });
      // In one book it is the last question, and both must want it.
      return isFinal ? table.ok(130, 'bob', { do: 'ask-judge', writer: 'ann' }) : table;
    };
    const table = withAnswer(ambiguous(book));
    expect(table.play(131, 'bob', { do: 'reject', writer: 'ann', reason: 'ambiguous' })).not.toBeNull();
    expect(table.scores).toEqual([6, 2, 2]);
    expect(withAnswer(checking(book, middle(book).fixture.wrong)).scores).toEqual([2, 6, 6]);
  });

  it.each(on({ [BASIC]: 'VII-C-3-b-iii' }, 'one checker alone does not ask, and closes nothing'))(
    '%s',
    (_name, book) => {
      const { loses } = middle(book).fixture.ambiguous;
      const table = ambiguous(book).ok(130, 'cat', { do: 'ask-judge', writer: 'ann' });
      expect(table.phase).toBe('checking');
      table.ok(131, 'bob', { do: 'reject', writer: 'ann', reason: 'ambiguous', regrouped: [loses] });
      table.ok(132, 'bob', { do: 'go-on' });
      expect(table.scores).toEqual([2, 6, 6]);
      const two = ambiguous(book, { players: 2 }).ok(130, 'bob', { do: 'ask-judge', writer: 'ann' });
      expect(two.scores).toEqual([6, 2]);
    },
  );

  it.each(on({ [AGLOA_2014]: 'VII-C-4' }, 'the 2014 book has no such question'))('%s', (_name, book) => {
    expect(ambiguous(book).play(130, 'cat', { do: 'ask-judge', writer: 'ann' })).toBe('no-judge-question');
  });
});
