import { describe, expect, it } from 'vitest';
import { bookById } from '../rulebooks/index.ts';
import { decide } from './decide.ts';
import type { Written } from './game/game.ts';
import {
  asked,
  AGLOA_2026,
  ALL_BOOKS,
  ambiguous,
  atFirstTurn,
  atGoal,
  BASIC,
  checking,
  EQUATIONS,
  fresh,
  middle,
  ONSETS,
  on,
  rolled,
  PICKING,
  VARIED,
  MUST_ACCEPT,
  STAY_OPEN,
  isEquations,
} from './testing/testing.ts';
import type { LooseDeed, TestTable } from './testing/testing.ts';

const solution = (setName: string): Written => ({
  restrictions: [],
  setName,
  wild: [],
  blank: null,
  goalLayout: null,
});
const equation = (text: string, goal: string | null = '12'): Written => ({
  solution: text,
  goal,
  wild: [],
  goalLayout: null,
});
const rejects = (reason: string, regrouped: Written | null = null): LooseDeed => ({
  do: 'reject',
  writer: 'ann',
  reason,
  regrouped: regrouped === null ? null : [regrouped],
});

describe('a Solution that cannot equal the Goal', () => {
  it.each(
    on(
      { all: 'VII-C-5-a VII-C-5-b', [BASIC]: 'VII-C-3-a VII-C-3-b' },
      'nothing equals a Goal without a legal value',
      ONSETS,
    ),
  )('%s', (_name, book) => {
    for (const goal of ['~3', '1 ~3']) {
      const table = checking(book, solution('R n G'), { goal });
      table.ok(130, 'bob', rejects('wrong-value')).ok(131, 'cat', rejects('wrong-value'));
      expect(table.scores).toEqual([2, 6, 6]);
    }
  });

  it.each(
    on(
      { [EQUATIONS]: 'VII-C-5-a VII-C-5-b VII-C-5-d' },
      'nor a Goal that is read in an illegal way, or not at all',
    ),
  )('%s', (_name, book) => {
    for (const goal of ['13', null]) {
      const table = checking(book, equation('6x2', goal));
      table.ok(130, 'bob', rejects('wrong-value')).ok(131, 'cat', rejects('wrong-value'));
      expect(table.scores).toEqual([2, 6, 6]);
    }
  });

  it.each(on({ all: 'VII-C-4', [BASIC]: 'VII-C-2' }, 'one that does equal it is not rejected so'))(
    '%s',
    (_name, book) => {
      const table = checking(book, middle(book).fixture.right);
      table.ok(130, 'bob', rejects('wrong-value')).ok(131, 'cat', { do: 'accept', writer: 'ann' });
      expect(table.match.phase).toMatchObject({ papers: [{ checks: [{ decision: 'failed' }, {}] }, {}] });
    },
  );
});

/** Two cubes too many, and equal to the Goal however it is grouped as shown. */
function withAnotherDefect(book: string): { table: TestTable; copy: Written; defect: string } {
  if (isEquations(book)) {
    const mat = {
      permitted: 'blue:x blue:2 red:-',
      resources: 'green:4 red:3 blue:1 red:0 green:5 green:- black:7',
      goal: 'black:8',
    };
    return {
      table: checking(book, equation('6x2-(5-1)', '8'), { mat, goal: '8' }),
      copy: equation('(6x2)-(5-1)', '8'),
      defect: 'too-many-resource-cubes',
    };
  }
  const { mat, goal } = middle(book).fixture.ambiguous;
  return {
    table: checking(book, solution('R n G U (Y n Y)'), { mat, goal }),
    copy: solution('(R n G) U (Y n Y)'),
    defect: 'too-many-resource-cubes',
  };
}

