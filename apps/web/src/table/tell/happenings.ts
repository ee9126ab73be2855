import type { Told } from '@forceout/rules';
import type { CheckDecision, FaultName, Pick, Place as MatPlace } from '@forceout/rules/match';
import type { Words } from '../../words/words.ts';
import type { GameName } from '../seen.ts';

export type Beside = keyof Words['referee']['told'];

/** Something that changed at a table, for the log and for whoever listens to it. Seats are numbers. */
export type Happening =
  | { readonly is: 'sat' | 'stood' | 'ready' | 'joined-judge'; readonly name: string }
  | { readonly is: 'said'; readonly name: string; readonly phrase: string }
  | { readonly is: 'started' | 'void' | 'last-shake' | 'stopped' | 'no-more-block' }
  | { readonly is: 'first-roll'; readonly seat: number; readonly cube: string }
  | { readonly is: 'first-setter' | 'roll-again' | 'signing' }
  | { readonly is: 'shake'; readonly number: number; readonly seat: number }
  | { readonly is: 'laid-out' | 'rolled' | 'goal-arranged'; readonly seat: number }
  | { readonly is: 'dealt'; readonly seat: number; readonly count: number }
  | { readonly is: 'picked' | 'pick-withdrawn'; readonly seat: number; readonly pick: Pick }
  | { readonly is: 'goal'; readonly seat: number; readonly goal: string; readonly game: GameName }
  | {
      readonly is: 'no-goal' | 'agreed' | 'disputed' | 'block' | 'absent' | 'arrived' | 'turn-lost';
      readonly seat: number;
    }
  | {
      readonly is: 'moved';
      readonly seat: number;
      readonly cube: string;
      readonly from: MatPlace;
      readonly to: MatPlace;
      readonly bonus: boolean;
    }
  | { readonly is: 'returned'; readonly cube: string }
  | {
      readonly is: 'pointed-out';
      readonly seat: number;
      readonly against: number;
      readonly what: FaultName;
      readonly rule: string;
    }
  | {
      readonly is: 'challenged';
      readonly seats: readonly number[];
      readonly claim: 'now' | 'impossible';
      readonly mover: number;
    }
  | { readonly is: 'forceout' | 'everybody-writes' }
  | { readonly is: 'handed-in' | 'time-called' | 'late' | 'warned' | 'signed'; readonly seat: number }
  | { readonly is: 'joined'; readonly seat: number; readonly side: number }
  | {
      readonly is: 'checked';
      readonly seat: number;
      readonly writer: number;
      readonly decision: CheckDecision;
    }
  | { readonly is: 'ruled'; readonly seat: number; readonly verdict: 'correct' | 'incorrect' }
  | {
      readonly is: 'scored' | 'penalty' | 'correction' | 'awaits';
      readonly seat: number;
      readonly points: number;
      readonly why: Told;
      readonly rule: string;
    }
  /** What stands beside the play: judges, taking back, chairs. */
  | {
      readonly is: 'beside';
      readonly what: Beside;
      readonly seats: readonly number[];
      readonly seconds: number;
    }
  | { readonly is: 'finished'; readonly points: readonly number[] };

/** Cubes of the first list that the second one does not have, each as often as it is missing. */
export function surplus(cubes: readonly string[], there: readonly string[]): readonly string[] {
  const rest = [...there];
  return cubes.filter((cube) => {
    const index = rest.indexOf(cube);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}
