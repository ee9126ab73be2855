import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { useWords } from '../../words/index.tsx';
import { useSmall } from '../use-small.ts';
import { useMatch } from '../use-table.ts';
import { Cubes } from './cubes.tsx';
import { fitting } from './fit.ts';
import { padPlaces } from './pad-places.ts';
import { useMat } from './use-mat.ts';
import './tray.css';
import './pad-places.css';

const SECTIONS = ['goal', 'required', 'permitted', 'forbidden', 'resources'] as const;

/** The cup that the cubes roll out of, while it is still full. */
function Cup(): ReactNode {
  return (
    <svg className="cup" viewBox="0 0 120 84" aria-hidden="true">
      <path className="cup-side" d="M16 14L24 70Q25 80 60 80Q95 80 96 70L104 14Z" />
      <path
        className="cup-band"
        d="M19.5 39L21.4 52Q40 60 60 60Q80 60 98.6 52L100.5 39Q80 47 60 47Q40 47 19.5 39Z"
      />
      <ellipse className="cup-rim" cx="60" cy="14" rx="44" ry="11" />
      <ellipse className="cup-hole" cx="60" cy="15" rx="37" ry="8" />
      <rect className="cup-cube" x="36" y="3" width="20" height="16" rx="4" transform="rotate(-9 46 11)" />
      <rect className="cup-cube" x="60" y="2" width="21" height="17" rx="4" transform="rotate(8 70 10)" />
    </svg>
  );
}

/** The tray: Resources, in the order of the kit. On a phone every cube has its own place. */
export function Tray(): ReactNode {
  const { table: words } = useWords();
  const { match, game } = useMatch();
  const { mat, onTable, grip, mayTake } = useMat();
  const small = useSmall();
  const inCup = onTable.length === 0 && match.shake?.goal == null;
  const pad = small
    ? padPlaces(
        game,
        onTable,
        SECTIONS.flatMap((section) => mat[section]),
      )
    : null;
  return (
    <div
      className="tray"
      role="group"
      data-place="resources"
      data-pad={pad !== null && !inCup}
      aria-label={words.cubesIn(words.sections.resources, onTable.length)}
    >
      <h3 className="tray-name">
        <Icon name="resources" />
        <span>{words.sections.resources}</span> {!inCup && <small>{words.left(onTable.length)}</small>}
      </h3>
      {inCup ? (
        <Cup />
      ) : (
        <div className="fit">
          <div className="tray-cubes" style={fitting(onTable.length, 9)}>
            <Cubes
              cubes={onTable}
              label={words.sections.resources}
              grip={grip('resources')}
              stacked={small && game === 'onsets'}
              grouped
              pad={pad}
            />
          </div>
        </div>
      )}
      {mayTake && (
        <p className="unseen" id="cubes-help">
          {words.cubesHelp}
        </p>
      )}
    </div>
  );
}
