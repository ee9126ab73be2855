import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import type { PaperView } from './panel-props.ts';

interface WritersProps {
  readonly papers: readonly PaperView[];
  readonly players: readonly string[];
  readonly seat: number;
}

/** Who writes and who is ready; what is on a paper stays on it. */
export function Writers({ papers, players, seat }: WritersProps): ReactNode {
  const { writing } = useWords();
  return (
    <ul className="writers" aria-label={writing.others}>
      {papers.map((paper) => {
        const name = players[paper.seat] ?? '';
        return (
          <li key={paper.seat} data-state={paper.state}>
            <strong>{paper.seat === seat ? writing.you(name) : name}</strong>{' '}
            <span className="soft">{writing.states[paper.state]}</span>
          </li>
        );
      })}
    </ul>
  );
}
