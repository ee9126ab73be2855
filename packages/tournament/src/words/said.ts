/**
 * What a tournament day says to people, as data: which sentence, and what stands in its blanks. This is what refusals, findings and
 * questions carry; words are made at the edge, in the language of whoever reads.
 */
import type { en } from './en/index.ts';

export type DaySentences = typeof en;
export type DaySentenceId = keyof DaySentences;

/** What stands in the blanks of a sentence, in their order. */
type Blanks<Id extends DaySentenceId> = DaySentences[Id] extends (...of: infer Of) => string ? Of : [];

/** A sentence by its id; `of` only where it has blanks. */
export type DaySaid = { readonly say: DaySentenceId; readonly of?: readonly unknown[] };

/** Sentences without blanks. */
export type PlainSentence = {
  readonly [Id in DaySentenceId]: DaySentences[Id] extends string ? Id : never;
}[DaySentenceId];

/** Whether it is a sentence, and not what was wanted. */
export function isSaid(value: object): value is DaySaid {
  return 'say' in value;
}

export function say<Id extends DaySentenceId>(id: Id, ...of: Blanks<Id>): DaySaid {
  return of.length === 0 ? { say: id } : { say: id, of };
}

/** Makes words of a sentence inside another one. */
export type Tell = (said: DaySaid) => string;
