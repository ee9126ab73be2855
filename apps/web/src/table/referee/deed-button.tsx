import type { Answer } from '@forceout/rules/match';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { Dialog } from '../aside/dialog.tsx';
import type { DeedJson } from '../may/ask-together.ts';
import { MayButton } from '../may/may-button.tsx';
import { useDeed } from '../may/use-deed.ts';
import { useMatch } from '../use-table.ts';

interface DeedButtonProps {
  readonly deed: DeedJson;
  readonly label: string;
  readonly className?: string;
  /** Asked before it is done. */
  readonly sure?: string;
  /** What a view does not tell enough of to ask about: the table itself says yes or no. */
  readonly unasked?: boolean;
  /** There also where the rules say no, to say why. */
  readonly always?: boolean;
  readonly onDone?: () => void;
}

/** Does one deed. Where the rules have nothing for it now, it is not there. */
export function DeedButton(props: DeedButtonProps): ReactNode {
  const { deed, label, className, sure, unasked = false, always = false, onDone } = props;
  const { act } = useMatch();
  const asked = useDeed(deed);
  const answer: Answer | null = unasked ? { is: 'yes' } : asked;
  const [asking, setAsking] = useState(false);
  if (!always && (answer === null || answer.is === 'no')) return null;
  const run = (): void => {
    setAsking(false);
    void act(deed).then((done) => done.ok && onDone?.());
  };
  return (
    <>
      <MayButton
        className={className}
        answer={answer}
        onPress={() => (sure === undefined ? run() : setAsking(true))}
      >
        {label}
      </MayButton>
      {asking && <Sure title={sure!} label={label} onYes={run} onNo={() => setAsking(false)} />}
    </>
  );
}

interface SureProps {
  readonly title: string;
  readonly label: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children?: ReactNode;
}

export function Sure({ title, label, onYes, onNo, children }: SureProps): ReactNode {
  const { table: words } = useWords();
  return (
    <Dialog title={title} onClose={onNo}>
      {children}
      <div className="dialog-row">
        <button type="button" className="main-action" onClick={onYes}>
          {label}
        </button>
        <button type="button" onClick={onNo}>
          {words.no}
        </button>
      </div>
    </Dialog>
  );
}
