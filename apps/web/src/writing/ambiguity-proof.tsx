import type { Json } from '@forceout/client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { gameOf } from '../position/position.ts';
import type { Position } from '../position/position.ts';
import { useWords } from '../words/index.tsx';
import { CopyLine } from './copy-line.tsx';
import { makeWritten, readWritten } from './text/draft.ts';
import type { Draft } from './text/draft.ts';
import { fieldText, withField } from './text/fields.ts';
import type { FieldName } from './text/fields.ts';
import type { PaperView } from './panel-props.ts';
import type { PaperRules } from './text/paper-rules.ts';
import { isReady } from './text/regroup.ts';

interface ProofProps {
  readonly position: Position;
  readonly paper: PaperView;
  readonly written: readonly Readonly<Record<string, unknown>>[];
  readonly rules: PaperRules;
  readonly busy: boolean;
  readonly send: (deed: Json) => Promise<boolean>;
}

/** VII-C-5-c: the checker's own copy, to which grouping symbols are added until it misses the Goal. */
export function AmbiguityProof({ position, paper, written, rules, busy, send }: ProofProps): ReactNode {
  const { writing } = useWords();
  const game = gameOf(position);
  const originals = written.map((one) => readWritten(game, one));
  const [copies, setCopies] = useState<readonly Draft[]>(originals);
  const [together, setTogether] = useState(false);
  const lines = originals.flatMap((draft, number) => fieldsOf(draft).map((name) => ({ number, name })));
  const ready = lines.some(({ number, name }) =>
    isReady(game, fieldText(originals[number]!, name), fieldText(copies[number]!, name)),
  );
  const prove = (): void => {
    const regrouped = copies.map(makeWritten);
    void send({ do: 'reject', writer: paper.seat, reason: 'ambiguous', regrouped, together });
  };
  const others = paper.checks.filter(
    ({ decision }) => decision === 'undecided' || decision === 'failed',
  ).length;
  return (
    <div className="copy">
      <p>
        {writing.ambiguityHelp} <strong>{writing.ambiguityOnce}</strong>
      </p>
      {lines.map(({ number, name }) => (
        <CopyLine
          key={`${number} ${name}`}
          game={game}
          label={writing.copyOf(labelOf(name, writing))}
          original={fieldText(originals[number]!, name)}
          value={fieldText(copies[number]!, name)}
          onChange={(text) =>
            setCopies(copies.map((copy, index) => (index === number ? withField(copy, name, text) : copy)))
          }
        />
      ))}
      {rules.together && others > 1 ? (
        <label className="row">
          <input type="checkbox" checked={together} onChange={({ target }) => setTogether(target.checked)} />
          {writing.together}
        </label>
      ) : null}
      <div className="check-actions">
        <button type="button" className="main-action" disabled={busy || !ready} onClick={prove}>
          {writing.prove}
        </button>
        <button type="button" onClick={() => setCopies(originals)}>
          {writing.startOver}
        </button>
      </div>
    </div>
  );
}

function fieldsOf(draft: Draft): readonly FieldName[] {
  if (draft.game === 'equations') return draft.goal === '' ? ['solution'] : ['solution', 'goal'];
  return [...draft.restrictions.map((_, index) => `restriction:${index}` as const), 'setName'];
}

function labelOf(name: FieldName, writing: ReturnType<typeof useWords>['writing']): string {
  if (name === 'setName' || name === 'solution' || name === 'goal' || name === 'goalLayout')
    return writing[name];
  return writing.restriction(Number(name.split(':')[1]) + 1);
}
