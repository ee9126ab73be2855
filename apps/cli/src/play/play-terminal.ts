import { createInterface } from 'node:readline';

/** Where a person reads and types. */
export interface Terminal {
  /** Whether somebody sits there who may speak up at any moment; a file is read only when it is asked. */
  readonly isLive: boolean;
  readonly say: (text: string) => void;
  /** The line before what is being typed; it may change while somebody types. */
  readonly prompt: (text: string) => void;
  /** Resolves when a line is there to be taken, or none will come. */
  readonly heard: () => Promise<void>;
  /** The next line; null after the last. */
  readonly take: () => string | null;
  readonly close: () => void;
}

const CLEAR_LINE = '\r\u001B[K';

export function openTerminal(): Terminal {
  const isLive = process.stdin.isTTY && process.stdout.isTTY;
  const input = createInterface({ input: process.stdin, ...(isLive ? { output: process.stdout } : {}) });
  const lines: string[] = [];
  let ended = false;
  let wake: (() => void) | null = null;
  input.on('line', (line) => {
    lines.push(line);
    wake?.();
  });
  input.on('close', () => {
    ended = true;
    wake?.();
  });
  return {
    isLive,
    say(text) {
      process.stdout.write(isLive ? `${CLEAR_LINE}${text}\n` : `${text}\n`);
      // What was half typed stands below again.
      if (isLive && !ended) input.prompt(true);
    },
    prompt(text) {
      if (!isLive || ended) return;
      input.setPrompt(text);
      input.prompt(true);
    },
    heard: () =>
      lines.length > 0 || ended
        ? Promise.resolve()
        : new Promise((resolve) => {
            wake = resolve;
          }),
    take: () => lines.shift() ?? null,
    close: () => input.close(),
  };
}