describe('a regrouping that still equals the Goal', () => {
  it.each(on('VII-C-5-c', 'proves nothing by another defect, and closes all objections', MUST_ACCEPT))(
    '%s',
    (_name, book) => {
      const { table, copy, defect } = withAnotherDefect(book);
      table.ok(130, 'bob', rejects('ambiguous', copy));
      expect(table.play(131, 'bob', rejects(defect))).toBe('already-decided');
      expect(table.play(132, 'cat', rejects(defect))).toBe('no-further-objections');
      expect(table.play(133, 'cat', { do: 'ask-judge', writer: 'ann' })).toBe('no-further-objections');
      table.ok(134, 'cat', { do: 'accept', writer: 'ann' });
      expect(table.scores).toEqual([6, 2, 2]);
    },
  );

  it.each(on('VII-C-5-c', 'leaves the other checker a proof of ambiguity of their own', MUST_ACCEPT))(
    '%s',
    (_name, book) => {
      const { wins, loses } = middle(book).fixture.ambiguous;
      const table = ambiguous(book).ok(130, 'bob', rejects('ambiguous', wins));
      expect(table.play(131, 'cat', rejects('wrong-value'))).toBe('no-further-objections');
      table.ok(132, 'cat', rejects('ambiguous', loses));
      expect(table.scores).toEqual([2, 6, 6]);
    },
  );

  it.each(
    on(
      { all: 'VII-C-5-c', [BASIC]: 'VII-C-3-c' },
      'proves nothing, but other objections stay open',
      STAY_OPEN,
    ),
  )('%s', (_name, book) => {
    const { table, copy, defect } = withAnotherDefect(book);
    table.ok(130, 'bob', rejects('ambiguous', copy));
    expect(table.match.phase).toMatchObject({ papers: [{ checks: [{ decision: 'failed' }, {}] }, {}] });
    expect(table.play(131, 'bob', rejects('ambiguous', copy))).toBe('one-try-only');
    table.ok(132, 'bob', rejects(defect)).ok(133, 'cat', rejects(defect));
    expect(table.scores).toEqual([2, 6, 6]);
  });

  it.each(on('VII-C-5-c', 'a variation that no grouping can satisfy is no ambiguity', VARIED))(
    '%s',
    (_name, book) => {
      const table = checking(book, solution('R n G'), { variations: [{ id: 'two-operations' }] });
      table.ok(130, 'bob', rejects('ambiguous', solution('(R n G)')));
      expect(table.match.phase).not.toMatchObject({
        papers: [{ checks: [{ decision: 'showed-it-wrong' }, {}] }, {}],
      });
    },
  );
});

describe('errors of picking and dealing after an illegal Goal', () => {
  /** cat's pick is illegal, and so is ann's Goal. */
  const wrongPick = (book: string): TestTable => {
    const table = rolled(book);
    const { picks, illegalPick, illegalGoal } = table.fixture;
    table.ok(25, 'ann', { do: 'pick', variation: picks[0]! });
    table.ok(30, 'bob', { do: 'pick', variation: picks[1]! });
    table.ok(35, 'cat', { do: 'pick', variation: illegalPick });
    return table.ok(60, 'ann', { do: 'set-goal', goal: illegalGoal });
  };
  const charge: LooseDeed = { do: 'point-out', what: 'illegal-variation' };
  const PICKED = PICKING;

  it.each(on({ all: 'IX-B II-C-2' }, 'a valid challenge insulates a pick', PICKED))('%s', (_name, book) => {
    const table = wrongPick(book).ok(70, 'bob', { do: 'challenge', claim: 'impossible' });
    expect(table.play(75, 'ann', charge)).toBe('not-illegal');
    expect(table.phase).toBe('writing');
  });

  it.each(on({ all: 'IX-B II-C-2' }, 'a legal move insulates a pick', PICKED))('%s', (_name, book) => {
    const table = wrongPick(book);
    const cube = table.mat.resources[0]!;
    table.ok(70, 'bob', { do: 'move', cube, to: 'permitted' });
    expect(table.play(75, 'ann', charge)).toBe('not-illegal');
    expect(table.turn).toBe('cat');
  });

  it.each(on({ all: 'II-B IX-B', [BASIC]: 'II-B IX-B' }, 'they insulate a deal', ONSETS))(
    '%s',
    (_name, book) => {
      const table = atGoalWithFewCards(book);
      table.ok(60, 'ann', { do: 'set-goal', goal: table.fixture.illegalGoal });
      table.ok(70, 'bob', { do: 'challenge', claim: 'impossible' });
      expect(table.play(75, 'ann', { do: 'point-out', what: 'too-few-cards' })).toBe('not-illegal');
      expect(table.phase).toBe('writing');
    },
  );

  it.each(on({ all: 'III-B-2-c II-C-2' }, 'a pick made again does not bring another Goal', PICKED))(
    '%s',
    (_name, book) => {
      const table = wrongPick(book);
      const { picks, goal } = table.fixture;
      const { text } = table.fixture.illegalGoal;
      table.ok(65, 'ann', charge);
      expect(table.penalties).toEqual([0, 0, asked(book).picking.illegalPick.is]);
      expect(table.play(66, 'ann', { do: 'set-goal', goal })).toBe('goal-is-set');
      table.ok(67, 'cat', { do: 'pick', variation: picks[2]! });
      expect(table.turn).toBe('bob');
      expect(table.match.shake?.goal).toBe(text);
    },
  );

  it.each(on('III-B-2-c II-B', 'nor does a deal', ONSETS))('%s', (_name, book) => {
    const table = atGoalWithFewCards(book);
    const { illegalGoal, cards, goal } = table.fixture;
    table.ok(60, 'ann', { do: 'set-goal', goal: illegalGoal });
    table.ok(65, 'ann', { do: 'point-out', what: 'too-few-cards' });
    table.ok(66, 'cat', { do: 'deal', cards });
    expect(table.play(68, 'ann', { do: 'set-goal', goal })).toBe('goal-is-set');
    expect(table.match.shake?.goal).toBe(illegalGoal.text);
  });

  /** Five cards only; whoever picks, picks something illegal, so that nothing is insulated. */
  function atGoalWithFewCards(book: string): TestTable {
    const table = fresh(book);
    const { illegalPick, roll, cards } = table.fixture;
    table.ok(10, 'ann', { do: 'roll', cubes: roll }).ok(20, 'cat', { do: 'deal', cards: cards.slice(0, 5) });
    for (const [index, name] of (['ann', 'bob', 'cat'] as const).entries())
      if (table.phase === 'picking') table.ok(25 + index, name, { do: 'pick', variation: illegalPick });
    return table;
  }
});

