import { BLANK } from '../text/cards.ts';
import type { Card } from '../text/cards.ts';
import type { RandomShake } from './random-shake.ts';
import { anyOf, between, chance, oneOf, shuffled, weighted } from './random-source.ts';
import type { Random } from './random-source.ts';
import { chainOf, everyTree, tokensOf } from './text.ts';
import { isIn, plainCard } from './sets.ts';
import { BINARY_OPERATIONS, isRelation, SET_SYMBOLS } from '../text/symbols.ts';
import type { CubeSymbol } from '../text/symbols.ts';
import type { Pick, VariationId } from '../shake/variation.ts';

// Part of the generator of positions and Solutions (random-solutions.ts): legal mixes of variations.

/** The variations of a shake before the Solution is known that their blanks are filled in for. */
export interface Plan {
  readonly ids: readonly VariationId[];
  readonly wild: CubeSymbol | null;
}

export function planVariations(random: Random, shake: RandomShake): Plan {
  const { book, division, level, roll, universe } = shake;
  const list = level === 'adventurous' ? (book.variations[division]?.list ?? []) : [];
  const faces = roll.map(({ face }) => face);
  const wanted = weighted(random, [15, 25, 30, 20, 10]);
  const ids: VariationId[] = [];
  let wild: CubeSymbol | null = null;
  for (const entry of favoured(random, list)) {
    if (ids.length >= wanted) break;
    const { id } = entry;
    if (entry.id === 'wild-cube') {
      const relationsToo = !entry.mayNotBe.includes('relation');
      const may = faces.filter((face) => relationsToo || !isRelation(face));
      const allowed = may.filter((face) => face !== '-' || !ids.includes('symmetric-difference'));
      // Where cubes are interchangeable too, these are the faces with the subtlest rules.
      const subtle = allowed.filter((face) => ['U', 'n', 'V', '^'].includes(face));
      wild = (chance(random, 0.35) ? anyOf(random, subtle) : undefined) ?? oneOf(random, allowed);
    }
    if (id === 'symmetric-difference' && wild === '-') continue;
    if (id === 'blank-card-wild' && !universe.includes(BLANK)) continue;
    if (id === 'no-null-restrictions' && !faces.some(isRelation) && wild === null) continue;
    if (id === 'double-set' && randomDoubleSet(random, universe) === null) continue;
    // Required and forbidden card are one variation.
    const isCard = id === 'required-card' || id === 'forbidden-card';
    if (isCard && (universe.length < 2 || ids.includes('required-card') || ids.includes('forbidden-card')))
      continue;
    ids.push(id);
  }
  return { ids, wild };
}

/** In random order, but those that give a judge much to do rather first, and those that give little rather last. */
function favoured<T extends { readonly id: VariationId }>(random: Random, list: readonly T[]): readonly T[] {
  const rich = new Set<VariationId>([
    'wild-cube',
    'double-set',
    'blank-card-wild',
    'symmetric-difference',
    'two-solutions',
  ]);
  const poor = new Set<VariationId>(['shift-from-permitted', 'two-operations', 'required-cube']);
  const rank = ({ id }: T): number => (rich.has(id) && chance(random, 0.2) ? -1 : poor.has(id) ? 0.2 : 0);
  const ranked = shuffled(random, list).map((entry) => ({ entry, at: rank(entry) + random() }));
  return ranked.toSorted((one, other) => one.at - other.at).map(({ entry }) => entry);
}

/** What is known of a Solution when the blanks are filled in. */
export interface Known {
  /** Cards that all the Solutions select, and cards that none does. */
  readonly inAll: readonly Card[];
  readonly inNone: readonly Card[];
  readonly usedFaces: readonly CubeSymbol[];
  readonly doubleSet: string | null;
}

export function fillIn(random: Random, shake: RandomShake, plan: Plan, known: Known): readonly Pick[] {
  const picks = plan.ids.map((id): Pick | null => {
    if (id === 'wild-cube') return plan.wild === null ? null : { id, cube: plan.wild };
    if (id === 'required-cube') {
      const used = chance(random, 0.75) ? anyOf(random, known.usedFaces) : undefined;
      return { id, cube: used ?? oneOf(random, shake.roll).face };
    }
    if (id === 'double-set') return known.doubleSet === null ? null : { id, set: known.doubleSet };
    if (id === 'required-card') {
      const selected = chance(random, 0.8) ? anyOf(random, known.inAll) : undefined;
      return { id, card: selected ?? oneOf(random, shake.universe) };
    }
    if (id === 'forbidden-card') {
      // The blank card cannot be wild and forbidden.
      const may = shake.universe.filter((card) => card !== BLANK || !plan.ids.includes('blank-card-wild'));
      const outside = may.filter((card) => known.inNone.includes(card));
      const card = anyOf(random, chance(random, 0.8) ? outside : may) ?? anyOf(random, may);
      return card === undefined ? null : { id, card };
    }
    return { id };
  });
  return picks.filter((pick) => pick !== null);
}

/** A set of at most four symbols that is neither empty nor the whole Universe. */
export function randomDoubleSet(random: Random, universe: readonly Card[]): string | null {
  for (let attempt = 0; attempt < 20; attempt++) {
    const [a, b, operation] = [
      oneOf(random, SET_SYMBOLS),
      oneOf(random, SET_SYMBOLS),
      oneOf(random, BINARY_OPERATIONS),
    ];
    const pair = `${a} ${operation} ${b}`;
    const text = [a, `${a}'`, pair, pair, `(${pair})'`, `${a}' ${operation} ${b}`, `${pair}'`][
      between(random, 0, 6)
    ]!;
    const [tree] = everyTree(chainOf(tokensOf(text))!);
    const inside = universe.filter((card) => isIn(tree!, plainCard(card, null), false)).length;
    const symmetric = universe.filter((card) => isIn(tree!, plainCard(card, null), true)).length;
    if ([inside, symmetric].every((count) => count > 0 && count < universe.length)) return text;
  }
  return null;
}

/** Whether the variation is in force, picked or always. */
export function planned({ book, division, level }: RandomShake, plan: Plan, id: VariationId): boolean {
  const always = level === 'adventurous' ? (book.variations[division]?.always ?? []) : [];
  return plan.ids.includes(id) || always.some((entry) => entry.id === id);
}
