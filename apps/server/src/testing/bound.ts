import type { ChildProcess } from 'node:child_process';

/** Ends a program with the tests that started it; of one that has ended nothing is kept. */
export function boundToTests(child: ChildProcess): void {
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}
