import { useState } from 'react';
import type { ReactNode } from 'react';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { announce } from '../../shell/announce.tsx';

interface AskingFormProps {
  /** What is on the button. */
  readonly go: string;
  readonly main?: boolean;
  /** Answers with what to say when it is done, or null for nothing. */
  readonly onAsk: () => Promise<string | null>;
  readonly children?: ReactNode;
}

/** A form that asks the server one thing, with one line for what came of it. */
export function AskingForm({ go, main = false, onAsk, children }: AskingFormProps): ReactNode {
  const { busy, problem, ask } = useAsking();
  const [said, setSaid] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    setSaid(null);
    const done = await ask(onAsk);
    setSaid(done);
    if (done !== null) announce(done);
  };
  return (
    <form
      className="asking"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <div>
        <button type="submit" className={main ? 'main-action' : ''} disabled={busy}>
          {go}
        </button>
      </div>
      {said !== null && <p className="note good">{said}</p>}
      <Problem line={problem} />
    </form>
  );
}
