import { goalWorth, inForce, isBinaryOperation, isDigit, isSetSymbol, judge } from '@forceout/rules/onsets';
import type { OnSetsPosition, WrittenSolution } from '@forceout/rules/onsets';

export interface PlainAnswer {
  readonly answer: 'yes' | 'no' | 'unknown';
  readonly nodes: number;
}

/**
 * The plain way, for comparison in the bench: write the usable cubes down in every order, deepest first, and ask the
 * judge about every text. Set-Names without Restrictions, fully grouped from left to right; gives up after `most` nodes.
 */
export function plainSearch(position: OnSetsPosition, most: number): PlainAnswer {
  const force = inForce(position);
  const { legal } = goalWorth(position, position.goal ?? '', force['absolute-value'] !== null);
  if (!legal) return { answer: 'no', nodes: 0 };
  const fromResources = position.after === 'forceout' ? [] : position.resources;
  const usable = [...position.required, ...position.permitted, ...fromResources].filter(
    (cube) => !isDigit(cube),
  );
  let nodes = 0;
  const isRight = (setName: string): boolean => {
    const written: WrittenSolution = { setName, restrictions: [], wild: [], blank: null, goalLayout: null };
    return judge(position, [written]).reasons.every(({ code }) => code === 'not-two-solutions');
  };
  const search = (text: string, left: readonly string[]): boolean => {
    if (++nodes > most) return false;
    if (text.length > 1 && isRight(text)) return true;
    const tried = new Set<string>();
    for (const [index, sign] of left.entries()) {
      if (tried.has(sign)) continue;
      tried.add(sign);
      const rest = left.toSpliced(index, 1);
      if (text === '') {
        if (isSetSymbol(sign) && search(sign, rest)) return true;
      } else if (sign === "'") {
        if (search(`(${text})'`, rest)) return true;
      } else if (isBinaryOperation(sign)) {
        for (const [other, set] of rest.entries()) {
          if (isSetSymbol(set) && search(`(${text}) ${sign} ${set}`, rest.toSpliced(other, 1))) return true;
        }
      }
    }
    return false;
  };
  const found = search('', usable);
  return { answer: found ? 'yes' : nodes > most ? 'unknown' : 'no', nodes };
}
