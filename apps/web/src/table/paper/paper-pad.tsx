import type { ReactNode } from 'react';
import { Cube } from '../../pieces/cube.tsx';
import { faceOf as lookOf } from '../../pieces/face.ts';
import { Icon } from '../../pieces/icon.tsx';
import { useWords } from '../../words/index.tsx';
import { keepFocus, Pad } from '../../writing/pad.tsx';
import type { Editing } from '../../writing/use-editor.ts';
import { fitting } from '../mat/fit.ts';

const SECTIONS = ['required', 'permitted', 'resources'] as const;

/** The cubes as a keyboard: what must be used, what may be, and the signs that no cube gives. */
export function PaperPad({ editing }: { readonly editing: Editing }): ReactNode {
  const { writing, pieces } = useWords();
  const { count, position, write, rules, draft, keyboard, onKeyboard, fields } = editing;
  const shown = SECTIONS.filter(
    (section) => (section !== 'resources' || position.after !== 'forceout') && count[section].length > 0,
  );
  const total = shown.reduce((sum, section) => sum + count[section].length, 0);
  const note = (section: (typeof SECTIONS)[number]): string => {
    const left = count[section].filter(({ used }) => !used).length;
    if (section === 'resources' && position.after === 'now')
      return writing.left.oneResource(count.fromResources);
    return writing.left[section](left);
  };
  const short = (section: (typeof SECTIONS)[number]): string => {
    if (section === 'required') return writing.use.all;
    return section === 'resources' && position.after === 'now' ? writing.use.one : writing.use.any;
  };
  return (
    <section className="tray paper-pad" aria-label={writing.cubesFor[editing.part]}>
      <div className="fit" onPointerDown={keepFocus}>
        <div className="pad-cubes" style={fitting(total + shown.length, 10)}>
          {shown.map((section) => (
            <div
              key={section}
              className="pad-group"
              role="group"
              aria-label={`${writing.sections[section]}, ${note(section)}`}
            >
              <span
                className="pad-name"
                title={`${writing.sections[section]}: ${note(section)}`}
                aria-hidden="true"
              >
                <Icon name={section} />
                {short(section)}
              </span>
              {count[section].map(({ cube, used }, index) => (
                <button
                  key={index}
                  type="button"
                  className="pad-cube"
                  data-used={used}
                  aria-label={writing.insert(pieces.cube(lookOf(cube), 'up')) + (used ? writing.used : '')}
                  onClick={() => write(cube)}
                >
                  <Cube cube={cube} silent />
                </button>
              ))}
            </div>
          ))}
        </div>
      </div>
      <Pad
        game={draft.game}
        extra={rules.extra}
        keyboard={keyboard}
        onKeyboard={onKeyboard}
        edit={fields.edit}
      />
    </section>
  );
}
