import type { ReactNode } from 'react';
import type { Position } from '../position/position.ts';
import { useWords } from '../words/index.tsx';
import type { CubeCount } from './text/count-cubes.ts';
import { CubeStrip } from './cube-strip.tsx';
import { EquationFields } from './equation-fields.tsx';
import { OnSetsFields } from './onsets-fields.tsx';
import { Pad } from './pad.tsx';
import { useEditor } from './use-editor.ts';
import type { Editing, EditorProps } from './use-editor.ts';
import { WildChoosers } from './wild-choosers.tsx';
import './writing.css';

/** One Solution being written: lines, cubes, signs, and what wild cubes stand for. */
export function Editor(props: EditorProps): ReactNode {
  const { writing } = useWords();
  const editing = useEditor(props);
  const { draft, rules, position, onChange, helps, keyboard, onKeyboard, fields, part, count, write } =
    editing;
  return (
    <div className="editor">
      <EditorLines editing={editing} />
      <Pad
        game={draft.game}
        extra={rules.extra}
        keyboard={keyboard}
        onKeyboard={onKeyboard}
        edit={fields.edit}
      />
      <CubeStrip title={writing.cubesFor[part]} position={position} count={count} onCube={write} />
      {helps ? <Shortage position={position} count={count} /> : null}
      <WildChoosers rules={rules} draft={draft} onChange={onChange} />
    </div>
  );
}

/** The lines of either game. */
export function EditorLines({ editing }: { readonly editing: Editing }): ReactNode {
  const { draft } = editing;
  return draft.game === 'onsets' ? (
    <OnSetsFields {...editing} draft={draft} />
  ) : (
    <EquationFields {...editing} draft={draft} />
  );
}

interface ShortageProps {
  readonly position: Position;
  readonly count: CubeCount;
}

export function Shortage({ position, count }: ShortageProps): ReactNode {
  const { writing } = useWords();
  const { missing, fromResources } = count;
  const tooMany = position.after === 'now' && fromResources > 1;
  if (missing.length === 0 && !tooMany) return null;
  return (
    <p className="note warn" role="status">
      {missing.length > 0 ? writing.noCubeFor(missing.map(({ shown }) => shown).join(' ')) : writing.oneOnly}
    </p>
  );
}
