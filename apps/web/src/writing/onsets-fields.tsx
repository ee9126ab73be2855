import type { ReactNode } from 'react';
import type { Position } from '../position/position.ts';
import { useWords } from '../words/index.tsx';
import type { Draft, OnSetsDraft } from './text/draft.ts';
import { Drawn } from './drawn.tsx';
import { grouped } from './text/regroup.ts';
import { useDragOver } from './use-drag-over.ts';
import type { Counts } from './use-editor.ts';
import { byLine, fieldText, withField } from './text/fields.ts';
import type { FieldName } from './text/fields.ts';
import type { PaperRules } from './text/paper-rules.ts';
import { SignField } from './sign-field.tsx';
import type { Fields } from './use-fields.ts';

export interface LinesProps<One extends Draft> {
  readonly position: Position;
  readonly rules: PaperRules;
  readonly draft: One;
  readonly onChange: (draft: Draft) => void;
  readonly fields: Fields<FieldName>;
  readonly keyboard: boolean;
  readonly counts: Counts;
  readonly helps: boolean;
}

/** Restrictions on lines of their own above the Set-Name, as the books recommend. */
export function OnSetsFields(props: LinesProps<OnSetsDraft>): ReactNode {
  const { position, rules, draft, onChange, fields, counts } = props;
  const { writing } = useWords();
  const { restrictions } = draft;
  const drop = (gone: number): void => {
    fields.focus('setName');
    onChange({ ...draft, restrictions: restrictions.filter((_, index) => index !== gone) });
  };
  const add = (): void => {
    onChange({ ...draft, restrictions: [...restrictions, ''] });
    fields.focus(`restriction:${restrictions.length}`);
  };
  const cubes = byLine(restrictions, counts.restrictions.by);
  return (
    <div className="lines">
      {position.after === 'no-goal' ? (
        <Line
          {...props}
          name="goalLayout"
          label={writing.goalLayout}
          help={writing.goalLayoutHelp.onsets}
          asTyped
        />
      ) : null}
      {restrictions.map((_, index) => (
        <Line
          key={index}
          {...props}
          name={`restriction:${index}`}
          label={writing.restriction(index + 1)}
          by={cubes[index] ?? []}
          tools={
            <button
              type="button"
              className="quiet"
              aria-label={writing.dropRestriction(index + 1)}
              onClick={() => drop(index)}
            >
              ✕
            </button>
          }
        />
      ))}
      {rules.restrictions ? (
        <button type="button" className="quiet add-line" onClick={add}>
          + {writing.addRestriction}
        </button>
      ) : null}
      <Line {...props} name="setName" label={writing.setName} by={counts.setName.by} />
    </div>
  );
}

interface LineProps extends LinesProps<Draft> {
  readonly name: FieldName;
  readonly label: string;
  readonly help?: string;
  readonly by?: readonly (string | null)[];
  readonly tools?: ReactNode;
  readonly asTyped?: boolean;
}

/** A field, and above it the same as it would stand on paper. */
export function Line({
  draft,
  onChange,
  fields,
  keyboard,
  name,
  label,
  by = [],
  ...rest
}: LineProps): ReactNode {
  const { writing } = useWords();
  const text = fieldText(draft, name);
  const { help, tools, asTyped } = rest;
  const drag = useDragOver((from, to) => {
    const next = grouped(draft.game, text, from, to);
    if (next !== null) onChange(withField(draft, name, next));
  });
  return (
    <div className="paper-line" data-current={fields.current === name}>
      <p
        className="paper-drawn"
        title={text.trim() === '' ? undefined : writing.dragToGroup}
        onPointerDown={drag.onPointerDown}
        onPointerUp={drag.onPointerUp}
      >
        {text.trim() === '' ? (
          <span className="soft">{writing.nothingYet}</span>
        ) : (
          <Drawn game={draft.game} text={text} by={by} cubes={by.length > 0} />
        )}
      </p>
      <SignField
        game={draft.game}
        label={label}
        value={text}
        keyboard={keyboard}
        ref={fields.register(name)}
        onFocus={() => fields.focus(name)}
        onChange={(value) => onChange(withField(draft, name, value))}
        tools={tools}
        {...(help === undefined ? {} : { help })}
        {...(asTyped === undefined ? {} : { asTyped })}
      />
    </div>
  );
}
