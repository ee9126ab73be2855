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
} from '@forceout/rules';
import type {
  AddedVariation,
  Answer,
  ChangedVariations,
  Difference,
  Division,
  HouseRules,
  Rulebook,
} from '@forceout/rules';
import { meant } from './did-you-mean.ts';

export type CheckedHouseRules =
  | {
      readonly ok: true;
      readonly rules: HouseRules;
      readonly book: Rulebook;
      readonly differences: readonly Difference[];
    }
  | { readonly ok: false; readonly problems: readonly string[] };

const FIELDS = ['format', 'version', 'id', 'title', 'extends', 'answers', 'variations'];

/** Reads a file of house rules on top of the books that are known. */
export function readHouseRules(json: unknown, books: readonly Rulebook[] = RULEBOOKS): CheckedHouseRules {
  const reader = new Reader(books);
  const checked = reader.read(json);
  return reader.problems.length === 0 && checked !== null
    ? { ok: true, ...checked }
    : { ok: false, problems: reader.problems };
}

type Data = Readonly<Record<string, unknown>>;

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

class Reader {
  readonly problems: string[] = [];
  readonly #books: readonly Rulebook[];

  constructor(books: readonly Rulebook[]) {
    this.#books = books;
  }

  read(json: unknown): {
    readonly rules: HouseRules;
    readonly book: Rulebook;
    readonly differences: readonly Difference[];
  } | null {
    if (!isData(json)) return this.#wrong('', 'an object is expected');
    this.#unknownFields(json, '', FIELDS);
    if (json['format'] !== 'forceout-rulebook') this.#wrong('format', '"forceout-rulebook" is expected');
    if (json['version'] !== 1) this.#wrong('version', '1 is expected');
    const id = this.#id(json['id']);
    const title = this.#text(json['title'], 'title', 100);
    const base = this.#base(json['extends']);
    if (base === null) return null;
    const variations = this.#variations(json['variations'], base);
    const shell: HouseRules = { id, title, extends: base.id, answers: {}, variations };
    const dressed = bookOfHouseRules(base, shell);
    const rules = { ...shell, answers: this.#answers(json['answers'], dressed) };
    if (this.problems.length > 0) return null;
    const book = bookOfHouseRules(base, rules);
    this.#sense(book, rules);
    return { rules, book, differences: differencesOf(base, book) };
  }

  #wrong(path: string, message: string): null {
    this.problems.push(path === '' ? message : `${path}: ${message}`);
    return null;
  }

