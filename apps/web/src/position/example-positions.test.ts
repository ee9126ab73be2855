import { judgeRequest } from '@forceout/formats';
import { expect, it } from 'vitest';
import { EXAMPLES } from './example-positions.ts';
import { makeLine, readLine } from './line.ts';
import { makePosition } from './position.ts';

it.for(EXAMPLES)('the example $name is right as it is written', ({ line, written }) => {
  const position = readLine(line)!;
  expect(makeLine(position)).toBe(line);
  expect(judgeRequest({ position: makePosition(position), written })).toMatchObject({
    value: { verdict: 'correct', reasons: [] },
  });
});
