import type { PuzzleKind } from '../puzzles/puzzle.ts';
import type { RecordEvent } from './event.ts';
import { daysUntilDue, remembered } from './memory.ts';
import type { Memory } from './memory.ts';
import { modelsOf, puzzleRating } from './model.ts';

const DAY = 86_400_000;
/** Somebody learns most where two of three answers are right: puzzles are so much weaker than the player. */
const EASIER = 120;
/** Answers after which a kind is no longer new. */
const KNOWN_KIND = 3;

/** What to ask next: a puzzle that was missed before, by its seed, or a new one of this difficulty. */
export interface Choice {
  readonly kind: PuzzleKind;
  readonly seed: string | null;
  readonly difficulty: number;
}

type Answered = Extract<RecordEvent, { readonly of: 'puzzle' }>;

interface Where {
  readonly game: string;
  readonly division: string;
  readonly rulebook: string;
}

/** The next puzzle for this player. Among these kinds; pure, from the log alone. */
export function choosePuzzle(
  log: readonly RecordEvent[],
  where: Where,
  kinds: readonly PuzzleKind[],
  now: number,
): Choice {
  const answered = log
    .filter((event): event is Answered => event.of === 'puzzle' && kinds.includes(event.kind))
    .filter(({ course }) => course.game === where.game && course.division === where.division)
    .toSorted((one, other) => one.at - other.at);
  const [due] = dueAgain(answered, where.rulebook, now);
  if (due !== undefined) return { kind: due.kind, seed: due.seed, difficulty: due.difficulty };
  const kind = weakest(answered, kinds);
  return { kind, seed: null, difficulty: suitable(log, where, kind) };
}

/** Missed puzzles that are to come back by now, the longest overdue first. */
export function dueAgain(
  answered: readonly Answered[],
  rulebook: string,
  now: number,
): readonly (Answered & { readonly dueAt: number })[] {
  const cards = new Map<string, { last: Answered; memory: Memory; missed: boolean }>();
  for (const event of answered) {
    // Only a puzzle with a seed can be made again.
    if (event.seed === '' || event.course.rulebook !== rulebook) continue;
    const name = `${event.kind} ${event.seed}`;
    const before = cards.get(name);
    const days = before === undefined ? 0 : (event.at - before.last.at) / DAY;
    const memory = remembered(before?.memory ?? null, event.right, days);
    cards.set(name, { last: event, memory, missed: (before?.missed ?? false) || !event.right });
  }
  return [...cards.values()]
    .filter(({ missed }) => missed)
    .map(({ last, memory }) => ({ ...last, dueAt: last.at + daysUntilDue(memory) * DAY }))
    .filter(({ dueAt }) => dueAt <= now)
    .toSorted((one, other) => one.dueAt - other.dueAt);
}

/** The difficulty whose rating lies just below the player's own; each kind is as hard as it turned out to be for them. */
export function suitable(
  log: readonly RecordEvent[],
  { game, division }: Where,
  kind: PuzzleKind | null = null,
): number {
  const model = modelsOf(log).find(({ course }) => course.game === game && course.division === division);
  // Who is new begins with what is easy.
  const { rating } = model?.puzzles ?? { rating: puzzleRating(2).rating + EASIER };
  const off = (difficulty: number): number =>
    Math.abs(puzzleRating(difficulty, kind, model?.puzzleRatings).rating - (rating - EASIER));
  return [1, 2, 3, 4, 5].toSorted((one, other) => off(one) - off(other))[0]!;
}

/** A kind that is new, or else the one that went worst lately. */
function weakest(answered: readonly Answered[], kinds: readonly PuzzleKind[]): PuzzleKind {
  const score = (kind: PuzzleKind): number => {
    const of = answered.filter((event) => event.kind === kind).slice(-10);
    if (of.length < KNOWN_KIND) return of.length / 100;
    return of.filter(({ right }) => right).length / of.length;
  };
  // The same kind twice in a row tires.
  const last = answered.at(-1)?.kind;
  const others = kinds.length > 1 ? kinds.filter((kind) => kind !== last) : kinds;
  return others.toSorted((one, other) => score(one) - score(other))[0]!;
}
