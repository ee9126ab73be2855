import { useState } from 'react';
import type { Position } from '../position/position.ts';
import { countCubes, faceOf, withoutRelations } from './text/count-cubes.ts';
import type { CubeCount } from './text/count-cubes.ts';
import type { Draft } from './text/draft.ts';
import { shownFace } from './drawn.tsx';
import { insert } from './text/edit.ts';
import { fieldText, partOf, withField } from './text/fields.ts';
import type { FieldName } from './text/fields.ts';
import type { PaperRules } from './text/paper-rules.ts';
import { signsOf } from './text/sign.ts';
import { useFields } from './use-fields.ts';
import type { Fields } from './use-fields.ts';

export interface EditorProps {
  readonly position: Position;
  readonly rules: PaperRules;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** Tells of cubes that are missing, which at a real table nobody does. */
  readonly helps: boolean;
}

/** What the parts of an editor share: where the caret stands, and which cubes are used. */
export interface Editing extends EditorProps {
  readonly fields: Fields<FieldName>;
  readonly part: 'setName' | 'restrictions' | 'solution';
  readonly counts: Counts;
  readonly count: CubeCount;
  /** The keyboard of the device is wanted; on a phone the cubes are the keyboard. */
  readonly keyboard: boolean;
  readonly onKeyboard: () => void;
  /** Writes what a cube stands for. */
  readonly write: (cube: string) => void;
}

export function useEditor(props: EditorProps): Editing {
  const { position, rules, draft, onChange } = props;
  const { game } = draft;
  const [keyboard, setKeyboard] = useState(() => !matchMedia('(pointer: coarse)').matches);
  const fields = useFields<FieldName>(
    game === 'onsets' ? 'setName' : 'solution',
    (name) => fieldText(draft, name),
    (name, text) => onChange(withField(draft, name, text)),
  );
  const part = partOf(fields.current);
  const counts = countsOf(position, rules, draft);
  const write = (cube: string): void => {
    const face = faceOf(cube);
    const meaning = rules.wild.some((wild) => wild.face === face) ? (draft.wild[face] ?? face) : face;
    fields.edit((now) => insert(now, shownFace(game, meaning)));
  };
  return {
    ...props,
    fields,
    part,
    counts,
    count: counts[part],
    keyboard,
    onKeyboard: () => setKeyboard(!keyboard),
    write,
  };
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
