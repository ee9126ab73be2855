import type { ReactNode } from 'react';
import { Icon } from '../pieces/icon.tsx';
import { Link } from '../shell/router.tsx';
import { useWords } from '../words/index.tsx';
import { ClockNote } from './players/clock.tsx';
import { Players } from './players/players.tsx';
import { SoundButton } from './sound/sound-button.tsx';
import { pickWords } from './tell/sentence.ts';
import { useMatch } from './use-table.ts';

interface TopProps {
  readonly onMenu: () => void;
  readonly onKeys: () => void;
  readonly extra: ReactNode;
}

const MOST_TAGS = 3;

/** The upper edge: who plays, which variations are in force, and what one looks up now and then. */
export function Top({ onMenu, onKeys, extra }: TopProps): ReactNode {
  const words = useWords();
  const { match, facts } = useMatch();
  const picks = (match.shake?.picks ?? []).map(({ pick }) => pickWords(words, pick));
  const always = (facts?.always ?? []).map((entry) => pickWords(words, entry));
  const tags = [...picks, ...always];
  return (
    <header className="top">
      <Link
        to="/"
        className="home-link"
        title={words.table.round.leaveHelp}
        aria-label={words.table.round.leave}
      >
        <img src="/icon.svg" alt="" width="42" height="42" />
      </Link>
      <Players />
      <div className="top-facts">
        {tags.length > 0 && (
          <button type="button" className="tags" onClick={onMenu}>
            <span className="unseen">{words.table.picks.title}: </span>
            {tags.slice(0, MOST_TAGS).map((tag) => (
              <span key={tag} className="tag">
                <Icon name="book" />
                {tag}
              </span>
            ))}
            {tags.length > MOST_TAGS && <span className="tag">+{tags.length - MOST_TAGS}</span>}
            {tags.length > 1 && <span className="tag more-tags">+{tags.length - 1}</span>}
          </button>
        )}
        <ClockNote />
      </div>
      <div className="top-tools">
        {extra}
        <SoundButton />
        <button
          type="button"
          className="quiet keys-button"
          aria-label={words.table.keys.open}
          title={words.table.keys.open}
          onClick={onKeys}
        >
          <Icon name="help" />
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={words.table.aside}
          title={words.table.aside}
          onClick={onMenu}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
