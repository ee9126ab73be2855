import type { ReactNode } from 'react';
import { Cube } from '../../pieces/cube.tsx';
import { faceOf as lookOf } from '../../pieces/face.ts';
import { Icon } from '../../pieces/icon.tsx';
import { useWords } from '../../words/index.tsx';
import type { CubeMark } from '../../writing/text/count-cubes.ts';
import type { Editing } from '../../writing/use-editor.ts';
import { padPlaces } from '../mat/pad-places.ts';
import { onFace, rowsFor } from './pad-counts.ts';
import type { PadSection } from './pad-counts.ts';

interface PhonePadProps {
  readonly editing: Editing;
  readonly sections: readonly PadSection[];
}

/** On-Sets on a phone: the pad of the table, a place for each face, with how many cubes are left for it. */
export function FacePad({ editing, sections }: PhonePadProps): ReactNode {
  const { writing, pieces } = useWords();
  const { count, write, position } = editing;
  const cubes = sections.flatMap((section) => count[section].map(({ cube }) => cube));
  return (
    <div className="face-pad">
      {padPlaces('onsets', cubes, []).map(({ cube, key, empty, at }) => {
        if (empty) return <span key={key} className="slot" style={at} aria-hidden="true" />;
        const { left, required, loose } = onFace(count, sections, cube);
        const notes = [
          writing.insert(pieces.cube(lookOf(cube), 'up')),
          ...(left > 1 ? [writing.left.permitted(left)] : []),
          ...(required > 0 ? [`${writing.sections.required}: ${writing.left.required(required)}`] : []),
        ];
        return (
          <button
            key={key}
            type="button"
            className="pad-cube"
            data-used={left === 0}
            style={at}
            aria-label={notes.join(', ') + (left === 0 ? writing.used : '')}
            onClick={() => write(cube)}
          >
            <Cube cube={cube} silent />
            {left > 1 && (
              <span className="cube-count" aria-hidden="true">
                {left}
              </span>
            )}
            {required > 0 ? (
              <span className="cube-sign" data-is="required">
                <Icon name="right" />
              </span>
            ) : (
              loose &&
              position.after === 'now' && (
                <span className="cube-sign" data-is="resources">
                  <Icon name="resources" />
                </span>
              )
            )}
          </button>
        );
      })}
    </div>
  );
}

/** What is to be done with the cubes of a section. */
export interface PadSays {
  readonly short: string;
  readonly long: string;
}

interface PadNameProps {
  readonly section: PadSection;
  readonly says: PadSays;
}

export function PadName({ section, says }: PadNameProps): ReactNode {
  return (
    <span className="pad-name" title={says.long} aria-hidden="true">
      <Icon name={section} />
      {says.short}
    </span>
  );
}

interface RowsPadProps extends PhonePadProps {
  readonly says: (section: PadSection) => PadSays;
}

/** Equations on a phone: a row for what must all be used, one for what may be, one for Resources. */
export function RowsPad({ editing, sections, says }: RowsPadProps): ReactNode {
  const { count } = editing;
  const sizes = sections.map((section) => count[section].length);
  return (
    <div className="rows-pad" style={Object.fromEntries(rowsFor(sizes))}>
      {sections.map((section) => (
        <div key={section} className="rows-group" role="group" aria-label={says(section).long}>
          <PadName section={section} says={says(section)} />
          <div className="rows-cubes">
            {count[section].map((mark, index) => (
              <PadCube key={index} mark={mark} write={editing.write} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface PadCubeProps {
  readonly mark: CubeMark;
  readonly write: (cube: string) => void;
}

/** One cube of the keyboard. */
export function PadCube({ mark: { cube, used }, write }: PadCubeProps): ReactNode {
  const { writing, pieces } = useWords();
  return (
    <button
      type="button"
      className="pad-cube"
      data-used={used}
      aria-label={writing.insert(pieces.cube(lookOf(cube), 'up')) + (used ? writing.used : '')}
      onClick={() => write(cube)}
    >
      <Cube cube={cube} silent />
    </button>
  );
}
