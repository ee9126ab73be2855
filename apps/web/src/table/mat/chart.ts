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

/** The same tool again takes the mark away. */
export function toggled(marks: Chart, card: number, mark: Mark): Chart {
  const { [card]: old, ...rest } = marks;
  return old === mark ? rest : { ...rest, [card]: mark };
}

/**
 * The grid that players draw: blue and red across, green and yellow down, in an order in which neighbours differ by
 * one colour. Bit 0 is blue, 1 red, 2 green, 3 yellow.
 */
const GREY = [0, 1, 3, 2] as const;
export const GRID: readonly (readonly number[])[] = GREY.map((down) =>
  GREY.map((across) => across | (down << 2)),
);
