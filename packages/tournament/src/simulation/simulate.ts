import { readRoster } from '@forceout/formats/roster';
import { awardsOf } from '../ceremony/awards.ts';
import type { World } from '../core/context.ts';
import { dataOf } from '../core/state.ts';
import type { Tournament } from '../core/state.ts';
import type { SeatThing } from '../core/things.ts';
import { makeFile } from '../core/to-file.ts';
import { presetEvent } from '../deeds/setup.ts';
import { PRESETS } from '../presets/presets.ts';
import { previewImport } from '../roster/from-roster.ts';
import { eventStandings } from '../standings/standings.ts';
import { checkIn, playRound, upset } from './course.ts';
import { rosterText } from './people.ts';
import { playTable, strengthOf } from './play.ts';
import type { Play } from './play.ts';
import { clock, EVENT, Rehearsal } from './rehearsal.ts';
import type { RoundFigures, SimulationOptions } from './rehearsal.ts';

export interface SimulationReport {
  readonly roster: string;
  readonly file: string;
  readonly rounds: readonly RoundFigures[];
  /** How often each kind of mishap happened. */
  readonly chaos: Readonly<Record<string, number>>;
  readonly commands: number;
  readonly refused: number;
  readonly checks: number;
  readonly winners: readonly string[];
  readonly cut: number | null;
  readonly awards: number;
}

/** A tournament played through the real commands; the same options give the same file. */
export function simulate(options: SimulationOptions, world: World): SimulationReport {
  const day = new Rehearsal(options, world);
  const course = rehearse(day);
  const strength = (player: string): number =>
    options.results === 'random' ? 0 : strengthOf(day.state.things.player.get(player)!.number);
  let step = course.next();
  while (step.done !== true) {
    const { table, procedure, initials } = step.value;
    step = course.next(playTable(table, strength, procedure, initials, day.draws));
  }
  return step.value;
}

/** Who plays the tables may take time: bots do. */
export type TablePlayer = (play: Play, state: Tournament) => Promise<readonly SeatThing[]>;

export async function simulateWith(
  play: TablePlayer,
  options: SimulationOptions,
  world: World,
): Promise<SimulationReport> {
  const day = new Rehearsal(options, world);
  const course = rehearse(day);
  let step = course.next();
  while (step.done !== true) step = course.next(await play(step.value, day.state));
  return step.value;
}

/** The whole day; gives every table to whoever plays it. */
function* rehearse(day: Rehearsal): Generator<Play, SimulationReport, readonly SeatThing[]> {
  const { options, world } = day;
  const roster = rosterText(options.players, options.schools, options.share, day.draws);
  setUp(day, roster);
  const rounds: RoundFigures[] = [];
  const total = day.state.things.event.get(EVENT)!.rounds;
  checkIn(day);
  for (let n = 1; n <= total; n++) {
    rounds.push(yield* playRound(day, n));
    day.check();
    upset(day, n);
    day.check();
  }
  const data = dataOf(day.state);
  const standings = eventStandings(data, data.events[0]!, world.books);
  if (!standings.provisional) day.do({ do: 'certify', event: EVENT });
  return {
    roster,
    file: makeFile(day.state, { program: 'forceout', made: clock(0) }),
    rounds,
    chaos: Object.fromEntries([...day.mishaps].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    commands: day.state.journal.length,
    refused: day.refused,
    checks: day.checks,
    winners: standings.individuals.filter(({ rank }) => rank === 1).map(({ player }) => player),
    cut: standings.cut?.length ?? null,
    awards: awardsOf({ event: data.events[0]!, standings }).filter((one) => one.for.of === 'individuals')
      .length,
  };
}

function setUp(day: Rehearsal, roster: string): void {
  const { preset, rounds, rulebook = PRESETS[preset]!.book } = day.options;
  const book = day.world.books(rulebook);
  if (book === null) throw new Error(`no such rulebook: ${rulebook}`);
  day.do({
    do: 'create',
    tournament: { id: 'rehearsal', code: 'REHEAR', name: 'Rehearsal', dates: ['2027-01-16'], preset },
  });
  if (book.house !== undefined) day.do({ do: 'add-book', house: book.house });
  day.do({
    do: 'add-event',
    event: presetEvent(preset, {
      id: EVENT,
      game: book.game,
      rulebook,
      division: 'middle',
      ...(rounds === null ? {} : { rounds }),
    }),
  });
  day.do(previewImport(day.state, EVENT, readRoster(new TextEncoder().encode(roster))).deed);
  if (day.state.things.event.get(EVENT)!.modes.includes('rotation'))
    day.do({ do: 'draw-sections', event: EVENT });
}
