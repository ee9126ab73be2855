/** A worker whose script does not come at once, on a poor line or while the app is renewed, may come a little later. */
const WAITS = [300, 1000, 3000] as const;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

/** Asks, and asks again a few times if no answer comes; gives up when nobody wants it any more. */
export async function askAgain<Answer>(
  ask: () => Promise<Answer>,
  isWanted: () => boolean,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Answer> {
  for (const milliseconds of WAITS) {
    try {
      return await ask();
    } catch (error) {
      if (!isWanted()) throw error;
      await wait(milliseconds);
    }
  }
  return ask();
}
