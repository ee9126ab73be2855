import { useEffect } from 'react';
import { cardOfName } from '../../position/cards.ts';
import type { Position } from '../../position/position.ts';
import { useRuling } from '../../ruling/use-ruling.ts';
import { useLit } from './lit.ts';

/** Once a paper is ruled on, the cards that it names light up in the Universe, one after another. */
export function useCounted(position: Position, written: readonly unknown[], isRuled: boolean): void {
  const { light } = useLit();
  const { answer } = useRuling(isRuled ? position : null, written);
  const work = answer?.ok === true ? (answer.value.work[0] ?? null) : null;
  const key = work?.game === 'onsets' ? work.selected.map(cardOfName).join(' ') : null;
  useEffect(() => {
    if (!isRuled || key === null) return undefined;
    light(key === '' ? [] : key.split(' ').map(Number));
    return () => light(null);
  }, [isRuled, key, light]);
}
