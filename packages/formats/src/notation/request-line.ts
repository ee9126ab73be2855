import { say } from '@forceout/rules/said';
import { readPickWords } from './pick-words.ts';
import { readPositionLine } from './position-line.ts';
import type { Read } from './result.ts';
import { readGoal, readSolutions } from './solution-words.ts';
import { readFree, splitOutside } from './split.ts';

/** What a request asks beside its position, as parts behind it. */
const ASKED = ['written', 'pick', 'ask'] as const;

/**
 * A request in one line: a position, and behind it what is asked about it, `; written R n B` of the judge,
 * `; pick two-operations` of `variation`, `; ask 3 2` of `goal`.
 */
export function readRequestLine(text: string): Read<Readonly<Record<string, unknown>>> {
  const parts = splitOutside(text, /[;\n\r]/u);
  const nameOf = (part: string) => ASKED.find((name) => part.trim().split(/\s/u)[0] === name);
  const position = readPositionLine(parts.filter((part) => nameOf(part) === undefined).join(';'));
  if (!position.ok) return { ok: false, error: say('input-at', { where: 'position', what: position.error }) };
  // On-Sets is played with cards, Equations without.
  const game = position.value['universe'] === undefined ? 'equations' : 'onsets';
  const request: Record<string, unknown> = { position: position.value };
  for (const part of parts) {
    const name = nameOf(part);
    const rest = part.trim().slice(name?.length).trim();
    if (name === 'written') request['written'] = readSolutions(rest, game);
    if (name === 'pick') request['pick'] = readPickWords(rest);
    if (name === 'ask') request['goal'] = readGoal(readFree(rest));
  }
  return { ok: true, value: request };
}
