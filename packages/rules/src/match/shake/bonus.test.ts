import { describe, expect, it } from 'vitest';
import {
  asked,
  atFirstTurn,
  atGoal,
  BASIC,
  middle,
  ONSETS,
  on,
  VARIED,
  LEADER_MAY_NOT,
  isEquations,
} from '../testing/testing.ts';
import { view } from '../seen/view.ts';

const CAT_LEADS = [4, 4, 10];
const ANN_LEADS = [8, 4, 4];
const cubes = (book: string) => middle(book).fixture.cubes;
const spare = (book: string): string => (isEquations(book) ? 'black:9' : 'Y');
const firstMove = (book: string) =>
  ({ do: 'move', cube: isEquations(book) ? 'green:6' : 'R', to: 'required' }) as const;

describe('the Goal-setter’s bonus move', () => {
  it.each(on('III-C III-C-1', 'one cube to Forbidden before the Goal'))('%s', (_name, book) => {
    const table = atGoal(book, { mode: 'auto' }).ok(50, 'ann', { do: 'bonus', cube: spare(book) });
    expect(table.mat.forbidden).toEqual([spare(book)]);
    expect(table.play(51, 'ann', { do: 'bonus', cube: spare(book) })).not.toBeNull();
    table.ok(60, 'ann', { do: 'set-goal', goal: table.fixture.goal });
    expect(table.mat.forbidden[0]).toBe(spare(book));
  });

  it.each(on('III-C', 'not after the first cube of the Goal, nor after the Goal'))('%s', (_name, book) => {
    const goal = isEquations(book) ? { text: '1', cubes: ['red:1'] } : { text: '3', cubes: null };
    const table = atGoal(book, { mode: 'auto' }).ok(45, 'ann', { do: 'arrange-goal', goal });
    expect(table.play(50, 'ann', { do: 'bonus', cube: spare(book) })).toBe('bonus-too-late');
    expect(atFirstTurn(book, { mode: 'auto' }).play(65, 'ann', { do: 'bonus', cube: spare(book) })).toBe(
      'out-of-turn',
    );
  });

  it.each(on('III-C-1', 'no digit, and = or ⊆ only where the book does not forbid it', ONSETS))(
    '%s',
    (_name, book) => {
      const table = atGoal(book, { mode: 'auto' });
      expect(table.play(50, 'ann', { do: 'bonus', cube: '1' })).toBe('bonus-digit');
      expect(table.play(50, 'ann', { do: 'bonus', cube: '=' })).toBe(
        VARIED.includes(book) ? 'relation-forbidden' : null,
      );
    },
  );

  it.each(
    on(
      'III-C-2',
      'a leader may not: pointed out in time, the cube goes back and a point is lost',
      LEADER_MAY_NOT,
    ),
  )('%s', (_name, book) => {
    expect(
      atGoal(book, { mode: 'auto', totals: ANN_LEADS }).play(50, 'ann', { do: 'bonus', cube: spare(book) }),
    ).toBe('leader-bonus');
    const table = atGoal(book, { totals: ANN_LEADS }).ok(50, 'ann', { do: 'bonus', cube: spare(book) });
    table.ok(60, 'ann', { do: 'set-goal', goal: table.fixture.goal });
    table.ok(65, 'cat', { do: 'point-out', what: 'illegal-bonus' });
    expect(table.mat.forbidden).not.toContain(spare(book));
    expect(table.mat.resources).toContain(spare(book));
    expect(table.totals).toEqual([8 + asked(book).bonus.setterPenalty.is, 4, 4]);
    expect(table.turn).toBe('bob');
    // What stood to be pointed out was nobody's to see; what has been is everybody's.
    expect(view(table.match, 'spectator').pointedOut).toMatchObject([
      { by: 2, against: 0, what: 'illegal-bonus' },
    ]);
  });

  it.each(on('III-C-2', 'after the next move or a legal challenge it stands', LEADER_MAY_NOT))(
    '%s',
    (_name, book) => {
      const moved = atGoal(book, { totals: ANN_LEADS }).ok(50, 'ann', { do: 'bonus', cube: spare(book) });
      moved.ok(60, 'ann', { do: 'set-goal', goal: moved.fixture.goal }).ok(70, 'bob', firstMove(book));
      expect(moved.play(71, 'cat', { do: 'point-out', what: 'illegal-bonus' })).toBe('not-illegal');
      const challenged = atGoal(book, { totals: ANN_LEADS }).ok(50, 'ann', {
        do: 'bonus',
        cube: spare(book),
      });
      challenged.ok(60, 'ann', { do: 'set-goal', goal: challenged.fixture.goal });
      challenged.ok(70, 'bob', { do: 'challenge', claim: 'impossible' });
      expect(challenged.play(71, 'cat', { do: 'point-out', what: 'illegal-bonus' })).toBe('not-illegal');
      expect(challenged.totals).toEqual(ANN_LEADS);
    },
  );

  it.each(on('III-C III-C-1', 'where anybody may, the leader may too', [BASIC]))('%s', (_name, book) => {
    atGoal(book, { mode: 'auto', totals: ANN_LEADS }).ok(50, 'ann', { do: 'bonus', cube: spare(book) });
  });
});

