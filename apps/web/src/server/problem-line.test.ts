import { ApiError } from '@forceout/client';
import { expect, test } from 'vitest';
import { en } from '../words/en/index.ts';
import { es } from '../words/es/index.ts';
import { problemLine } from './problem-line.ts';

test('every problem is one line, in the reader’s language', () => {
  const taken = new ApiError(409, 'login-taken', 'That user name is taken.');
  expect(problemLine(taken, en.problems)).toBe('That user name is taken.');
  expect(problemLine(taken, es.problems)).toBe('Ese nombre de usuario ya existe.');
  const odd = new ApiError(418, 'toString', 'A sentence of the server.');
  expect(problemLine(odd, en.problems)).toBe('A sentence of the server.');
  expect(problemLine(odd, es.problems)).toBe('El servidor dijo que no (toString).');
  expect(problemLine(new TypeError('Failed to fetch'), en.problems)).toBe(en.problems.away);
});
