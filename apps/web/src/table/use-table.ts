import type { Done, Json, Past, Refused, TableCommand, TableView } from '@forceout/client';
import type { Language } from '@forceout/players';
import type { Answer, MatchView, May } from '@forceout/rules/match';
import { createContext, use } from 'react';
import type { TableFacts } from '../engine/table-facts.ts';
import type { Told } from './line.ts';
import type { GameName, Place } from './seen.ts';

/** Everything the parts of a table page share. */
export interface TableTools {
  readonly table: TableView;
  /** The number of this view of the table. */
  readonly seq: number;
  readonly past: () => Promise<Past>;
  /** All that was told since this page was opened. */
  readonly happened: readonly Told[];
  readonly place: Place;
  /** The seat of whoever looks, or null. */
  readonly seat: number | null;
  /** Whether the judge's seat is there for whoever looks. */
  readonly mayJudge: boolean;
  readonly game: GameName;
  /** Null until the engine has read the book. */
  readonly facts: TableFacts | null;
  /** What the seat of whoever looks may do, and why not; null beside the table and until the rules have answered. */
  readonly may: May | null;
  readonly isFresh: boolean;
  readonly refusal: Refused | null;
  /** Shows why the rules say no, before anything is sent. */
  readonly explain: (answer: Extract<Answer, { readonly is: 'no' }>) => void;
  readonly hint: ((step: 1 | 2 | 3, language: Language) => Promise<string | null>) | null;
  readonly forgetRefusal: () => void;
  readonly name: (seat: number) => string;
  readonly run: (command: TableCommand) => Promise<Done>;
  /** Plays a deed of the match. */
  readonly act: (deed: Json) => Promise<Done>;
  /** The match's own clock, in seconds. */
  readonly now: () => number;
}

export const TableContext = createContext<TableTools | null>(null);

export function useTable(): TableTools {
  const tools = use(TableContext);
  if (tools === null) throw new Error('a part of a table stands outside of one');
  return tools;
}

/** For parts that exist only while a match is on the table. */
export function useMatch(): TableTools & { readonly match: MatchView } {
  const tools = useTable();
  if (tools.table.match === null) throw new Error('no match is on the table');
  return { ...tools, match: tools.table.match };
}
