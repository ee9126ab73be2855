import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import type { PaperView } from '../../writing/panel-props.ts';
import { useMatch } from '../use-table.ts';

/** Who writes and who is ready; what is on a paper stays on it. */
export function Writers({ papers }: { readonly papers: readonly PaperView[] }): ReactNode {
  const { writing } = useWords();
  const { seat, name } = useMatch();
  return (
    <ul className="writers" aria-label={writing.others}>
      {papers.map((paper) => (
        <li key={paper.seat} data-state={paper.state}>
          <strong>{paper.seat === seat ? writing.you(name(paper.seat)) : name(paper.seat)}</strong>{' '}
          <span className="soft">{writing.states[paper.state]}</span>
        </li>
      ))}
    </ul>
  );
}
