import { CUTS } from '@forceout/formats/tournament';
import type { Cut, TeamRule } from '@forceout/formats/tournament';

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

/** Nobody goes on, or who does by one of the file's rules. */
export const CUT_CHOICES = ['none', ...CUTS] as const;

/** Who goes on, with the number that the rule needs. */
export function cutBy(rule: (typeof CUT_CHOICES)[number], number: number): Cut | null {
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
