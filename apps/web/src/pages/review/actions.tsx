import { useState } from 'react';
import type { ReactNode } from 'react';
import { engine } from '../../engine/engine.ts';
import { announce } from '../../shell/announce.tsx';
import { useWords } from '../../words/index.tsx';
import { OpenFile } from '../../pieces/open-file.tsx';
import { Shares } from './shares.tsx';
import type { LoadedMatch } from './use-match.ts';

interface ActionsProps {
  readonly loaded: LoadedMatch;
  readonly step: number;
  readonly openFile: (file: File) => void;
}

/** Take it along: the link, the file, the sheet. */
export function Actions({ loaded, step, openFile }: ActionsProps): ReactNode {
  const { review } = useWords();
  const { table, file, match } = loaded;
  const [link, setLink] = useState<string | null>(null);
  const share = async (): Promise<void> => {
    const address = `${location.origin}/review/${table}?step=${step + 1}`;
    try {
      await navigator.clipboard.writeText(address);
      announce(review.actions.shared);
    } catch {
      // Without a clipboard the link is there to be copied by hand.
    }
    setLink(address);
  };
  const download = (): void => {
    const address = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
    const way = document.createElement('a');
    way.href = address;
    way.download = `${match.settings.players.join('-')}.forceout.json`.replaceAll(/[^\w.-]+/g, '_');
    way.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };
  const copyText = async (): Promise<void> => {
    const text = await engine.ask('matchText', file);
    if (!text.ok) return;
    try {
      await navigator.clipboard.writeText(text.value);
      announce(review.actions.copied);
    } catch {
      announce(review.actions.notCopied);
    }
  };
  return (
    <div className="review-actions">
      <div className="row">
        {table !== null && (
          <button type="button" onClick={() => void share()}>
            {review.actions.share}
          </button>
        )}
        <button type="button" onClick={download}>
          {review.actions.download}
        </button>
        <button type="button" onClick={() => void copyText()}>
          {review.actions.copyText}
        </button>
        <button type="button" onClick={() => globalThis.print()}>
          {review.actions.print}
        </button>
        {table === null && <OpenFile label={review.open.other} onOpen={openFile} />}
      </div>
      {table !== null && <Shares table={table} />}
      {link !== null && (
        <input
          readOnly
          className="shared-link"
          value={link}
          aria-label={review.actions.share}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
