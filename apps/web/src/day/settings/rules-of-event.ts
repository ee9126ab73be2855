import type { Cut, TeamRule, TieBreak } from '@forceout/formats/tournament';

export const TIE_BREAKS = [
  'six-count',
  'head-to-head',
  'opponents',
  'shake-average',
  'shake-total',
  'fewer-twos',
  'last-round',
  'playoff',
  'lot',
] as const satisfies readonly TieBreak[];

export const TEAM_RULES = [
  'members',
  'best-of-team',
  'school-best',
  'school-average',
  'school-total',
] as const satisfies readonly TeamRule['rule'][];

/** A team rule with its number; best five, and an average of whoever came, where nothing is said. */
export function teamRule(rule: TeamRule['rule'], k?: number): TeamRule {
  switch (rule) {
    case 'members':
    case 'school-total':
      return { rule };
    case 'best-of-team':
    case 'school-best':
      return { rule, k: k ?? 5 };
    case 'school-average':
      return { rule, k: k ?? 1 };
  }
}

export const CUTS = [
  'none',
  'perfect',
  'top',
  'percent',
  'at-least',
  'section-winners',
] as const satisfies readonly (Cut['rule'] | 'none')[];

/** Who goes on, with the number that the rule needs. */
export function cutBy(rule: (typeof CUTS)[number], number: number): Cut | null {
  switch (rule) {
    case 'none':
      return null;
    case 'perfect':
      return { rule };
    case 'top':
      return { rule, n: number };
    case 'percent':
      return { rule, p: Math.min(100, number) };
    case 'at-least':
      return { rule, x: number };
    case 'section-winners':
      return { rule, k: number };
  }
}

/** The number of a cut; null where it has none. */
export function numberOfCut(cut: Cut | null): number | null {
  switch (cut?.rule) {
    case 'top':
      return cut.n;
    case 'percent':
      return cut.p;
    case 'at-least':
      return cut.x;
    case 'section-winners':
      return cut.k;
    case 'perfect':
    case undefined:
      return null;
  }
}