describe('a bonus move', () => {
  it.each(on({ all: 'IV-C-2' }, 'a leader who shifts after it takes back the shift only', VARIED))(
    '%s',
    (_name, book) => {
      const table = middle(book, {
        totals: [4, 4, 10],
        variations: [{ id: 'shift-from-permitted' }],
        mat: { permitted: 'n G', resources: "Y B R B G Y U - ' ^ =" },
      });
      table
        .ok(5, 'cat', { do: 'bonus', cube: 'Y' })
        .ok(7, 'cat', { do: 'shift', cube: 'G', to: 'forbidden' });
      table.ok(9, 'bob', { do: 'point-out', what: 'illegal-bonus' });
      expect(table.mat.permitted.toSorted()).toEqual(['G', 'n']);
      expect(table.mat.forbidden.toSorted()).toEqual(['1', '2', 'V', 'Y']);
      expect(table.penalties).toEqual([0, 0, asked(book).bonus.moverPenalty.is]);
      expect(table.turn).toBe('ann');
    },
  );

  it.each(on('III-C IX-A', 'of the Goal-setter after the Goal is an illegal one'))('%s', (_name, book) => {
    const table = atFirstTurn(book);
    const cube = table.mat.resources[0]!;
    const before = table.mat;
    table.ok(65, 'ann', { do: 'bonus', cube }).ok(68, 'bob', { do: 'point-out', what: 'illegal-bonus' });
    expect(table.mat).toEqual(before);
    expect(table.penalties).toEqual([0, 0, 0]);
    table.ok(80, 'bob', { do: 'move', cube, to: 'required' });
  });

  it.each(on('III-C-1 III-C-2', 'of a leading Goal-setter with = is charged for either', VARIED))(
    '%s',
    (_name, book) => {
      for (const [what, points] of [
        ['relation-forbidden', 0],
        ['illegal-bonus', asked(book).bonus.setterPenalty.is],
      ] as const) {
        const table = atGoal(book, { totals: [5, 0, 0] }).ok(50, 'ann', { do: 'bonus', cube: '=' });
        table.ok(52, 'bob', { do: 'point-out', what });
        expect(table.mat.forbidden).toEqual([]);
        expect(table.penalties).toEqual([points, 0, 0]);
        // Two errors are two charges, though the cube goes back once.
        const other = what === 'illegal-bonus' ? 'relation-forbidden' : 'illegal-bonus';
        table.ok(53, 'cat', { do: 'point-out', what: other });
        expect(table.mat.forbidden).toEqual([]);
        expect(table.penalties).toEqual([asked(book).bonus.setterPenalty.is, 0, 0]);
        expect(table.play(54, 'cat', { do: 'point-out', what: 'illegal-bonus' })).toBe('not-illegal');
      }
    },
  );
});

