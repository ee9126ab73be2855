import { useState } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from '../../pieces/avatars/avatar.tsx';
import { Icon } from '../../pieces/icon.tsx';
import { announce } from '../../shell/announce.tsx';
import { usePreferences } from '../../shell/preferences.ts';
import { useWords } from '../../words/index.tsx';
import { useMatch } from '../use-table.ts';

/** The coach in three steps: what to look at, a part of the answer, the answer. For whoever asks and nobody else. */
export function HintButton(): ReactNode {
  const { table: words } = useWords();
  const { language } = usePreferences();
  const { match, table, seat, hint } = useMatch();
  const moment = `${match.phase.kind} ${match.shake?.number} ${JSON.stringify(match.shake?.mat)}`;
  const [given, setGiven] = useState<{ readonly moment: string; readonly texts: readonly string[] } | null>(
    null,
  );
  const [busy, setBusy] = useState(false);
  const texts = given?.moment === moment ? given.texts : [];
  if (seat === null || hint === null || !table.settings.hints) return null;
  if (!['goal', 'moving', 'writing'].includes(match.phase.kind)) return null;
  const ask = async (): Promise<void> => {
    const step = Math.min(texts.length + 1, 3) as 1 | 2 | 3;
    setBusy(true);
    try {
      const text = (await hint(step, language)) ?? words.hint.none;
      announce(text);
      setGiven({ moment, texts: [...texts, text] });
    } catch {
      setGiven({ moment, texts: [...texts, words.hint.none] });
    }
    setBusy(false);
  };
  const label = [words.hint.ask, words.hint.more, words.hint.whole][texts.length];
  return (
    <div className="hint">
      {texts.length > 0 && (
        <div className="hint-bubble" role="note">
          <Avatar animal="bear" />
          <div>
            {texts.map((text, step) => (
              <p key={`${step} ${text}`}>{text}</p>
            ))}
          </div>
          <button type="button" className="quiet" aria-label={words.close} onClick={() => setGiven(null)}>
            ×
          </button>
        </div>
      )}
      {label !== undefined && texts.at(-1) !== words.hint.none && (
        <button type="button" aria-disabled={busy} onClick={() => void (!busy && ask())}>
          <Icon name="hint" />
          {label}
        </button>
      )}
    </div>
  );
}
