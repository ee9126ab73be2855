import { describe, expect, it } from 'vitest';
import { byDanger } from './danger.ts';
import { Shares } from './shares.ts';

describe('the time of a turn', () => {
  it('is shared out equally, and what one part leaves over goes to those after it', () => {
    let now = 0;
    const shares = new Shares({ limitMs: 90, now: () => now }, 3);
    expect(shares.next().limitMs).toBe(30);
    now = 10;
    expect(shares.next().limitMs).toBe(40);
    now = 80;
    const last = shares.next();
    expect(last.limitMs).toBe(10);
    expect(last.signal?.aborted).toBe(false);
    now = 90;
    expect(last.signal?.aborted).toBe(true);
  });

  it('has no limit without a clock, and ends when whoever asked says so', () => {
    const signal = { aborted: false };
    const shares = new Shares({ signal, limitMs: 10, now: () => 0 }, 2);
    const share = shares.next();
    expect(share.signal?.aborted).toBe(false);
    signal.aborted = true;
    expect(share.signal?.aborted).toBe(true);
    expect(new Shares({}, 5).next()).toEqual({});
  });
});

describe('the order of danger', () => {
  it('begins with what may be used, then what is the last of its kind', () => {
    const moves = (['forbidden', 'required', 'permitted'] as const).flatMap((to) => [
      { cube: 'many', to },
      { cube: 'last', to },
    ]);
    const order = byDanger(moves, ({ cube }) => (cube === 'last' ? 1 : 6)).map(
      ({ cube, to }) => `${cube} ${to}`,
    );
    expect(order).toEqual([
      'last required',
      'many permitted',
      'last permitted',
      'last forbidden',
      'many required',
      'many forbidden',
    ]);
  });
});
