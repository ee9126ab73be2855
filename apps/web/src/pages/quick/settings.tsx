import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { Drawn } from '../../writing/drawn.tsx';
import { bookOptions } from '../../shelf/book-options.ts';
import { useShelf } from '../../shelf/use-shelf.ts';
import { bookChoice } from '../play/books.ts';
import { rulings } from './kept-rulings.ts';
import { fresh, gameOf } from './quick-position.ts';
import type { Quick } from './quick-position.ts';

interface SettingsProps {
  readonly quick: Quick;
  readonly onChange: (quick: Quick) => void;
  readonly onOpen: (quick: Quick) => void;
  readonly onClose: () => void;
}

/** Book and division, which are remembered, and the last rulings. */
export function Settings({ quick, onChange, onOpen, onClose }: SettingsProps): ReactNode {
  const { quick: words, ruling, rules, table } = useWords();
  const { books } = useShelf();
  const book = bookChoice(quick.rulebook);
  const choose = (rulebook: string): void => {
    const next = bookChoice(rulebook);
    const division = next.divisions.includes(quick.division) ? quick.division : next.divisions[0]!;
    onChange(next.game === book.game ? { ...quick, rulebook, division } : fresh({ rulebook, division }));
  };
  return (
    <div className="quick-settings" data-scrolls>
      <label>
        {words.book}
        <select value={quick.rulebook} onChange={({ target }) => choose(target.value)}>
          {bookOptions(books, quick.rulebook, rules).map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.division}
        <select
          value={quick.division}
          onChange={({ target }) =>
            onChange({
              ...quick,
              division: book.divisions.find((one) => one === target.value) ?? quick.division,
            })
          }
        >
          {book.divisions.map((one) => (
            <option key={one} value={one}>
              {table.waiting.divisions[one]}
            </option>
          ))}
        </select>
      </label>
      <h2>{words.last}</h2>
      {rulings().length === 0 && <p className="soft">{words.noRulings}</p>}
      <ul>
        {rulings().map((kept) => (
          <li key={kept.at}>
            <button type="button" onClick={() => onOpen(kept.quick)}>
              <Drawn game={gameOf(kept.quick)} text={kept.quick.text} />
              <strong className={kept.verdict === 'correct' ? 'good' : 'bad'}>
                {ruling.verdicts[kept.verdict]}
              </strong>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="quick-go" onClick={onClose}>
        {words.close}
      </button>
    </div>
  );
}
