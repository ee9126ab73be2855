import type { Division } from '../division.ts';
import { factsOf } from '../facts.ts';
import type { Fact } from '../facts.ts';
import { bookById } from '../index.ts';
import type { Rulebook } from '../index.ts';
import type { Procedure } from '../procedure.ts';
import type { Rule } from '../ruled.ts';
import type { Answer } from './answers.ts';
import { NO_GOAL_KIND, withAnswer } from './answers.ts';

/** A variation that a division gets: as another division has it, or with all that is asked of it. */
export interface AddedVariation {
  readonly id: string;
  readonly rule: Rule;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface ChangedVariations {
  readonly drop: readonly string[];
  readonly add: readonly AddedVariation[];
}

/** A league's own rulebook: another book, and what is different. Whoever made one has checked it. */
export interface HouseRules {
  readonly id: string;
  readonly title: string;
  readonly extends: string;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly variations: Readonly<Partial<Record<Division, ChangedVariations>>>;
}

/** The book that the engine plays by. It carries the rules that made it, so that a match can keep them for ever. */
export function bookOfHouseRules(base: Rulebook, rules: HouseRules): Rulebook {
  let book: Rulebook = { ...base, id: rules.id, title: rules.title, house: [...(base.house ?? []), rules] };
  for (const division of base.divisions) {
    const changes = rules.variations[division];
    if (changes !== undefined) book = withVariations(book, division, changes);
  }
  const answers = Object.entries(rules.answers).sort(
    ([a], [b]) => Number(b === NO_GOAL_KIND) - Number(a === NO_GOAL_KIND),
  );
  for (const [path, answer] of answers) book = withAnswer(book, path, answer);
  return book;
}

/** A rulebook by its name, with the house rules that lead to it from a built-in one; null if there is no such book. */
export function bookOf({ rulebook, house = [] }: NamedBook): Rulebook | null {
  const [first] = house;
  if (first === undefined) return bookById(rulebook);
  const known = made.get(house);
  if (known !== undefined) return known.id === rulebook ? known : null;
  const builtIn = bookById(first.extends);
  const book = builtIn === null ? null : house.reduce(bookOfHouseRules, builtIn);
  if (book === null || book.id !== rulebook) return null;
  made.set(house, book);
  return book;
}

/** How that book has a match proceed. */
export function procedureOf(named: NamedBook): Procedure {
  const book = bookOf(named);
  if (book === null) throw new Error(`no such rulebook: ${named.rulebook}`);
  return book.procedure;
}

/** How settings, positions and files name a book. */
export interface NamedBook {
  readonly rulebook: string;
  /** From the one that extends a built-in book to the one that is played by. */
  readonly house?: readonly HouseRules[];
}

/** What `bookOf` needs to find the book again. */
export function nameOfBook({ id, house }: Rulebook): NamedBook {
  return house === undefined ? { rulebook: id } : { rulebook: id, house };
}

/** Making a book takes a millisecond, and an engine asks for it at every move. */
const made = new WeakMap<readonly HouseRules[], Rulebook>();

function withVariations(book: Rulebook, division: Division, { drop, add }: ChangedVariations): Rulebook {
  const before = book.variations[division] ?? { always: [], list: [] };
  const added = add.map(({ id, rule, details }) => ({ ...details, id, rule }));
  const list = [...before.list.filter(({ id }) => !drop.includes(id)), ...added];
  const always = before.always.filter(({ id }) => !drop.includes(id));
  return { ...book, variations: { ...book.variations, [division]: { always, list } } } as Rulebook;
}

/** One question that the two books answer differently. */
export interface Difference {
  readonly path: string;
  /** Null where that book has no such question. */
  readonly before: Fact | null;
  readonly after: Fact | null;
}

/** What a reader of one book must know of the other; different section numbers are a difference too. */
export function differencesOf(base: Rulebook, book: Rulebook): readonly Difference[] {
  const [before, after] = [factsByPath(base), factsByPath(book)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => path !== 'id' && path !== 'title')
    .map((path) => ({ path, before: before.get(path) ?? null, after: after.get(path) ?? null }))
    .filter((one) => one.before?.answer !== one.after?.answer || one.before?.rule !== one.after?.rule);
}

function factsByPath(book: Rulebook): ReadonlyMap<string, Fact> {
  return new Map(factsOf(book).map((fact) => [fact.path, fact]));
}
