import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';

/** Thrown while reading and turned into a value by `read`; it never leaves this file. */
class Malformed extends Error {}

/** A place in JSON from outside: its value, not trusted yet, and its name for the one line that says what is wrong. */
export class Field {
  readonly value: unknown;
  readonly path: string;

  constructor(value: unknown, path: string) {
    this.value = value;
    this.path = path;
  }

  /** Refuses the whole input, naming this place. */
  fail(message: string): never {
    throw new Malformed(this.path === '' ? message : `${this.path}: ${message}`);
  }

  /** A member of an object; missing members are refused when they are read. */
  get(name: string): Field {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) {
      return this.fail('an object is expected');
    }
    const value: unknown = Object.hasOwn(this.value, name)
      ? this.value[name as keyof typeof this.value]
      : undefined;
    return new Field(value, this.path === '' ? name : `${this.path}.${name}`);
  }

  get missing(): boolean {
    return this.value === undefined;
  }

  /** The names of an object's members. */
  keys(most: number): readonly string[] {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) {
      return this.fail(this.missing ? 'missing' : 'an object is expected');
    }
    const keys = Object.keys(this.value);
    return keys.length > most ? this.fail(`more than ${most} entries`) : keys;
  }

  list(most: number): readonly Field[] {
    if (!Array.isArray(this.value)) return this.fail(this.missing ? 'missing' : 'a list is expected');
    if (this.value.length > most) return this.fail(`more than ${most} entries`);
    return this.value.map((value, index) => new Field(value, `${this.path}[${index}]`));
  }

  text(most: number): string {
    if (typeof this.value !== 'string') return this.fail(this.missing ? 'missing' : 'a text is expected');
    return this.value.length > most ? this.fail(`longer than ${most} characters`) : this.value;
  }

  number(): number {
    if (typeof this.value === 'number' && Number.isSafeInteger(this.value)) return this.value;
    return this.fail(this.missing ? 'missing' : 'a whole number is expected');
  }

  oneOf<T extends string>(choices: readonly T[], what: string): T {
    const text = this.text(60);
    return choices.find((choice) => choice === text) ?? this.fail(`"${text}" is not ${what}`);
  }
}

/** Reads untrusted JSON; the error is one clear line that names the field. */
export function read<T>(json: unknown, how: (root: Field) => T): Result<T, string> {
  try {
    return ok(how(new Field(json, '')));
  } catch (error) {
    if (error instanceof Malformed) return err(error.message);
    throw error;
  }
}
