import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { RulingOn } from '../../ruling/ruling.tsx';
import { useRuling } from '../../ruling/use-ruling.ts';
import { useWords } from '../../words/index.tsx';
import { Drawn } from '../../writing/drawn.tsx';
import { keepRuling } from './kept-rulings.ts';
import { Large } from './large.tsx';
import { gameOf, positionOf, writtenOf } from './quick-position.ts';
import type { Quick } from './quick-position.ts';
import type { StepName } from './quick.tsx';

interface QuickPaperProps {
  readonly quick: Quick;
  readonly step: StepName;
  readonly onChange: (quick: Quick) => void;
  readonly onStep: (step: StepName) => void;
  /** Which cards are named, for who looks at them. */
  readonly onNamed: (cards: readonly string[] | null) => void;
}

/** What nobody looked at for so long was only on the way to something else. */
const LOOKED_AT = 1000;

/** What is written, and at once what the book says of it. */
export function QuickPaper({ quick, step, onStep, onNamed }: QuickPaperProps): ReactNode {
  const { quick: words, writing, ruling, said } = useWords();
  const game = gameOf(quick);
  const position = positionOf(quick);
  const written = quick.goal.cubes.length === 0 ? [] : writtenOf(quick);
  const { answer } = useRuling(position, written);
  const [why, setWhy] = useState(false);
  const [large, setLarge] = useState(false);
  const ruled = written.length > 0 && answer?.ok === true ? answer.value : null;
  // Half a thought is neither right nor wrong.
  const whole = ruled !== null && ruled.work.every((one) => one !== null) ? ruled : null;
  const verdict = whole?.verdict ?? null;
  useEffect(() => {
    if (verdict === null) return undefined;
    const timer = setTimeout(() => keepRuling({ quick, verdict, at: Date.now() }), LOOKED_AT);
    return () => clearTimeout(timer);
  }, [quick, verdict]);
  const [work] = whole?.work ?? [];
  const named = work?.game === 'onsets' ? work.selected : null;
  useEffect(() => {
    onNamed(named);
    return () => onNamed(null);
  }, [named, onNamed]);
  const reasons: Readonly<Record<string, string>> = ruling.reasons;
  const [first] = whole?.reasons ?? [];
  const line = (name: 'restriction' | 'text', label: string): ReactNode => (
    <button
      type="button"
      className="quick-line"
      aria-pressed={step === name}
      aria-label={`${label}: ${quick[name]}`}
      onClick={() => onStep(name)}
    >
      <span>{label}</span>
      {quick[name] === '' ? <i className="quick-caret" /> : <Drawn game={game} text={quick[name]} />}
    </button>
  );
  return (
    <>
      <div className="quick-paper">
        {step === 'goal' ? (
          <p>{words.layGoal[game]}</p>
        ) : (
          <>
            {game === 'onsets' && (step === 'restriction' || quick.restriction !== '') && (
              <>{line('restriction', writing.restriction(1))}</>
            )}
            {line('text', game === 'onsets' ? writing.setName : writing.solution)}
            <div className="quick-more">
              {game === 'onsets' && step !== 'restriction' && quick.restriction === '' && (
                <button type="button" onClick={() => onStep('restriction')}>
                  + {writing.restriction(1)}
                </button>
              )}
              <button type="button" aria-pressed={step === 'cubes'} onClick={() => onStep('cubes')}>
                {quick.cubes.length === 0 ? words.addCubes : words.cubes(quick.cubes.length)}
              </button>
            </div>
          </>
        )}
      </div>
      {whole === null ? (
        <p className="quick-open" role="status">
          {written.length === 0 ? words.nothing : words.unfinished}
        </p>
      ) : (
        <div className={`quick-verdict ${verdict === 'correct' ? 'good' : 'bad'}`} role="status">
          <strong>
            <Icon name={verdict === 'correct' ? 'right' : 'wrong'} /> {ruling.verdicts[whole.verdict]}
          </strong>
          {first !== undefined && (
            <span>
              {reasons[first.code] ?? said(first.message)} <em>{first.rule}</em>
            </span>
          )}
          {quick.cubes.length === 0 && <small>{words.cubesNotChecked}</small>}
          <div className="quick-more">
            <button type="button" aria-expanded={why} onClick={() => setWhy(!why)}>
              {ruling.why}
            </button>
            <button type="button" onClick={() => setLarge(true)}>
              {words.showThem}
            </button>
          </div>
        </div>
      )}
      {why && whole !== null && (
        <div className="quick-why" data-scrolls>
          <RulingOn position={position} written={written} />
        </div>
      )}
      {large && whole !== null && <Large quick={quick} ruled={whole} onClose={() => setLarge(false)} />}
    </>
  );
}
