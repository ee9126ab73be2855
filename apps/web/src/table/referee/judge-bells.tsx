import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { DeedButton } from './deed-button.tsx';
import { NumberField } from './fields.tsx';

/** The end of the round, and time that is added or given back. */
export function JudgeBells(): ReactNode {
  const { referee: words } = useWords();
  const [seconds, setSeconds] = useState(60);
  return (
    <div className="judge-parts">
      <span className="referee-row">
        <DeedButton deed={{ do: 'last-shake' }} label={words.lastShake} />
        <DeedButton deed={{ do: 'stop-round' }} label={words.stop} sure={words.stopSure} />
      </span>
      <fieldset className="judge-part">
        <legend>{words.addTime}</legend>
        <NumberField label={words.seconds} value={seconds} min={1} max={600} onChange={setSeconds} />
        <span className="referee-row">
          <DeedButton deed={{ do: 'add-time', seconds }} label={words.addTime} />
          <DeedButton deed={{ do: 'give-back', seconds }} label={words.giveBack} />
        </span>
      </fieldset>
    </div>
  );
}