  #unknownFields(data: Data, path: string, known: readonly string[]): void {
    for (const name of Object.keys(data)) {
      if (known.includes(name)) continue;
      this.#wrong(path === '' ? name : `${path}.${name}`, `no such field${suggestion(name, known)}`);
    }
  }

  #text(value: unknown, path: string, most: number): string {
    if (typeof value === 'string' && value.trim() !== '' && value.length <= most) return value;
    this.#wrong(path, value === undefined ? 'missing' : `a text of 1 to ${most} characters is expected`);
    return '';
  }

  #id(value: unknown): string {
    const id = this.#text(value, 'id', 60);
    if (id === '') return id;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/u.test(id))
      this.#wrong('id', 'small letters, digits and hyphens between them are expected');
    else if (RULEBOOKS.some((book) => book.id === id))
      this.#wrong('id', `"${id}" is the name of a built-in book`);
    else if (this.#books.some((book) => book.id === id))
      this.#wrong('id', `"${id}" is taken by another file`);
    return id;
  }

  #base(value: unknown): Rulebook | null {
    if (typeof value !== 'string')
      return this.#wrong('extends', value === undefined ? 'missing' : 'a text is expected');
    const base = this.#books.find((book) => book.id === value);
    const ids = this.#books.map((book) => book.id);
    return base ?? this.#wrong('extends', `there is no rulebook "${value}"${suggestion(value, ids)}`);
  }

  #answers(value: unknown, base: Rulebook): Readonly<Record<string, Answer>> {
    const answers: Record<string, Answer> = {};
    if (value === undefined) return answers;
    if (!isData(value)) {
      this.#wrong('answers', 'an object is expected');
      return answers;
    }
    const questions = questionsFor(base);
    for (const [path, answer] of Object.entries(value)) {
      const kind = questions.get(path);
      const at = `answers.${path}`;
      if (kind === undefined) this.#wrong(at, this.#noQuestion(path, [...questions.keys()]));
      else if (!isData(answer)) this.#wrong(at, 'an object with "is" and "rule" is expected');
      else {
        this.#unknownFields(answer, at, ['is', 'rule']);
        const problem = 'is' in answer ? problemWith(answer['is'], kind) : 'missing';
        if (problem !== null) this.#wrong(`${at}.is`, problem);
        const rule = this.#section(answer['rule'], `${at}.rule`);
        answers[path] = { is: answer['is'], rule };
      }
    }
    this.#noGoal(answers, base);
    return answers;
  }

  #noQuestion(path: string, names: readonly string[]): string {
    if (path.startsWith('variations.') && !names.includes(path))
      return 'no such question; lists are changed under "variations"';
    const parts = names.filter((name) => name.startsWith(`${path}.`));
    if (parts.length > 0)
      return `this is answered part by part: ${parts.slice(0, 4).join(', ')}${parts.length > 4 ? ', …' : ''}`;
    return `no such question${suggestion(path, names)}`;
  }

  #section(value: unknown, path: string): string {
    if (isSection(value)) return value;
    this.#wrong(path, value === undefined ? 'missing' : 'the number of a section is expected');
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
      if (!parts.includes(part))
        this.#wrong(`answers.${path}`, `no such question where the kind is "${kind}"`);
    }
    if (kind === before) return;
    for (const part of parts) {
      if (!(prefix + part in answers))
        this.#wrong(`answers.${prefix}${part}`, `missing: the kind "${kind}" needs it`);
    }
  }

  #variations(value: unknown, base: Rulebook): HouseRules['variations'] {
    const changes: Partial<Record<Division, ChangedVariations>> = {};
    if (value === undefined) return changes;
    if (!isData(value)) {
      this.#wrong('variations', 'an object is expected');
      return changes;
    }
    for (const [name, change] of Object.entries(value)) {
      const path = `variations.${name}`;
      const division = DIVISIONS.find((one) => one === name && base.divisions.includes(one));
      if (division === undefined) this.#wrong(path, `no such division${suggestion(name, base.divisions)}`);
      else if (!isData(change)) this.#wrong(path, 'an object with "drop" and "add" is expected');
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
      if (typeof id !== 'string') this.#wrong(at, 'a text is expected');
      else if (!ids.includes(id))
        this.#wrong(at, `"${id}" is not played in this division${suggestion(id, ids)}`);
      else if (drop.includes(id)) this.#wrong(at, `"${id}" stands here twice`);
      else drop.push(id);
    }
    const add: AddedVariation[] = [];
    for (const [index, entry] of this.#list(change['add'], `${path}.add`).entries()) {
      const added = this.#added(entry, `${path}.add[${index}]`, base);
      if (added === null) continue;
      const there = entries.some(({ id }) => id === added.id) && !drop.includes(added.id);
      if (there || add.some(({ id }) => id === added.id))
        this.#wrong(`${path}.add[${index}].id`, `"${added.id}" is in the list already`);
      add.push(added);
    }
    return { drop, add };
  }

  #list(value: unknown, path: string): readonly unknown[] {
    if (value === undefined) return [];
    if (Array.isArray(value)) return value;
    this.#wrong(path, 'a list is expected');
    return [];
  }

  #added(entry: unknown, path: string, base: Rulebook): AddedVariation | null {
    if (!isData(entry)) return this.#wrong(path, 'an object with "id" and "rule" is expected');
    const { ids, details: asked } = VARIATION_QUESTIONS[base.game];
    const id = this.#text(entry['id'], `${path}.id`, 60);
    if (id === '') return null;
    if (!ids.includes(id))
      return this.#wrong(`${path}.id`, `there is no variation "${id}"${suggestion(id, ids)}`);
    const rule = this.#section(entry['rule'], `${path}.rule`);
    const details = asked[id] ?? {};
    const seasons = base.game === 'equations' ? ['season'] : [];
    if (
      entry['season'] !== undefined &&
      entry['season'] !== 'even' &&
      entry['season'] !== 'odd' &&
      seasons.length > 0
    )
      this.#wrong(`${path}.season`, '"even" or "odd" is expected');
    this.#unknownFields(entry, path, ['id', 'rule', 'like', ...seasons, ...Object.keys(details)]);
    const inherited = entry['like'] === undefined ? {} : this.#like(entry['like'], `${path}.like`, id, base);
    if (inherited === null) return null;
    const own: Record<string, unknown> = { ...inherited };
    if (entry['season'] !== undefined) own['season'] = entry['season'];
    for (const [name, kind] of Object.entries(details)) {
      const value = entry[name] ?? own[name];
      const problem =
        value === undefined
          ? 'missing: give it, or say with "like" where to take it from'
          : problemWith(value, kind);
      if (problem === null) own[name] = value;
      else this.#wrong(`${path}.${name}`, problem);
    }
    return { id, rule, details: own };
  }

  /** What another division of the same book says of the variation. */
  #like(value: unknown, path: string, id: string, base: Rulebook): Data | null {
    const division = base.divisions.find((one) => one === value);
    if (division === undefined)
      return this.#wrong(path, `no such division${suggestion(String(value), base.divisions)}`);
    const entry = entriesOf(base, division).find((one) => one.id === id);
    if (entry === undefined) return this.#wrong(path, `"${id}" is not played in ${division}`);
    const { id: _id, rule: _rule, ...details } = entry as Data;
    return details;
  }

  /** What no single answer shows. */
  #sense(book: Rulebook, { answers, variations }: HouseRules): void {
    if (book.game === 'onsets') {
      for (const [division, cards] of Object.entries(book.universe))
        this.#order(`universe.${division}`, cards.is, answers);
      if (book.variationLists.is === 'none' && Object.values(variations).some(({ add }) => add.length > 0))
        this.#wrong('variations', 'this book plays without variations; answer "variationLists" too');
    } else this.#order('goalCubes', book.goalCubes.is, answers);
  }

  #order(
    path: string,
    { least, most }: { readonly least: number; readonly most: number },
    answers: Readonly<Record<string, Answer>>,
  ): void {
    if (least <= most) return;
    const name = `${path}.least` in answers ? 'least' : 'most';
    this.#wrong(`answers.${path}.${name}.is`, `the least would be ${least} and the most ${most}`);
  }
}

function entriesOf(book: Rulebook, division: Division): readonly { readonly id: string }[] {
  const { always = [], list = [] } = book.variations[division] ?? {};
  return [...always, ...list];
}

function suggestion(name: string, names: readonly string[]): string {
  const near = meant(name, names);
  return near === null ? '' : `; did you mean "${near}"?`;
}

function leaves(questions: unknown, path: string): readonly string[] {
  if (!isData(questions) || typeof questions['kind'] === 'string') return [path];
  return Object.entries(questions).flatMap(([name, more]) =>
    leaves(more, path === '' ? name : `${path}.${name}`),
  );
}
