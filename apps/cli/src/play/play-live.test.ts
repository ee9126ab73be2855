import type { MatchSettings } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import { LiveMatch } from './play-live.ts';
import type { Terminal } from './play-terminal.ts';
import type { Thinker } from './play-thinker.ts';

const SETTINGS: MatchSettings = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'exact',
  judge: false,
  players: ['player 1', 'club 2'],
};

/** A person at a keyboard, and what they read. */
class Keyboard implements Terminal {
  readonly isLive = true;
  readonly said: string[] = [];
  readonly prompts: string[] = [];
  readonly #lines: string[] = [];
  #wake: (() => void) | null = null;
  #watch: (() => void) | null = null;

  type(line: string): void {
    this.#lines.push(line);
    this.#wake?.();
  }

  /** Until that has been said. */
  async reads(text: string): Promise<void> {
    while (!this.said.join('\n').includes(text)) {
      await new Promise<void>((resolve) => {
        this.#watch = resolve;
      });
    }
  }

  say(text: string): void {
    this.said.push(text);
    this.#watch?.();
  }

  prompt(text: string): void {
    this.prompts.push(text);
  }

  heard(): Promise<void> {
    if (this.#lines.length > 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  take(): string | null {
    return this.#lines.shift() ?? null;
  }

  close(): void {}
}

describe('a match in the terminal', () => {
  it('answers and shows the clock while a bot thinks', async () => {
    let asked = 0;
    // This bot never finishes a thought.
    const thinker: Thinker = {
      ask: () => {
        asked++;
        return new Promise(() => {});
      },
      close: () => Promise.resolve(),
    };
    const keyboard = new Keyboard();
    const plan = {
      settings: SETTINGS,
      seed: 'alive',
      length: { shakes: 1 },
      levels: [null, 'club'] as const,
    };
    const match = new LiveMatch(plan, thinker, keyboard).run();
    await keyboard.reads('You may type');
    keyboard.type('nonsense');
    await keyboard.reads('is no word of this table');
    // Help and a look around ask nobody anew.
    expect(asked).toBe(1);
    const before = keyboard.prompts.length;
    await expect.poll(() => keyboard.prompts.length).toBeGreaterThan(before);
    keyboard.type('quit');
    await match;
    expect(keyboard.said.at(-1)).toContain('The match ends here');
  });
});
