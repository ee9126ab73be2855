/**
 * Hints held against the solver: every hint that is given in seeded matches over all divisions of all books, each named
 * move, challenge and Goal looked at again with a second and a half for each question. `FORCEOUT_HINTS` says how many.
 */
import { afterGoal, afterMove, analystFor, hint, hintWords, simulate } from '@forceout/players';
import type { Hint } from '@forceout/players';
import { bookOf, RULEBOOKS } from '@forceout/rules';
import { evolve, gameFor, momentOf, view } from '@forceout/rules/match';
import type { Match, MatchSettings, Moment, Seat } from '@forceout/rules/match';
import { control } from './hint-control.ts';

const HINTS = Number(process.env['FORCEOUT_HINTS'] ?? 60);
const FROM = Number(process.env['FORCEOUT_HINTS_FROM'] ?? 0);
const GAMES = (process.env['FORCEOUT_HINTS_OF'] ?? 'onsets equations').split(' ');
/** Prints so many hints in words. */
const SHOWN = Number(process.env['FORCEOUT_HINTS_SHOWN'] ?? 0);
/** Of the hints that a shake could give, one in so many is taken: neighbours are much alike. */
const EVERY = 4;

interface Tally {
  hints: number;
  losing: number;
  unsure: number;
  unchecked: number;
  readonly kinds: Map<string, number>;
  readonly times: number[];
}

export async function bench(): Promise<void> {
  for (const game of GAMES) {
    const tally: Tally = { hints: 0, losing: 0, unsure: 0, unchecked: 0, kinds: new Map(), times: [] };
    const tables = RULEBOOKS.filter((book) => book.game === game).flatMap(({ id, divisions }) =>
      divisions.map((division) => ({ rulebook: id, division })),
    );
    for (let index = FROM; tally.hints < HINTS; index++) {
      const settings = {
        ...tables[index % tables.length]!,
        level: 'adventurous',
        season: index % 2 === 0 ? 'even' : 'odd',
        mode: 'auto',
        clock: 'untimed',
        judge: false,
      } as const;
      const simulation = {
        settings,
        levels: ['club', 'varsity'],
        seed: 'hints',
        length: { shakes: 2 },
      } as const;
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
        if (turns++ % EVERY !== index % EVERY || tally.hints >= HINTS) continue;
        look(tally, match, seat, `${index} ${settings.rulebook} ${settings.division}`);
      }
    }
    print(game, tally);
  }
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
  tally.times.push((user + system) / 1000);
  tally.kinds.set(given.kind, (tally.kinds.get(given.kind) ?? 0) + 1);
  const game = bookOf(settings)?.game ?? 'onsets';
  const words = hintWords(given, game, 'en');
  if (SHOWN > 0 && tally.hints % Math.ceil(HINTS / SHOWN) === 0) console.log(`\n  ${words.join('\n  ')}`);
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

function print(game: string, { hints, losing, unsure, unchecked, kinds, times }: Tally): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number): string => `${sorted[Math.floor((sorted.length - 1) * part)]!.toFixed(0)} ms`;
  console.log(
    `  ${game}: ${losing} of ${hints} hints lose at once   (wanted: ${game === 'onsets' ? 'none' : 'at most 1 %'}); ${unsure} say that they do not know, ${unchecked} the control cannot decide`,
  );
  console.log(`    work for a hint: median ${at(0.5)}, p90 ${at(0.9)}, most ${at(1)}`);
  console.log(`    ${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')}`);
}
