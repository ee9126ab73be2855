/** A number may be written as a fraction, a mixed sign or a decimal: 1/2, 0.5 and .5 are one answer. */
export function sameNumber(given: string, key: string): boolean {
  const tidy = (text: string): string =>
    text.replaceAll(/\s/g, '').replaceAll(/[−–]/g, '-').replaceAll('÷', '/');
  const [one, other] = [tidy(given), tidy(key)];
  if (one === other) return true;
  const [a, b] = [fractionOf(one), fractionOf(other)];
  return a !== null && b !== null && a.n * b.d === b.n * a.d;
}

function fractionOf(text: string): { readonly n: bigint; readonly d: bigint } | null {
  const [, sign, whole = '', digits = '', below] = /^([+-]?)(\d*)(?:\.(\d+))?(?:\/(\d+))?$/.exec(text) ?? [];
  if (sign === undefined || whole + digits === '' || whole.length + digits.length > 40) return null;
  const d = 10n ** BigInt(digits.length) * BigInt(below ?? '1');
  const n = BigInt(whole + digits) * (sign === '-' ? -1n : 1n);
  return d === 0n ? null : { n, d };
}
