import type { InvariantName } from '@forceout/solver';
import type { ForeignPrime, WhyNot } from '../bots/analyst.ts';
import { CUBE_WORDS } from './cubes.ts';
import type { Language } from './language.ts';

interface WhyNotWords {
  readonly sizes: (sizes: readonly number[], goal: readonly number[]) => string;
  readonly searched: string;
  readonly near: (goal: number, near: readonly number[]) => string;
  readonly prime: (goal: number, prime: ForeignPrime) => string;
  /** What can be said better with the Goal as a number. */
  readonly withGoal: Readonly<Partial<Record<InvariantName, (goal: number) => string>>>;
  readonly cubeGone: (cube: string) => string;
  readonly operations: (needed: number, left: number) => string;
  readonly invariant: Readonly<Record<InvariantName, string>>;
}

function list(numbers: readonly number[], or: string): string {
  return numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} ${or} ${numbers.at(-1)}`;
}

function minus(number: number): string {
  return String(number).replace('-', '−');
}

const EN: WhyNotWords = {
  sizes: (sizes, goal) =>
    sizes.length === 0
      ? 'With these cubes no Solution can be written, whatever the Goal.'
      : `What can be written selects ${list(sizes, 'or')} cards, and the Goal asks for ${list(goal, 'or')}.`,
  searched: 'Every way to put the cubes together was tried, and none reaches the Goal.',
  near: (goal, near) =>
    `With these cubes ${list(near, 'and')} can be made, but not ${minus(goal)}: every way was tried.`,
  prime: (goal, { factor, forbidden }) =>
    `${minus(goal)} needs a factor ${factor}, and ${forbidden ? 'every cube with one is forbidden' : 'no cube has one'}.`,
  withGoal: {
    parity: (goal) =>
      goal % 2 === 0
        ? `Everything that can be made is odd, and ${minus(goal)} is even.`
        : `Everything that can be made is even, and ${minus(goal)} is odd.`,
    'out-of-reach': (goal) => `${minus(goal)} is larger than anything that can be made.`,
    'nothing-negative': (goal) => `Nothing below zero can be made, and the Goal is ${minus(goal)}.`,
  },
  cubeGone: (cube) => `Every Solution must use ${cube}, and none is left that may be used.`,
  operations: (needed, left) =>
    left === 0
      ? 'No operation is left to make a Set-Name of two cubes or more.'
      : `Every Solution needs ${needed} operations, and only ${left} may still be used.`,
  invariant: {
    'goal-illegal': 'No reading of the Goal is legal.',
    'too-few-cubes': 'Too few cubes are left that may be used.',
    'no-number': 'No number is left that may be used.',
    'too-few-operations-to-join': 'Required holds more numbers than the operations that are left can join.',
    'too-few-numbers-to-feed': 'Required holds more operations than there are numbers for them.',
    'cannot-be-put-together': 'What Required asks for cannot be put together to one expression.',
    'no-goal-leaves-enough': 'Every Goal takes cubes that its Solution would need.',
    'required-cube-useless': 'A cube in Required can be used in no expression.',
    'only-whole-numbers': 'Only whole numbers can be made, and the Goal is none.',
    'nothing-negative': 'Nothing below zero can be made, and the Goal is below zero.',
    'only-rational-numbers': 'Only fractions can be made, and the Goal is none.',
    'foreign-prime-factor': 'The Goal has a prime factor that no cube which may be used can bring in.',
    'only-products': 'Only products can be made, and the Goal is none of these numbers.',
    'only-zero': 'Whatever is made comes to zero.',
    'no-zero': 'Zero cannot be made.',
    parity: 'Everything that can be made is even where the Goal is odd, or odd where it is even.',
    'out-of-reach': 'The Goal is larger than anything that can be made.',
    'too-long': 'What must be used is too long for the Goal.',
  },
};

const ES: WhyNotWords = {
  sizes: (sizes, goal) =>
    sizes.length === 0
      ? 'Con estos cubos no se puede escribir ninguna Solución, sea cual sea la Meta.'
      : `Lo que se puede escribir elige ${list(sizes, 'o')} cartas, y la Meta pide ${list(goal, 'o')}.`,
  searched: 'Se probaron todas las maneras de juntar los cubos, y ninguna alcanza la Meta.',
  near: (goal, near) =>
    `Con estos cubos ${near.length === 1 ? 'sale' : 'salen'} ${list(near, 'y')}, pero no ${minus(goal)}: se probaron todas las maneras.`,
  prime: (goal, { factor, forbidden }) =>
    `${minus(goal)} necesita un factor ${factor}, y ${forbidden ? 'todos los cubos que lo tienen están prohibidos' : 'ningún cubo lo tiene'}.`,
  withGoal: {
    parity: (goal) =>
      goal % 2 === 0
        ? `Todo lo que sale es impar, y ${minus(goal)} es par.`
        : `Todo lo que sale es par, y ${minus(goal)} es impar.`,
    'out-of-reach': (goal) => `${minus(goal)} es mayor que todo lo que se puede formar.`,
    'nothing-negative': (goal) => `No sale nada menor que cero, y la Meta es ${minus(goal)}.`,
  },
  cubeGone: (cube) => `Toda Solución tiene que usar ${cube}, y no queda ninguno que se pueda usar.`,
  operations: (needed, left) =>
    left === 0
      ? 'No queda ninguna operación para nombrar un conjunto con dos cubos o más.'
      : `Toda Solución necesita ${needed} operaciones, y solo se puede usar ${left}.`,
  invariant: {
    'goal-illegal': 'Ninguna lectura de la Meta es legal.',
    'too-few-cubes': 'Quedan muy pocos cubos que se puedan usar.',
    'no-number': 'No queda ningún número que se pueda usar.',
    'too-few-operations-to-join':
      'En Obligatorios hay más números de los que pueden unir las operaciones que quedan.',
    'too-few-numbers-to-feed': 'En Obligatorios hay más operaciones que números para ellas.',
    'cannot-be-put-together': 'Lo Obligatorio no se puede juntar en una sola expresión.',
    'no-goal-leaves-enough': 'Toda Meta toma cubos que su Solución necesitaría.',
    'required-cube-useless': 'Un cubo Obligatorio no sirve en ninguna expresión.',
    'only-whole-numbers': 'Solo salen números enteros, y la Meta no lo es.',
    'nothing-negative': 'No sale nada menor que cero, y la Meta lo es.',
    'only-rational-numbers': 'Solo salen fracciones, y la Meta no lo es.',
    'foreign-prime-factor': 'La Meta tiene un factor primo que ningún cubo que se pueda usar aporta.',
    'only-products': 'Solo salen productos, y la Meta no es ninguno de esos números.',
    'only-zero': 'Todo lo que sale es cero.',
    'no-zero': 'El cero no se puede formar.',
    parity: 'Todo lo que sale es par y la Meta impar, o al revés.',
    'out-of-reach': 'La Meta es mayor que todo lo que se puede formar.',
    'too-long': 'Lo que hay que usar es demasiado largo para la Meta.',
  },
};

const WORDS: Readonly<Record<Language, WhyNotWords>> = { en: EN, es: ES };

/** Why nothing can be written, in a sentence. */
export function whyNotWords(why: WhyNot, language: Language): string {
  const words = WORDS[language];
  switch (why.kind) {
    case 'sizes':
      return words.sizes(why.sizes, why.goal);
    case 'cube-gone':
      return words.cubeGone(CUBE_WORDS[language].cube(why.cube));
    case 'too-few-operations':
      return words.operations(why.needed, why.left);
    case 'invariant':
      if (why.prime !== null && why.goal !== null) return words.prime(why.goal, why.prime);
      return (why.goal !== null && words.withGoal[why.name]?.(why.goal)) || words.invariant[why.name];
    case 'searched':
      return why.goal === null || why.near.length === 0 ? words.searched : words.near(why.goal, why.near);
  }
}
