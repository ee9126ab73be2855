import type { OnSetsPosition } from './position.ts';
import type { ReasonCode } from './reason.ts';
import { cubesFitOrWhyNot } from './reference-cubes.ts';
import { goalDigits, goalValues } from './reference-goal.ts';
import { rulesInForce } from './reference-rules.ts';
import type { RulesInForce } from './reference-rules.ts';
import { everyOutcome, isIn, combinations, plainCard } from './reference-sets.ts';
import type { Outcome, PlainCard } from './reference-sets.ts';
import { chainOf, hasGoalWritten, hasRelation, restrictionOf, tokensOf } from './reference-text.ts';
import type { Chain, RestrictionSides, Token } from './reference-text.ts';
import { isDigit, isOperation, isRelation } from './symbols.ts';
import type { CubeSymbol } from './symbols.ts';
import type { WrittenSolution } from './written.ts';

/**
 * A slow and obvious judge to compare the fast one with. It shares no code with it: it lists every tree of
 * every ungrouped chain, looks at the cards one by one, and tries cubes until they fit.
 */
export function referenceJudge(position: OnSetsPosition, solutions: readonly WrittenSolution[]): ReferenceRuling {
  const rules = rulesInForce(position);
  const rulings = combinations(solutions.map((written) => everyReading(rules, written))).map((readings) =>
    judgeAll(
      rules,
      solutions.map((written, index) => judgeOne(position, rules, written, readings[index]!)),
    ),
  );
  return rulings.find(({ correct }) => correct) ?? rulings[0]!;
}

export interface ReferenceRuling {
  readonly correct: boolean;
  readonly codes: ReadonlySet<ReasonCode>;
}

/** Whether a wild cube's own symbol is read as it stands, instead of as what the cube stands for. */
interface Reading {
  readonly literalSetName: boolean;
  readonly literalRestrictions: boolean;
}

interface Judged {
  readonly codes: ReadonlySet<ReasonCode>;
  /** Null if what was written has no meaning. */
  readonly outcomes: readonly Outcome[] | null;
}

function judgeAll(rules: RulesInForce, judged: readonly Judged[]): ReferenceRuling {
  const codes = new Set(judged.flatMap((each) => [...each.codes]));
  const twoAsked = rules.variations.has('two-solutions');
  if (judged.length !== (twoAsked ? 2 : 1)) codes.add('not-two-solutions');
  const [first, second] = judged.map(({ outcomes }) => outcomes);
  if (twoAsked && first && second) {
    const differ = first.every((one) => second.every((other) => hasNewCard(one, other)));
    if (!differ) codes.add('not-two-solutions');
  }
  return { correct: codes.size === 0, codes };
}

function hasNewCard(first: Outcome, second: Outcome): boolean {
  const names = first.selected.map(({ name }) => name);
  return second.selected.some(({ name }) => !names.includes(name));
}

/** As what the wild cube stands for; and literally, part by part, where another face may make the symbol. */
function everyReading(rules: RulesInForce, written: WrittenSolution): readonly Reading[] {
  const { meanings } = wildMeanings(rules, written);
  const literal = meanings.keys().some((face) => interchangeable(rules, face) !== null);
  const choices = literal ? [false, true] : [false];
  return choices.flatMap((literalSetName) =>
    choices.map((literalRestrictions) => ({ literalSetName, literalRestrictions })),
  );
}

