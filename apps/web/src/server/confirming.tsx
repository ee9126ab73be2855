import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import { problemLine } from './problem-line.ts';
import { api } from './session.ts';

let waiting: ((done: boolean) => void) | null = null;
const listeners = new Set<() => void>();

function become(next: typeof waiting): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks whoever sits here for their passphrase; false if they would rather not. */
export function askPassphrase(): Promise<boolean> {
  waiting?.(false);
  return new Promise((done) => become(done));
}

/** The window in which the passphrase is given once more. There is one for the whole app. */
export function Confirming(): ReactNode {
  const open = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );
  return open ? <Asked /> : null;
}

function Asked(): ReactNode {
  const { trust, problems } = useWords();
  const { confirm: words } = trust;
  const dialog = useRef<HTMLDialogElement>(null);
  const [passphrase, setPassphrase] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const end = (done: boolean): void => {
    const tell = waiting;
    become(null);
    tell?.(done);
  };
  const confirm = async (): Promise<void> => {
    try {
      await api.confirm(passphrase);
      end(true);
    } catch (error) {
      setProblem(problemLine(error, problems));
    }
  };
  return (
    <dialog ref={dialog} className="confirming" aria-label={words.title} onCancel={() => end(false)}>
      <h2>{words.title}</h2>
      <p className="soft">{words.about}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <label>
          {words.passphrase}
          <br />
          <input
            type="password"
            required
            autoComplete="current-password"
            value={passphrase}
            onChange={(event) => setPassphrase(event.target.value)}
          />
        </label>
        {problem !== null && (
          <p className="note bad" role="alert">
            {problem}
          </p>
        )}
        <div className="row">
          <button type="submit" className="main-action">
            {words.go}
          </button>
          <button type="button" onClick={() => end(false)}>
            {words.no}
          </button>
        </div>
      </form>
    </dialog>
  );
}
