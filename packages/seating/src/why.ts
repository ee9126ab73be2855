import type { Reason } from './answer.ts';
import { tableFigures } from './figures.ts';
import type { Ledger } from './figures.ts';
import { pairsOfGroup } from './search/bounds.ts';
import type { Criterion, Figures, NumberedTable } from './request.ts';
import { Prices } from './price.ts';
import { fewestMoves } from './search/fewest-moves.ts';
import type { Seating } from './search/seating.ts';

/** What is said of a seating, by whom it concerns. */
interface Remark {
  readonly table: NumberedTable;
  readonly criterion: Exclude<Criterion, 'gap'>;
  readonly players: readonly string[];
}

type Ground = Pick<Reason, 'forced' | 'because' | 'numbers'>;

const NOT_FOUND: Ground = { forced: false, because: 'not-found-better', numbers: {} };

/** A reason for every remark: a count that shows it cannot be avoided, or what it would cost to avoid it. */
export function reasons(
  seating: Seating,
  book: Ledger,
  tables: readonly NumberedTable[],
  cost: Figures,
): readonly Reason[] {
  const remarks = tables.flatMap((table) => remarksOf(book, table));
  if (remarks.length === 0) return [];
  const grounds = new Grounds(seating, book, tables, cost);
  const prices = new Prices(seating, book, tables, cost);
  return remarks.map(({ table, criterion, players }) => {
    const ground = grounds.of(criterion, players);
    const price = ground.forced ? null : prices.of(criterion, players);
    return {
      table: table.table,
      criterion,
      players,
      ...ground,
      ...(price === null ? {} : { price }),
    };
  });
}

function remarksOf(book: Ledger, table: NumberedTable): readonly Remark[] {
  const sums = tableFigures(book, table);
  const pairs = table.players.flatMap((one, place) =>
    table.players.slice(place + 1).map((other) => [one, other] as const),
  );
  return book.request.order.flatMap((criterion): readonly Remark[] => {
    if (criterion === 'gap' || sums[criterion] === 0) return [];
    if (criterion === 'two-again')
      return [{ table, criterion, players: table.players.filter((id) => book.players.get(id)!.twos > 0) }];
    if (criterion === 'moved')
      return table.players
        .filter((id) => (book.now.get(id) ?? table.table) !== table.table)
        .map((id) => ({ table, criterion, players: [id] }));
    return pairs
      .filter((pair) => tableFigures(book, { table: table.table, players: pair })[criterion] > 0)
      .map((pair) => ({ table, criterion, players: pair }));
  });
}

/** The counts behind a remark. */
class Grounds {
  readonly #book: Ledger;
  readonly #seating: Seating;
  readonly #tables: readonly NumberedTable[];
  readonly #cost: Figures;
  readonly #groups = new Map<string, Ground>();

  constructor(seating: Seating, book: Ledger, tables: readonly NumberedTable[], cost: Figures) {
    this.#seating = seating;
    this.#book = book;
    this.#tables = tables;
    this.#cost = cost;
  }

  of(criterion: Exclude<Criterion, 'gap'>, players: readonly string[]): Ground {
    switch (criterion) {
      case 'team':
      case 'school':
        return this.#group(criterion, this.#book.players.get(players[0]!)![criterion]!);
      case 'two-again':
        return this.#twoNeeded();
      case 'moved':
        return this.#moved(players[0]!);
      case 'repeat':
        return this.#metAll(players);
      case 'apart':
        return NOT_FOUND;
    }
  }

  /** A large group has many pairs and one reason. */
  #group(criterion: 'team' | 'school', name: string): Ground {
    const key = `${criterion} ${name}`;
    const ground = this.#groups.get(key) ?? this.#tooLarge(criterion, name);
    this.#groups.set(key, ground);
    return ground;
  }

  /** More people than tables: some must share one. It explains all of their pairs only if there are no more than that. */
  #tooLarge(criterion: 'team' | 'school', name: string): Ground {
    const size = this.#book.request.players.filter((player) => player[criterion] === name).length;
    const least = pairsOfGroup(size, this.#tables.length);
    const pairs = this.#tables.reduce((sum, { players }) => {
      const here = players.filter((id) => this.#book.players.get(id)![criterion] === name).length;
      return sum + (here * (here - 1)) / 2;
    }, 0);
    if (least === 0) return NOT_FOUND;
    const because = criterion === 'team' ? 'team-too-large' : 'school-too-large';
    const numbers = {
      [criterion]: size,
      players: this.#book.request.players.length,
      tables: this.#tables.length,
      least,
      pairs,
    };
    return { forced: pairs === least, because, numbers };
  }

  /** Tables of two there must be; unavoidable if nobody with fewer twos was passed over. */
  #twoNeeded(): Ground {
    const twos = this.#tables.filter(({ players }) => players.length === 2).length;
    const counts = this.#book.request.players.map((player) => player.twos).sort((a, b) => a - b);
    const least = counts.slice(0, 2 * twos).reduce((sum, again) => sum + again, 0);
    const numbers = { twos, least, again: this.#cost['two-again'] ?? 0 };
    return { forced: numbers.again === least, because: 'two-needed', numbers };
  }

  #moved(id: string): Ground {
    const { request } = this.#book;
    const promise = request.at.get(id);
    if (promise !== undefined)
      return {
        forced: true,
        because: 'promised-table',
        numbers: { promised: promise, was: this.#book.now.get(id)! },
      };
    const { moved: least } = fewestMoves(this.#seating.problem);
    const moved = this.#cost.moved ?? 0;
    const numbers = { least, moved, before: (request.current ?? []).length, tables: this.#tables.length };
    return moved === least && least > 0
      ? { forced: true, because: 'two-needed', numbers }
      : { ...NOT_FOUND, numbers };
  }

  /** How far one must look for somebody whom one of the two has not met. */
  #metAll(pair: readonly string[]): Ground {
    const views = pair.map((id) => this.#view(id));
    const widest = views.toSorted((a, b) => Number(b.forced) - Number(a.forced) || b.within - a.within)[0]!;
    const { within, met, others, forced } = widest;
    if (forced)
      return { forced: true, because: 'met-all-near', numbers: { met, others, company: widest.company } };
    return met > 0 ? { forced: false, because: 'met-all-near', numbers: { within, met } } : NOT_FOUND;
  }

  #view(id: string): {
    readonly within: number;
    readonly met: number;
    readonly others: number;
    readonly company: number;
    readonly forced: boolean;
  } {
    const { problem } = this.#seating;
    const { n, codes, scores } = problem;
    const me = problem.request.players.findIndex((player) => player.id === id);
    const others = Array.from({ length: n }, (_, player) => player)
      .filter((player) => player !== me)
      .sort((a, b) => Math.abs(scores[a]! - scores[me]!) - Math.abs(scores[b]! - scores[me]!) || a - b);
    const isMet = (player: number): boolean => codes[me * n + player]! >= 8;
    const company = problem.twos > 0 ? 1 : 2;
    const met = others.filter(isMet).length;
    const first = others.find((player) => !isMet(player) && codes[me * n + player] === 0);
    const near =
      first === undefined
        ? others
        : others.filter(
            (player) => Math.abs(scores[player]! - scores[me]!) < Math.abs(scores[first]! - scores[me]!),
          );
    const far = near.at(-1);
    return {
      within: far === undefined ? 0 : Math.abs(scores[far]! - scores[me]!) / Math.sqrt(problem.gapScale),
      met: near.filter(isMet).length,
      others: n - 1,
      company,
      forced: n - 1 - met < company,
      ...(n - 1 - met < company ? { met } : {}),
    };
  }
}