describe('the Mover’s bonus move', () => {
  it.each(
    on(
      { all: 'IV-C IV-C-1 IV-C-1-comment-b', [BASIC]: 'IV-C IV-C-comment-b' },
      'a cube to Forbidden, then another anywhere',
    ),
  )('%s', (_name, book) => {
    for (const to of ['required', 'permitted', 'forbidden'] as const) {
      const [a, b] = cubes(book);
      const one = middle(book, { mode: 'auto' }).ok(5, 'cat', { do: 'move', cube: a, to, bonus: b });
      const two = middle(book, { mode: 'auto' })
        .ok(5, 'cat', { do: 'bonus', cube: b })
        .ok(6, 'cat', { do: 'move', cube: a, to });
      expect(one.mat).toEqual(two.mat);
      expect(one.mat.forbidden).toContain(b);
      expect(one.turn).toBe('ann');
    }
    const [a, b, c] = cubes(book);
    expect(
      middle(book, { mode: 'auto' })
        .ok(5, 'cat', { do: 'bonus', cube: a })
        .play(6, 'cat', { do: 'move', cube: b, to: 'required', bonus: c }),
    ).toBe('second-bonus');
  });

  it.each(
    on(
      { all: 'IV-C-1-comment-a', [BASIC]: 'IV-C-comment-a' },
      'without "Bonus" it was the regular move, and no second cube follows',
    ),
  )('%s', (_name, book) => {
    const [a, b] = cubes(book);
    const table = middle(book, { mode: 'auto' }).ok(5, 'cat', { do: 'move', cube: a, to: 'forbidden' });
    expect(table.play(6, 'cat', { do: 'move', cube: b, to: 'required' })).toBe('two-cubes-without-bonus');
  });

  it.each(on('IV-C', 'a leader may not, where the book says so'))('%s', (_name, book) => {
    const [a, b] = cubes(book);
    const play = (totals: readonly number[]): string | null =>
      middle(book, { mode: 'auto', totals }).play(5, 'cat', {
        do: 'move',
        cube: a,
        to: 'permitted',
        bonus: b,
      });
    expect(play(CAT_LEADS)).toBe(LEADER_MAY_NOT.includes(book) ? 'leader-bonus' : null);
    expect(play([4, 4, 0])).toBeNull();
    expect(
      middle(book, { mode: 'auto', totals: CAT_LEADS }).play(5, 'cat', {
        do: 'move',
        cube: a,
        to: 'forbidden',
      }),
    ).toBeNull();
  });

  it.each(on('IV-C-2-comment-a', 'who shares the lead may', LEADER_MAY_NOT))('%s', (_name, book) => {
    const [a, b] = cubes(book);
    middle(book, { mode: 'auto', totals: [10, 4, 10] }).ok(5, 'cat', {
      do: 'move',
      cube: a,
      to: 'permitted',
      bonus: b,
    });
  });

  it.each(
    on(
      'IV-C-2',
      'pointed out in time the second cube goes back, a point is lost and the turn is over',
      LEADER_MAY_NOT,
    ),
  )('%s', (_name, book) => {
    const [a, b] = cubes(book);
    const together = middle(book, { totals: CAT_LEADS }).ok(5, 'cat', {
      do: 'move',
      cube: a,
      to: 'permitted',
      bonus: b,
    });
    const apart = middle(book, { totals: CAT_LEADS })
      .ok(4, 'cat', { do: 'bonus', cube: b })
      .ok(5, 'cat', { do: 'move', cube: a, to: 'permitted' });
    for (const table of [together, apart]) {
      table.ok(8, 'bob', { do: 'point-out', what: 'illegal-bonus' });
      expect(table.mat.forbidden).toContain(b);
      expect(table.mat.permitted).not.toContain(a);
      expect(table.mat.resources).toContain(a);
      expect(table.totals).toEqual([4, 4, 10 + asked(book).bonus.moverPenalty.is]);
      expect(table.turn).toBe('ann');
    }
  });

  it.each(
    on('IX-B IX-B-example', 'unnoticed before the next move or a valid challenge it stays, without penalty'),
  )('%s', (_name, book) => {
    const [a, b, c] = cubes(book);
    const moved = middle(book, { totals: CAT_LEADS }).ok(5, 'cat', {
      do: 'move',
      cube: a,
      to: 'permitted',
      bonus: b,
    });
    moved.ok(9, 'ann', { do: 'move', cube: c, to: 'forbidden' });
    expect(moved.play(12, 'bob', { do: 'point-out', what: 'illegal-bonus' })).toBe('not-illegal');
    const challenged = middle(book, { totals: CAT_LEADS }).ok(5, 'cat', {
      do: 'move',
      cube: a,
      to: 'permitted',
      bonus: b,
    });
    challenged.ok(9, 'bob', { do: 'challenge', claim: 'now' });
    expect(challenged.play(12, 'ann', { do: 'point-out', what: 'illegal-bonus' })).toBe('not-illegal');
    expect([moved.totals, challenged.totals]).toEqual([CAT_LEADS, CAT_LEADS]);
    expect(moved.mat.forbidden).toContain(b);
  });

  it.each(
    on(
      { all: 'IV-C-2-comment-b IX-A-1', [BASIC]: 'IX-A-1 IX-A-1-example' },
      'of two cubes forbidden without "Bonus" the Mover takes back either one',
    ),
  )('%s', (_name, book) => {
    const [a, b] = cubes(book);
    const twice = () => {
      const table = middle(book)
        .ok(5, 'cat', { do: 'move', cube: a, to: 'forbidden' })
        .ok(6, 'cat', { do: 'move', cube: b, to: 'forbidden' });
      return table.ok(8, 'ann', { do: 'point-out', what: 'two-cubes-without-bonus' });
    };
    const table = twice();
    expect(table.mat.forbidden).toContain(a);
    expect(table.mat.forbidden).not.toContain(b);
    const other = twice().ok(9, 'cat', { do: 'return', cube: a });
    expect(other.mat.forbidden).toContain(b);
    expect(other.mat.forbidden).not.toContain(a);
    expect(other.mat.resources).toContain(a);
    expect(other.turn).toBe('ann');
    expect(twice().ok(9, 'cat', { do: 'return', cube: b }).mat.forbidden).toContain(a);
    expect(twice().play(9, 'bob', { do: 'return', cube: a })).toBe('nothing-to-return');
    expect(other.totals).toEqual([0, 0, 0]);
  });

  it.each(on('III-C-1 IV-D', 'a relation is no bonus cube while more than four are left', VARIED))(
    '%s',
    (_name, book) => {
      expect(
        middle(book, { mode: 'auto' }).play(5, 'cat', { do: 'move', cube: 'G', to: 'permitted', bonus: '=' }),
      ).toBe('relation-forbidden');
    },
  );
});