function judgeOne(position: OnSetsPosition, rules: RulesInForce, written: WrittenSolution, reading: Reading): Judged {
  const codes = new Set<ReasonCode>();
  const values = legalGoalValues(position, rules, written);
  if (values.length === 0) codes.add('goal-illegal');
  const blankIsWild = rules.variations.has('blank-card-wild');
  if (!blankIsWild && written.blank !== null && written.blank !== 0) codes.add('blank-not-wild');
  const { meanings, wrong } = wildMeanings(rules, written);
  for (const code of wrong) codes.add(code);

  const cubes = actualCubes(position, rules, meanings);
  const relationRequired = cubes.some(
    ({ section, standsFor }) => section === 'required' && standsFor !== null && isRelation(standsFor),
  );
  if (relationRequired && written.restrictions.length === 0) codes.add('restriction-needed');

  const meant = (tokens: readonly Token[], literally: boolean): readonly Token[] =>
    literally ? tokens : tokens.map((token) => asMeant(token, meanings));
  const text = readText(rules, written, {
    setName: (tokens) => meant(tokens, reading.literalSetName),
    restriction: (tokens) => meant(tokens, reading.literalRestrictions),
  });
  for (const code of text.codes) codes.add(code);
  if (text.setName === null) return { codes, outcomes: null };

  const nameSymbols = symbolsOf(text.nameTokens);
  const restrictionSymbols = text.restrictionTokens.flatMap(symbolsOf);
  if (nameSymbols.length + restrictionSymbols.length < 2) codes.add('too-few-cubes');
  const cubesWrong = cubesFitOrWhyNot({
    cubes,
    setName: nameSymbols,
    restrictions: written.restrictions.length === 0 ? null : restrictionSymbols,
    multipleOperations: rules.variations.has('multiple-operations'),
    mostResources: position.after === 'now' ? 1 : Infinity,
    requiredCube: rules.requiredCube,
  });
  if (cubesWrong !== null) codes.add(cubesWrong);
  const operations = nameSymbols.filter(isOperation).length;
  if (rules.variations.has('two-operations') && operations < 2) codes.add('variation-violated');
  const dotsOnBlank = blankIsWild ? written.blank : null;
  if (blankIsMadeForbiddenCard(rules, dotsOnBlank) && rules.blankMadeForbidden === 'not-allowed') {
    codes.add('variation-violated');
  }

  const universe = position.universe.map((card) => plainCard(card, dotsOnBlank));
  const symmetric = rules.variations.has('symmetric-difference');
  const outcomes = everyOutcome(text.setName, text.restrictions, universe, symmetric);
  if (outcomes.some((outcome) => !satisfiesVariations(rules, outcome))) codes.add('variation-violated');
  if (values.length > 0) {
    const worth = outcomes.map((outcome) => worthOf(rules, outcome));
    const fine = outcomes.map(
      (outcome, index) => values.includes(worth[index]!) && satisfiesVariations(rules, outcome),
    );
    if (!worth.some((value) => values.includes(value))) codes.add('wrong-value');
    const differ = new Set(worth).size > 1 || new Set(fine).size > 1;
    if (differ && fine.includes(false)) codes.add('ambiguous');
  }
  return { codes, outcomes };
}

function legalGoalValues(
  { after, goal, resources }: OnSetsPosition,
  rules: RulesInForce,
  written: WrittenSolution,
): readonly number[] {
  const absolute = rules.variations.has('absolute-value');
  if (after !== 'no-goal') return goalValues(goal, absolute);
  const rolled = resources.filter(isDigit).map(Number);
  const digits = written.goalLayout === null ? null : goalDigits(written.goalLayout);
  for (const digit of digits ?? []) {
    const at = rolled.indexOf(digit);
    if (at < 0) return [];
    rolled.splice(at, 1);
  }
  return goalValues(written.goalLayout, absolute);
}

/** What the wild cubes stand for; a statement that is not allowed is ignored, and the cube is what it shows. */
function wildMeanings(
  rules: RulesInForce,
  written: WrittenSolution,
): { readonly meanings: ReadonlyMap<CubeSymbol, CubeSymbol>; readonly wrong: readonly ReasonCode[] } {
  const meanings = new Map<CubeSymbol, CubeSymbol>();
  const wrong: ReasonCode[] = [];
  for (const face of new Set(written.wild.map((statement) => statement.face))) {
    const statements = written.wild.filter((statement) => statement.face === face);
    const stated = [...new Set(statements.flatMap(({ standsFor }) => standsFor))];
    const allowed = [face, ...(rules.wild.get(face) ?? [])];
    if (stated.some((symbol) => !allowed.includes(symbol))) wrong.push('not-wild');
    else if (stated.length > 1) wrong.push('wild-inconsistent');
    else if (stated[0] !== undefined && stated[0] !== face) meanings.set(face, stated[0]);
  }
  return { meanings, wrong };
}

