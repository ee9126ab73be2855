import type { MatchSettings, Moment } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import { analystFor } from '../analyst-for.ts';
import { Patience } from '../patience.ts';

const SETTINGS: MatchSettings = {
  rulebook: 'agloa-equations-2015',
  division: 'middle',
  level: 'adventurous',
  season: 'odd',
  mode: 'auto',
  clock: 'untimed',
  judge: false,
  players: ['a', 'b'],
};

const words = (text: string): readonly string[] => text.split(' ');

/** √ may be piled on each of four numbers and more without end. */
const ENDLESS: Moment = {
  universe: [],
  goal: '5^10',
  variations: [{ id: 'multiple-operations' }],
  mat: {
    resources: words(
      'blue:0 black:7 red:2 green:5 black:9 blue:1 red:+ blue:x black:7 black:r black:9 red:3',
    ),
    required: words('green:5 black:/ green:4 blue:1'),
    permitted: words('green:6 blue:3'),
    forbidden: [],
    goal: words('green:5 green:^ red:1 red:0'),
  },
  after: 'now',
};

describe('looking for an Equation', () => {
  it('ends when its time is up', () => {
    expect(analystFor(SETTINGS).find(ENDLESS).answer).toBe('unknown');
  });

  it('ends with the patience of who asks, and does not take that for an answer', () => {
    const analyst = analystFor(SETTINGS);
    // 3 - 3 = 0.
    const mat = { ...ENDLESS.mat, required: ['red:3'], permitted: ['red:-'], goal: ['blue:0'] };
    const easy: Moment = { ...ENDLESS, goal: '0', variations: [], after: 'impossible', mat };
    const none = new Patience();
    none.spend(Infinity);
    expect(analyst.find(easy, 'work', none).answer).toBe('unknown');
    expect(analyst.find(easy, 'work', new Patience()).answer).toBe('yes');
  });

  it('ends by the clock where there is one', () => {
    let now = 0;
    const late = new Patience(() => now, 100);
    now = 100;
    expect(late.left).toBe(0);
    expect(analystFor(SETTINGS).find(ENDLESS, 'work', late).answer).toBe('unknown');
  });

  it('with long numbers, whose steps take long, stops soon after its time all the same', () => {
    const factorials: Moment = {
      ...ENDLESS,
      goal: '1-4',
      variations: [
        { id: 'base', m: 8 },
        { id: 'multiple-operations' },
        { id: 'factorial' },
      ] as unknown as Moment['variations'],
      mat: {
        resources: words('red:1 blue:2'),
        required: ['blue:0'],
        permitted: words('blue:x red:+ red:- red:- blue:x black:8 green:x green:^'),
        forbidden: [],
        goal: words('blue:1 red:- green:4'),
      },
    };
    // Work of this thread, so that a busy machine does not count.
    const worked = (): number => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    };
    const start = worked();
    analystFor(SETTINGS).find(factorials, 'work', new Patience(worked, 100));
    expect(worked() - start).toBeLessThan(400);
  });
});
