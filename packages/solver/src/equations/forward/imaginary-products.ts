import type { KeptNumbers } from './kept-numbers.ts';

/** i alone. */
export function putImaginaryUnits(kept: KeptNumbers): void {
  const { leaves, numbers, states } = kept;
  for (const { kinds, negative } of leaves.imaginary) {
    numbers.imaginaryUnit(negative);
    kept.put(states.join(null, null, kinds), numbers.n, numbers.d);
  }
}

/** i right beside a number, or between two, without ×. [XIII-D-11] */
export function putImaginaryProducts(kept: KeptNumbers, size: number): void {
  const { bySize, leaves, numbers, states } = kept;
  for (const { kinds, negative } of leaves.imaginary) {
    numbers.imaginaryUnit(negative);
    const [iN, iD] = [numbers.n, numbers.d];
    for (const entry of bySize[size - 1] ?? []) {
      const target = states.join(entry, null, kinds);
      if (target === null || !kept.spend(entry.values.size * 16)) continue;
      for (let at = 0; at < entry.values.size; at++) {
        if (numbers.binary('multiply', entry.values.n[at]!, entry.values.d[at]!, iN, iD))
          kept.put(target, numbers.n, numbers.d);
      }
    }
    for (let small = 1; small <= (size - 1) / 2; small++) {
      for (const a of bySize[small] ?? []) {
        for (const b of bySize[size - 1 - small] ?? []) {
          if (!states.fit(a.words, b.words)) continue;
          const target = states.join(a, b, kinds);
          if (target === null) continue;
          for (let i = 0; i < a.values.size; i++) {
            if (!kept.spend(b.values.size)) return;
            for (let j = 0; j < b.values.size; j++) {
              if (!numbers.binary('multiply', a.values.n[i]!, a.values.d[i]!, b.values.n[j]!, b.values.d[j]!))
                continue;
              if (numbers.binary('multiply', numbers.n, numbers.d, iN, iD))
                kept.put(target, numbers.n, numbers.d);
            }
          }
        }
      }
    }
  }
}