function asMeant(token: Token, meanings: ReadonlyMap<CubeSymbol, CubeSymbol>): Token {
  if (token.kind !== 'symbol') return token;
  return { kind: 'symbol', symbol: meanings.get(token.symbol) ?? token.symbol };
}

interface Text {
  readonly codes: readonly ReasonCode[];
  /** Null if something in the Solution has no meaning. */
  readonly setName: Chain | null;
  readonly restrictions: readonly RestrictionSides[];
  readonly nameTokens: readonly Token[];
  readonly restrictionTokens: readonly (readonly Token[])[];
}

interface Meant {
  readonly setName: (tokens: readonly Token[]) => readonly Token[];
  readonly restriction: (tokens: readonly Token[]) => readonly Token[];
}

function readText(rules: RulesInForce, written: WrittenSolution, meant: Meant): Text {
  const codes: ReasonCode[] = [];
  const goalWritten = hasGoalWritten(written.setName);
  if (goalWritten) codes.push('goal-written');
  const name = goalWritten ? written.setName.slice(0, written.setName.lastIndexOf('=')) : written.setName;
  const nameTokens = meant.setName(tokensOf(name));
  const setName = chainOf(nameTokens);
  if (hasRelation(nameTokens)) codes.push('relation-in-set-name');
  else if (setName === null) codes.push('undefined-symbol');

  const restrictions: RestrictionSides[] = [];
  const restrictionTokens = written.restrictions.map((restriction) => meant.restriction(tokensOf(restriction)));
  if (!rules.restrictionsPlayed) {
    if (written.restrictions.length > 0) codes.push('restriction-not-allowed');
  } else {
    for (const tokens of restrictionTokens) {
      const sides = restrictionOf(tokens, rules.wholeRestrictionMayBeGrouped);
      if (typeof sides === 'string') codes.push(sides);
      else restrictions.push(sides);
    }
  }
  return { codes, setName: codes.length === 0 ? setName : null, restrictions, nameTokens, restrictionTokens };
}

function symbolsOf(tokens: readonly Token[]): readonly CubeSymbol[] {
  return tokens.flatMap((token) => (token.kind === 'symbol' ? [token.symbol] : []));
}

function actualCubes(
  position: OnSetsPosition,
  rules: RulesInForce,
  meanings: ReadonlyMap<CubeSymbol, CubeSymbol>,
): readonly ActualCube[] {
  const usable = position.after === 'forceout' || position.after === null ? [] : position.resources;
  const sections = { required: position.required, permitted: position.permitted, resources: usable } as const;
  return (['required', 'permitted', 'resources'] as const).flatMap((section) =>
    sections[section].map((face): ActualCube => {
      const meaning = isDigit(face) ? null : (meanings.get(face) ?? face);
      const standsFor = meaning !== null && isRelation(meaning) && !rules.restrictionsPlayed ? null : meaning;
      if (standsFor === null) return { face, section, standsFor, makes: [] };
      const other = interchangeable(rules, standsFor);
      return { face, section, standsFor, makes: other === null ? [standsFor] : [standsFor, other] };
    }),
  );
}

function interchangeable({ variations }: RulesInForce, symbol: CubeSymbol): CubeSymbol | null {
  if (variations.has('union-intersection-interchangeable')) {
    if (symbol === 'U') return 'n';
    if (symbol === 'n') return 'U';
  }
  if (variations.has('universe-null-interchangeable')) {
    if (symbol === 'V') return '^';
    if (symbol === '^') return 'V';
  }
  return null;
}
