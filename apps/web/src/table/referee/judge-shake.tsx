import type { FaultName, ShakeView } from '@forceout/rules/match';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import type { Words } from '../../words/words.ts';
import { cubeWords } from '../tell/sentence.ts';
import { useMatch } from '../use-table.ts';
import { DeedButton } from './deed-button.tsx';
import { Choose } from './fields.tsx';

/** Acts shown at first; the last ones are the ones a judge is called for. */
const SHOWN = 8;

/** A charge, a position to go back to, a shake that does not count. */
export function JudgeShake(): ReactNode {
  const { referee: words } = useWords();
  return (
    <div className="judge-parts">
      <Charge />
      <Restore />
      <div className="referee-row">
        <DeedButton deed={{ do: 'judge-voids-shake' }} label={words.void} sure={words.voidSure} />
      </div>
      <Again />
    </div>
  );
}

function Charge(): ReactNode {
  const { referee: words, table } = useWords();
  const { match, name, act } = useMatch();
  const [player, setPlayer] = useState(0);
  const [what, setWhat] = useState<FaultName>('out-of-turn');
  if (match.shake === null || match.settings.mode !== 'table') return null;
  const faults = Object.entries(table.pointOut.faults) as readonly (readonly [FaultName, string])[];
  const rule = (upheld: boolean) => () => void act({ do: 'judge-rules-charge', player, what, upheld });
  return (
    <fieldset className="judge-part">
      <legend>{words.charge}</legend>
      <Choose
        label={words.against}
        value={player}
        onChange={setPlayer}
        options={match.totals.map((_, seat) => [seat, name(seat)])}
      />
      <Choose label={words.what} value={what} onChange={setWhat} options={faults} />
      <span className="referee-row">
        <button type="button" onClick={rule(true)}>
          {words.itIs}
        </button>
        <button type="button" onClick={rule(false)}>
          {words.itIsNot}
        </button>
      </span>
    </fieldset>
  );
}

function Restore(): ReactNode {
  const words = useWords();
  const { match, name } = useMatch();
  const acts = (match.shake?.acts ?? []).filter(({ ref }) => ref !== '').slice(-SHOWN);
  if (acts.length === 0) return null;
  return (
    <fieldset className="judge-part">
      <legend>{words.referee.restore}</legend>
      <span className="referee-row">
        {acts.toReversed().map((act, place) => (
          <DeedButton
            key={`${act.ref} ${place}`}
            unasked
            deed={{ do: 'judge-restores', act: Number(act.ref) }}
            label={actWords(words, act, name)}
            sure={words.referee.restoreSure(actWords(words, act, name))}
          />
        ))}
      </span>
    </fieldset>
  );
}

function actWords(
  words: Words,
  { kind, seat, cube = '', to = 'required' }: ShakeView['acts'][number],
  name: (seat: number) => string,
): string {
  return words.referee.acts[kind](name(seat), cubeWords(words, cube), words.table.sections[to]);
}

/** The shake that was scored last, or the whole round, once more; somebody may sit out. */
function Again(): ReactNode {
  const { referee: words } = useWords();
  const { match, name } = useMatch();
  const [without, setWithout] = useState(-1);
  return (
    <fieldset className="judge-part">
      <legend>{words.without}</legend>
      <Choose
        label={words.player}
        value={without}
        onChange={setWithout}
        options={[[-1, words.nobody], ...match.totals.map((_, seat) => [seat, name(seat)] as const)]}
      />
      <span className="referee-row">
        {(['shake', 'round'] as const).map((what) => (
          <DeedButton
            key={what}
            deed={{ do: 'judge-replays', what, without: without < 0 ? null : without }}
            label={words.again[what]}
            sure={words.againSure[what]}
          />
        ))}
      </span>
    </fieldset>
  );
}
