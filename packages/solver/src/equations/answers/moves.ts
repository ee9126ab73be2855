import type { Cube, EquationsPosition } from '@forceout/rules/equations';

export interface EquationsMove {
  readonly cube: Cube;
  readonly to: 'required' | 'permitted' | 'forbidden';
}

/** Every way to move one cube to the mat; the last cube is never forbidden. [V-B, VIII-A] */
export function equationsMoves({ resources }: EquationsPosition): readonly EquationsMove[] {
  const places =
    resources.length > 1
      ? (['required', 'permitted', 'forbidden'] as const)
      : (['required', 'permitted'] as const);
  return [...new Set(resources)].flatMap((cube) => places.map((to) => ({ cube, to })));
}

export function afterEquationsMove(
  position: EquationsPosition,
  { cube, to }: EquationsMove,
): EquationsPosition {
  const at = position.resources.indexOf(cube);
  return {
    ...position,
    resources: position.resources.toSpliced(at, 1),
    [to]: [...position[to], cube],
    after: null,
  };
}
