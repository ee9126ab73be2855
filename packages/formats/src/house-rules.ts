/** A league's own rulebook as a file: every line that is wrong is named, and what differs is told. */
import {
  DIVISIONS,
  NO_GOAL_PARTS,
  RULEBOOKS,
  VARIATION_QUESTIONS,
  bookOfHouseRules,
  differencesOf,
  isSection,
  problemWith,
  questionsFor,
  say,
} from '@forceout/rules';
import type {
  AddedVariation,
  Answer,
  ChangedVariations,
  Difference,
  Division,
  HouseRules,
  Rulebook,
  Said,
} from '@forceout/rules';
import { inEnglish } from '@forceout/rules/words';
import { meant } from './did-you-mean.ts';

export type CheckedHouseRules =
  | {
      readonly ok: true;
      readonly rules: HouseRules;
      readonly book: Rulebook;
      readonly differences: readonly Difference[];
    }
  | { readonly ok: false; readonly wrong: readonly WrongField[]; readonly problems: readonly string[] };

/** Where something is wrong, and what. */
export interface WrongField {
  readonly path: string;
  readonly said: Said;
}

const FIELDS = ['format', 'version', 'id', 'title', 'extends', 'answers', 'variations'];

/** Reads a file of house rules on top of the books that are known. */
export function readHouseRules(json: unknown, books: readonly Rulebook[] = RULEBOOKS): CheckedHouseRules {
  const reader = new Reader(books);
  const checked = reader.read(json);
  return reader.wrong.length === 0 && checked !== null
    ? { ok: true, ...checked }
    : {
        ok: false,
        wrong: reader.wrong,
        problems: reader.wrong.map((one) => wrongLine(one, inEnglish)),
      };
}

/** One line of a wrong file. */
export function wrongLine({ path, said }: WrongField, tell: (said: Said) => string): string {
  return path === '' ? tell(said) : `${path}: ${tell(said)}`;
}

type Data = Readonly<Record<string, unknown>>;

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

class Reader {
  readonly wrong: WrongField[] = [];
  readonly #books: readonly Rulebook[];

  constructor(books: readonly Rulebook[]) {
    this.#books = books;
  }

  read(json: unknown): {
    readonly rules: HouseRules;
    readonly book: Rulebook;
    readonly differences: readonly Difference[];
  } | null {
    if (!isData(json)) return this.#wrong('', say('file-object'));
    this.#unknownFields(json, '', FIELDS);
    if (json['format'] !== 'forceout-rulebook')
      this.#wrong('format', say('file-exactly', { what: '"forceout-rulebook"' }));
    if (json['version'] !== 1) this.#wrong('version', say('file-exactly', { what: '1' }));
    const id = this.#id(json['id']);
    const title = this.#text(json['title'], 'title', 100);
    const base = this.#base(json['extends']);
    if (base === null) return null;
    const variations = this.#variations(json['variations'], base);
    const shell: HouseRules = { id, title, extends: base.id, answers: {}, variations };
    const dressed = bookOfHouseRules(base, shell);
    const rules = { ...shell, answers: this.#answers(json['answers'], dressed) };
    if (this.wrong.length > 0) return null;
    const book = bookOfHouseRules(base, rules);
    this.#sense(book, rules);
    return { rules, book, differences: differencesOf(base, book) };
  }

  #wrong(path: string, said: Said): null {
    this.wrong.push({ path, said });
    return null;
  }

