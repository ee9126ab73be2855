import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Line } from '@forceout/players';
import { whenStopped } from '../stopping.ts';

/** Lines that nobody has read yet; a program that says more is not listened to. */
const MOST_WAITING = 1000;
/** How long a program may take to leave before it is killed. */
const PATIENCE_MS = 500;

type Heard = { readonly line: string } | 'late' | 'gone';

/** A bot program in a process of its own. It can crash, stall or talk nonsense; nothing here throws for it. */
export class Program implements Line {
  readonly #child;
  readonly #lines: string[] = [];
  #waiting: ((heard: Heard) => void) | null = null;
  #gone = false;

  constructor(command: string) {
    const [file = '', ...words] = command.split(/\s+/).filter((word) => word !== '');
    // `node` means the one that runs this program.
    this.#child = spawn(file === 'node' ? process.execPath : file, words, {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    // One that does not read would go on for ever by itself.
    const forget = whenStopped(() => this.#child.kill('SIGKILL'));
    this.#child.on('error', () => this.#leave());
    this.#child.on('exit', () => {
      forget();
      this.#leave();
    });
    this.#child.stdin.on('error', () => this.#leave());
    createInterface({ input: this.#child.stdout, crlfDelay: Infinity }).on('line', (line) =>
      this.#hear(line),
    );
  }

  send(line: string): void {
    if (!this.#gone) this.#child.stdin.write(`${line}\n`);
  }

  receive(withinMs: number): Promise<Heard> {
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve({ line });
    if (this.#gone) return Promise.resolve('gone');
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#waiting?.('late'), withinMs);
      this.#waiting = (heard) => {
        clearTimeout(timer);
        this.#waiting = null;
        resolve(heard);
      };
    });
  }

  /** Lets the program go, and makes sure that it does. */
  close(): void {
    if (this.#gone) return;
    this.#child.stdin.end();
    setTimeout(() => this.#child.kill('SIGKILL'), PATIENCE_MS).unref();
  }

  #hear(line: string): void {
    if (this.#waiting !== null) this.#waiting({ line });
    else if (this.#lines.length < MOST_WAITING) this.#lines.push(line);
  }

  #leave(): void {
    this.#gone = true;
    this.#waiting?.('gone');
  }
}
