import type { ReactNode } from 'react';
import type { Position } from '../position/position.ts';
import { useWords } from '../words/index.tsx';
import type { Draft, Drafts } from './text/draft.ts';
import { Editor } from './editor.tsx';
import type { PaperRules } from './text/paper-rules.ts';

interface EditorsProps {
  readonly position: Position;
  readonly rules: PaperRules;
  readonly drafts: Drafts;
  readonly onChange: (drafts: Drafts) => void;
  readonly helps: boolean;
}

/** One Solution, or two side by side with Two Solutions. */
export function Editors({ drafts, onChange, ...rest }: EditorsProps): ReactNode {
  const { writing } = useWords();
  const change = (index: number) => (draft: Draft) =>
    onChange(drafts.map((old, place) => (place === index ? draft : old)));
  if (drafts.length === 1) return <Editor {...rest} draft={drafts[0]!} onChange={change(0)} />;
  return (
    <div className="pair">
      {drafts.map((draft, index) => (
        <section key={index} className="panel">
          <h3>{index === 0 ? writing.first : writing.second}</h3>
          <Editor {...rest} draft={draft} onChange={change(index)} />
        </section>
      ))}
    </div>
  );
}