  #unknownFields(data: Data, path: string, known: readonly string[]): void {
    for (const name of Object.keys(data)) {
      if (known.includes(name)) continue;
      this.#wrong(path === '' ? name : `${path}.${name}`, say('file-no-field', { near: meant(name, known) }));
    }
  }

  #text(value: unknown, path: string, most: number): string {
    if (typeof value === 'string' && value.trim() !== '' && value.length <= most) return value;
    this.#wrong(path, value === undefined ? say('file-missing') : say('file-text', { most }));
    return '';
  }

  #id(value: unknown): string {
    const id = this.#text(value, 'id', 60);
    if (id === '') return id;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/u.test(id)) this.#wrong('id', say('file-id'));
    else if (RULEBOOKS.some((book) => book.id === id)) this.#wrong('id', say('file-id-built-in', { id }));
    else if (this.#books.some((book) => book.id === id)) this.#wrong('id', say('file-id-taken', { id }));
    return id;
  }

  #base(value: unknown): Rulebook | null {
    if (typeof value !== 'string')
      return this.#wrong('extends', say(value === undefined ? 'file-missing' : 'file-any-text'));
    const base = this.#books.find((book) => book.id === value);
    const ids = this.#books.map((book) => book.id);
    return base ?? this.#wrong('extends', say('file-no-rulebook', { id: value, near: meant(value, ids) }));
  }

  #answers(value: unknown, base: Rulebook): Readonly<Record<string, Answer>> {
    const answers: Record<string, Answer> = {};
    if (value === undefined) return answers;
    if (!isData(value)) {
      this.#wrong('answers', say('file-object'));
      return answers;
    }
    const questions = questionsFor(base);
    for (const [path, answer] of Object.entries(value)) {
      const kind = questions.get(path);
      const at = `answers.${path}`;
      if (kind === undefined) this.#wrong(at, this.#noQuestion(path, [...questions.keys()]));
      else if (!isData(answer)) this.#wrong(at, say('file-object-with', { one: 'is', other: 'rule' }));
      else {
        this.#unknownFields(answer, at, ['is', 'rule']);
        const problem = 'is' in answer ? problemWith(answer['is'], kind) : say('file-missing');
        if (problem !== null) this.#wrong(`${at}.is`, problem);
        const rule = this.#section(answer['rule'], `${at}.rule`);
        answers[path] = { is: answer['is'], rule };
      }
    }
    this.#noGoal(answers, base);
    return answers;
  }

  #noQuestion(path: string, names: readonly string[]): Said {
    if (path.startsWith('variations.') && !names.includes(path)) return say('file-no-question-lists');
    const parts = names.filter((name) => name.startsWith(`${path}.`));
    if (parts.length > 0)
      return say('file-part-by-part', { parts: parts.slice(0, 4), more: parts.length > 4 });
    return say('file-no-question', { near: meant(path, names) });
  }

  #section(value: unknown, path: string): string {
    if (isSection(value)) return value;
    this.#wrong(path, say(value === undefined ? 'file-missing' : 'file-section'));
    return '';
  }

  /** Another way to settle a disputed "no Goal" comes with all of its parts, and with none of the old way's. */
  #noGoal(answers: Readonly<Record<string, Answer>>, base: Rulebook): void {
    const prefix = 'procedure.goal.noGoal.';
    const before = base.procedure.goal.noGoal.is.kind;
    const chosen = answers[`${prefix}kind`]?.is;
    const kind =
      chosen === 'disputer-sets-a-goal' || chosen === 'disputer-writes-a-solution' ? chosen : before;
    const parts = leaves(NO_GOAL_PARTS[kind], '');
    for (const path of Object.keys(answers)) {
      if (!path.startsWith(prefix) || path === `${prefix}kind`) continue;
      const part = path.slice(prefix.length);
      if (!parts.includes(part)) this.#wrong(`answers.${path}`, say('file-no-question-of-kind', { kind }));
    }
    if (kind === before) return;
    for (const part of parts) {
      if (!(prefix + part in answers))
        this.#wrong(`answers.${prefix}${part}`, say('file-kind-needs', { kind }));
    }
  }

  #variations(value: unknown, base: Rulebook): HouseRules['variations'] {
    const changes: Partial<Record<Division, ChangedVariations>> = {};
    if (value === undefined) return changes;
    if (!isData(value)) {
      this.#wrong('variations', say('file-object'));
      return changes;
    }
    for (const [name, change] of Object.entries(value)) {
      const path = `variations.${name}`;
      const division = DIVISIONS.find((one) => one === name && base.divisions.includes(one));
      if (division === undefined)
        this.#wrong(path, say('file-no-division', { near: meant(name, base.divisions) }));
      else if (!isData(change)) this.#wrong(path, say('file-object-with', { one: 'drop', other: 'add' }));
      else changes[division] = this.#change(change, path, base, division);
    }
    return changes;
  }

  #change(change: Data, path: string, base: Rulebook, division: Division): ChangedVariations {
    this.#unknownFields(change, path, ['drop', 'add']);
    const entries = entriesOf(base, division);
    const drop: string[] = [];
    for (const [index, id] of this.#list(change['drop'], `${path}.drop`).entries()) {
      const at = `${path}.drop[${index}]`;
      const ids = entries.map((entry) => entry.id);
      if (typeof id !== 'string') this.#wrong(at, say('file-any-text'));
      else if (!ids.includes(id)) this.#wrong(at, say('file-not-played', { id, near: meant(id, ids) }));
      else if (drop.includes(id)) this.#wrong(at, say('file-twice', { id }));
      else drop.push(id);
    }
    const add: AddedVariation[] = [];
    for (const [index, entry] of this.#list(change['add'], `${path}.add`).entries()) {
      const added = this.#added(entry, `${path}.add[${index}]`, base);
      if (added === null) continue;
      const there = entries.some(({ id }) => id === added.id) && !drop.includes(added.id);
      if (there || add.some(({ id }) => id === added.id))
        this.#wrong(`${path}.add[${index}].id`, say('file-in-list', { id: added.id }));
      add.push(added);
    }
    return { drop, add };
  }

  #list(value: unknown, path: string): readonly unknown[] {
    if (value === undefined) return [];
    if (Array.isArray(value)) return value;
    this.#wrong(path, say('file-list'));
    return [];
  }

  #added(entry: unknown, path: string, base: Rulebook): AddedVariation | null {
    if (!isData(entry)) return this.#wrong(path, say('file-object-with', { one: 'id', other: 'rule' }));
    const { ids, details: asked } = VARIATION_QUESTIONS[base.game];
    const id = this.#text(entry['id'], `${path}.id`, 60);
    if (id === '') return null;
    if (!ids.includes(id))
      return this.#wrong(`${path}.id`, say('file-no-variation', { id, near: meant(id, ids) }));
    const rule = this.#section(entry['rule'], `${path}.rule`);
    const details = asked[id] ?? {};
    const seasons = base.game === 'equations' ? ['season'] : [];
    if (
      entry['season'] !== undefined &&
      entry['season'] !== 'even' &&
      entry['season'] !== 'odd' &&
      seasons.length > 0
    )
      this.#wrong(`${path}.season`, say('file-either', { one: 'even', other: 'odd' }));
    this.#unknownFields(entry, path, ['id', 'rule', 'like', ...seasons, ...Object.keys(details)]);
    const inherited = entry['like'] === undefined ? {} : this.#like(entry['like'], `${path}.like`, id, base);
    if (inherited === null) return null;
    const own: Record<string, unknown> = { ...inherited };
    if (entry['season'] !== undefined) own['season'] = entry['season'];
    for (const [name, kind] of Object.entries(details)) {
      const value = entry[name] ?? own[name];
      const problem = value === undefined ? say('file-missing-like') : problemWith(value, kind);
      if (problem === null) own[name] = value;
      else this.#wrong(`${path}.${name}`, problem);
    }
    return { id, rule, details: own };
  }

  /** What another division of the same book says of the variation. */
  #like(value: unknown, path: string, id: string, base: Rulebook): Data | null {
    const division = base.divisions.find((one) => one === value);
    if (division === undefined)
      return this.#wrong(path, say('file-no-division', { near: meant(String(value), base.divisions) }));
    const entry = entriesOf(base, division).find((one) => one.id === id);
    if (entry === undefined) return this.#wrong(path, say('file-not-played-in', { id, division }));
    const { id: _id, rule: _rule, ...details } = entry as Data;
    return details;
  }

  /** What no single answer shows. */
  #sense(book: Rulebook, { answers, variations }: HouseRules): void {
    if (book.game === 'onsets') {
      for (const [division, cards] of Object.entries(book.universe))
        this.#order(`universe.${division}`, cards.is, answers);
      if (book.variationLists.is === 'none' && Object.values(variations).some(({ add }) => add.length > 0))
        this.#wrong('variations', say('file-without-variations'));
    } else this.#order('goalCubes', book.goalCubes.is, answers);
  }

  #order(
    path: string,
    { least, most }: { readonly least: number; readonly most: number },
    answers: Readonly<Record<string, Answer>>,
  ): void {
    if (least <= most) return;
    const name = `${path}.least` in answers ? 'least' : 'most';
    this.#wrong(`answers.${path}.${name}.is`, say('file-least-above-most', { least, most }));
  }
}

function entriesOf(book: Rulebook, division: Division): readonly { readonly id: string }[] {
  const { always = [], list = [] } = book.variations[division] ?? {};
  return [...always, ...list];
}

function leaves(questions: unknown, path: string): readonly string[] {
  if (!isData(questions) || typeof questions['kind'] === 'string') return [path];
  return Object.entries(questions).flatMap(([name, more]) =>
    leaves(more, path === '' ? name : `${path}.${name}`),
  );
}
