import { describe, expect, it } from 'vitest';
import { ADVENTUROUS, AGLOA_2014, AGLOA_2026, BASIC, EQUATIONS, middle, ONSETS, on } from './testing.ts';
import type { TableOptions, TestTable } from './testing.ts';
import type { Written } from './game.ts';

const MUST_ACCEPT = [AGLOA_2026, ADVENTUROUS, EQUATIONS];
const STAY_OPEN = [AGLOA_2014, BASIC];

/** ann has challenged Now and presented; cat is silent; bob and cat check. */
function checking(book: string, written: Written, options: TableOptions = {}): TestTable {
  const table = middle(book, options).ok(5, 'ann', { do: 'challenge', claim: 'now' });
  table.ok(60, 'ann', { do: 'present', written: [written] });
  return options.players === 2 ? table : table.ok(70, 'cat', { do: 'decline' });
}

const ambiguous = (book: string, options: TableOptions = {}): TestTable => {
  const { mat, goal, text } = middle(book).fixture.ambiguous;
  return checking(book, text, { ...options, mat, goal });
};

describe('checking', () => {
  it.each(on({ all: 'VII-C-3', [BASIC]: 'VII-C-2' }, 'two minutes for both opponents together'))(
    '%s',
    (_name, book) => {
      const table = checking(book, middle(book).fixture.right);
      expect(table.match.clocks.map(({ seat, task, until }) => [seat, task, until])).toEqual([
        [1, 'check', 190],
        [2, 'check', 190],
      ]);
      expect(table.play(130, 'ann', { do: 'accept', writer: 'ann' })).toBe('own-solution');
      table.ok(130, 'bob', { do: 'accept', writer: 'ann' });
      expect(table.play(131, 'bob', { do: 'accept', writer: 'ann' })).toBe('already-decided');
      expect(table.phase).toBe('checking');
      table.ok(131, 'cat', { do: 'accept', writer: 'ann' });
      expect(table.scores).toEqual([6, 2, 2]);
    },
  );

  it.each(
    on(
      { all: 'VII-C-3 VII-C-3-comment', [BASIC]: 'VII-C-2 VII-C-2-comment-a' },
      'one Solution at a time, in any order',
    ),
  )('%s', (_name, book) => {
    const { lastCube, cubes, right, rightToo } = middle(book).fixture;
    void cubes;
    const last = lastCube.resources;
    const table = middle(book, { players: 2, mat: lastCube }).ok(5, 'ann', {
      do: 'move',
      cube: last,
      to: 'permitted',
    });
    table
      .ok(60, 'ann', { do: 'present', written: [right] })
      .ok(61, 'bob', { do: 'present', written: [rightToo] });
    table.ok(130, 'ann', { do: 'accept', writer: 'bob' });
    expect(table.phase).toBe('checking');
    table.ok(131, 'bob', { do: 'accept', writer: 'ann' });
    expect(table.scores).toEqual([4, 4]);
    const three = middle(book, { mat: lastCube }).ok(5, 'cat', { do: 'move', cube: last, to: 'permitted' });
    for (const name of ['ann', 'bob', 'cat'] as const)
      three.ok(60, name, { do: 'present', written: [right] });
    three.ok(130, 'ann', { do: 'accept', writer: 'cat' });
    expect(three.play(131, 'ann', { do: 'accept', writer: 'bob' })).toBe('one-at-a-time');
    three.ok(132, 'bob', { do: 'accept', writer: 'cat' }).ok(133, 'ann', { do: 'accept', writer: 'bob' });
  });

  it.each(
    on(
      { all: 'VII-C-4 VII-C-5', [BASIC]: 'VII-C-3' },
      'a rejection must be shown to be right, else the Solution is correct',
    ),
  )('%s', (_name, book) => {
    const { right, wrong } = middle(book).fixture;
    const bad = checking(book, wrong).ok(130, 'bob', {
      do: 'reject',
      writer: 'ann',
      reason: 'required-unused',
    });
    expect(bad.phase).toBe('checking');
    bad
      .ok(131, 'bob', { do: 'reject', writer: 'ann', reason: 'wrong-value' })
      .ok(132, 'cat', { do: 'reject', writer: 'ann', reason: 'wrong-value' });
    expect(bad.scores).toEqual([2, 6, 6]);
    const good = checking(book, right).ok(130, 'bob', {
      do: 'reject',
      writer: 'ann',
      reason: 'wrong-value',
    });
    good.ok(131, 'cat', { do: 'accept', writer: 'ann' });
    expect(good.phase).toBe('checking');
    good.ok(132, 'bob', { do: 'go-on' });
    expect(good.scores).toEqual([6, 2, 2]);
    expect(checking(book, right).play(130, 'bob', { do: 'go-on' })).toBe('checkers-undecided');
  });

  it.each(on({ all: 'VII-C-4', [BASIC]: 'VII-C-3' }, 'a wrong Solution that all accept is correct'))(
    '%s',
    (_name, book) => {
      const table = checking(book, middle(book).fixture.wrong).ok(130, 'bob', {
        do: 'accept',
        writer: 'ann',
      });
      table.ok(131, 'cat', { do: 'accept', writer: 'ann' });
      expect(table.scores).toEqual([6, 2, 2]);
    },
  );

  it.each(
    on(
      { all: 'VII-C-4 X-A-2', [BASIC]: 'X-A-2' },
      'who presents nothing and accepts a wrong Solution scores 2',
    ),
  )('%s', (_name, book) => {
    const now = checking(book, middle(book).fixture.wrong).ok(130, 'cat', { do: 'accept', writer: 'ann' });
    now.ok(131, 'bob', { do: 'reject', writer: 'ann', reason: 'wrong-value' });
    expect(now.scores).toEqual([2, 6, book === BASIC ? 6 : 2]);
    const mover = checking(book, middle(book).fixture.wrong).ok(130, 'bob', {
      do: 'accept',
      writer: 'ann',
    });
    mover.ok(131, 'cat', { do: 'reject', writer: 'ann', reason: 'wrong-value' });
    expect(mover.scores).toEqual([2, book === BASIC ? 6 : 2, 6]);
    const impossible = middle(book).ok(5, 'ann', { do: 'challenge', claim: 'impossible' });
    impossible
      .ok(60, 'bob', { do: 'present', written: [impossible.fixture.wrong] })
      .ok(61, 'cat', { do: 'decline' });
    impossible
      .ok(130, 'cat', { do: 'accept', writer: 'bob' })
      .ok(131, 'ann', { do: 'reject', writer: 'bob', reason: 'wrong-value' });
    expect(impossible.scores).toEqual([6, 2, 2]);
  });

  it.each(on({ all: 'XI-A-1-i', [BASIC]: 'XI-A-1-h' }, 'a checker who is late loses a point, then the word'))(
    '%s',
    (_name, book) => {
      const table = checking(book, middle(book).fixture.wrong, { players: 2, lastMover: 'bob' });
      table.ok(180, 'ann', { do: 'time-up', player: 'bob' }).ok(191, 'ann', { do: 'wait' });
      expect(table.totals).toEqual([0, -1]);
      table.ok(251, 'ann', { do: 'time-up', player: 'bob' }).ok(262, 'ann', { do: 'wait' });
      expect(table.scores).toEqual([6, 2]);
    },
  );

  it.each(
    on({ all: 'XIII-D-14' }, 'with Two Solutions three minutes to check', [
      AGLOA_2014,
      AGLOA_2026,
      ADVENTUROUS,
    ]),
  )('%s', (_name, book) => {
    const table = middle(book, { division: 'senior', variations: [{ id: 'two-solutions' }] }).ok(5, 'ann', {
      do: 'challenge',
      claim: 'impossible',
    });
    table
      .ok(60, 'bob', { do: 'present', written: [table.fixture.right, table.fixture.rightToo] })
      .ok(61, 'cat', { do: 'decline' });
    expect(table.match.clocks[0]!.until).toBe(241);
    table.ok(130, 'ann', { do: 'reject', writer: 'bob', reason: 'not-two-solutions' });
  });
});

