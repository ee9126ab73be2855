import { expect, test } from 'vitest';
import { openStorage } from '../storage/storage.ts';
import { ServiceClock } from './service-clock.ts';

test('a beat that was under way when the database went away does not hide the outage', async () => {
  const storage = await openStorage({ file: ':memory:' });
  let wall = 1_000_000;
  let release: (() => void) | null = null;
  let cut = false;
  const pulse = {
    beat: async (at: number | null, gap: number) => {
      // A cut connection holds what was sent until it is mended.
      if (cut) await new Promise<void>((resolve) => (release = resolve));
      return storage.pulse.beat(at, gap);
    },
  };
  const clock = new ServiceClock({ ...storage, pulse }, () => wall);
  await clock.start();
  wall += 500;
  const before = clock.now();
  cut = true;
  void clock.beat();
  await Promise.resolve();
  wall += 20_000;
  cut = false;
  const sure = clock.sure();
  release!();
  await sure;
  expect(clock.now() - before).toBeLessThan(1000);
  clock.stop();
  await storage.close();
});
