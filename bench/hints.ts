/**
 * Hints held against the solver: every hint that is given in seeded matches over all divisions of all books, each named
 * move, challenge and Goal looked at again with a second and a half for each question. `FORCEOUT_HINTS` says how many, and
 * `FORCEOUT_HINTS_MINUTES` when to stop: every match is a line of a file that is named after the coach's own source, so that
 * whoever runs this again goes on where it stopped.
 */
import { afterGoal, afterMove, analystFor, hint, hintWords, simulate } from '@forceout/players';
import type { Hint } from '@forceout/players';
import { bookOf, RULEBOOKS } from '@forceout/rules';
import { evolve, gameFor, momentOf, view } from '@forceout/rules/match';
import type { Match, MatchSettings, Moment, Seat } from '@forceout/rules/match';
import { control } from './hint-control.ts';
import { KeptFile } from './kept-file.ts';

const HINTS = Number(process.env['FORCEOUT_HINTS'] ?? 60);
const MINUTES = Number(process.env['FORCEOUT_HINTS_MINUTES'] ?? 9);
const GAMES = (process.env['FORCEOUT_HINTS_OF'] ?? 'onsets equations').split(' ');
/** Prints so many hints of every match in words. */
const SHOWN = Number(process.env['FORCEOUT_HINTS_SHOWN'] ?? 0);
/** Of the hints that a shake could give, one in so many is taken: neighbours are much alike. */
const EVERY = 4;

/** What was found in one match; the longest work for a hint in milliseconds, and all of it. */
interface Tally {
  hints: number;
  losing: number;
  unsure: number;
  unchecked: number;
  work: number;
  longest: number;
}

export async function bench(): Promise<void> {
  const file = new KeptFile('hints', ['players/src/bots', 'players/src/coach', 'solver/src']);
  const until = performance.now() + MINUTES * 60_000;
  for (const game of GAMES) {
    const tables = RULEBOOKS.filter((book) => book.game === game).flatMap(({ id, divisions }) =>
      divisions.map((division) => ({ rulebook: id, division })),
    );
    let all = 0;
    for (let index = 0; all < HINTS; index++) {
      if (!file.has(game, index)) {
        if (performance.now() > until) break;
        file.add(game, index, { ...(await inMatch(tables[index % tables.length]!, index)) });
      }
      all += file.at(game, index)?.['hints'] ?? 0;
    }
    print(game, file.of(game));
  }
}

/** Every fourth hint that could be asked for in a match. */
async function inMatch(table: Pick<MatchSettings, 'rulebook' | 'division'>, index: number): Promise<Tally> {
  const tally: Tally = { hints: 0, losing: 0, unsure: 0, unchecked: 0, work: 0, longest: 0 };
  const settings = {
    ...table,
    level: 'adventurous',
    season: index % 2 === 0 ? 'even' : 'odd',
    mode: 'auto',
    clock: 'untimed',
    judge: false,
  } as const;
  const simulation = { settings, levels: ['club', 'varsity'], seed: 'hints', length: { shakes: 2 } } as const;
  const { log } = await simulate(simulation, index, () => performance.now());
  let match: Match | null = null;
  let turns = 0;
  let last = '';
  for (const event of log) {
    match = evolve(match, event);
    const seat = asks(match);
    // A match has many events between two moves: each position is asked about once.
    const position = JSON.stringify([seat, match.phase.kind, match.shake?.goal, match.shake?.mat]);
    if (seat === null || position === last) continue;
    last = position;
    if (turns++ % EVERY !== index % EVERY) continue;
    look(tally, match, seat, `${index} ${settings.rulebook} ${settings.division}`);
  }
  return tally;
}

/** Who would ask now: whoever has to act. */
function asks({ phase, shake }: Match): Seat | null {
  if (shake === null) return null;
  if (phase.kind === 'goal') return phase.setter;
  if (phase.kind === 'moving') return phase.turn;
  if (phase.kind !== 'writing') return null;
  return phase.papers.find(({ state }) => state === 'writing')?.seat ?? null;
}

function look(tally: Tally, match: Match, seat: Seat, where: string): void {
  const { settings } = match;
  const start = process.threadCpuUsage();
  // Nothing is known from the turns before, as for who asks first.
  const given = hint(view(match, seat), seat, analystFor(settings));
  const { user, system } = process.threadCpuUsage(start);
  if (given === null) return;
  tally.hints++;
  tally.work += (user + system) / 1000;
  tally.longest = Math.max(tally.longest, (user + system) / 1000);
  const game = bookOf(settings)?.game ?? 'onsets';
  const words = hintWords(given, game, 'en');
  if (SHOWN > 0 && tally.hints <= SHOWN) console.log(`\n  ${words.join('\n  ')}`);
  const verdict = judged(settings, momentOf(match.shake!, null), given);
  if (verdict === 'unsure') tally.unsure++;
  if (verdict === 'not-decided') tally.unchecked++;
  if (verdict !== 'losing') return;
  tally.losing++;
  console.log(`  losing (match ${where}): ${words[2]}`);
}

type Verdict = 'right' | 'losing' | 'unsure' | 'not-decided';

/** What the control says of what a hint names. */
function judged(settings: MatchSettings, moment: Moment, given: Hint): Verdict {
  const game = gameFor(settings);
  switch (given.kind) {
    case 'move':
      return control(settings, afterMove(moment, given.move));
    case 'bonus-then-move': {
      const first = { from: 'resources', cube: given.bonus, to: 'forbidden' } as const;
      return control(settings, afterMove(afterMove(moment, first), given.move));
    }
    case 'set-goal': {
      const resources = [...moment.mat.resources, ...moment.mat.goal];
      const cubes = game.goalCubes({ text: given.goal, cubes: null }, resources) ?? moment.mat.goal;
      return control(settings, afterGoal(moment, given.goal, cubes, game));
    }
    case 'let-pass':
      return control(settings, moment);
    case 'no-goal-found':
    case 'pass-not-known':
    case 'move-not-known':
    case 'write-not-known':
      return 'unsure';
    // These name what judge or solver has accepted already.
    case 'bonus-before-goal':
    case 'say-no-goal':
    case 'challenge-now':
    case 'challenge-impossible':
    case 'every-move-loses':
    case 'write':
    case 'write-nothing':
      return 'right';
  }
}

function print(game: string, rows: readonly Readonly<Record<string, number>>[]): void {
  const total = (name: string): number => rows.reduce((sum, row) => sum + (row[name] ?? 0), 0);
  const hints = total('hints');
  console.log(
    `  ${game}: ${total('losing')} of ${hints} hints in ${rows.length} matches lose at once   (wanted: ${game === 'onsets' ? 'none' : 'at most 1 %'}); ${total('unsure')} say that they do not know, ${total('unchecked')} the control cannot decide`,
  );
  const longest = Math.max(...rows.map((row) => row['longest'] ?? 0));
  console.log(
    `    work for a hint: ${(total('work') / Math.max(1, hints)).toFixed(0)} ms on average, ${longest.toFixed(0)} ms at most`,
  );
}
