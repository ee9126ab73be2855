import type { Reason } from '@forceout/solver';
import type { Tried, WhyNot } from '../bots/analyst.ts';
import { CUBE_WORDS } from './cubes.ts';
import type { Language } from './language.ts';
import { listed } from './lists.ts';

interface WhyNotWords {
  readonly sizes: (sizes: readonly number[], goal: readonly number[]) => string;
  readonly searched: string;
  readonly tried: (tried: Tried) => string;
  readonly near: (goal: number, near: readonly number[], tried: Tried | null) => string;
  readonly cubeGone: (cube: string) => string;
  readonly operations: (needed: number, left: number) => string;
  readonly toJoin: (sets: number, left: number) => string;
  /** `goal` is a number where it is a whole one, or else null. */
  readonly reason: (reason: Reason, goal: number | null) => string;
}

/** Three and more in a row by the first and the last of them: 2 to 8. */
function runs(numbers: readonly number[], to: string): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < numbers.length;) {
    let end = at;
    while (numbers[end + 1] === numbers[end]! + 1) end++;
    if (end < at + 2) end = at;
    texts.push(end === at ? String(numbers[at]) : `${numbers[at]} ${to} ${numbers[end]}`);
    at = end + 1;
  }
  return texts;
}

function minus(number: number): string {
  return String(number).replace('-', '−');
}

const EN: WhyNotWords = {
  sizes: (sizes, goal) =>
    sizes.length === 0
      ? 'With these cubes no Solution can be written, whatever the Goal: every way was tried.'
      : `What can be written selects ${listed(runs(sizes, 'to'), 'or')} cards, and the Goal asks for ${listed(goal, 'or')}.`,
  searched: 'Every way to put the cubes together was tried, and none reaches the Goal.',
  tried: ({ most, signsAside, values }) =>
    `A Solution has at most ${most} of these cubes${signsAside ? ', signs aside' : ''}. Every way to put them together was worked out (${values} numbers), and none equals the Goal.`,
  near: (goal, near, tried) =>
    `With these cubes ${listed(near, 'and')} can be made, but not ${minus(goal)}: every way was tried${tried === null ? '' : ` (${tried.values} numbers)`}.`,
  cubeGone: (cube) => `Every Solution must use ${cube}, and none is left that may be used.`,
  operations: (needed, left) =>
    left === 0
      ? 'No operation is left to make a Set-Name of two cubes or more.'
      : `Every Solution needs ${needed} operations, and only ${left} may still be used.`,
  toJoin: (sets, left) =>
    `Required has ${sets} sets. To join them takes ${sets - 1} ∪, ∩ or −, and ${left === 0 ? 'none' : `only ${left}`} may be used.`,
  reason(reason, goal) {
    const the = goal === null ? 'the Goal' : minus(goal);
    switch (reason.name) {
      case 'goal-illegal':
        return 'No reading of the Goal is legal.';
      case 'too-few-cubes':
        return `A Solution has ${reason.least} cubes or more, and ${reason.cubes === 0 ? 'none' : `only ${reason.cubes}`} may be used.`;
      case 'no-number':
        return 'No number is left that may be used.';
      case 'too-few-operations-to-join':
        return `Required makes at least ${reason.numbers} numbers. To join them takes ${reason.numbers - 1} operations, and ${reason.operations === 0 ? 'none' : `only ${reason.operations}`} may be used.`;
      case 'too-few-numbers-to-feed':
        return reason.operations === 1
          ? `An operation in Required needs two numbers, and ${reason.numbers === 0 ? 'none' : 'only one'} may be used.`
          : `The ${reason.operations} operations in Required need ${reason.operations + 1} numbers, and ${reason.numbers === 0 ? 'none' : `only ${reason.numbers}`} may be used.`;
      case 'cannot-be-put-together':
        return 'Whichever cubes are taken, all of Required among them, a number is left without an operation or an operation without a number.';
      case 'no-goal-leaves-enough':
        return 'Every Goal takes cubes that its Solution would need.';
      case 'required-cube-useless':
        return `Required has a ${reason.face}, which is no digit in base ${reason.base}.`;
      case 'only-whole-numbers':
        return 'Nothing here makes a fraction, so every number is whole, and the Goal is not.';
      case 'only-rational-numbers':
        return 'These operations make whole numbers and fractions only, and the Goal is neither.';
      case 'nothing-negative':
        return reason.neverZero
          ? `Without −, 0 and cubes upside down every number is above zero, and ${the} is not.`
          : `Without − and cubes upside down nothing below zero can be made, and ${the} is below zero.`;
      case 'foreign-prime-factor': {
        const { primes, foreign, isForbidden } = reason;
        const own = primes.length === 0 ? 'none' : listed(primes, 'and');
        return `Without + and − a Solution has only the prime factors of its numbers: ${own}. But ${the} has a factor ${foreign}${isForbidden ? ', and the cubes with one are forbidden' : ''}.`;
      }
      case 'only-products':
        return reason.ofOne
          ? 'With powers and roots alone every number is a power of one numeral or a root of it, and the Goal is none.'
          : 'Without + and − every number is a product of powers of the numerals. Prime factor by prime factor, none of these products is the Goal.';
      case 'only-zero':
        return 'Required has a 0, and of 0 the operations that are left make only 0. The Goal is not 0.';
      case 'no-zero':
        return 'Without + and − only a 0 makes 0, and no 0 may be used.';
      case 'parity':
        return `With + and − alone the odd digits decide what is even or odd, and no odd digit can be added or left out. So every Solution is ${reason.made}, and ${the} is ${reason.made === 'even' ? 'odd' : 'even'}.`;
      case 'out-of-reach':
        return `No number that can be made is further from zero than ${reason.most}, and ${the} is.`;
      case 'too-long':
        return `Every number that can be made is a fraction with less than 2^${reason.bits} above and below the line, and the Goal is not.`;
    }
  },
};

