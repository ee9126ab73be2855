import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '..');

/** The selectors of a style sheet, without comments and what is inside of keyframes. */
function selectorsOf(file: string): readonly string[] {
  const css = readFileSync(file, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/).map((one) => one.trim()));
}

test('the styles of a page hold for that page and no other', () => {
  const loose = globSync('pages/*/*.css', { cwd: SRC }).flatMap((file) =>
    selectorsOf(resolve(SRC, file))
      .filter((selector) => !/^(html:has\(\s*|:is\()?\[data-page=|^\.(head|skip)\b/.test(selector))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(loose).toEqual([]);
});
