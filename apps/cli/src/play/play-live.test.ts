import { analystFor, makeBot } from '@forceout/players';
import { view } from '@forceout/rules/match';
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

  /** Until such a prompt stands there. */
  async shows(isIt: (prompt: string) => boolean): Promise<void> {
    while (this.prompts.length === 0 || !isIt(this.prompts.at(-1)!))
      await new Promise<void>((resolve) => {
        this.#watch = resolve;
      });
  }

  say(text: string): void {
    this.said.push(text);
    this.#watch?.();
  }

  prompt(text: string): void {
    this.prompts.push(text);
    this.#watch?.();
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

  it('waits after a shake until somebody presses Enter', async () => {
    const asked: string[] = [];
    const thinker = {
      ask: (what: string) => {
        asked.push(what);
        return what === 'report' ? Promise.resolve(null) : new Promise(() => {});
      },
      close: () => Promise.resolve(),
    } as unknown as Thinker;
    const keyboard = new Keyboard();
    const { live, setter } = afterOneShake(thinker, keyboard);
    expect(setter).toBe(1);
    void live.run();
    await keyboard.shows((prompt) => prompt.includes('Enter goes on.'));
    expect(asked).not.toContain('intend');
    expect(live.table.table.toSee).toEqual([0]);
    keyboard.type('');
    await keyboard.shows((prompt) => !prompt.includes('Enter'));
    expect(live.table.table.toSee).toEqual([]);
    expect(asked).toContain('intend');
    keyboard.type('quit');
    // The review after it is another's business.
    await keyboard.reads('The match ends here');
  });
});

/** A match in which one shake was played, and the bot begins the next one; nothing was told yet. */
function afterOneShake(thinker: Thinker, keyboard: Keyboard): { live: LiveMatch; setter: number } {
  for (let seed = 0; seed < 20; seed++) {
    const settings: MatchSettings = { ...SETTINGS, clock: 'untimed' };
    const plan = { settings, seed: `seen ${seed}`, length: { shakes: 2 }, levels: [null, 'club'] as const };
    const live = new LiveMatch(plan, thinker, keyboard, () => 1_000_000);
    const bots = [0, 1].map((seat) => makeBot('club', `seen ${seat}`, analystFor(settings)));
    for (let at = 0; live.table.match.results.length === 0; at++) {
      if (at > 500) throw new Error('the shake does not end');
      bots.forEach((bot, seat) => {
        if (live.table.match.results.length > 0) return;
        const intent = bot.intend(view(live.table.match, seat), seat);
        if (intent !== null) live.table.act(seat, intent.action, at * 1000);
      });
    }
    const { phase } = live.table.match;
    if (phase.kind === 'between-shakes' && phase.setter === 1) return { live, setter: phase.setter };
  }
  throw new Error('the bot never begins');
}
