import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { Dialog } from './dialog.tsx';

const KEYS = [
  ['← → ↑ ↓', 'arrows'],
  ['Enter', 'enter'],
  ['R', 'r'],
  ['P', 'p'],
  ['F', 'f'],
  ['G', 'g'],
  ['Esc', 'escape'],
  ['B', 'b'],
  ['C', 'c'],
  ['W', 'w'],
  ['T', 't'],
  ['M', 'm'],
  ['A', 'a'],
  ['L', 'l'],
  ['?', 'k'],
] as const;

/** All keys of the table, under `?`. */
export function Keys({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { table: words } = useWords();
  return (
    <Dialog title={words.keys.title} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.keys.list[what]}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{words.keys.where}</p>
      <button type="button" onClick={onClose}>
        {words.keys.close}
      </button>
    </Dialog>
  );
}
