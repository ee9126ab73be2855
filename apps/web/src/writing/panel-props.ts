import type { Done, Json } from '@forceout/client';
import type { MatchView } from '@forceout/rules/match';

/** What the table gives its panels: what a seat sees, and the way to do something. */
export interface PanelProps {
  readonly view: MatchView;
  readonly seat: number;
  /** `table`: nobody tells what a real player would not know. */
  readonly mode: 'auto' | 'table';
  readonly act: (deed: Json) => Promise<Done>;
}

export type WritingPhase = Extract<MatchView['phase'], { readonly kind: 'writing' }>;
export type CheckingPhase = Extract<MatchView['phase'], { readonly kind: 'checking' }>;
export type PaperView = WritingPhase['papers'][number];
