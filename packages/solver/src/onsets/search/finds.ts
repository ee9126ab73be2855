import type { CardSet, ShakeRules } from '@forceout/rules/onsets';
import { Share } from '../../budget.ts';
import type { Budget } from '../../budget.ts';
import { casesOf, usagesIn } from '../cubes/cases.ts';
import type { Case } from '../cubes/cases.ts';
import { possibleSets } from './possible-sets.ts';
import type { RuledOut } from './ruled-out.ts';
import { Aims } from './aims.ts';
import type { Find } from './find.ts';
import { searchCase } from './search.ts';
import type { Limits } from './search.ts';
import type { OnSetsSearchName, OnSetsStage } from './stage.ts';

/** What is looked for: so many different sets of cards. */
export interface Wish {
  readonly values: readonly number[];
  readonly sets: number;
  /** Fewer are of no use. */
  readonly fewest: number;
  /** Any will do; otherwise the shortest. */
  readonly any: boolean;
  /** What is known of the shake's other questions, and learns from this one. */
  readonly ruledOut: RuledOut | null;
}

export interface Finds {
  /** One for each set of cards, shortest first. */
  readonly finds: readonly Find[];
  /** Nothing was missed: there are no more sets than these, or as many as were wished for. */
  readonly whole: boolean;
}

const ALL = {
  width: Infinity,
  slack: Infinity,
  alike: Infinity,
  within: Infinity,
  longest: 99,
  usages: Infinity,
} as const;

type Round = Pick<Limits, 'width' | 'slack' | 'alike' | 'within'> & {
  readonly search: OnSetsSearchName;
  readonly longest: number;
  readonly steps: number;
  /** Only cases in which the cubes can be used in so many ways. */
  readonly usages: number;
};

/**
 * Small cases are searched whole at once. In the others short Solutions are looked for first, then those as short as Required
 * allows, then long ones: with few names kept and no symbol twice but for padding, then with more, then with all. A search
 * that left nothing out has seen everything; so a "no" is always a proof.
 */
const ROUNDS: readonly Round[] = [
  { ...ALL, search: 'first-look', usages: 512, steps: 1_000_000 },
  { ...ALL, search: 'short', longest: 7, steps: 200_000 },
  { ...ALL, search: 'narrow', within: 0, width: 2, slack: 2, alike: 1, steps: 100_000 },
  { ...ALL, search: 'narrow', width: 4, slack: 2, alike: 1, steps: 1_000_000 },
  { ...ALL, search: 'narrow', width: 2, slack: 1, alike: 2, steps: 2_000_000 },
  { ...ALL, search: 'narrow', width: 2, slack: 2, alike: 2, steps: 5_000_000 },
  { ...ALL, search: 'everything', steps: 1_000_000 },
  { ...ALL, search: 'narrow', width: 4, slack: 4, alike: 3, steps: 10_000_000 },
  { ...ALL, search: 'narrow', width: 16, steps: 20_000_000 },
  { ...ALL, search: 'everything', steps: Infinity },
];

/**
 * Once enough is found, only shorter Solutions are of use, and few usages are short enough. First some that might be
 * are tried, since nothing is cheaper to rule out than what is shorter than the shortest; then those as short as Required
 * allows, where often one is; then all.
 */
const SHORTER: readonly Round[] = [
  { ...ALL, search: 'shorter', alike: 1, steps: 1_000_000 },
  { ...ALL, search: 'shorter', within: 0, steps: Infinity },
  { ...ALL, search: 'shorter', steps: Infinity },
];

export function findSolutions(
  rules: ShakeRules,
  asked: Wish,
  budget: Budget,
  tell: (stage: OnSetsStage) => void = () => undefined,
): Finds {
  const possible = possibleSets(rules, asked.values);
  const tooFew = possible < asked.fewest;
  tell({ search: 'cards', ms: budget.clockMs, cases: 1, settled: Number(tooFew), found: 0 });
  if (tooFew) return { finds: [], whole: true };
  const wish = { ...asked, sets: Math.min(asked.sets, possible) };
  const best = new Map<CardSet, Find>();
  const ranked = (): readonly Find[] => [...best.values()].toSorted((a, b) => a.length - b.length);
  const aims = new Aims(rules, wish.values);
  let bar = Infinity;
  const has = (): boolean => best.size >= wish.sets;
  const take = (find: Find): void => {
    best.set(find.cards, find);
    if (has()) bar = wish.any ? 0 : ranked()[wish.sets - 1]!.length - 1;
  };
  const wants = (cards: CardSet, length: number): boolean => {
    const known = best.get(cards);
    return known === undefined ? length <= bar : length < known.length && !wish.any;
  };
  /** The cases of which such a round has not seen everything. */
  const openAfter = (
    { search, steps, longest, usages, ...latitude }: Round,
    cases: readonly Case[],
  ): readonly Case[] => {
    const [start, found] = [budget.clockMs, best.size];
    const left = cases.filter((one) => {
      if (budget.over || (usages < Infinity && usagesIn(one) > usages)) return true;
      const upTo = (): number => Math.min(longest, bar);
      const share = new Share(budget, steps);
      const limits = { ...latitude, share, longest: upTo, wants, take };
      const isOpen = searchCase(rules, one, aims, limits) !== 'whole' || longest < Math.min(bar, ALL.longest);
      if (!isOpen && best.size === 0) wish.ruledOut?.add(one);
      return isOpen;
    });
    const ms = budget.clockMs - start;
    tell({ search, ms, cases: cases.length, settled: cases.length - left.length, found: best.size - found });
    return left;
  };

  let open: readonly Case[] = casesOf(rules).filter((one) => wish.ruledOut?.has(one) !== true);
  for (const round of ROUNDS) {
    if (open.length === 0 || has() || budget.over) break;
    open = openAfter(round, open);
  }
  if (has()) {
    for (const round of SHORTER) {
      if (open.length === 0 || wish.any || budget.over) break;
      open = openAfter(round, open);
    }
  }
  aims.leave();
  return { finds: ranked().slice(0, wish.sets), whole: open.length === 0 || (wish.any && has()) };
}
