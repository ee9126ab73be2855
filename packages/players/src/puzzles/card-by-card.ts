import { makeCard } from '@forceout/rules/onsets';
import type { Card, WrittenSolution } from '@forceout/rules/onsets';

/** Which cards a Solution selects, as a pupil works it out: one card after the other. For tests: it shares no code with the judge. */
export function cardByCard(
  universe: readonly Card[],
  { setName, restrictions, blank }: WrittenSolution,
  symmetric: boolean,
): readonly Card[] {
  const dots = (card: Card): string => {
    const shown = makeCard(card) === 'blank' && blank !== null ? makeCard(blank) : makeCard(card);
    return shown === 'blank' ? '' : shown;
  };
  const has = (text: string, card: Card): boolean => new Reader(text, dots(card), symmetric).all();
  const stays = (card: Card): boolean =>
    restrictions.every((restriction) => {
      const parts = restriction.split(/([=C])/);
      // A chain of relations holds if each one does.
      return parts.every((relation, at) => {
        if (at % 2 === 0) return true;
        const [left, right] = [has(parts[at - 1]!, card), has(parts[at + 1]!, card)];
        return relation === '=' ? left === right : !left || right;
      });
    });
  return universe.filter((card) => stays(card) && has(setName, card));
}

/** Reads from left to right, groups first. */
class Reader {
  readonly #symbols: string[];
  readonly #dots: string;
  readonly #symmetric: boolean;

  constructor(text: string, dots: string, symmetric: boolean) {
    this.#symbols = [...text.replaceAll(/\s/g, '').replaceAll(/[[{]/g, '(').replaceAll(/[\]}]/g, ')')];
    this.#dots = dots;
    this.#symmetric = symmetric;
  }

  all(): boolean {
    const found = this.#chain();
    if (this.#symbols.length > 0) throw new Error(`left over: ${this.#symbols.join('')}`);
    return found;
  }

  #chain(): boolean {
    let found = this.#one();
    while (this.#symbols.length > 0 && this.#symbols[0] !== ')') {
      const operation = this.#symbols.shift()!;
      const other = this.#one();
      if (operation === 'U') found = found || other;
      else if (operation === 'n') found = found && other;
      else if (operation === '-') found = this.#symmetric ? found !== other : found && !other;
      else throw new Error(`no operation: ${operation}`);
    }
    return found;
  }

  #one(): boolean {
    const symbol = this.#symbols.shift() ?? '';
    let found = symbol === '(' ? this.#chain() : symbol === 'V' || this.#dots.includes(symbol);
    if (symbol === '(') this.#symbols.shift();
    while (this.#symbols[0] === "'") {
      this.#symbols.shift();
      found = !found;
    }
    return found;
  }
}
