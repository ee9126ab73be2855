import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { useMatch } from '../use-table.ts';
import { Cubes } from './cubes.tsx';
import { fitting } from './fit.ts';
import { MatSection } from './mat-section.tsx';
import { useMat } from './use-mat.ts';
import './sections.css';

const SECTIONS = ['required', 'permitted', 'forbidden'] as const;
/** Fewer cubes than this in a section are not drawn any larger. */
const LEAST = 4;

/** Required, Permitted, Forbidden: the three places sewn into the felt. */
export function Sections(): ReactNode {
  const { table: words } = useWords();
  const { match } = useMatch();
  const { mat, grip, offer } = useMat();
  const last = match.shake?.lastMove ?? null;
  return (
    <div className="stage mat-sections">
      {SECTIONS.map((place) => (
        <MatSection key={place} place={place} count={mat[place].length} offer={offer}>
          <div className="fit">
            <div className="section-cubes" style={fitting(mat[place].length + 1, LEAST)}>
              <Cubes
                cubes={mat[place]}
                label={words.sections[place]}
                last={last?.to === place ? last.cube : null}
                {...(place === 'permitted' ? { grip: grip('permitted') } : {})}
              />
            </div>
          </div>
        </MatSection>
      ))}
    </div>
  );
}
