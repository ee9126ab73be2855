import { RULEBOOKS, err, ok, say } from '@forceout/rules';
import type { Result, Rulebook, Said, Wanted } from '@forceout/rules';
import { meant } from './did-you-mean.ts';

/** Thrown while reading and turned into a value by `read`; it never leaves this file. */
class Malformed extends Error {
  readonly path: string;
  readonly said: Said;

  constructor(path: string, said: Said) {
    super(said.say);
    this.path = path;
    this.said = said;
  }
}

/** What is wrong, with the name of the place where it is; the whole input has none. */
function at(path: string, said: Said): Said {
  return path === '' ? said : say('input-at', { where: path, what: said });
}

/** Which members of which objects somebody has asked for. What nobody asks for is not known here. */
class Asked {
  readonly #objects = new Map<object, { readonly path: string; readonly names: Set<string> }>();

  note(object: object, path: string, ...names: readonly string[]): void {
    const known = this.#objects.get(object) ?? { path, names: new Set() };
    for (const name of names) known.names.add(name);
    this.#objects.set(object, known);
  }

  /** What to say of a member that nobody asked for; near a name only where that name is missing. */
  unknown(nearOnly: boolean): Said | null {
    for (const [object, { path, names }] of this.#objects) {
      // A member without a value is none, as in JSON.
      const there = Object.entries(object).flatMap(([key, value]) => (value === undefined ? [] : [key]));
      const missing = [...names].filter((name) => !there.includes(name));
      for (const key of there) {
        if (names.has(key)) continue;
        const near = meant(key, missing) ?? (nearOnly ? null : meant(key, names));
        if (near === null && nearOnly) continue;
        return at(inside(path, key), say('file-no-field', { near }));
      }
    }
    return null;
  }
}

function inside(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** A place in JSON from outside: its value, not trusted yet, and its name for the line that says what is wrong. */
export class Field {
  readonly value: unknown;
  readonly path: string;
  /** The rulebooks that the whole input may name: the built-in ones, and house rules given with it. */
  readonly books: readonly Rulebook[];
  readonly #asked: Asked | null;

  constructor(
    value: unknown,
    path: string,
    asked: Asked | null = null,
    books: readonly Rulebook[] = RULEBOOKS,
  ) {
    this.value = value;
    this.path = path;
    this.books = books;
    this.#asked = asked;
  }

  /** Refuses the whole input, naming this place. */
  fail(said: Said): never {
    throw new Malformed(this.path, said);
  }

  /** A member of an object; missing members are refused when they are read. */
  get(name: string): Field {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) {
      return this.fail(say('file-object'));
    }
    this.#asked?.note(this.value, this.path, name);
    const value: unknown = Object.hasOwn(this.value, name)
      ? this.value[name as keyof typeof this.value]
      : undefined;
    return new Field(value, inside(this.path, name), this.#asked, this.books);
  }

  /** The same place with what its text stands for. */
  as(value: unknown): Field {
    return new Field(value, this.path, this.#asked, this.books);
  }

  get missing(): boolean {
    return this.value === undefined;
  }

  /** The names of an object's members, whatever they are. */
  keys(most: number): readonly string[] {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) {
      return this.fail(say(this.missing ? 'file-missing' : 'file-object'));
    }
    const keys = Object.keys(this.value);
    this.#asked?.note(this.value, this.path, ...keys);
    return keys.length > most ? this.fail(say('input-more-entries', { most })) : keys;
  }

  list(most: number): readonly Field[] {
    if (!Array.isArray(this.value)) return this.fail(say(this.missing ? 'file-missing' : 'file-list'));
    if (this.value.length > most) return this.fail(say('input-more-entries', { most }));
    return this.value.map(
      (value, index) => new Field(value, `${this.path}[${index}]`, this.#asked, this.books),
    );
  }

  text(most: number): string {
    if (typeof this.value !== 'string')
      return this.fail(say(this.missing ? 'file-missing' : 'file-any-text'));
    return this.value.length > most ? this.fail(say('input-longer', { most })) : this.value;
  }

  number(): number {
    if (typeof this.value === 'number' && Number.isSafeInteger(this.value)) return this.value;
    return this.fail(say(this.missing ? 'file-missing' : 'input-any-whole'));
  }

  oneOf<T extends string>(choices: readonly T[], wanted: Wanted): T {
    const text = this.text(60);
    return choices.find((choice) => choice === text) ?? this.fail(say('input-not-a', { text, wanted }));
  }
}

/**
 * Reads untrusted JSON; the error says of which field what is wrong, in words of any language. What the reader never asks for is refused,
 * so that a misspelt field changes no answer in silence; files that outlive a version keep it.
 */
export function read<T>(
  json: unknown,
  how: (root: Field) => T,
  unknown: 'refused' | 'kept' = 'refused',
  books: readonly Rulebook[] = RULEBOOKS,
): Result<T, Said> {
  const asked = unknown === 'kept' ? null : new Asked();
  try {
    const value = how(new Field(json, '', asked, books));
    const stranger = asked?.unknown(false) ?? null;
    return stranger === null ? ok(value) : err(stranger);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    // "division: missing" is better said of the "divison" that is there.
    const isMissing = error.said.say === 'file-missing' && error.path !== '';
    const stranger = isMissing ? (asked?.unknown(true) ?? null) : null;
    return err(stranger ?? at(error.path, error.said));
  }
}
