import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import type { Position } from '../../position/position.ts';
import { useRuling } from '../../ruling/use-ruling.ts';
import { useWords } from '../../words/index.tsx';

interface LiveCheckProps {
  readonly position: Position;
  readonly written: readonly unknown[];
}

/** What the judge says while I write. Half a thought is neither right nor wrong, so it says nothing about one. */
export function LiveCheck({ position, written }: LiveCheckProps): ReactNode {
  const { ruling, table: words, said } = useWords();
  const { answer, fresh } = useRuling(position, written);
  const ruled = answer?.ok === true ? answer.value : null;
  const whole = ruled !== null && ruled.work.length > 0 && ruled.work.every((one) => one !== null);
  if (written.length === 0 || !whole)
    return (
      <p className="live-check" data-is="open" role="status">
        {words.live.open}
      </p>
    );
  const reasons: Readonly<Record<string, string>> = ruling.reasons;
  const [first] = ruled.reasons;
  const isRight = ruled.verdict === 'correct';
  return (
    <p className="live-check" data-is={ruled.verdict} role="status" aria-busy={!fresh}>
      <Icon name={isRight ? 'right' : 'wrong'} />
      <span>
        <b>{ruling.verdicts[ruled.verdict]}</b>{' '}
        {first === undefined ? '' : (reasons[first.code] ?? said(first.message))}
      </span>
    </p>
  );
}
