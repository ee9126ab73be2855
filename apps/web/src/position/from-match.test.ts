import { inEnglish } from '@forceout/rules/words';
import { readFileSync } from 'node:fs';
import {
  makeWrittenSolution,
  read,
  readRefereeScript,
  readWrittenEquation,
  readWrittenSolution,
} from '@forceout/formats';
import type { RefereeScript } from '@forceout/formats';
import { evolve, startMatch, view } from '@forceout/rules/match';
import type { Match } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import { positionOf, writtenOf } from './from-match.ts';
import { makePosition } from './position.ts';
import { readPosition } from './read-position.ts';

const EXAMPLES = new URL('../../../../packages/formats/examples/', import.meta.url);

interface Script {
  readonly position?: Readonly<Record<string, unknown>>;
}

function scripts(file: string): readonly Script[] {
  return readFileSync(new URL(file, EXAMPLES), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { request?: Script })
    .map((line) => line.request ?? (line as Script));
}

function begun(script: Script): Match {
  const readScript = read(script, readRefereeScript);
  if (!readScript.ok) throw new Error(inEnglish(readScript.error));
  const { settings, start }: RefereeScript = readScript.value;
  return startMatch(settings, start).reduce<Match | null>(evolve, null)!;
}

describe('a match as a position', () => {
  it.for(['onsets-referee.jsonl', 'equations-referee.jsonl'])('keeps the mat of %s', (file) => {
    const inTheMiddle = scripts(file).filter(({ position }) => position !== undefined);
    expect(inTheMiddle.length).toBeGreaterThan(0);
    for (const script of inTheMiddle) {
      const seen = positionOf(view(begun(script), 0))!;
      const given = readPosition({ ...script, ...script.position })!;
      const sections = ({ required, permitted, forbidden, universe, variations, goal }: typeof seen) => ({
        required,
        permitted,
        forbidden,
        universe,
        variations,
        goal,
      });
      expect(sections(seen)).toEqual(sections(given));
      expect(readPosition(makePosition(seen))).toEqual(seen);
    }
  });
});

describe('a paper of the match', () => {
  it('is written as the public formats write it', () => {
    const json = {
      restrictions: ['R = B'],
      setName: 'R n B',
      wild: { B: 'U' },
      blank: 'BG',
      goalLayout: '3 2',
    };
    const solution = read(json, readWrittenSolution);
    expect(solution.ok && writtenOf([solution.value])).toEqual([json]);
    expect(solution.ok && makeWrittenSolution(solution.value)).toEqual(json);
    const equation = { solution: '6x6', goal: '37', wild: { 0: '5' }, goalLayout: '36' };
    const paper = read(equation, readWrittenEquation);
    expect(paper.ok && writtenOf([paper.value])).toEqual([equation]);
  });
});
