import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { gameOf } from '../position/position.ts';
import type { Game, Position } from '../position/position.ts';
import { useWords } from '../words/index.tsx';
import { AmbiguityProof } from './ambiguity-proof.tsx';
import type { PanelProps, PaperView } from './panel-props.ts';
import { Refusal, useAct } from './use-act.tsx';
import { usePaperRules } from './use-paper-rules.ts';
import type { Checking } from './what-to-check.ts';

interface CheckActionsProps extends PanelProps {
  readonly paper: PaperView;
  readonly position: Position;
  readonly what: Checking;
  readonly written: readonly Readonly<Record<string, unknown>>[];
}

/** Reasons that a checker can give; two readings are shown with a copy instead. */
const REASONS = {
  onsets: [
    'wrong-value',
    'required-unused',
    'cube-unavailable',
    'too-many-resource-cubes',
    'variation-violated',
    'undefined-symbol',
    'restriction-needed',
    'restriction-not-allowed',
    'relation-in-set-name',
    'grouped-relation',
    'goal-written',
    'too-few-cubes',
    'not-wild',
    'wild-inconsistent',
    'blank-not-wild',
    'not-two-solutions',
    'goal-illegal',
  ],
  equations: [
    'wrong-value',
    'required-unused',
    'cube-unavailable',
    'too-many-resource-cubes',
    'goal-missing',
    'illegal-expression',
    'undefined-symbol',
    'variation-violated',
    'too-few-cubes',
    'not-wild',
    'wild-inconsistent',
    'uncheckable',
    'goal-illegal',
  ],
} as const satisfies Readonly<Record<Game, readonly string[]>>;

export function CheckActions(props: CheckActionsProps): ReactNode {
  const { view, paper, position, what, act: way } = props;
  const { writing } = useWords();
  const { busy, refusal, act } = useAct(way);
  const rules = usePaperRules(position);
  const [open, setOpen] = useState<'reason' | 'proof' | null>(null);
  const writer = paper.seat;
  const toggle = (which: 'reason' | 'proof') => () => setOpen(open === which ? null : which);
  return (
    <>
      {what.mayDecide ? (
        <div className="check-actions">
          <button
            type="button"
            className="main-action"
            disabled={busy}
            onClick={() => void act({ do: 'accept', writer })}
          >
            {writing.accept}
          </button>
          <button type="button" aria-expanded={open === 'reason'} onClick={toggle('reason')}>
            {writing.reject}
          </button>
          <button type="button" aria-expanded={open === 'proof'} onClick={toggle('proof')}>
            {writing.ambiguity}
          </button>
          {rules.mayAskJudge ? (
            <button
              type="button"
              disabled={busy}
              title={writing.askJudgeHelp}
              onClick={() => void act({ do: 'ask-judge', writer })}
            >
              {writing.askJudge}
            </button>
          ) : null}
        </div>
      ) : null}
      {what.mayGoOn ? (
        <div className="check-actions">
          <button type="button" disabled={busy} onClick={() => void act({ do: 'go-on' })}>
            {writing.goOn}
          </button>
        </div>
      ) : null}
      {what.mayDecide && open === 'reason' ? (
        <ReasonForm
          game={gameOf(position)}
          busy={busy}
          onReason={(reason) => void act({ do: 'reject', writer, reason })}
        />
      ) : null}
      {what.mayDecide && open === 'proof' ? (
        <AmbiguityProof {...props} busy={busy} rules={rules} send={act} />
      ) : null}
      <Refusal book={view.settings.rulebook} refusal={refusal} />
    </>
  );
}

interface ReasonFormProps {
  readonly game: Game;
  readonly busy: boolean;
  readonly onReason: (reason: string) => void;
}

function ReasonForm({ game, busy, onReason }: ReasonFormProps): ReactNode {
  const { writing, ruling } = useWords();
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <form
      className="copy"
      onSubmit={(event) => {
        event.preventDefault();
        onReason(reason);
      }}
    >
      <label htmlFor={id}>{writing.whyWrong}</label>
      <select id={id} value={reason} onChange={({ target }) => setReason(target.value)}>
        <option value="">{writing.chooseReason}</option>
        {REASONS[game].map((code) => (
          <option key={code} value={code}>
            {ruling.reasons[code]}
          </option>
        ))}
      </select>
      <div>
        <button type="submit" className="main-action" disabled={busy || reason === ''}>
          {writing.showWrong}
        </button>
      </div>
    </form>
  );
}
