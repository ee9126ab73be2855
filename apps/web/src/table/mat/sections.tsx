import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { useSmall } from '../use-small.ts';
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
  const small = useSmall();
  const last = match.shake?.lastMove ?? null;
  // Cubes of all three are of one size: that of the fullest.
  const most = Math.max(...SECTIONS.map((place) => mat[place].length));
  return (
    <div className="stage mat-sections">
      {SECTIONS.map((place) => (
        <MatSection key={place} place={place} count={mat[place].length} offer={offer}>
          <div className="fit">
            <div className="section-cubes" style={fitting(small ? most : most + 1, LEAST)}>
              <Cubes
                cubes={mat[place]}
                label={words.sections[place]}
                last={last?.to === place ? last.cube : null}
                next={!small && offer.held !== null && offer.targets.includes(place)}
                {...(place === 'permitted' ? { grip: grip('permitted') } : {})}
              />
            </div>
          </div>
        </MatSection>
      ))}
    </div>
  );
}
