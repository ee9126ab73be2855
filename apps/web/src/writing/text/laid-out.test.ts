import { expect, test } from 'vitest';
import { laidOut, sizeOf } from './laid-out.ts';
import type { Laid } from './laid-out.ts';
import { signsOf } from './sign.ts';

/** `a/b` of a fraction, `a^b` of a power, `√a` of a root, each in its own brackets. */
function told(laid: Laid): string {
  switch (laid.kind) {
    case 'sign':
      return laid.sign.shown;
    case 'row':
      return laid.parts.map(told).join('');
    case 'group':
      return `${laid.open}${told(laid.inside)}${laid.close}`;
    case 'fraction':
      return `<${told(laid.over)}/${told(laid.under)}>`;
    case 'power':
      return `<${told(laid.base)}^${told(laid.exponent)}>`;
    case 'root':
      return `<${laid.degree === null ? '' : told(laid.degree)}√${told(laid.under)}>`;
  }
}

const drawn = (text: string): string => told(laidOut(signsOf('equations', text)));

test.each([
  ['4x9/2+2', '<4×9/2>+2'],
  ['7-(4+2)/(3)', '7−<4+2/3>'],
  ['12/3/2', '<<12/3>/2>'],
  ['3*2x5', '<3^2>×5'],
  ['2*(1+3)', '<2^1+3>'],
  ['3r8+r(9)', '<3√8>+<√9>'],
  ['(4+1)!', '(4+1)!'],
  ['4 x (9', '4×(9'],
])('%s is drawn as %s', (text, as) => {
  expect(drawn(text)).toBe(as);
});

test.each(['4/', '/4', 'r', '3*', '', '5x', '+'])('half a thought stays as it is written: "%s"', (text) => {
  expect(drawn(text)).toBe(
    signsOf('equations', text)
      .map(({ shown }) => shown)
      .join(''),
  );
});

test('a fraction is as wide as its wider side and as high as both', () => {
  const { wide, high } = sizeOf(laidOut(signsOf('equations', '123/4')));
  expect(wide).toBeGreaterThan(3);
  expect(high).toBeGreaterThan(2);
});
