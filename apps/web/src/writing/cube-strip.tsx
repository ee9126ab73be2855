import type { ReactNode } from 'react';
import { Cube } from '../pieces/cube.tsx';
import { faceOf as lookOf } from '../pieces/face.ts';
import type { Position } from '../position/position.ts';
import { useWords } from '../words/index.tsx';
import type { CubeCount, CubeMark } from './text/count-cubes.ts';
import { keepFocus } from './pad.tsx';

interface CubeStripProps {
  readonly title: string;
  readonly position: Position;
  readonly count: CubeCount;
  readonly onCube: (cube: string) => void;
}

/** The cubes of the mat beside the paper: which are used, which are left; a tap writes one. */
export function CubeStrip({ title, position, count, onCube }: CubeStripProps): ReactNode {
  const { writing } = useWords();
  const left = (marks: readonly CubeMark[]): number => marks.filter(({ used }) => !used).length;
  const { required, permitted, resources, fromResources } = count;
  const rows = [
    ['required', required, writing.left.required(left(required))],
    ['permitted', permitted, writing.left.permitted(left(permitted))],
    [
      'resources',
      resources,
      position.after === 'now'
        ? writing.left.oneResource(fromResources)
        : writing.left.resources(left(resources)),
    ],
  ] as const;
  const mayUse = (section: string): boolean => section !== 'resources' || position.after !== 'forceout';
  return (
    <section className="cube-strip" aria-label={title} onPointerDown={keepFocus}>
      <h3>{title}</h3>
      {rows
        .filter(([section]) => mayUse(section))
        .map(([section, marks, note]) => (
          <div key={section} className="cube-row" data-section={section}>
            <p className="cube-row-name">
              {writing.sections[section]}{' '}
              <span className="soft">{marks.length === 0 ? writing.noCubes : note}</span>
            </p>
            {marks.length === 0 ? null : (
              <div className="strip-cubes">
                {marks.map(({ cube, used }, index) => (
                  <StripCube key={index} cube={cube} used={used} onCube={onCube} />
                ))}
              </div>
            )}
          </div>
        ))}
    </section>
  );
}

interface StripCubeProps extends CubeMark {
  readonly onCube: (cube: string) => void;
}

function StripCube({ cube, used, onCube }: StripCubeProps): ReactNode {
  const { pieces, writing } = useWords();
  const name = pieces.cube(lookOf(cube), 'up');
  return (
    <button
      type="button"
      className="strip-cube"
      data-used={used}
      aria-label={writing.insert(name) + (used ? writing.used : '')}
      onClick={() => onCube(cube)}
    >
      <Cube cube={cube} silent />
    </button>
  );
}
