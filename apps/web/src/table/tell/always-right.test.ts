import type { TableView } from '@forceout/client';
import { BOOK_IDS } from '@forceout/rules';
import { evolve, gameFor, may, MODES, publicEvents, view } from '@forceout/rules/match';
import type { Duty, Match, MatchEvent } from '@forceout/rules/match';
import { fuzzLog } from '@forceout/rules/match/fuzz';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/en/index.ts';
import { es } from '../../words/es/index.ts';
import { mayChallenge } from '../mat/grips.ts';
import { nowLine } from './now-line.ts';
import type { NowKey } from './now-line.ts';
import { sentence } from './sentence.ts';
import { toldOf } from './told.ts';
import { tableView } from '../testing.ts';

/** What the line may say to a player with this task. */
const LINES: Readonly<Record<Duty['task'], readonly NowKey[]>> = {
  'roll-for-setter': ['roll-for-setter'],
  'begin-shake': ['begin'],
  roll: ['roll', 'lay-out'],
  deal: ['deal', 'roll', 'lay-out'],
  pick: ['pick', 'pick-two'],
  goal: ['goal', 'goal-after-bonus'],
  'dispute-goal': ['disputed-goal'],
  agree: ['agree'],
  turn: ['move', 'regular-move'],
  'state-challenge': ['state-challenge'],
  write: ['write', 'write-or-challenge', 'write-goal'],
  decide: ['may-write'],
  check: ['check'],
  sign: ['sign'],
};

/** The match after each command of a random match: the next command brings the time with it. */
function* moments(seed: number, book: string, mode: 'auto' | 'table'): Generator<Moment> {
  let match: Match | null = null;
  let events: MatchEvent[] = [];
  for (const event of fuzzLog(seed, book, mode)) {
    if (event.type === 'time' && match !== null) {
      yield { match, events };
      events = [];
    }
    match = evolve(match, event);
    events.push(event);
  }
  if (match !== null) yield { match, events };
}

interface Moment {
  readonly match: Match;
  /** What led to it. */
  readonly events: readonly MatchEvent[];
}

function tableOf(match: Match, seat: number | 'spectator'): TableView {
  const { settings } = match;
  return tableView({
    match: view(match, seat),
    you: seat === 'spectator' ? null : seat,
    seats: settings.players.map((name) => ({ name, ready: true, bot: null })),
    settings: { ...tableView({}).settings, rulebook: settings.rulebook, mode: settings.mode },
  });
}

describe.each(BOOK_IDS)('%s', (book) => {
  it.each(MODES)(
    'in random matches in %s mode the line is always right, and all that happens has words',
    (mode) => {
      // Told at the end: so many calls of `expect` would take longer than what they compare.
      const wrong: string[] = [];
      for (const seed of [1, 2, 3, 4]) {
        let before: TableView | null = null;
        for (const { match, events } of moments(seed, book, mode)) {
          const laysOut = gameFor(match.settings).layOut !== null;
          for (const seat of match.settings.players.keys()) wrong.push(...wrongInLine(match, seat, laysOut));
          const after = tableOf(match, 'spectator');
          if (nowLine(after, { kind: 'beside' }, laysOut, false).mine)
            wrong.push('who looks on has something to do');
          const told = toldOf(publicEvents(events, 'spectator'), { before, after });
          // What is on the mat was told of: no move is silent.
          const moves = events.filter(({ type }) => type === 'moved').length;
          if (told.filter(({ is }) => is === 'moved').length !== moves)
            wrong.push(`${moves} moves: ${JSON.stringify(told)}`);
          for (const happening of told)
            for (const words of [en, es]) {
              const said = sentence(words, happening, (one) => match.settings.players[one]!, false);
              if (!/^(?!.*undefined).*\S/.test(said))
                wrong.push(`${JSON.stringify(happening)} is told as "${said}"`);
            }
          before = after;
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

function wrongInLine(match: Match, seat: number, laysOut: boolean): readonly string[] {
  const table = tableOf(match, seat);
  const { key, names, mine } = nowLine(
    table,
    { kind: 'seat', seat },
    laysOut,
    mayChallenge(may(table.match!, seat)),
  );
  const tasks = table.match!.duties.filter((duty) => duty.seat === seat).map(({ task }) => task);
  const where = `seat ${seat} ${match.phase.kind} ${tasks.join()} says ${key}`;
  if (key === 'choose-returned' || key === 'pick-again') return [];
  const isRight =
    mine === tasks.length > 0 &&
    (tasks.length === 0 || LINES[tasks[0]!].includes(key)) &&
    (!key.startsWith('wait-') || names.length > 0);
  return isRight ? [] : [where];
}
