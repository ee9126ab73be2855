import { useState } from 'react';
import type { ReactNode } from 'react';
import { gameOf } from '../../position/position.ts';
import type { Position } from '../../position/position.ts';
import { readPosition } from '../../position/read-position.ts';
import { useWords } from '../../words/index.tsx';
import { draftsFor, isEmpty, makeWritten, readWritten } from '../../writing/text/draft.ts';
import type { Drafts } from '../../writing/text/draft.ts';
import { Editors } from '../../writing/editors.tsx';
import { usePaperRules } from '../../writing/use-paper-rules.ts';
import type { AnswerProps } from './answer-form.tsx';

/** An answer that is written: a Solution, or a copy of one with more groupings. */
export function WrittenForm(props: AnswerProps): ReactNode {
  const position = readPosition(props.puzzle.position);
  return position === null ? null : <Paper {...props} position={position} />;
}

function Paper({ puzzle, onAnswer, position }: AnswerProps & { readonly position: Position }): ReactNode {
  const { practise } = useWords();
  const game = gameOf(position);
  const rules = usePaperRules(position);
  const [kept, setKept] = useState<Drafts>(() => puzzle.written.map((one) => readWritten(game, one)));
  const { kind } = puzzle;
  if (kind !== 'write-a-solution' && kind !== 'find-the-ambiguity') return null;
  const drafts = draftsFor(game, rules.pair, kept);
  return (
    <form
      className="written"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer({ kind, written: drafts.map(makeWritten) });
      }}
    >
      <Editors position={position} rules={rules} drafts={drafts} onChange={setKept} helps />
      <button type="submit" className="main-action" disabled={drafts.every(isEmpty)}>
        {practise.answer}
      </button>
    </form>
  );
}
