import { describe, expect, it } from 'vitest';
import { matchView } from '../testing.ts';
import { clockText, timeLeft } from './time-left.ts';

const duty = (seat: number, by: number | null, countdownEnds: number | null = null) =>
  ({ seat, task: 'turn', by, countdownEnds, otherwise: null }) as const;

describe('one clock', () => {
  it('is mine if I have something to do, else the one that ends first', () => {
    const match = matchView({ duties: [duty(0, 90), duty(1, 60), duty(2, 30)] });
    expect(timeLeft(match, 0, 10)).toMatchObject({ seat: 0, seconds: 80 });
    expect(timeLeft(match, null, 10)).toMatchObject({ seat: 2, seconds: 20 });
  });

  it('counts the last seconds down, and says when time is up', () => {
    expect(timeLeft(matchView({ duties: [duty(1, 60, 70)] }), 1, 63.2)).toMatchObject({
      seconds: 7,
      countdown: true,
      up: false,
    });
    expect(timeLeft(matchView({ duties: [duty(1, 60)] }), 1, 61)).toMatchObject({ seconds: 0, up: true });
    expect(timeLeft(matchView({ duties: [duty(1, null)] }), 1, 61)).toBe(null);
  });

  it('is written with two digits for the seconds', () => {
    expect([clockText(65), clockText(9), clockText(120)]).toEqual(['1:05', '0:09', '2:00']);
  });
});
