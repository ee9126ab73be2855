import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { keepFocus, Pad } from '../../writing/pad.tsx';
import type { Editing } from '../../writing/use-editor.ts';
import { fitting } from '../mat/fit.ts';
import { useSmall } from '../use-small.ts';
import type { PadSection } from './pad-counts.ts';
import { FacePad, PadCube, PadName, RowsPad } from './phone-pad.tsx';
import type { PadSays } from './phone-pad.tsx';
import './phone-pad.css';

const SECTIONS = ['required', 'permitted', 'resources'] as const;

/** The cubes as a keyboard: what must be used, what may be, and the signs that no cube gives. */
export function PaperPad({ editing }: { readonly editing: Editing }): ReactNode {
  const { writing } = useWords();
  const small = useSmall();
  const { count, position, rules, draft, keyboard, onKeyboard, fields } = editing;
  const shown = SECTIONS.filter(
    (section) => (section !== 'resources' || position.after !== 'forceout') && count[section].length > 0,
  );
  const total = shown.reduce((sum, section) => sum + count[section].length, 0);
  const says = (section: PadSection): PadSays => {
    const left = count[section].filter(({ used }) => !used).length;
    const one = section === 'resources' && position.after === 'now';
    const note = one ? writing.left.oneResource(count.fromResources) : writing.left[section](left);
    return {
      short: section === 'required' ? writing.use.all : one ? writing.use.one : writing.use.any,
      long: `${writing.sections[section]}, ${note}`,
    };
  };
  return (
    <section className="tray paper-pad" aria-label={writing.cubesFor[editing.part]}>
      <div className="fit" onPointerDown={keepFocus}>
        {small && draft.game === 'onsets' ? (
          <FacePad editing={editing} sections={shown} />
        ) : small ? (
          <RowsPad editing={editing} sections={shown} says={says} />
        ) : (
          <div className="pad-cubes" style={fitting(total + shown.length, 10)}>
            {shown.map((section) => (
              <div key={section} className="pad-group" role="group" aria-label={says(section).long}>
                <PadName section={section} says={says(section)} />
                {count[section].map((mark, index) => (
                  <PadCube key={index} mark={mark} write={editing.write} />
                ))}
              </div>
            ))}
          </div>
        )}
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
