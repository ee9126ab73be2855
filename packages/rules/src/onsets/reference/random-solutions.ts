import { parseCard } from '../text/cards.ts';
import type { Card } from '../text/cards.ts';
import { AFTERS } from '../shake/position.ts';
import type { OnSetsPosition } from '../shake/position.ts';
import { digitsWith, randomGoal } from './random-goal.ts';
import { mutated, mutatedPair } from './random-mutations.ts';
import { placed } from './random-placing.ts';
import { randomShake } from './random-shake.ts';
import type { RandomShake } from './random-shake.ts';
import { between, chance, oneOf } from './random-source.ts';
import type { Random } from './random-source.ts';
import { fillIn, planned, planVariations, randomDoubleSet } from './random-variations.ts';
import type { Plan } from './random-variations.ts';
import { randomDraft } from './random-written.ts';
import type { Draft } from './random-written.ts';
import { rulesInForce } from './rules.ts';
import { everyOutcome, plainCard } from './sets.ts';
import { worthOf } from './value.ts';
import { readWritten } from './written.ts';
import type { Pick } from '../shake/variation.ts';
import type { WrittenSolution } from '../text/written.ts';

export { seeded } from './random-source.ts';

/** Something to judge. */
export interface Case {
  readonly position: OnSetsPosition;
  readonly solutions: readonly WrittenSolution[];
}

/**
 * A shake of any book, and what somebody wrote. The Solution is made of the cubes first; Goal, mat and the blanks
 * of the variations are then chosen so that most of it is right; last, more than half of the cases are spoilt a little.
 */
export function randomCase(random: Random): Case {
  const shake = randomShake(random);
  const plan = planVariations(random, shake);
  const doubleSet = plan.ids.includes('double-set') ? randomDoubleSet(random, shake.universe) : null;
  const bare = positionOf(
    shake,
    fillIn(random, shake, plan, { inAll: [], inNone: [], usedFaces: [], doubleSet }),
  );
  let drafts = randomDrafts(random, shake, plan, bare);

  const sets = drafts.map((draft) => oneOf(random, everyWorth(bare, draft)).cards);
  const inAll = shake.universe.filter((card) => sets.every((set) => set.includes(card)));
  const inNone = shake.universe.filter((card) => !sets.some((set) => set.includes(card)));
  const usedFaces = drafts.flatMap(({ nameCubes }) => nameCubes.map(({ face }) => face));
  const variations = fillIn(random, shake, plan, { inAll, inNone, usedFaces, doubleSet });
  drafts = drafts.map((draft) => maybeMadeForbidden(random, draft, variations));

  const { worth } = oneOf(random, everyWorth(positionOf(shake, variations), drafts[0]!));
  const goal = randomGoal(random, worth, planned(shake, plan, 'absolute-value'));
  const after = oneOf(random, AFTERS);
  const spoilt = chance(random, 0.6);
  if (spoilt && chance(random, 0.3)) drafts = [...mutatedPair(random, drafts)];
  const sections = placed(random, shake, drafts, after, spoilt && chance(random, 0.45));
  const digits = digitsWith(random, goal);
  if (after === 'no-goal') sections.resources.push(...(chance(random, 0.95) ? digits.used : []));
  for (const digit of digits.others) {
    const section = after === 'forceout' || chance(random, 0.5) ? sections.forbidden : sections.resources;
    section.push(digit);
  }
  const position: OnSetsPosition = {
    ...positionOf(shake, variations),
    ...sections,
    after,
    goal: after === 'no-goal' ? null : goal,
  };
  const solutions = drafts.map(({ written }) => {
    let text = { ...written, goalLayout: after === 'no-goal' ? goal : null };
    for (let times = spoilt ? between(random, 0, 2) : 0; times > 0; times--) text = mutated(random, text);
    return text;
  });
  return { position, solutions };
}

function positionOf(shake: RandomShake, variations: readonly Pick[]): OnSetsPosition {
  const { book, division, level, universe } = shake;
  const empty = { required: [], permitted: [], forbidden: [], resources: [] };
  return { book, division, level, universe, variations, goal: null, ...empty, after: null };
}

/** One Solution; or two, if possible of the same worth and with a new card in the second. */
function randomDrafts(
  random: Random,
  shake: RandomShake,
  plan: Plan,
  bare: OnSetsPosition,
): readonly Draft[] {
  let first = draft([]);
  if (!plan.ids.includes('two-solutions')) return [first];
  for (let attempt = 0; attempt < 5 && everyWorth(bare, first).length > 1; attempt++) first = draft([]);
  const [{ worth, cards }] = everyWorth(bare, first);
  let second = draft(first.nameCubes);
  for (let attempt = 0; attempt < 120; attempt++) {
    const found = everyWorth(bare, second);
    if (found.every((each) => each.worth === worth && each.cards.some((card) => !cards.includes(card))))
      break;
    second = draft(chance(random, 0.7) ? first.nameCubes : []);
  }
  return [first, second];

  function draft(preferred: Draft['nameCubes']): Draft {
    // A single cube is hardly ever a Solution, and what cannot be read has no worth.
    for (let attempt = 0; attempt < 50; attempt++) {
      const found = randomDraft(random, shake, plan, preferred);
      if (found !== null && (found.nameCubes.length > 1 || chance(random, 0.1))) return found;
    }
    throw new Error('no set among eight colour cubes');
  }
}

interface Worth {
  readonly worth: number;
  readonly cards: readonly Card[];
}

/** What each interpretation selects; a worthless one if the text cannot be read. */
function everyWorth(position: OnSetsPosition, { written, meanings }: Draft): readonly [Worth, ...Worth[]] {
  const rules = rulesInForce(position);
  const reading = { literalSetName: false, literalRestrictions: false };
  const meaningful = readWritten(rules, written, meanings, reading);
  if (!('setName' in meaningful)) return [{ worth: 3, cards: [] }];
  const dots = rules.variations.has('blank-card-wild') ? written.blank : null;
  const universe = position.universe.map((card) => plainCard(card, dots));
  const symmetric = rules.variations.has('symmetric-difference');
  const outcomes = everyOutcome(meaningful.setName, meaningful.restrictions, universe, symmetric);
  const [first, ...others] = outcomes.map((outcome) => ({
    worth: worthOf(rules, outcome),
    cards: outcome.selected.map(({ name }) => parseCard(name) ?? 0),
  }));
  return [first!, ...others];
}

/** Sometimes the wild blank card gets just the dots of the forbidden card. */
function maybeMadeForbidden(random: Random, draft: Draft, variations: readonly Pick[]): Draft {
  const forbidden = variations.find((pick) => pick.id === 'forbidden-card');
  const wild = variations.some(({ id }) => id === 'blank-card-wild');
  if (!wild || forbidden === undefined || !('card' in forbidden) || chance(random, 0.7)) return draft;
  return { ...draft, written: { ...draft.written, blank: forbidden.card } };
}
