/** A player's own marks on the cards of a Universe: kept on this device, for one shake. */
export type Mark = 'cross' | 'shade';
export type Chart = Readonly<Record<number, Mark>>;

const KEY = 'forceout-chart';

interface Kept {
  readonly shake: string;
  readonly marks: Chart;
}

/** The marks of this shake; those of another one are gone. */
export function loadChart(shake: string): Chart {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.shake === shake ? kept.marks : {};
  } catch {
    return {};
  }
}

export function keepChart(shake: string, marks: Chart): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ shake, marks } satisfies Kept));
  } catch {
    // Then the marks last as long as the page.
  }
}

/** A tap crosses a card out, the next one shades it, the third one takes the mark away. */
export function nextMark(marks: Chart, card: number): Chart {
  const { [card]: old, ...rest } = marks;
  if (old === 'shade') return rest;
  return { ...rest, [card]: old === 'cross' ? 'shade' : 'cross' };
}

/** Neighbours differ by one colour, as in the chart that players draw. Bit 0 is blue, 1 red, 2 green, 3 yellow. */
const FOUR = [0, 1, 3, 2] as const;
const EIGHT = [0, 1, 3, 2, 6, 7, 5, 4] as const;

/** All sixteen cards in the order of the chart: four by four, or two rows of eight where there is width and no height. */
export function gridOf(square: boolean): readonly number[] {
  if (!square) return [0, 8].flatMap((yellow) => EIGHT.map((card) => card | yellow));
  return FOUR.flatMap((down) => FOUR.map((across) => across | (down << 2)));
}
