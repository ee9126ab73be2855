import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Alarms } from './alarms.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('alarms ring in the order of their time, once, and only as they were last set', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ key: fc.integer({ min: 0, max: 20 }), at: fc.option(fc.integer({ min: 1, max: 500 })) }),
      ),
      (settings) => {
        vi.setSystemTime(0);
        const rung: [string, number][] = [];
        const alarms = new Alarms(Date.now, (key) => rung.push([key, Date.now()]));
        const expected = new Map<string, number>();
        for (const { key, at } of settings) {
          alarms.set(String(key), at);
          if (at === null) expected.delete(String(key));
          else expected.set(String(key), at);
        }
        vi.advanceTimersByTime(600);
        expect(new Map(rung)).toEqual(expected);
        expect(rung).toHaveLength(expected.size);
        expect(rung.map(([, at]) => at)).toEqual([...expected.values()].sort((a, b) => a - b));
        alarms.stop();
      },
    ),
    { numRuns: 200 },
  );
});

test('an alarm waits when the service clock stood still', () => {
  vi.setSystemTime(0);
  let lost = 0;
  const rung: number[] = [];
  const alarms = new Alarms(
    () => Date.now() - lost,
    () => rung.push(Date.now()),
  );
  alarms.set('table', 100);
  vi.advanceTimersByTime(50);
  lost = 40;
  vi.advanceTimersByTime(89);
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(rung).toEqual([140]);
  alarms.stop();
});
