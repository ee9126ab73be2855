import type { TableAsked, TableView } from '@forceout/client';
import type { Player } from './player.ts';
import { robotDeed } from './robot.ts';

/** A quick game for two, three or a whole load test: basic On-Sets without variations. */
export const QUICK: TableAsked = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'basic',
  clock: 'untimed',
  seats: 2,
};

/** Players who sit down at a table of the first one and play by themselves, over the wire. */
export class LiveMatch {
  readonly id: string;
  readonly players: readonly Player[];
  readonly views: (TableView | null)[];
  readonly seqs: number[];
  #waiting: { readonly seq: number; readonly resolve: () => void }[] = [];
  acknowledged = 0;
  refused = 0;
  /** Called at every player's new view. */
  onView: (player: number, view: TableView, seq: number) => void = () => {};

  private constructor(id: string, players: readonly Player[]) {
    this.id = id;
    this.players = players;
    this.views = players.map(() => null);
    this.seqs = players.map(() => 0);
  }

  static async start(players: readonly Player[], settings: TableAsked = QUICK): Promise<LiveMatch> {
    const { id } = await players[0]!.api.openTable({ ...settings, seats: players.length as 2 | 3 });
    const match = new LiveMatch(id, players);
    for (const [index, { live }] of players.entries()) {
      live.watch(id, (view, seq) => {
        match.views[index] = view;
        match.seqs[index] = seq;
        match.onView(index, view, seq);
        match.#wake();
      });
    }
    await Promise.all(players.map(({ live }, seat) => live.do(id, { do: 'sit', seat })));
    for (const { live } of players) await live.do(id, { do: 'ready', ready: true });
    return match;
  }

  /** Resolves when everybody has seen a sequence. */
  seen(seq: number): Promise<void> {
    if (this.seqs.every((at) => at >= seq)) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.push({ seq, resolve });
    });
  }

  #wake(): void {
    const least = Math.min(...this.seqs);
    const awake = this.#waiting.filter(({ seq }) => seq <= least);
    this.#waiting = this.#waiting.filter(({ seq }) => seq > least);
    for (const { resolve } of awake) resolve();
  }

  /** One deed of whoever has a duty; false if nobody could do anything. */
  async step(chance: () => number): Promise<boolean> {
    for (const [index, { live }] of this.players.entries()) {
      const view = this.views[index];
      const deed = view == null ? null : robotDeed(view, chance);
      if (deed === null) continue;
      const done = await live.play(this.id, deed);
      if (!done.ok) {
        this.refused++;
        return true;
      }
      this.acknowledged++;
      await this.seen(done.seq);
      return true;
    }
    return false;
  }
}
