import { BOOK_IDS, bookById } from '../../rulebooks/index.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import type { Command, Deed, Refusal } from '../record/command.ts';
import { decide } from '../decide.ts';
import { isFor } from '../record/deeds.ts';
import { duties } from '../seen/duties.ts';
import type { MatchEvent } from '../record/event.ts';
import { evolve, replay } from '../record/evolve.ts';
import { randomDeed } from './fuzz-deeds.ts';
import { Chance } from './fuzz-table.ts';
import type { Fuzzing } from './fuzz-table.ts';
import { sensibleDeed } from './fuzz-sense.ts';
import { checkCommand, checkDuties, checkEvent, Kitwatch } from './invariants.ts';
import type { Party } from '../record/seat.ts';
import { CLOCKS, MODES } from '../record/settings.ts';
import type { MatchSettings, Mode } from '../record/settings.ts';
import { startMatch } from '../round/start.ts';
import type { Match } from '../record/state.ts';

export interface FuzzReport {
  readonly commands: number;
  readonly accepted: number;
  readonly events: number;
  readonly shakes: number;
  readonly finished: boolean;
}

const WILD_STEPS = 160;
const MOST_STEPS = 900;

/** Plays one random match to its end; throws at the first thing that must not be. */
export function fuzzMatch(seed: number, rulebook: string, mode: Mode): FuzzReport {
  return play(seed, rulebook, mode, true).report;
}

/** The events of a random match, for tests of something else: nothing is checked on the way, which takes half of the time. */
export function fuzzLog(seed: number, rulebook: string, mode: Mode): readonly MatchEvent[] {
  return play(seed, rulebook, mode, false).events;
}

function play(
  seed: number,
  rulebook: string,
  mode: Mode,
  isChecked: boolean,
): { readonly report: FuzzReport; readonly events: readonly MatchEvent[] } {
  const chance = new Chance(seed);
  const book = bookById(rulebook)!;
  const settings: MatchSettings = {
    rulebook,
    division: chance.one(book.divisions),
    level: chance.odds(0.15) && book.basicLevel !== null ? 'basic' : 'adventurous',
    season: chance.odds(0.5) ? 'even' : 'odd',
    mode,
    clock: chance.one(CLOCKS),
    judge: chance.odds(0.5),
    players: ['ann', 'bob', 'cat'].slice(0, chance.odds(0.3) ? 2 : 3),
  };
  const empty = chance.odds(0.1) ? [chance.below(settings.players.length)] : [];
  const goalSetter = chance.odds(0.3) ? null : 0;
  const events: MatchEvent[] = [...startMatch(settings, { at: 0, goalSetter, empty })];
  const fuzzing: Fuzzing = { chance, seed: `${seed}`, game: book.game, match: replay(events) };
  const kit = new Kitwatch();
  let [commands, accepted, at] = [0, 0, 0];
  const run = (command: Command): boolean => {
    const decision = decide(fuzzing.match, command);
    if (!decision.ok) return cites(book, decision.refusal);
    const before = fuzzing.match;
    for (const event of decision.events) {
      fuzzing.match = evolve(fuzzing.match, event);
      events.push(event);
      if (!isChecked) continue;
      kit.see(event);
      checkEvent(fuzzing.match, kit);
    }
    if (!isChecked) return true;
    checkDuties(fuzzing.match);
    checkCommand(before, fuzzing.match, command, decision.events);
    return true;
  };
  for (; commands < MOST_STEPS && fuzzing.match.phase.kind !== 'finished'; commands++) {
    const wild = commands < WILD_STEPS;
    if (chance.odds(0.6)) at += chance.odds(0.05) ? chance.below(200) : chance.below(12);
    if (commands === WILD_STEPS + 300) at += 60 * 60;
    const sensible = !wild || chance.odds(0.7);
    const { by, deed } = sensible ? sensibleDeed(fuzzing, commands > WILD_STEPS + 100) : anything(fuzzing);
    // Time passes whether or not the command is then refused.
    run({ do: 'wait', id: String(commands), at, by });
    if (run({ ...deed, id: String(commands), at, by })) accepted++;
  }
  if (isChecked) checkReplay(fuzzing, events);
  if (fuzzing.match.phase.kind !== 'finished') {
    throw new Error(
      `no end in sight: ${JSON.stringify(fuzzing.match.phase)} ${JSON.stringify(duties(fuzzing.match))}`,
    );
  }
  const shakes = fuzzing.match.results.length;
  return { report: { commands, accepted, events: events.length, shakes, finished: true }, events };
}

/** A refusal rests on a section that the book has. */
function cites({ sections, id }: Rulebook, { code, rule }: Refusal): false {
  if (!sections.some((section) => section.id === rule))
    throw new Error(`${code} cites ${rule}, which ${id} has not`);
  return false;
}

function anything(fuzzing: Fuzzing): { readonly by: Party; readonly deed: Deed } {
  const { chance, match } = fuzzing;
  const deed = randomDeed(fuzzing);
  const official = !isFor(deed.do, 'player') && chance.odds(0.6);
  const by: Party = chance.odds(0.05)
    ? chance.one(['judge', 'clock', 3])
    : official
      ? 'judge'
      : chance.below(match.settings.players.length);
  return { by, deed };
}

/** From any beginning of the log the match is what it was then. */
function checkReplay({ match, chance }: Fuzzing, events: readonly MatchEvent[]): void {
  // The log as another machine reads it.
  const read = JSON.parse(JSON.stringify(events)) as readonly MatchEvent[];
  if (JSON.stringify(replay(read)) !== JSON.stringify(match))
    throw new Error('the log does not give the same match');
  const cut = 1 + chance.below(events.length);
  const [first, rest] = [replay(read.slice(0, cut)), read.slice(cut)];
  const again = rest.reduce<Match>((one, event) => evolve(one, event), first);
  if (JSON.stringify(again) !== JSON.stringify(match))
    throw new Error('a beginning of the log leads elsewhere');
}

/** Many matches of one book and mode; the error names the seed. */
export function soakBook(count: number, seed: number, rulebook: string, mode: Mode): FuzzReport {
  const sum = { commands: 0, accepted: 0, events: 0, shakes: 0, finished: true };
  for (let index = 0; index < count; index++) {
    const one = seed * 1_000_003 + index;
    try {
      const report = fuzzMatch(one, rulebook, mode);
      sum.commands += report.commands;
      sum.accepted += report.accepted;
      sum.events += report.events;
      sum.shakes += report.shakes;
    } catch (error) {
      throw new Error(`seed ${one} of ${rulebook} in ${mode} mode: ${String(error)}`, { cause: error });
    }
  }
  return sum;
}

export interface SoakReport extends FuzzReport {
  readonly rulebook: string;
  readonly mode: Mode;
}

/** So many matches of every book in every mode, told one by one as they are done. */
export function* soak(count: number, seed: number): Generator<SoakReport> {
  for (const rulebook of BOOK_IDS) {
    for (const mode of MODES) yield { rulebook, mode, ...soakBook(count, seed, rulebook, mode) };
  }
}
