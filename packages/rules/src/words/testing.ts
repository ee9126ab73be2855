/** A search for words in what is stored, for tests of logs and journals. */

/** Two words side by side, a word with a capital, or a word before a number: no code, cube or expression has such a thing. */
const WORDS = /\p{L}{2,}[,.:;]? \p{L}{2,}|(?<!\p{L})\p{Lu}\p{Ll}{2,}|\p{L}{3,}:? \d/u;

export interface FoundText {
  readonly path: string;
  readonly text: string;
}

/** Every text somewhere in a value, and the names of members too. */
export function textsIn(value: unknown, path = ''): readonly FoundText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const inside = textsIn(one, Array.isArray(value) ? path : `${path}.${name}`);
    return Array.isArray(value) ? inside : [{ path: `${path}.${name}`, text: name }, ...inside];
  });
}

/** Those that are words of some language, without what people gave themselves: names and reasons. */
export function wordsIn(value: unknown, given: ReadonlySet<string> = new Set()): readonly string[] {
  const found = textsIn(value).filter(({ text }) => WORDS.test(text) && !given.has(text));
  return [...new Set(found.map(({ path, text }) => `${path}: ${text}`))];
}
