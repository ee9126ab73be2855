import type { MatchSettings } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import { analystFor } from '../bots/analyst-for.ts';
import { grade } from './grade.ts';
import { sameNumber } from './same-number.ts';
import { makePuzzle } from './make-puzzle.ts';
import { themesOf } from './themes.ts';

const EQUATIONS: MatchSettings = {
  rulebook: 'agloa-equations-2015',
  division: 'middle',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'untimed',
  judge: false,
  players: ['a', 'b'],
};
const ONSETS: MatchSettings = { ...EQUATIONS, rulebook: 'agloa-onsets-2026' };

describe.each([
  ['On-Sets', ONSETS],
  ['Equations', EQUATIONS],
] as const)('the puzzles of %s', (_, settings) => {
  it('have each call as a key', () => {
    const analyst = analystFor(settings);
    const keys = new Set<string>();
    for (let seed = 0; keys.size < 3 && seed < 30; seed++) {
      const puzzle = makePuzzle('now-impossible-or-play-on', settings, analyst, `spread ${seed}`);
      if (puzzle?.task.kind !== 'now-impossible-or-play-on') throw new Error(`none from seed ${seed}`);
      keys.add(puzzle.task.key);
      const { right, said } = grade(puzzle, { kind: puzzle.task.kind, call: puzzle.task.key }, analyst);
      expect(right).toBe(true);
      // Whoever asks why nothing can be written is told.
      expect(said.some(({ says }) => says === 'why-impossible')).toBe(puzzle.task.key === 'impossible');
    }
    expect([...keys].toSorted()).toEqual(['impossible', 'now', 'play-on']);
  });

  it('have picks that are illegal for different reasons', () => {
    const analyst = analystFor(settings);
    const codes = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const puzzle = makePuzzle('legal-pick', settings, analyst, `picks ${seed}`);
      if (puzzle?.task.kind === 'legal-pick' && puzzle.task.why !== null) codes.add(puzzle.task.why.code);
    }
    expect(codes.size).toBeGreaterThanOrEqual(3);
  });
});

describe('a number as an answer', () => {
  it('is the same however it is written', () => {
    for (const given of ['1/2', '0.5', '.5', ' 2/4', '0.50']) expect(sameNumber(given, '1/2')).toBe(true);
    for (const given of ['-3', '−3', '–3', '-3.0', '-6/2']) expect(sameNumber(given, '-3')).toBe(true);
    for (const given of ['3', '', '1/0', '--3', '3-']) expect(sameNumber(given, '-3')).toBe(false);
    expect(sameNumber('√2', '√2')).toBe(true);
  });
});

describe('the ideas of a Solution', () => {
  it('are read from its text', () => {
    expect(themesOf("B = G, (R U Y)'", [], false)).toEqual(['restriction', 'complement-of-a-group']);
    expect(themesOf("B n ^'", [], true)).toEqual(['wild', 'complement', 'null-or-universe']);
    expect(themesOf('r9+3^2/<2 = 4-1', [], false)).toEqual(['root', 'power', 'turned-cubes', 'fraction']);
    expect(themesOf('7+8 = 3/5', [], false)).toEqual([]);
  });
});
