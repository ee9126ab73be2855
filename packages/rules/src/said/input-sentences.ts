import type { Nothing } from './nothing.ts';
import type { Said, Told } from './said.ts';

/** What a text should have been. */
export type Wanted =
  | 'whole-number'
  | 'rulebook'
  | 'division'
  | 'level'
  | 'season'
  | 'even-or-odd'
  | 'after'
  | 'onsets-variation'
  | 'equations-variation'
  | 'onsets-cube'
  | 'card'
  | 'wild-face'
  | 'color'
  | 'section-of-mat'
  | 'mode'
  | 'clock'
  | 'seat-letter'
  | 'action'
  | 'challenge'
  | 'charge'
  | 'slip-or-deceit'
  | 'verdict'
  | 'this-or-all'
  | 'shake-or-round'
  | 'now-or-later'
  | 'yes-or-no'
  | 'event-of-match'
  | 'game'
  | 'tie-break'
  | 'team-rule'
  | 'cut'
  | 'round-state';

interface Text {
  readonly text: string;
}

interface Most {
  readonly most: number;
}

interface Book {
  readonly book: string;
}

interface Totals {
  readonly totals: readonly number[];
}

/**
 * What is wrong in what came in: a position, a request, a script, a match. They follow the name of a field, as those of
 * house rules do (`file-…`), many of which are said of any input.
 */
export interface InputSentences {
  /** A field, a part of a line or a line, and what is wrong there. */
  readonly 'input-at': { readonly where: string; readonly what: Told };
  readonly 'input-line': { readonly line: number; readonly what: Said };
  readonly 'input-more-entries': Most;
  readonly 'input-longer': Most;
  readonly 'input-any-whole': Nothing;
  readonly 'input-not-a': Text & { readonly wanted: Wanted };
  readonly 'input-not-json': Nothing;
  readonly 'input-no-rulebook': { readonly id: string; readonly books: readonly string[] };
  readonly 'input-no-division': Book & { readonly division: string };
  readonly 'input-no-basic': Book;
  /** Cubes of that colour show other faces; null: it has no colour of the kit. */
  readonly 'input-no-equations-cube': Text & {
    readonly kit: { readonly color: string; readonly faces: readonly string[] } | null;
  };
  readonly 'input-kit-shows-none': { readonly cube: string };
  readonly 'input-kit-too-many': { readonly sort: string; readonly count: number };
  readonly 'input-card-twice': { readonly card: string };
  readonly 'input-no-card': Nothing;
  readonly 'input-game-without-cards': Nothing;
  readonly 'input-unfilled': { readonly id: string; readonly game: 'onsets' | 'equations' };
  readonly 'input-no-set': Text & { readonly what: Said };
  readonly 'input-never-wild': Text;
  readonly 'input-nothing-written': Nothing;
  readonly 'input-one-equation': Nothing;
  readonly 'input-one-solution': Nothing;
  readonly 'input-players': Nothing;
  readonly 'input-player-twice': Nothing;
  readonly 'input-does-not-play': { readonly name: string };
  readonly 'input-totals': Nothing;
  readonly 'input-no-cube-to-move': Nothing;
  readonly 'input-move-needs-cube': Nothing;
  readonly 'input-too-many-positions': Most;
  readonly 'input-no-position': Nothing;
  readonly 'input-as-many-as-totals': { readonly totals: number };
  readonly 'input-two-have-played': Nothing;
  /** A position or a match in words. */
  readonly 'input-no-mark': Text;
  readonly 'input-no-part': { readonly name: string; readonly near: string | null };
  readonly 'input-part-twice': { readonly name: string };
  readonly 'input-name-value': Nothing;
  readonly 'input-header-twice': { readonly name: string };
  readonly 'input-no-deed': Nothing;
  readonly 'input-no-event': Nothing;
  readonly 'input-no-beginning': Nothing;
  readonly 'input-no-house-book': Book;
  readonly 'input-no-house-rules': Nothing;
  readonly 'input-each-player': Nothing;
  readonly 'input-seconds': Nothing;
  readonly 'input-seconds-from-0': Nothing;
  /** A match file. */
  readonly 'input-version-to': Most;
  readonly 'input-events-come-to': Totals;
  readonly 'input-deeds-come-to': Totals;
  readonly 'input-starts-once': Nothing;
  readonly 'input-without-events': Nothing;
  readonly 'input-events-no-match': Nothing;
  readonly 'input-no-match': Nothing;
  readonly 'input-no-dice': Nothing;
  /** What is done at a table. */
  readonly 'input-not-for-player': Nothing;
  readonly 'input-cards-dealt': Most;
  readonly 'input-no-seat': { readonly seat: number };
}
