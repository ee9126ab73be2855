import { decide, evolve, replay, startMatch } from '@forceout/rules/match';
import type {
  Deed,
  Instant,
  Match,
  MatchEvent,
  MatchSettings,
  Party,
  Refusal,
  Seat,
  Start,
} from '@forceout/rules/match';
import type { Action } from './action.ts';
import { Dice } from './dice.ts';

/** A match that is being played, with its dice and its log. */
export class Table {
  match: Match;
  readonly log: MatchEvent[];
  readonly #dice: Dice;
  #commands = 0;

  constructor(settings: MatchSettings, seed: string, start: Start = { at: 0, goalSetter: null }) {
    this.log = [...startMatch(settings, start)];
    this.match = replay(this.log);
    this.#dice = new Dice(seed);
  }

  /** Takes a match up again where its log ends. Its dice are new ones: nobody could have known the old. */
  static resume(log: readonly MatchEvent[], seed: string): Table {
    const table = new Table(replay(log).settings, `${seed} ${log.length}`);
    table.log.splice(0, table.log.length, ...log);
    table.match = replay(log);
    table.#commands = log.length;
    return table;
  }

  /** A player acts; what comes back is why not, or null. */
  act(seat: Seat, action: Action, at: Instant): Refusal | null {
    return this.command(seat, this.#dice.fillIn(this.match, seat, action), at);
  }

  command(by: Party, deed: Deed, at: Instant): Refusal | null {
    const decision = decide(this.match, { ...deed, id: String(this.#commands++), at, by });
    if (!decision.ok) return decision.refusal;
    for (const event of decision.events) this.match = evolve(this.match, event);
    this.log.push(...decision.events);
    return null;
  }
}