describe('reasons', () => {
  const solution = (setName: string, ...restrictions: readonly string[]): Written => ({
    restrictions,
    setName,
    wild: [],
    blank: null,
    goalLayout: null,
  });
  const shown = (book: string, written: Written, reason: string, options: TableOptions = {}): void => {
    const table = checking(book, written, options).ok(130, 'bob', { do: 'reject', writer: 'ann', reason });
    expect(table.match.phase).toMatchObject({
      papers: [{ checks: [{ decision: 'showed-it-wrong' }, {}] }, {}],
    });
  };

  it.each(
    on(
      {
        all: 'VII-C-5-a VII-C-5-a-example-a VII-C-5-a-example-b',
        [BASIC]: 'VII-C-3-a VII-C-3-a-example-a VII-C-3-a-example-b',
      },
      'the Goal has no legal value',
      ONSETS,
    ),
  )('%s', (_name, book) => {
    for (const goal of ['~3', '?backwards L of 3 2 1'])
      shown(book, solution('R n G'), 'goal-illegal', { goal });
  });

  it.each(
    on(
      { all: 'VII-C-5-b VII-C-5-b-ii VII-C-5-b-ii-example-a', [BASIC]: 'VII-C-3-b VII-C-3-b-ii-example' },
      'the number of cards is no value of the Goal',
      ONSETS,
    ),
  )('%s', (_name, book) => {
    shown(book, solution('R n B'), 'wrong-value');
    shown(book, solution('R n G'), 'wrong-value', { goal: '1 ~1' });
  });

  it.each(
    on('VII-C-5-b-ii-example-b', 'a Restriction that leaves too few cards', [
      AGLOA_2014,
      AGLOA_2026,
      ADVENTUROUS,
    ]),
  )('%s', (_name, book) => {
    shown(book, solution('R n G', 'R = ^ n G'), 'wrong-value', {
      goal: '3 2',
      mat: { permitted: 'n G = ^' },
    });
  });

  it.each(
    on(
      { all: 'VII-C-5-d VII-C-5-d-example-a', [BASIC]: 'VII-C-3-d VII-C-3-d-example' },
      'a symbol has no meaning',
      ONSETS,
    ),
  )('%s', (_name, book) => {
    for (const text of ["R n 'G", 'R ? G']) shown(book, solution(text), 'undefined-symbol');
  });

  it.each(
    on('VII-C-5-d-example-b', 'grouping symbols around = mean nothing', [
      AGLOA_2014,
      AGLOA_2026,
      ADVENTUROUS,
    ]),
  )('%s', (_name, book) => {
    shown(book, solution('R n G', 'R n (G = R)'), 'grouped-relation', { mat: { permitted: 'n G =' } });
  });

  it.each(
    on('VII-C-5-e VII-C-5-e-example-b', 'a variation is left out', [AGLOA_2014, AGLOA_2026, ADVENTUROUS]),
  )('%s', (_name, book) => {
    shown(book, solution('R n G'), 'variation-violated', { variations: [{ id: 'two-operations' }] });
  });

  it.each(
    on(
      { all: 'VII-C-5-e-example-a VII-C-5-c-comment', [BASIC]: 'VII-C-3-c-comment' },
      'a wild cube has one meaning, and it is written down',
      ONSETS,
    ),
  )('%s', (_name, book) => {
    const wild = [{ face: book === BASIC ? '=' : '-', standsFor: book === BASIC ? ['G', 'R'] : ['n', 'R'] }];
    const options = book === BASIC ? {} : { variations: [{ id: 'wild-cube', cube: '-' }] as never };
    shown(book, { ...solution('R n G'), wild }, 'wild-inconsistent', {
      ...options,
      mat: { permitted: 'n G = -' },
    });
  });

  it.each(
    on(
      { [EQUATIONS]: 'VII-C-5 VII-C-5-a VII-C-5-b VII-C-5-d VII-C-5-d-ii VII-C-5-f' },
      'reasons against an Equation',
    ),
  )('%s', (_name, book) => {
    shown(book, middle(book).fixture.wrong, 'wrong-value');
    shown(book, { solution: '6x2', goal: null, wild: [], goalLayout: null }, 'goal-missing');
    shown(book, { solution: '6x2', goal: '21', wild: [], goalLayout: null }, 'goal-illegal');
    shown(book, middle(book).fixture.right, 'variation-violated', {
      division: 'elementary',
      variations: [{ id: 'three-operation-solution' }],
    });
  });
});

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
    expect(table.penalties).toEqual([0, -1, 0]);
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
  it.each(
    on({ all: 'VII-C-5-c' }, 'the checker copies the one that is meant', [
      AGLOA_2014,
      AGLOA_2026,
      ADVENTUROUS,
    ]),
  )('%s', (_name, book) => {
    const { mat, goal, text, loses } = middle(book).fixture.ambiguous;
    const options = { division: 'senior', variations: [{ id: 'two-solutions' }], mat, goal } as const;
    const table = middle(book, options).ok(5, 'ann', { do: 'challenge', claim: 'impossible' });
    const other = { ...text, setName: '(R n B) U Y' };
    table.ok(60, 'bob', { do: 'present', written: [text, other] }).ok(61, 'cat', { do: 'decline' });
    table.ok(190, 'ann', { do: 'reject', writer: 'bob', reason: 'ambiguous', regrouped: [loses] });
    table.ok(191, 'cat', { do: 'go-on' });
    expect(table.scores).toEqual([6, 2, 4]);
  });
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
    const table = ambiguous(book).ok(130, 'cat', { do: 'ask-judge', writer: 'ann' });
    expect(table.play(131, 'bob', { do: 'reject', writer: 'ann', reason: 'ambiguous' })).not.toBeNull();
    expect(table.scores).toEqual([6, 2, 2]);
    expect(
      checking(book, middle(book).fixture.wrong).ok(130, 'cat', { do: 'ask-judge', writer: 'ann' }).scores,
    ).toEqual([2, 6, 6]);
  });

  it.each(on({ [AGLOA_2014]: 'VII-C-4' }, 'the 2014 book has no such question'))('%s', (_name, book) => {
    expect(ambiguous(book).play(130, 'cat', { do: 'ask-judge', writer: 'ann' })).toBe('no-judge-question');
  });
});
