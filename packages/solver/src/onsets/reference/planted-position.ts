import { ONSETS_BOOKS } from '@forceout/rules';
import {
  AFTERS,
  BINARY_OPERATIONS,
  goalValues,
  inForce,
  isOperation,
  judge,
  makeGoal,
  parseGoal,
  restrictionsPlayed,
  SYMBOLS,
  tokenize,
  variationsOf,
} from '@forceout/rules/onsets';
import type { Cube, CubeSymbol, OnSetsPosition, WrittenSolution } from '@forceout/rules/onsets';
import { FACES, filledIn } from './random-position.ts';
import type { Chance } from './random-position.ts';

/** A position of any size for which a Solution is known, because it was made round one. */
export interface Planted {
  readonly position: OnSetsPosition;
  readonly written: WrittenSolution;
}

/** A Goal for every value from 0 to 30, without turning to Absolute Value. */
const GOALS = new Map<number, string>();
for (const text of everyGoal()) {
  const layout = parseGoal(text);
  if (!layout.ok) continue;
  const [value] = goalValues(layout.value, false);
  if (value !== undefined && !GOALS.has(value)) GOALS.set(value, makeGoal(layout.value));
}

export function plantedPosition(chance: Chance): Planted {
  for (;;) {
    const planted = attempt(chance);
    if (planted !== null) return planted;
  }
}

interface Sections {
  readonly required: Cube[];
  readonly permitted: Cube[];
  readonly forbidden: Cube[];
  readonly resources: Cube[];
}

const emptySections = (): Sections => ({ required: [], permitted: [], forbidden: [], resources: [] });

function attempt(chance: Chance): Planted | null {
  const book = chance.pick(ONSETS_BOOKS);
  const where = { book, division: chance.pick(book.divisions), level: 'adventurous' as const };
  const universe = chance
    .shuffled(Array.from({ length: 16 }, (_, card) => card))
    .slice(0, 6 + chance.below(9));
  const setName = randomName(chance, 1 + chance.below(5));
  const restricted = restrictionsPlayed(where) && chance.below(2) === 0;
  const restrictions = restricted ? randomRestrictions(chance) : [];
  const [inName, inPart] = [symbolsIn([setName]), symbolsIn(restrictions)];
  const after = chance.pick(AFTERS.filter((one) => one !== 'no-goal'));

  const ids = chance.shuffled(variationsOf(where).list.map(({ id }) => id)).slice(0, chance.below(4));
  const used = [...inName, ...inPart];
  const variations = ids.map((id) => filledIn(chance, id, used, universe));
  const bare: OnSetsPosition = { ...where, universe, variations, goal: '1', ...emptySections(), after };
  const force = inForce(bare);
  const wild = wildMeaning(chance, force['wild-cube']?.cube, used);
  const blank = force['blank-card-wild'] !== null && chance.below(2) === 0 ? chance.below(16) : null;

  const sections = emptySections();
  placeUsed(chance, bare, { inName, inPart, restricted, wild }, sections);
  placeOthers(chance, after === 'forceout', sections);
  if (!inKit(Object.values(sections).flat())) return null;
  const written: WrittenSolution = { setName, restrictions, wild, blank, goalLayout: null };
  const [worth] = judge({ ...bare, ...sections }, [written]).worth;
  const goal = GOALS.get(worth?.value ?? -1);
  if (goal === undefined) return null;
  const position = { ...bare, ...sections, goal };
  const right = judge(position, [written]).reasons.every(({ code }) => code === 'not-two-solutions');
  return right ? { position, written } : null;
}

/** Half of the time the wild cube stands for a symbol of the Solution. */
function wildMeaning(
  chance: Chance,
  face: Cube | undefined,
  used: readonly CubeSymbol[],
): WrittenSolution['wild'] {
  const meaning =
    face === undefined || chance.below(2) === 0
      ? null
      : chance.pick(SYMBOLS.filter((symbol) => used.includes(symbol)));
  return meaning === null || meaning === face ? [] : [{ face: face as CubeSymbol, standsFor: [meaning] }];
}

