import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { JudgeSeat } from '../phases/waiting-room.tsx';
import { useMatch } from '../use-table.ts';
import { Asking } from './asking.tsx';
import { DeedButton } from './deed-button.tsx';
import { JudgeBells } from './judge-bells.tsx';
import { JudgePlayers } from './judge-players.tsx';
import { JudgeShake } from './judge-shake.tsx';
import { JudgeSheet } from './judge-sheet.tsx';
import { JudgeWaiting } from './judge-waiting.tsx';
import './referee.css';

/** What only the judge of a match does. What waits is on top; the rest is folded by what it is about. */
export function JudgePanel(): ReactNode {
  const { referee: words } = useWords();
  const { place, mayJudge } = useMatch();
  // A judge may come when the match has begun.
  if (mayJudge) return <JudgeSeat />;
  if (place.kind !== 'judge') return null;
  return (
    <section className="judge-desk" aria-label={words.panel}>
      <h2>{words.panel}</h2>
      <div className="referee-row">
        <DeedButton className="main-action" deed={{ do: 'resume' }} label={words.goOn} />
        <Asking deed={(reason) => ({ do: 'pause', reason })} label={words.pause} field={words.callWhy} />
      </div>
      <h3>{words.groups.waiting}</h3>
      <JudgeWaiting />
      <Group title={words.groups.players} open>
        <JudgePlayers />
      </Group>
      <Group title={words.groups.shake}>
        <JudgeShake />
      </Group>
      <Group title={words.groups.sheet}>
        <JudgeSheet />
      </Group>
      <Group title={words.groups.bells}>
        <JudgeBells />
      </Group>
      <JudgeSeat />
    </section>
  );
}

interface GroupProps {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

function Group({ title, open = false, children }: GroupProps): ReactNode {
  return (
    <details className="judge-group" open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
