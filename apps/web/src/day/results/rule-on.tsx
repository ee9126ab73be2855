import type { Deed, TableThing } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { playerName } from '../names.ts';
import { Refused } from '../refused.tsx';
import { useAsked, useDay, useDoing } from '../use-day.tsx';
import { EffectsList } from './effects-list.tsx';

const EFFECTS = ['note', 'zero', 'total'] as const;

/** A head judge's ruling on one player: a note, no match points for the round, or another total. */
export function RuleOn({ table }: { readonly table: TableThing }): ReactNode {
  const { results } = useDayWords();
  const { day, me } = useDay();
  const { busy, refusal, act } = useDoing();
  const [player, setPlayer] = useState(table.players[0]!);
  const [effect, setEffect] = useState<(typeof EFFECTS)[number]>('zero');
  const [total, setTotal] = useState('');
  const [rule, setRule] = useState('');
  const [text, setText] = useState('');
  const [judges, setJudges] = useState(me.name);
  const deed: Deed = {
    do: 'rule',
    table: table.id,
    player,
    effect,
    ...(effect === 'total' && /^-?\d+$/.test(total) ? { total: Number(total) } : {}),
    ...(rule.trim() === '' ? {} : { rule: rule.trim() }),
    ...(text.trim() === '' ? {} : { text: text.trim() }),
    judges: judges
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  };
  const tried = useAsked('try', text.trim() === '' ? null : { deed, reason: text.trim() });
  return (
    <details className="sheet-paper rule-on">
      <summary>{results.rule.title}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void act(deed, text.trim()).then((done) => done && setText(''));
        }}
      >
        <div className="row">
          <label>
            {results.player}{' '}
            <select value={player} onChange={({ target }) => setPlayer(target.value)}>
              {table.players.map((id) => (
                <option key={id} value={id}>
                  {playerName(day, id)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {results.rule.effect}{' '}
            <select
              value={effect}
              onChange={({ target }) => setEffect(target.value as (typeof EFFECTS)[number])}
            >
              {EFFECTS.map((one) => (
                <option key={one} value={one}>
                  {results.rule.effects[one]}
                </option>
              ))}
            </select>
          </label>
          {effect === 'total' && (
            <label>
              {results.rule.total}{' '}
              <input size={4} value={total} onChange={({ target }) => setTotal(target.value)} />
            </label>
          )}
          <label>
            {results.rule.section}{' '}
            <input size={8} value={rule} onChange={({ target }) => setRule(target.value)} />
          </label>
          <label>
            {results.rule.judges} <input value={judges} onChange={({ target }) => setJudges(target.value)} />
          </label>
          <label className="grow">
            {results.rule.text} <input value={text} onChange={({ target }) => setText(target.value)} />
          </label>
        </div>
        {tried !== null && 'effects' in tried && tried.effects !== undefined && (
          <EffectsList effects={tried.effects} />
        )}
        <button type="submit" disabled={busy || text.trim() === ''}>
          {results.rule.save}
        </button>
        <Refused refusal={refusal} />
      </form>
    </details>
  );
}