interface Written {
  readonly inName: readonly CubeSymbol[];
  readonly inPart: readonly CubeSymbol[];
  readonly restricted: boolean;
  readonly wild: WrittenSolution['wild'];
}

/** The cubes of the Solution: each goes where it may be used. */
function placeUsed(chance: Chance, bare: OnSetsPosition, asked: Written, to: Sections): void {
  const { inName, inPart, restricted, wild } = asked;
  const { after } = bare;
  const force = inForce(bare);
  let mayUseResources = after === 'forceout' ? 0 : after === 'now' ? 1 : 99;
  for (const symbol of SYMBOLS) {
    const [a, b] = [
      inName.filter((one) => one === symbol).length,
      inPart.filter((one) => one === symbol).length,
    ];
    const repeats = force['multiple-operations'] !== null && isOperation(symbol);
    const inBoth = restricted && !'=C'.includes(symbol) ? Math.min(a, b) : Math.max(a, b);
    const cubes = repeats ? Math.min(1 + chance.below(2), Math.max(a, b)) : Math.max(a, b);
    const [meaning] = wild;
    for (let index = 0; index < cubes; index++) {
      const isWild = meaning?.standsFor[0] === symbol && chance.below(2) === 0;
      const face: Cube = isWild ? meaning.face : symbol;
      if (index < inBoth && chance.below(2) === 0) to.required.push(face);
      else if (mayUseResources > 0 && chance.below(3) === 0) {
        to.resources.push(face);
        mayUseResources--;
      } else to.permitted.push(face);
    }
  }
}

/** Some that it does not need. */
function placeOthers(chance: Chance, isForceout: boolean, sections: Sections): void {
  const extra = chance.below(7);
  for (let index = 0; index < extra; index++) {
    const cube = chance.pick([...FACES.colour, ...FACES.operation, ...FACES.restriction]);
    const to = chance.pick(['permitted', 'resources', 'forbidden'] as const);
    sections[to === 'resources' && isForceout ? 'forbidden' : to].push(cube);
  }
}

/** Eight colour, four operation and three restriction cubes. */
function inKit(cubes: readonly Cube[]): boolean {
  const count = (faces: readonly Cube[]): number => cubes.filter((cube) => faces.includes(cube)).length;
  return count(FACES.colour) <= 8 && count(FACES.operation) <= 4 && count(FACES.restriction) <= 3;
}

function randomName(chance: Chance, leaves: number): string {
  const prime = chance.below(6) === 0 ? "'" : '';
  if (leaves === 1) return chance.pick(['B', 'R', 'G', 'Y', 'B', 'R', 'V', '^']) + prime;
  const left = 1 + chance.below(leaves - 1);
  const inner = `${randomName(chance, left)} ${chance.pick(BINARY_OPERATIONS)} ${randomName(chance, leaves - left)}`;
  return `(${inner})${prime}`;
}

function randomRestrictions(chance: Chance): readonly string[] {
  return Array.from({ length: 1 + chance.below(2) }, () => {
    let text = randomName(chance, 1 + chance.below(2));
    const relations = 1 + chance.below(2);
    for (let index = 0; index < relations; index++)
      text += ` ${chance.pick(['=', 'C'])} ${randomName(chance, 1 + chance.below(2))}`;
    return text;
  });
}

function symbolsIn(texts: readonly string[]): readonly CubeSymbol[] {
  return texts.flatMap((text) =>
    tokenize(text).flatMap((token) => (token.kind === 'symbol' ? [token.symbol] : [])),
  );
}

function everyGoal(): readonly string[] {
  const digits = ['1', '2', '3', '4', '5', '~1', '~2'];
  const pairs = digits.flatMap((a) => digits.flatMap((b) => [`${a} ${b}`, `${a}/${b}`]));
  const three = digits.flatMap((a) =>
    digits.flatMap((b) =>
      digits.flatMap((c) => [`${a} ${b} ${c}`, `${a}/${b}/${c}`, `${a}/${b} ${c}`, `${a}/(${b} ${c})`]),
    ),
  );
  return [...digits, ...pairs, ...three];
}
