import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { useWords } from '../../words/index.tsx';
import { useSmall } from '../use-small.ts';
import { Cubes } from './cubes.tsx';
import { fitting } from './fit.ts';
import { useMat } from './use-mat.ts';
import './tray.css';

/** The tray: Resources, in the order of the kit. On a phone alike cubes lie on one another. */
export function Tray(): ReactNode {
  const { table: words } = useWords();
  const { onTable, grip, mayTake } = useMat();
  const stacked = useSmall();
  const shown = stacked ? new Set(onTable).size : onTable.length;
  return (
    <div
      className="tray"
      role="group"
      data-place="resources"
      aria-label={words.cubesIn(words.sections.resources, onTable.length)}
    >
      <h3 className="tray-name">
        <Icon name="resources" />
        <span>{words.sections.resources}</span> <small>{words.left(onTable.length)}</small>
      </h3>
      <div className="fit">
        <div className="tray-cubes" style={fitting(shown, 9)}>
          <Cubes
            cubes={onTable}
            label={words.sections.resources}
            grip={grip('resources')}
            stacked={stacked}
            grouped
          />
        </div>
      </div>
      {mayTake && (
        <p className="unseen" id="cubes-help">
          {words.cubesHelp}
        </p>
      )}
    </div>
  );
}
