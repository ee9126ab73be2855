import { faceOfCube, goalWorth, isDigit, rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition } from '@forceout/rules/equations';

/** `none` is no proof: floating-point numbers, and no root of a single number. */
export type PlainAnswer = 'found' | 'none' | 'stopped';

/** The usual way: take two numbers, join them with an operation, go on with what is left; no memory. For + − × ÷ ^ √ without variations. */
export function plainSearch(position: EquationsPosition, isOver: () => boolean): PlainAnswer {
  const rules = rulesOf(position);
  const isWholeOnly = rules.wholePowers !== null;
  const goal = position.goal === null ? [] : goalWorth(rules, position.goal).values;
  const goals = goal.map((value) => {
    const [n, d = '1'] = value.split('/');
    return Number(n) / Number(d);
  });
  const faces = [...position.required, ...position.permitted, ...position.resources].map(faceOfCube);
  const required = position.required.length;
  const numbers = faces.flatMap((face, at) =>
    isDigit(face) ? [{ value: Number(face), uses: 1n << BigInt(at) }] : [],
  );
  const operations = faces.flatMap((face, at) => (isDigit(face) ? [] : [{ face, bit: 1n << BigInt(at) }]));
  const must = (1n << BigInt(required)) - 1n;
  let nodes = 0;
  let stopped = false;
  const isRight = (value: number, uses: bigint): boolean =>
    (uses & must) === must && goals.some((one) => Math.abs(one - value) < 1e-9 * Math.max(1, Math.abs(one)));
  const go = (
    items: readonly { readonly value: number; readonly uses: bigint }[],
    left: readonly { readonly face: string; readonly bit: bigint }[],
    depth: number,
  ): boolean => {
    if (depth === 0) return false;
    if ((++nodes & 1023) === 0 && isOver()) stopped = true;
    if (stopped) return false;
    for (let i = 0; i < items.length; i++) {
      for (let j = 0; j < items.length; j++) {
        if (i === j) continue;
        const [a, b] = [items[i]!, items[j]!];
        let before = '';
        for (const { face, bit } of left) {
          if (face === before || ((face === '+' || face === 'x') && i > j)) continue;
          before = face;
          const value = apply(face, a.value, b.value);
          if (!Number.isFinite(value)) continue;
          if (isWholeOnly && !isAllowed(face, a.value, b.value, value)) continue;
          const uses = a.uses | b.uses | bit;
          if (isRight(value, uses)) return true;
          const rest = items.filter((_, at) => at !== i && at !== j);
          if (
            go(
              [...rest, { value, uses }],
              left.filter((one) => one.bit !== bit),
              depth - 1,
            )
          )
            return true;
          if (stopped) return false;
        }
      }
    }
    return false;
  };
  const ordered = operations.toSorted((a, b) => a.face.localeCompare(b.face));
  for (let depth = 1; depth <= Math.min(operations.length, numbers.length - 1); depth++) {
    if (go(numbers, ordered, depth)) return 'found';
    if (stopped) return 'stopped';
  }
  return 'none';
}

/** In Elementary powers and roots are of whole numbers. */
function isAllowed(face: string, a: number, b: number, value: number): boolean {
  if (face !== '^' && face !== 'r') return true;
  return [a, b, value].every((one) => one >= 0 && Math.abs(one - Math.round(one)) < 1e-9);
}

function apply(face: string, a: number, b: number): number {
  switch (face) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case 'x':
      return a * b;
    case '/':
      return b === 0 ? Number.NaN : a / b;
    case '^':
      return a === 0 && b <= 0 ? Number.NaN : a ** b;
    default:
      return a === 0 ? Number.NaN : b ** (1 / a);
  }
}
