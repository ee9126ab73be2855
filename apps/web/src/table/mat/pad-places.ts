import type { CSSProperties } from 'react';
import type { Game } from '../../position/position.ts';
import { tidy } from '../../pieces/tidy.ts';

/** A place of the pad of a phone. The same cube has the same place as long as a shake lasts, also when it is gone. */
export interface PadPlace {
  readonly cube: string;
  readonly key: string;
  /** No such cube is there any more: the place is an outline. */
  readonly empty: boolean;
  /** Row and column on a phone that is held upright, and on one that lies on its side. */
  readonly at: CSSProperties;
}

/** Colours and sets above, operations and relations below; lying, one kind a row. */
const FACES = ['R', 'B', 'G', 'Y', 'V', '^', 'U', 'n', '-', "'", 'C', '='] as const;
const LYING = ['R', 'B', 'G', 'Y', 'U', 'n', '-', "'", 'V', '^', 'C', '='] as const;
const ACROSS = { upright: 6, lying: 4 } as const;
const INKS = ['red', 'blue', 'green', 'black'] as const;

/** `heap` is what lies there now, `whole` all cubes of the shake wherever they are. */
export function padPlaces(
  game: Game,
  heap: readonly string[],
  whole: readonly string[],
): readonly PadPlace[] {
  return game === 'onsets' ? onsetsPlaces(heap) : equationsPlaces(heap, whole);
}

/** A place for each face; digits, which are for the Goal, lie in a row of their own while there are any. */
function onsetsPlaces(heap: readonly string[]): readonly PadPlace[] {
  const faces: readonly string[] = FACES;
  const digits = tidy([...new Set(heap)].filter((cube) => !faces.includes(cube)));
  return [
    ...digits.map((cube, place) => ({
      cube,
      key: cube,
      empty: false,
      at: position([1, ACROSS.upright - digits.length + place + 1], [1, place + 1]),
    })),
    ...FACES.map((cube, place) => {
      const lying = LYING.indexOf(cube);
      return {
        cube,
        key: cube,
        empty: !heap.includes(cube),
        at: position(
          [Math.floor(place / ACROSS.upright) + 2, (place % ACROSS.upright) + 1],
          [Math.floor(lying / ACROSS.lying) + 2, (lying % ACROSS.lying) + 1],
        ),
      };
    }),
  ];
}

/** A row for each ink, in the order in which they were rolled out. */
function equationsPlaces(heap: readonly string[], whole: readonly string[]): readonly PadPlace[] {
  const rows = INKS.map((ink) => tidy(whole.filter((cube) => cube.startsWith(`${ink}:`))));
  return rows.flatMap((row, index) =>
    row.map((cube, place) => {
      const copy = row.slice(0, place).filter((one) => one === cube).length;
      const left = heap.filter((one) => one === cube).length;
      const here = [index + 1, place + 1] as const;
      return { cube, key: `${cube} ${copy}`, empty: copy >= left, at: position(here, here) };
    }),
  );
}

type RowColumn = readonly [row: number, column: number];

function position(upright: RowColumn, lying: RowColumn): CSSProperties {
  return Object.fromEntries([
    ['--upright', upright.join(' / ')],
    ['--lying', lying.join(' / ')],
  ]);
}
