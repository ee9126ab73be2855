import { expect, test } from 'vitest';
import { botCommand } from './network-bot.ts';

const whole = ['--server', 'http://127.0.0.1:1', '--token', 't', '--table', 'XYZ', '--', 'node', 'bot.mjs'];
const without = (name: string): string[] => {
  const at = whole.indexOf(name);
  return whole.toSpliced(at, 2);
};

test.each([
  [without('--server'), /^--server/],
  [without('--token'), /^--token/],
  [without('--table'), /^--table/],
  [whole.slice(0, 6), /no program/],
  [['--seat', '3', ...whole], /^--seat/],
  [['--limit', 'long', ...whole], /^--limit/],
  [['--colour', 'red', ...whole], /no option --colour/],
  [whole, /does not answer/],
])('what is wrong is one line: %j', async (words, wrong) => {
  expect(await botCommand(words)).toMatch(wrong);
});
