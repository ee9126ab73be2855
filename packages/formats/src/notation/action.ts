import { rowOf } from '@forceout/rules/match';
import type { Carried, Deed } from '@forceout/rules/match';
import { makeCard } from '@forceout/rules/onsets';
import type { WrittenSolution } from '@forceout/rules/onsets';
import type { WrittenEquation } from '@forceout/rules/equations';
import { makeWrittenEquation } from '../equations-written.ts';
import { makeWrittenSolution } from '../onsets-written.ts';
import type { Action } from './deed-words.ts';
import type { Game } from './solution-words.ts';

/** A deed in the words of the public formats, with seats for players, and without what it does not say. */
export function makeAction(deed: Deed, game: Game): Action {
  const given = deed as unknown as Readonly<Record<string, unknown>>;
  const carried = Object.entries<keyof Carried>(rowOf(deed.do).carries)
    .map(([member, kind]) => [member, make(kind, given[member], game)] as const)
    .filter(([, value]) => value !== undefined);
  return { do: deed.do, ...Object.fromEntries(carried) };
}

function make(kind: keyof Carried, value: unknown, game: Game): unknown {
  switch (kind) {
    case 'cards':
      return (value as Carried['cards']).map(makeCard);
    case 'pick': {
      const pick = value as Carried['pick'];
      return 'card' in pick ? { ...pick, card: makeCard(pick.card as number) } : pick;
    }
    case 'goal': {
      const { text, cubes } = value as Carried['goal'];
      return cubes === null ? text : { text, cubes };
    }
    case 'written':
    case 'written-or-none':
      return value === null ? undefined : (value as readonly object[]).map((one) => written(one, game));
    case 'cube-or-none':
      return value ?? undefined;
    case 'text-or-none':
      return value === '' ? undefined : value;
    case 'flag':
      return value === true ? true : undefined;
    default:
      return value;
  }
}

function written(one: object, game: Game): unknown {
  return game === 'onsets'
    ? makeWrittenSolution(one as WrittenSolution)
    : makeWrittenEquation(one as WrittenEquation);
}
