import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import { Cube } from './cube.tsx';
import { tidy } from './tidy.ts';
import './still-mat.css';

type Place = 'goal' | 'required' | 'permitted' | 'forbidden' | 'resources';
const SECTIONS = ['required', 'permitted', 'forbidden'] as const;

interface StillMatProps {
  readonly mat: Readonly<Record<Place, readonly string[]>>;
  /** The Goal as its cubes lie. */
  readonly goal: ReactNode;
  /** The cube that has just been moved: the last one of its section. */
  readonly moved?: Place | null;
}

/** A mat to look at: nothing on it can be moved. */
export function StillMat({ mat, goal, moved = null }: StillMatProps): ReactNode {
  return (
    <div className="still-mat">
      <Part place="goal" cubes={[]} moved={null}>
        {goal}
      </Part>
      {SECTIONS.map((place) => (
        <Part key={place} place={place} cubes={mat[place]} moved={moved} />
      ))}
      <Part place="resources" cubes={tidy(mat.resources)} moved={moved} />
    </div>
  );
}

interface PartProps {
  readonly place: Place;
  readonly cubes: readonly string[];
  readonly moved: Place | null;
  readonly children?: ReactNode;
}

function Part({ place, cubes, moved, children }: PartProps): ReactNode {
  const { pieces } = useWords();
  return (
    <div className="still-part" data-place={place} role="group" aria-label={pieces.places[place]}>
      <span className="still-name" aria-hidden="true">
        {pieces.places[place]}
      </span>
      <span className="still-cubes">
        {cubes.map((cube, index) => (
          // Cubes of one face are alike; their place in the row is all that tells them apart.
          <span
            key={`${cube} ${cubes.slice(0, index).filter((one) => one === cube).length}`}
            className="still-cube"
            data-moved={moved === place && index === cubes.length - 1}
          >
            <Cube cube={cube} />
          </span>
        ))}
        {children}
      </span>
    </div>
  );
}
