import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { CardsStep } from './cards-step.tsx';
import { keepBook, keptBook } from './kept-rulings.ts';
import { Look } from './look.tsx';
import { Settings } from './settings.tsx';
import { QuickPad } from './quick-pad.tsx';
import { fresh, gameOf } from './quick-position.ts';
import type { Quick } from './quick-position.ts';
import { QuickPaper } from './quick-paper.tsx';
import { QuickSolve } from './quick-solve.tsx';
import './quick.css';
import './quick-paper.css';

export type StepName = 'cards' | 'goal' | 'text' | 'restriction' | 'cubes';

/** A ruling, or a Solution, in thirty seconds at a real table: one screen, one pad, nothing that need not be said. */
export function QuickDesk({ task }: { readonly task: 'judge' | 'solve' }): ReactNode {
  const { quick: words } = useWords();
  const [quick, setQuick] = useState<Quick>(() => fresh(keptBook()));
  const game = gameOf(quick);
  const [step, setStep] = useState<StepName>(game === 'onsets' ? 'cards' : 'goal');
  const [settings, setSettings] = useState(false);
  const [named, setNamed] = useState<readonly string[] | null>(null);
  const { rulebook, division } = quick;
  useEffect(() => keepBook({ rulebook, division }), [rulebook, division]);
  const renew = (): void => {
    setQuick(fresh(quick));
    setStep(game === 'onsets' ? 'cards' : 'goal');
  };
  const open = (next: Quick): void => {
    setQuick(next);
    setStep('text');
    setSettings(false);
  };
  return (
    <section className="quick" data-step={step}>
      <header className="quick-head">
        <h1>{words.title[task]}</h1>
        <Link to={`/${task}`} className="quick-whole">
          {words.whole}
        </Link>
        <button type="button" onClick={renew}>
          {words.renew}
        </button>
        <button
          type="button"
          aria-expanded={settings}
          aria-label={words.settings}
          onClick={() => setSettings(!settings)}
        >
          ☰
        </button>
      </header>
      {settings ? (
        <Settings quick={quick} onChange={setQuick} onOpen={open} onClose={() => setSettings(false)} />
      ) : (
        <>
          <Look quick={quick} step={step} onStep={setStep} named={named} />
          <div className="quick-middle">
            {step === 'cards' ? (
              <CardsStep quick={quick} onChange={setQuick} onDone={() => setStep('goal')} />
            ) : task === 'judge' ? (
              <QuickPaper quick={quick} step={step} onChange={setQuick} onStep={setStep} onNamed={setNamed} />
            ) : (
              <QuickSolve quick={quick} step={step} onChange={setQuick} onStep={setStep} />
            )}
          </div>
          {step !== 'cards' && (
            <QuickPad
              quick={quick}
              step={step}
              onChange={setQuick}
              onDone={() => setStep(task === 'judge' ? 'text' : 'cubes')}
            />
          )}
        </>
      )}
    </section>
  );
}
