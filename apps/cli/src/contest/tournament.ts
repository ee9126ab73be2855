import { meant } from '@forceout/formats';
import { addDecisions, LEVELS, NO_DECISIONS, ratings } from '@forceout/players';
import type { Conduct, Decisions, MatchResult, Sprt, SprtPlan } from '@forceout/players';
import { readPlayOptions } from '../play-options.ts';
import { whenStopped } from '../stopping.ts';
import { words as texts } from '../words/language.ts';
import { readExperiment } from './experiment.ts';
import { optionsFor } from './bot-options.ts';
import { fixturesOf, playFixture } from './fixture.ts';
import type { Fixture, Played, Table } from './fixture.ts';
import { ProgressBar } from './progress.ts';
import { matchName, writeMatch, writeResults } from './record.ts';
import { Reviewer } from './reviewer.ts';
import { showTournament } from './show-tournament.ts';
import { SprtWatch } from './sprt-watch.ts';

export interface Standing {
  readonly bot: string;
  /** What the program calls itself. */
  readonly name: string | null;
  readonly matches: number;
  /** A share of it for a tie. */
  readonly wins: number;
  readonly points: number;
  readonly matchPoints: number;
  readonly penalties: number;
  readonly conduct: Conduct;
  /** Beside the others, who have 0 on average. */
  readonly elo: number;
  readonly eloError: number | null;
  /** Where errors were looked for. */
  readonly decisions?: Decisions;
  /** Of the first bot, where a sequential test was asked for. */
  readonly sprt?: Sprt & SprtPlan;
}

export interface Tournament extends Table {
  /** For every table that sits together. */
  readonly matches: number;
  /** How many sit at a table. */
  readonly atTable: 2 | 3;
  readonly sprt: SprtPlan | null;
  readonly errors: boolean;
  readonly out: string | null;
}

export async function tournamentCommand(words: readonly string[]): Promise<string | null> {
  const read = readPlayOptions(words, 'tournament');
  if (!read.ok) return read.error;
  const options = read.value;
  const { json, settings, seed } = options;
  const bots = options.rest.map((bot) => bot.trim());
  const atTable: 2 | 3 = options.given.has('three') ? 3 : 2;
  if (bots.length < atTable) return `${texts().contest.tooFew[atTable]}; forceout tournament --help`;
  for (const bot of bots) {
    const near = LEVELS.some((level) => level === bot) ? null : meant(bot, LEVELS);
    if (near !== null) return texts().contest.noLevel(bot, near);
  }
  if (settings.clock !== 'exact') return texts().contest.clockIsExact;
  const experiment = readExperiment(options, atTable);
  if (!experiment.ok) return experiment.error;
  const { sprt } = experiment.value;
  if (sprt !== null && bots.length !== atTable) return texts().contest.sprtAlone;
  const botOptions = optionsFor(options.given.each('option'), bots.length);
  if (!botOptions.ok) return botOptions.error;
  const limitMs = options.number('limit', 1000);
  const plan: Tournament = {
    ...experiment.value,
    bots,
    settings,
    limitMs,
    seed,
    atTable,
    options: botOptions.value,
  };
  const run = new Run(plan);
  const tell = (): void => {
    const standings = run.standings();
    if (plan.out !== null) writeResults(plan.out, run.lines());
    process.stdout.write(json ? `${JSON.stringify(standings)}\n` : `${showTournament(standings, plan)}\n`);
  };
  const forget = whenStopped(tell);
  await run.play();
  forget();
  tell();
  return null;
}

export async function runTournament(plan: Tournament): Promise<readonly Standing[]> {
  const run = new Run(plan);
  await run.play();
  return run.standings();
}

/** All matches of a tournament, one after the other: programs are timed, and do not share the machine. */
class Run {
  readonly #plan: Tournament;
  readonly #watch: SprtWatch | null;
  readonly #played: (Played & { readonly fixture: Fixture; readonly decisions?: readonly Decisions[] })[] =
    [];

  constructor(plan: Tournament) {
    this.#plan = plan;
    this.#watch = plan.sprt === null ? null : new SprtWatch(plan.sprt);
  }

  async play(): Promise<void> {
    const { bots, atTable, matches, out } = this.#plan;
    const fixtures = fixturesOf(bots.length, atTable, matches);
    const bar = new ProgressBar(texts().practice.simulate.matches, fixtures.length);
    const reviewer = this.#plan.errors ? new Reviewer() : null;
    try {
      for (const [index, fixture] of fixtures.entries()) {
        const played = await playFixture(this.#plan, fixture);
        if (out !== null) writeMatch(out, index, played.log, played.seed);
        const more = reviewer === null ? {} : { decisions: await reviewer.review(played.log) };
        this.#played.push({ ...played, ...more, fixture });
        bar.step();
        this.#watch?.see(index, resultOf(fixture, played));
        if (this.#watch?.answered === true) break;
      }
    } finally {
      await reviewer?.close();
    }
    bar.done();
  }

  standings(): readonly Standing[] {
    const { bots, sprt } = this.#plan;
    const rated = ratings(
      bots.length,
      this.#played.map((played) => resultOf(played.fixture, played)),
    );
    const found = this.#watch?.state;
    const all = bots.map((bot, number): Standing => {
      const own = this.#played.flatMap(({ fixture, seats, decisions }) => {
        const seat = fixture.bots.indexOf(number);
        return seat < 0 ? [] : [{ ...seats[seat]!, decided: decisions?.[seat] }];
      });
      const sum = (of: (one: (typeof own)[number]) => number): number =>
        own.reduce((total, one) => total + of(one), 0);
      return {
        bot,
        name: own.find(({ name }) => name !== null)?.name ?? null,
        matches: own.length,
        wins: sum(({ tally }) => tally.win),
        points: sum(({ tally }) => tally.points),
        matchPoints: sum(({ tally }) => tally.matchPoints),
        penalties: sum(({ tally }) => tally.penalties),
        conduct: {
          asked: sum(({ conduct }) => conduct.asked),
          late: sum(({ conduct }) => conduct.late),
          nonsense: sum(({ conduct }) => conduct.nonsense),
          refused: sum(({ conduct }) => conduct.refused),
          gone: own.some(({ conduct }) => conduct.gone),
        },
        elo: rated[number]!.elo,
        eloError: rated[number]!.error,
        ...(this.#plan.errors
          ? {
              decisions: own.reduce(
                (total, { decided }) => addDecisions(total, decided ?? NO_DECISIONS),
                NO_DECISIONS,
              ),
            }
          : {}),
        ...(number === 0 && sprt !== null && found !== undefined ? { sprt: { ...sprt, ...found } } : {}),
      };
    });
    return all.toSorted((a, b) => b.matchPoints - a.matchPoints || b.points - a.points);
  }

  /** For who wants statistics of their own. */
  lines(): readonly object[] {
    return this.#played.map(({ fixture, seats, seed, decisions }, index) => ({
      match: matchName(index),
      set: fixture.set,
      seed,
      bots: fixture.bots.map((bot) => this.#plan.bots[bot]!),
      totals: seats.map(({ tally }) => tally.points),
      points: seats.map(({ tally }) => tally.matchPoints),
      ...(decisions === undefined ? {} : { decisions }),
    }));
  }
}

function resultOf({ set, bots }: Fixture, { seats }: Played): MatchResult {
  return {
    set: `${bots.toSorted((a, b) => a - b).join('-')}/${set}`,
    bots,
    totals: seats.map(({ tally }) => tally.points),
  };
}
