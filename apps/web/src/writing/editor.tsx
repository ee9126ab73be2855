import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Position } from '../position/position.ts';
import { useWords } from '../words/index.tsx';
import { countCubes, faceOf, withoutRelations } from './count-cubes.ts';
import type { CubeCount } from './count-cubes.ts';
import { CubeStrip } from './cube-strip.tsx';
import type { Draft } from './draft.ts';
import { insert } from './edit.ts';
import { shownFace } from './drawn.tsx';
import { EquationFields } from './equation-fields.tsx';
import { OnSetsFields } from './onsets-fields.tsx';
import { Pad } from './pad.tsx';
import type { PaperRules } from './paper-rules.ts';
import { signsOf } from './sign.ts';
import { fieldText, partOf, withField } from './fields.ts';
import type { FieldName } from './fields.ts';
import { useFields } from './use-fields.ts';
import { WildChoosers } from './wild-choosers.tsx';
import './writing.css';

export interface EditorProps {
  readonly position: Position;
  readonly rules: PaperRules;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** Tells of cubes that are missing, which at a real table nobody does. */
  readonly helps: boolean;
}

/** One Solution being written: lines, cubes, signs, and what wild cubes stand for. */
export function Editor({ position, rules, draft, onChange, helps }: EditorProps): ReactNode {
  const { writing } = useWords();
  const { game } = draft;
  const [keyboard, setKeyboard] = useState(() => !matchMedia('(pointer: coarse)').matches);
  const fields = useFields<FieldName>(
    game === 'onsets' ? 'setName' : 'solution',
    (name) => fieldText(draft, name),
    (name, text) => onChange(withField(draft, name, text)),
  );
  const part = partOf(fields.current);
  const counts = countsOf(position, rules, draft);
  const count = counts[part];
  const write = (cube: string): void => {
    const face = faceOf(cube);
    const meaning = rules.wild.some((wild) => wild.face === face) ? (draft.wild[face] ?? face) : face;
    fields.edit((now) => insert(now, shownFace(game, meaning)));
  };
  const lines = { position, rules, onChange, fields, keyboard, counts, helps };
  return (
    <div className="editor">
      {draft.game === 'onsets' ? (
        <OnSetsFields {...lines} draft={draft} />
      ) : (
        <EquationFields {...lines} draft={draft} />
      )}
      <Pad
        game={game}
        extra={rules.extra}
        keyboard={keyboard}
        onKeyboard={() => setKeyboard(!keyboard)}
        edit={fields.edit}
      />
      <CubeStrip title={writing.cubesFor[part]} position={position} count={count} onCube={write} />
      {helps ? <Shortage position={position} count={count} /> : null}
      <WildChoosers rules={rules} draft={draft} onChange={onChange} />
    </div>
  );
}

export type Counts = Readonly<Record<'setName' | 'restrictions' | 'solution', CubeCount>>;

/** Each part of a Solution takes its cubes anew. */
export function countsOf(position: Position, rules: PaperRules, draft: Draft): Counts {
  const count = (text: string, at = position): CubeCount =>
    countCubes(at, signsOf(draft.game, text), draft.wild, rules);
  const forSetName = withoutRelations(position, draft.wild, rules);
  return draft.game === 'onsets'
    ? {
        setName: count(draft.setName, forSetName),
        restrictions: count(draft.restrictions.join('\n')),
        solution: count(''),
      }
    : { setName: count(''), restrictions: count(''), solution: count(draft.solution) };
}

function Shortage({
  position,
  count,
}: {
  readonly position: Position;
  readonly count: CubeCount;
}): ReactNode {
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
