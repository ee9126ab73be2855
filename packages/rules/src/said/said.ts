/**
 * What the rules say to people, as data: which sentence, and what stands in its blanks. This is stored and sent; words are
 * made at the edge (`words/`), in the language of whoever reads.
 */
import type { FileSentences } from './file-sentences.ts';
import type { InputSentences } from './input-sentences.ts';
import type { JudgeSentences } from './judge-sentences.ts';
import type { LineSentences } from './line-sentences.ts';
import type { MatchSentences } from './match-sentences.ts';
import type { NumberSentences } from './number-sentences.ts';
import type { PickSentences } from './pick-sentences.ts';
import type { RosterSentences } from './roster-sentences.ts';
import type { SheetSentences } from './sheet-sentences.ts';
import type { StepSentences } from './step-sentences.ts';
import type { TableSentences } from './table-sentences.ts';
import type { TextSentences } from './text-sentences.ts';

export interface Sentences
  extends
    MatchSentences,
    TableSentences,
    SheetSentences,
    TextSentences,
    PickSentences,
    JudgeSentences,
    NumberSentences,
    StepSentences,
    FileSentences,
    InputSentences,
    LineSentences,
    RosterSentences {}

export type SentenceId = keyof Sentences;

/** A sentence by its id, with what stands in its blanks. */
export type Said = { readonly [Id in SentenceId]: { readonly say: Id } & Sentences[Id] }[SentenceId];

/** A sentence of ours, or somebody's own words: a judge's reason, and sentences of logs from before this. */
export type Told = Said | string;

type Plain = { readonly [Id in SentenceId]: keyof Sentences[Id] extends never ? Id : never }[SentenceId];

export function say(id: Plain): Said;
export function say<Id extends Exclude<SentenceId, Plain>>(id: Id, blanks: Sentences[Id]): Said;
export function say(id: SentenceId, blanks: object = {}): Said {
  return { say: id, ...blanks } as Said;
}
