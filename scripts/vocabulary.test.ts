/** One word for one thing: words that the glossary gave up stand in no Spanish text. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const GIVEN_UP =
  /\b(tapetes?|castigos?|penas?|dispositivos?|acertijos?|dados|bonos?|objetivos?|rondas? de cubos|cartas? en blanco|libros?|(?:hizo|hace) el reto)\b/iu;
/** Where Spanish stands: folders and files named `es`. */
const SPANISH = /(?:\/es\/|\/es\.ts$|-es\.ts$|\/es-)/u;

function spanish(): readonly string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return list.split('\n').filter((file) => /^(?:packages|apps)\/.*\.ts$/u.test(file) && SPANISH.test(file));
}

test('Spanish texts say one word for one thing', () => {
  const files = spanish();
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const word = GIVEN_UP.exec(line)?.[0];
        return word === undefined ? [] : [`${file}:${index + 1}: ${word}`];
      }),
  );
  expect(found).toEqual([]);
});

test('a search would find some', () => {
  expect(GIVEN_UP.test('Una ronda de cubos')).toBe(true);
});
