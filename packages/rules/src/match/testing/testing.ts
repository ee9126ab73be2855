import { bookById, RULEBOOKS } from '../../rulebooks/index.ts';
import type { Division } from '../../rulebooks/division.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import type { Procedure } from '../../rulebooks/procedure.ts';
import type { Deed } from '../record/command.ts';
import { decide } from '../decide.ts';
import type { MatchEvent } from '../record/event.ts';
import { evolve, replay } from '../record/evolve.ts';
import { FIXTURES } from './fixtures.ts';
import type { Fixture } from './fixtures.ts';
import type { Mat, Written } from '../game/game.ts';
import { EMPTY_MAT } from '../record/mat.ts';
import type { ClockKind, MatchSettings, Mode } from '../record/settings.ts';
import { startMatch } from '../round/start.ts';
import type { Match } from '../record/state.ts';
import { view } from '../seen/view.ts';
import type { PhaseView } from '../seen/view.ts';

/** Names for seats, clockwise. */
export const NAMES = ['ann', 'bob', 'cat'] as const;
export type Name = (typeof NAMES)[number];

export const AGLOA_2014 = 'agloa-onsets-2014';
export const AGLOA_2026 = 'agloa-onsets-2026';
export const BASIC = 'mlag-onsets-basic-2019';
export const ADVENTUROUS = 'mlag-onsets-adventurous-2019';
export const EQUATIONS = 'agloa-equations-2015';
/** The books that answer so: tests ask a book and do not know which one it is. */
export function booksThat(answer: (book: Rulebook) => boolean): readonly string[] {
  return RULEBOOKS.filter(answer).map(({ id }) => id);
}

export const ALL_BOOKS = booksThat(() => true);
export const ONSETS = booksThat(({ game }) => game === 'onsets');
/** Those in which variations are picked, and the On-Sets books among them. */
export const PICKING = booksThat(({ variationLists }) => variationLists.is === 'by-division');
export const VARIED = ONSETS.filter((id) => PICKING.includes(id));
export const LEADER_MAY_NOT = booksThat(({ procedure }) => procedure.bonus.leader.is === 'may-not');
export const SETS_A_GOAL = booksThat(
  ({ procedure }) => procedure.goal.noGoal.is.kind === 'disputer-sets-a-goal',
);
export const WRITES_A_SOLUTION = ALL_BOOKS.filter((id) => !SETS_A_GOAL.includes(id));
export const MUST_ACCEPT = booksThat(
  ({ procedure }) => procedure.checking.failedAmbiguity.is === 'must-accept',
);
export const STAY_OPEN = ALL_BOOKS.filter((id) => !MUST_ACCEPT.includes(id));

export function isEquations(book: string): boolean {
  return bookById(book)!.game === 'equations';
}

/** What the book answers to the questions of play. */
export function asked(book: string): Procedure {
  return bookById(book)!.procedure;
}

/** What a player has lost who missed a limit and then the next one too. */
export function lateTwice(book: string): number {
  const { firstMiss, secondMiss } = asked(book).time;
  return firstMiss.is + secondMiss.is;
}

/** The sections that a test proves, by book; `all` for those without an entry. A space between sections. */
export type Sections = string | Readonly<Record<string, string>>;

/** One case per book that has one of the sections: the test's name, which cites them, and the book. */
export function on(
  sections: Sections,
  what: string,
  books: readonly string[] = ALL_BOOKS,
): readonly (readonly [name: string, book: string])[] {
  return books.flatMap((id) => {
    const cited = citation(id, sections);
    return cited === '' ? [] : [[`${cited} ${what}`, id] as const];
  });
}

function citation(id: string, sections: Sections): string {
  const known = bookById(id)?.sections ?? [];
  const own = typeof sections === 'string' ? undefined : ownSections(id, sections);
  const text = own ?? (typeof sections === 'string' ? sections : (sections['all'] ?? ''));
  // "Basic VI-C" is one section.
  const numbers = text.match(/(?:Basic )?[^ ]+/g) ?? [];
  const mapped = isEquations(id) && own === undefined ? numbers.map(inEquations) : numbers;
  return mapped
    .filter((section) => known.some((one) => one.id === section))
    .map((section) => `[${id} ${section}]`)
    .join(' ');
}