const ES: WhyNotWords = {
  sizes: (sizes, goal) =>
    sizes.length === 0
      ? 'Con estos cubos no se puede escribir ninguna Solución, sea cual sea la Meta: se probaron todas las maneras.'
      : `Lo que se puede escribir elige ${listed(runs(sizes, 'a'), 'o')} cartas, y la Meta pide ${listed(goal, 'o')}.`,
  searched: 'Se probaron todas las maneras de juntar los cubos, y ninguna alcanza la Meta.',
  tried: ({ most, signsAside, values }) =>
    `Una Solución tiene como mucho ${most} de estos cubos${signsAside ? ', sin contar los signos' : ''}. Se calcularon todas las maneras de juntarlos (${values} números), y ninguna es igual a la Meta.`,
  near: (goal, near, tried) =>
    `Con estos cubos ${near.length === 1 ? 'sale' : 'salen'} ${listed(near, 'y')}, pero no ${minus(goal)}: se probaron todas las maneras${tried === null ? '' : ` (${tried.values} números)`}.`,
  cubeGone: (cube) => `Toda Solución tiene que usar ${cube}, y no queda ninguno que se pueda usar.`,
  operations: (needed, left) =>
    left === 0
      ? 'No queda ninguna operación para nombrar un conjunto con dos cubos o más.'
      : `Toda Solución necesita ${needed} operaciones, y solo se puede usar ${left}.`,
  toJoin: (sets, left) =>
    `En Obligatorios hay ${sets} conjuntos. Para unirlos hacen falta ${sets - 1} ∪, ∩ o −, y ${left === 0 ? 'no se puede usar ninguno' : `solo se puede${left === 1 ? '' : 'n'} usar ${left}`}.`,
  reason(reason, goal) {
    const the = goal === null ? 'la Meta' : minus(goal);
    const only = (count: number, none: string, one: string): string =>
      count === 0
        ? `no se puede usar ${none}`
        : count === 1
          ? `solo se puede usar ${one}`
          : `solo se pueden usar ${count}`;
    switch (reason.name) {
      case 'goal-illegal':
        return 'Ninguna lectura de la Meta es legal.';
      case 'too-few-cubes':
        return `Una Solución tiene ${reason.least} cubos o más, y ${only(reason.cubes, 'ninguno', 'uno')}.`;
      case 'no-number':
        return 'No queda ningún número que se pueda usar.';
      case 'too-few-operations-to-join':
        return `Con lo Obligatorio salen al menos ${reason.numbers} números. Para unirlos ${reason.numbers === 2 ? 'hace falta una operación' : `hacen falta ${reason.numbers - 1} operaciones`}, y ${only(reason.operations, 'ninguna', 'una')}.`;
      case 'too-few-numbers-to-feed':
        return reason.operations === 1
          ? `Una operación Obligatoria necesita dos números, y ${only(reason.numbers, 'ninguno', 'uno')}.`
          : `Las ${reason.operations} operaciones Obligatorias necesitan ${reason.operations + 1} números, y ${only(reason.numbers, 'ninguno', 'uno')}.`;
      case 'cannot-be-put-together':
        return 'Se tomen los cubos que se tomen, con todo lo Obligatorio entre ellos, sobra un número sin operación o una operación sin número.';
      case 'no-goal-leaves-enough':
        return 'Toda Meta toma cubos que su Solución necesitaría.';
      case 'required-cube-useless':
        return `En Obligatorios hay un ${reason.face}, que no es una cifra en base ${reason.base}.`;
      case 'only-whole-numbers':
        return 'Aquí nada da una fracción: todos los números son enteros, y la Meta no lo es.';
      case 'only-rational-numbers':
        return 'Con estas operaciones solo salen enteros y fracciones, y la Meta no es ni lo uno ni lo otro.';
      case 'nothing-negative':
        return reason.neverZero
          ? `Sin −, sin 0 y sin cubos cabeza abajo todo número es mayor que cero, y ${the} no lo es.`
          : `Sin − y sin cubos cabeza abajo no sale nada menor que cero, y ${the} es menor que cero.`;
      case 'foreign-prime-factor': {
        const { primes, foreign, isForbidden } = reason;
        const own = primes.length === 0 ? 'ninguno' : listed(primes, 'y');
        return `Sin + ni − una Solución solo tiene los factores primos de sus números: ${own}. Pero ${the} tiene un factor ${foreign}${isForbidden ? ', y los cubos que lo tienen están prohibidos' : ''}.`;
      }
      case 'only-products':
        return reason.ofOne
          ? 'Solo con potencias y raíces todo número es potencia o raíz de una sola cifra, y la Meta no es ninguno de ellos.'
          : 'Sin + ni − todo número es un producto de potencias de las cifras. Factor primo a factor primo, ninguno de esos productos es la Meta.';
      case 'only-zero':
        return 'En Obligatorios hay un 0, y con las operaciones que quedan de 0 solo sale 0. La Meta no es 0.';
      case 'no-zero':
        return 'Sin + ni − solo un 0 da 0, y no se puede usar ningún 0.';
      case 'parity': {
        const [made, not] = reason.made === 'even' ? ['par', 'impar'] : ['impar', 'par'];
        return `Solo con + y − las cifras impares deciden qué es par o impar, y ninguna cifra impar se puede añadir ni dejar fuera. Por eso toda Solución es ${made}, y ${the} es ${not}.`;
      }
      case 'out-of-reach':
        return `Ningún número que se pueda formar está más lejos de cero que ${reason.most}, y ${the} sí lo está.`;
      case 'too-long':
        return `Todo número que se puede formar es una fracción con menos de 2^${reason.bits} arriba y abajo, y la Meta no lo es.`;
    }
  },
};

const WORDS: Readonly<Record<Language, WhyNotWords>> = { en: EN, es: ES };

/** Why nothing can be written, in a sentence or two. */
export function whyNotWords(why: WhyNot, language: Language): string {
  const words = WORDS[language];
  switch (why.kind) {
    case 'sizes':
      return words.sizes(why.sizes, why.goal);
    case 'cube-gone':
      return words.cubeGone(CUBE_WORDS[language].cube(why.cube));
    case 'too-few-operations':
      return words.operations(why.needed, why.left);
    case 'too-few-to-join':
      return words.toJoin(why.sets, why.left);
    case 'invariant':
      return words.reason(why.reason, why.goal);
    case 'searched': {
      const near =
        why.goal === null || why.near.length === 0 ? null : words.near(why.goal, why.near, why.tried);
      return near ?? (why.tried === null ? words.searched : words.tried(why.tried));
    }
  }
}
