import type { CSSProperties, ReactNode } from 'react';
import { Cube } from '../../pieces/cube.tsx';
import { TURNED } from '../../pieces/turned.ts';
import type { LaidCube } from './goal-text.ts';

/** Half cubes from the left and whole ones from the top become places of a grid. */
export function laidAt({ column, row }: Pick<LaidCube, 'column' | 'row'>): CSSProperties {
  return { gridColumn: `${column + 1} / span 2`, gridRow: row + 1 };
}

/** A Goal as its cubes lie. */
export function LaidGoal({ cubes }: { readonly cubes: readonly LaidCube[] }): ReactNode {
  return (
    <div className="laid">
      {cubes.map((laid) => (
        <span key={`${laid.column} ${laid.row}`} style={laidAt(laid)}>
          <Cube cube={laid.cube} turned={TURNED[laid.turn]} />
        </span>
      ))}
    </div>
  );
}
