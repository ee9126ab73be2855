import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';

/** When all rounds are played: the ceremony, and at last the archive. Whoever must change something opens it again. */
export function AfterAll({ step }: { readonly step: 'certify' | 'done' | 'archived' }): ReactNode {
  const { today } = useDayWords();
  const { base, line, may } = useDay();
  const { busy, refusal, act } = useDoing();
  const [asks, setAsks] = useState(false);
  const reopen = async (): Promise<void> => {
    let archived: string | null = null;
    let after: number | null = 0;
    while (after !== null) {
      const page: Awaited<ReturnType<typeof line.journal>> = await line.journal(after);
      archived = page.entries.findLast(({ deed }) => deed.do === 'archive')?.id ?? archived;
      after = page.next;
    }
    if (archived !== null) await act({ do: 'undo', entry: archived });
  };
  const press = (): void => {
    if (step === 'archived') return void reopen();
    if (!asks) return setAsks(true);
    setAsks(false);
    void act({ do: 'archive' });
  };
  return (
    <>
      <Link to={`${base}/awards`} className="felt-link" target="_blank">
        {today.awards}
      </Link>
      {step !== 'certify' && may.includes('archive') && (
        <button type="button" className="felt-action" disabled={busy} onClick={press}>
          {step === 'archived' ? today.unarchive : asks ? today.archiveSure : today.archive}
        </button>
      )}
      <Refused refusal={refusal} />
    </>
  );
}
