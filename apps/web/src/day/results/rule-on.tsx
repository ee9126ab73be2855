import type { Deed, TableThing } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { Choice, TextField } from '../fields.tsx';
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
          <Choice
            label={results.player}
            value={player}
            options={table.players.map((id) => [id, playerName(day, id)] as const)}
            onChoose={setPlayer}
          />
          <Choice
            label={results.rule.effect}
            value={effect}
            options={EFFECTS.map((one) => [one, results.rule.effects[one]] as const)}
            onChoose={setEffect}
          />
          {effect === 'total' && (
            <TextField label={results.rule.total} size={4} value={total} onText={setTotal} />
          )}
          <TextField label={results.rule.section} size={8} value={rule} onText={setRule} />
          <TextField label={results.rule.judges} value={judges} onText={setJudges} />
          <TextField className="grow" label={results.rule.text} value={text} onText={setText} />
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