/** A book that has taken over the numbering of another is proved by the same sections. */
function ownSections(id: string, sections: Readonly<Record<string, string>>): string | undefined {
  const like = RULEBOOKS.find((other) => other.id in sections && other.sections === bookById(id)?.sections);
  return sections[id] ?? sections[like?.id ?? id];
}

/** Equations numbers the same procedures one section further on. */
function inEquations(section: string): string {
  const moved: readonly (readonly [string, string])[] = [
    ['II-C', 'II-B'],
    ['III-B-2', 'IV-B-3'],
    ['III-', 'IV-'],
    ['IV-', 'V-'],
    ['V-', 'VI-'],
  ];
  const found = moved.find(([from]) => section.startsWith(from));
  return found === undefined ? section : found[1] + section.slice(found[0].length);
}

type Optional = 'bonus' | 'regrouped' | 'together' | 'text';
type Loose<D> = D extends Deed
  ? Omit<D, Extract<keyof D, Optional | 'player' | 'writer'>> & LooseParts<D>
  : never;
type LooseParts<D> = { readonly [K in Extract<keyof D, Optional>]?: D[K] } & {
  readonly [K in Extract<keyof D, 'player' | 'writer'>]: Name;
};
export type LooseDeed = Loose<Deed>;

export interface TableOptions {
  readonly division?: Division;
  readonly mode?: Mode;
  readonly clock?: ClockKind;
  readonly judge?: boolean;
  readonly players?: 2 | 3;
  readonly totals?: readonly number[];
  readonly level?: 'basic' | 'adventurous';
  /** The mat of a shake taken up in the middle, cubes as words. */
  readonly mat?: Partial<Readonly<Record<keyof Mat, string>>>;
  readonly turn?: Name;
  readonly lastMover?: Name;
  readonly goal?: string;
  readonly variations?: readonly { readonly id: string }[];
}

/** A match that a test plays, with names for the seats. */
export class TestTable {
  match: Match;
  readonly log: MatchEvent[];
  readonly fixture: Fixture;
  /** What the last command did. */
  events: readonly MatchEvent[] = [];
  #count = 0;

  constructor(book: string, events: readonly MatchEvent[]) {
    this.log = [...events];
    this.match = replay(events);
    this.fixture = FIXTURES[bookById(book)!.game];
  }

