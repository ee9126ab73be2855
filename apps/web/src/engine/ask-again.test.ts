import { expect, test } from 'vitest';
import { askAgain } from './ask-again.ts';

const atOnce = (): Promise<void> => Promise.resolve();

/** Fails so many times, and counts how often it was asked. */
function after(failures: number) {
  const question = {
    asked: 0,
    ask: async (): Promise<string> => {
      if (question.asked++ < failures) throw new Error('the worker did not start');
      return 'the book';
    },
  };
  return question;
}

test('a question whose worker did not start is asked again', async () => {
  const question = after(2);
  expect(await askAgain(question.ask, () => true, atOnce)).toBe('the book');
  expect(question.asked).toBe(3);
});

test('but not for ever, and not when nobody wants the answer any more', async () => {
  const never = after(100);
  await expect(askAgain(never.ask, () => true, atOnce)).rejects.toThrow('did not start');
  expect(never.asked).toBe(4);
  const unwanted = after(100);
  await expect(askAgain(unwanted.ask, () => false, atOnce)).rejects.toThrow('did not start');
  expect(unwanted.asked).toBe(1);
});
