import { wrongs as en } from './en.ts';

/** The same texts in any language. */
export type WrongWords = {
  readonly [Id in keyof typeof en]: (typeof en)[Id] extends (...of: infer Of) => string
    ? (...of: Of) => string
    : string;
};

/** What stands in the blanks of a sentence, in their order. */
export type Blanks<Id extends keyof WrongWords> = WrongWords[Id] extends (...of: infer Of) => string
  ? Of
  : [];

/** What is wrong in a request, and where: a sentence by its id, and what stands in its blanks. */
export interface WrongRequest {
  readonly path: string;
  readonly say: keyof WrongWords;
  readonly of: readonly unknown[];
}

/** One line that names the field; in English, unless other words are given. */
export function wrongInWords({ path, say, of }: WrongRequest, words: WrongWords = en): string {
  const text: unknown = words[say];
  const line = typeof text === 'function' ? (text as (...blanks: readonly unknown[]) => string)(...of) : text;
  return `${path}: ${String(line)}`;
}