describe('a countdown', () => {
  it.each(on({ all: 'XI-A-3 V-B' }, 'stands still while somebody holds the block'))('%s', (_name, book) => {
    const table = middle(book).ok(61, 'ann', { do: 'time-up', player: 'cat' });
    table.ok(65, 'ann', { do: 'lift-block' }).ok(75, 'ann', { do: 'put-back' });
    table.ok(76, 'cat', { do: 'move', cube: table.fixture.cubes[0], to: 'permitted' });
    expect(table.penalties[2]).toBe(0);
  });

  it.each(on({ all: 'XI-A-3 V-A-2-a' }, 'and while an invalid challenge is heard'))('%s', (_name, book) => {
    const table = middle(book, { mat: middle(book).fixture.lastCube });
    const cube = table.mat.resources[0]!;
    table.ok(61, 'ann', { do: 'time-up', player: 'cat' }).ok(63, 'ann', { do: 'lift-block' });
    table.ok(67, 'ann', { do: 'challenge', claim: 'now' });
    table.ok(80, 'bob', { do: 'point-out', what: 'invalid-challenge' });
    table.ok(85, 'cat', { do: 'move', cube, to: 'permitted' });
    expect(table.penalties[2]).toBe(0);
  });
});

describe('challenging', () => {
  it.each(on({ [AGLOA_2026]: 'V-B' }, 'two who lift the block at once both challenge, each in their words'))(
    '%s',
    (_name, book) => {
      const table = middle(book).ok(5, 'ann', { do: 'lift-block' }).ok(5, 'cat', { do: 'lift-block' });
      table.ok(7, 'ann', { do: 'challenge', claim: 'now' }).ok(8, 'cat', { do: 'challenge', claim: 'now' });
      expect(table.seen).toMatchObject({
        occasion: { challengers: [0, 2], mover: 1, third: null },
        papers: [{ duty: 'must' }, { duty: 'must' }],
      });
      const late = middle(book).ok(5, 'ann', { do: 'lift-block' }).ok(5, 'cat', { do: 'lift-block' });
      late.ok(7, 'ann', { do: 'challenge', claim: 'now' });
      expect(late.play(30, 'cat', { do: 'challenge', claim: 'now' })).toBe('already-challenged');
      const alone = middle(book).ok(5, 'ann', { do: 'lift-block' });
      alone.ok(7, 'ann', { do: 'challenge', claim: 'now' });
      expect(alone.play(8, 'cat', { do: 'challenge', claim: 'now' })).toBe('already-challenged');
    },
  );

  it.each(
    on(
      { all: 'V-B', [EQUATIONS]: 'VI-B' },
      'while the block is in a hand, the book’s own rule is cited',
      ALL_BOOKS,
    ),
  )('%s', (_name, book) => {
    const table = middle(book).ok(5, 'ann', { do: 'lift-block' });
    const cube = table.fixture.cubes[0];
    const deed = { do: 'move', cube, to: 'permitted', bonus: null, id: 'x', at: 6, by: 2 } as const;
    expect(decide(table.match, deed)).toMatchObject({
      refusal: { code: 'block-lifted', rule: bookById(book)!.procedure.where.block.rule },
    });
  });

  it.each(on('XIII-D-14', 'Now with two cubes left breaks the rule of Two Solutions', VARIED))(
    '%s',
    (_name, book) => {
      const table = middle(book, {
        mode: 'auto',
        division: 'senior',
        variations: [{ id: 'two-solutions' }],
        mat: { resources: 'Y B' },
      });
      const deed = { do: 'challenge', claim: 'now', id: 'x', at: 6, by: 0 } as const;
      expect(decide(table.match, deed)).toMatchObject({
        refusal: { code: 'now-too-few-resources', rule: 'XIII-D-14' },
      });
    },
  );
});

describe('two players', () => {
  it.each(on('II-C-2 II-C-3', 'the second try belongs to one selection', VARIED))('%s', (_name, book) => {
    const table = rolled(book, { players: 2 });
    const { picks, illegalPick } = table.fixture;
    const wrong = (at: number): void => {
      table.ok(at, 'bob', { do: 'pick', variation: illegalPick });
      table.ok(at + 1, 'ann', { do: 'point-out', what: 'illegal-variation' });
    };
    table.ok(25, 'ann', { do: 'pick', variation: picks[0]! });
    wrong(26);
    table.ok(28, 'bob', { do: 'pick', variation: picks[1]! });
    wrong(29);
    expect(table.penalties).toEqual([0, 2 * asked(book).picking.illegalPick.is]);
    table.ok(31, 'bob', { do: 'pick', variation: picks[2]! });
    expect(table.phase).toBe('goal');
  });

  it.each(on('X-D', 'a player who leaves scores as absent, and the other nothing'))('%s', (_name, book) => {
    const table = middle(book, { players: 2 }).ok(5, 'judge', { do: 'absent', player: 'bob' });
    const { is: points } = bookById(book)!.procedure.scoring.absent;
    expect(table.scores).toEqual([0, points]);
    expect(table.totals).toEqual([0, points]);
    expect(table.phase).toBe('between-shakes');
  });
});