  /** Does it and answers null, or the code of the refusal. */
  play(at: number, by: Name | 'judge' | 'clock', deed: LooseDeed): string | null {
    const seat = (name: string): number => NAMES.indexOf(name as Name);
    const filled: Record<string, unknown> = {
      bonus: null,
      regrouped: null,
      together: false,
      text: '',
      ...deed,
    };
    for (const key of ['player', 'writer']) if (key in deed) filled[key] = seat(String(filled[key]));
    const party = by === 'judge' || by === 'clock' ? by : seat(by);
    const command = { ...filled, id: String(this.#count++), at, by: party } as never;
    const decision = decide(this.match, command);
    if (!decision.ok) return decision.refusal.code;
    this.events = decision.events;
    for (const event of decision.events) this.match = evolve(this.match, event);
    this.log.push(...decision.events);
    return null;
  }

  /** The same, for a deed that must be possible. */
  ok(at: number, by: Name | 'judge' | 'clock', deed: LooseDeed): this {
    const code = this.play(at, by, deed);
    if (code !== null) throw new Error(`${by} ${deed.do} at ${at}: ${code}`);
    return this;
  }

  get totals(): readonly number[] {
    return this.match.totals;
  }

  /** Penalty points of each player so far. */
  get penalties(): readonly number[] {
    return this.match.totals.map((_, seat) =>
      this.match.sheet
        .filter((entry) => entry.kind === 'penalty' && entry.seat === seat)
        .reduce((sum, { points }) => sum + points, 0),
    );
  }

  get scores(): readonly number[] | null | undefined {
    return this.match.results.at(-1)?.scores;
  }

  get phase(): string {
    return this.match.phase.kind;
  }

  /** The phase as anybody sees it. */
  get seen(): PhaseView {
    return view(this.match, 'spectator').phase;
  }

  get turn(): Name | null {
    return this.match.phase.kind === 'moving' ? NAMES[this.match.phase.turn]! : null;
  }

  get mat(): Mat {
    return this.match.shake?.mat ?? EMPTY_MAT;
  }
}

export function settingsFor(book: string, options: TableOptions = {}): MatchSettings {
  return {
    rulebook: book,
    division: options.division ?? 'junior',
    level: options.level ?? 'adventurous',
    season: 'even',
    mode: options.mode ?? 'table',
    clock: options.clock ?? 'called',
    judge: options.judge ?? false,
    players: NAMES.slice(0, options.players ?? 3),
  };
}

/** A shake that begins at 0 with ann as Goal-setter. */
export function fresh(book: string, options: TableOptions = {}): TestTable {
  const { totals } = options;
  const start = {
    at: 0,
    goalSetter: 0,
    firstShake: 'now',
    ...(totals === undefined ? {} : { totals }),
  } as const;
  return new TestTable(book, startMatch(settingsFor(book, options), start));
}

/** Rolled, dealt and picked; ann is to set the Goal at 40. */
export function atGoal(book: string, options: TableOptions = {}): TestTable {
  const table = rolled(book, options);
  const { picks } = table.fixture;
  if (table.phase !== 'picking') return table;
  const order: readonly Name[] = options.players === 2 ? ['ann', 'bob', 'bob'] : ['ann', 'bob', 'cat'];
  order.forEach((name, index) => {
    if (table.phase === 'picking') table.ok(25 + index * 5, name, { do: 'pick', variation: picks[index]! });
  });
  return table;
}

/** Rolled and dealt, with nothing picked yet. */
export function rolled(book: string, options: TableOptions = {}): TestTable {
  const table = fresh(book, options);
  const { fixture } = table;
  const dealer: Name = options.players === 2 ? 'bob' : 'cat';
  table.ok(10, 'ann', { do: 'roll', cubes: fixture.roll });
  if (fixture.cards.length > 0) table.ok(20, dealer, { do: 'deal', cards: fixture.cards });
  return table;
}

/** A Goal is set at 60 and bob is to move. */
export function atFirstTurn(book: string, options: TableOptions = {}): TestTable {
  const table = atGoal(book, options);
  return table.ok(60, 'ann', { do: 'set-goal', goal: table.fixture.goal });
}

/** Taken up in the middle at 0: bob moved last and it is cat's turn, unless told otherwise. */
export function middle(book: string, options: TableOptions = {}): TestTable {
  const fixture = FIXTURES[bookById(book)!.game];
  const mat = { ...EMPTY_MAT };
  for (const [place, words] of Object.entries({ ...fixture.mat, ...options.mat })) {
    mat[place as keyof Mat] = words.split(' ').filter((word) => word !== '');
  }
  const seat = (name: Name): number => NAMES.indexOf(name);
  const two = options.players === 2;
  const opening = {
    universe: fixture.cards,
    picks: options.variations ?? [],
    goal: options.goal ?? fixture.goal.text,
    mat,
    lastMover: seat(options.lastMover ?? 'bob'),
    turn: seat(options.turn ?? (two ? 'ann' : 'cat')),
  };
  const { totals } = options;
  const start = { at: 0, goalSetter: 0, opening, ...(totals === undefined ? {} : { totals }) };
  return new TestTable(book, startMatch(settingsFor(book, options), start));
}

/** ann has challenged Now and presented; cat is silent; bob and cat check. */
export function checking(book: string, written: Written, options: TableOptions = {}): TestTable {
  const table = middle(book, options).ok(5, 'ann', { do: 'challenge', claim: 'now' });
  table.ok(60, 'ann', { do: 'present', written: [written] });
  return options.players === 2 ? table : table.ok(70, 'cat', { do: 'decline' });
}

/** The same with a text that equals the Goal in one grouping only. */
export function ambiguous(book: string, options: TableOptions = {}): TestTable {
  const { mat, goal, text } = middle(book).fixture.ambiguous;
  return checking(book, text, { ...options, mat, goal });
}
