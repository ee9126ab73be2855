import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeMatchFile } from '@forceout/formats';
import type { MatchEvent } from '@forceout/rules/match';
import { commit } from '@forceout/table';

/** How the file of a match is called. */
export function matchName(index: number): string {
  return `match-${String(index).padStart(5, '0')}.json`;
}

export function writeMatch(folder: string, index: number, log: readonly MatchEvent[], seed: string): void {
  mkdirSync(folder, { recursive: true });
  const nonces = playersOf(log).map(() => '');
  const file = makeMatchFile(log, { seed, commitment: commit(seed), nonces });
  writeFileSync(join(folder, matchName(index)), `${JSON.stringify(file)}\n`);
}

function playersOf([first]: readonly MatchEvent[]): readonly string[] {
  return first?.type === 'match-started' ? first.settings.players : [];
}

/** One line for every match that counts: for whoever wants statistics of their own. */
export function writeResults(folder: string, lines: readonly object[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'results.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
