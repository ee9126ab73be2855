import type { ReactNode } from 'react';
import { Cube } from '../../pieces/cube.tsx';
import { Icon } from '../../pieces/icon.tsx';
import { tidy } from '../../pieces/tidy.ts';
import { useWords } from '../../words/index.tsx';
import { useMatch } from '../use-table.ts';

const SECTIONS = ['required', 'permitted', 'resources', 'forbidden'] as const;

/** The mat in a few lines, for who checks whether the cubes were there. */
export function MatStrip(): ReactNode {
  const { table: words } = useWords();
  const { match } = useMatch();
  const mat = match.shake?.mat;
  if (mat === undefined) return null;
  return (
    <ul className="mat-strip" aria-label={words.mat}>
      {SECTIONS.filter((section) => mat[section].length > 0).map((section) => (
        <li key={section}>
          <span className="strip-section">
            <Icon name={section} /> {words.sections[section]}
          </span>
          {(section === 'resources' ? tidy(mat.resources) : mat[section]).map((cube, index) => (
            <Cube key={index} cube={cube} />
          ))}
        </li>
      ))}
    </ul>
  );
}
