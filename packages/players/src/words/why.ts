import type { Gap, InvariantName, OnSetsSearchName, SearchName } from '@forceout/solver';
import type { Why, WhyReason, WhyStage } from '../requests/solve-why.ts';
import type { Language } from './language.ts';
import { whyNotWords } from './why-not.ts';

interface WhyWords {
  readonly search: Readonly<Record<SearchName | OnSetsSearchName, string>>;
  readonly stage: (search: string, stage: WhyStage) => string;
  readonly cause: Readonly<Record<Gap, string>>;
  readonly tried: (largest: number | undefined, values: number | undefined) => string;
  /** A reason that holds while the wild cubes stand for something. */
  readonly while: (standsFor: string, sentence: string) => string;
}

const EN: WhyWords = {
  search: {
    reasons: 'reasons that need no search',
    quick: 'a quick look with small fractions',
    bounded: 'a search by bounds',
    exact: 'a search with exact numbers',
    cards: 'which sets of cards would do',
    short: 'short Solutions',
    'first-look': 'a first look at all Solutions',
    narrow: 'searches that keep few names',
    everything: 'a search that leaves nothing out',
    shorter: 'anything shorter',
  },
  stage: (search, { ms, cases, settled, found }) =>
    `${search}: ${ms} ms; ${settled} of ${cases} cases settled${found === 0 ? '' : `, ${found} found`}`,
  cause: {
    time: 'The time was too short.',
    memory: 'There are more numbers than fit into memory.',
    endless: 'Signs, or powers of the base, may be used without end here, and no theorem says where to stop.',
    uncheckable: 'Some number cannot be told from the Goal by anything that can be computed.',
    giants: 'A factorial is too large to be worked out and could matter.',
    'goal-partly-read': 'The Goal has readings that could not be followed.',
    'any-number': 'Something like 0 × x lets any number stand there, and not all were tried.',
    'many-written-forms': 'Equal numbers that do not look equal were not all followed.',
    refused: 'The judge refused what the search took for right.',
  },
  tried: (largest, values) =>
    largest === undefined
      ? 'Every way to put the cubes together was tried, and none is worth the Goal.'
      : `A Solution has at most ${largest} cubes. Every way to put so many together was worked out (${values} numbers), and none equals the Goal.`,
  while: (standsFor, sentence) => `If the wild cubes stand for ${standsFor}: ${sentence}`,
};

const ES: WhyWords = {
  search: {
    reasons: 'razones sin búsqueda',
    quick: 'una mirada rápida con fracciones pequeñas',
    bounded: 'una búsqueda por cotas',
    exact: 'una búsqueda con números exactos',
    cards: 'qué conjuntos de cartas servirían',
    short: 'Soluciones cortas',
    'first-look': 'una primera mirada a todas las Soluciones',
    narrow: 'búsquedas que guardan pocos nombres',
    everything: 'una búsqueda que no omite nada',
    shorter: 'algo más corto',
  },
  stage: (search, { ms, cases, settled, found }) =>
    `${search}: ${ms} ms; ${settled} de ${cases} casos resueltos${found === 0 ? '' : `, ${found} halladas`}`,
  cause: {
    time: 'El tiempo fue demasiado corto.',
    memory: 'Hay más números de los que caben en la memoria.',
    endless:
      'Aquí los signos, o las potencias de la base, se pueden usar sin fin, y ningún teorema dice dónde parar.',
    uncheckable: 'Algún número no se puede distinguir de la Meta con nada que se pueda calcular.',
    giants: 'Un factorial es demasiado grande para calcularlo y podría importar.',
    'goal-partly-read': 'La Meta tiene lecturas que no se pudieron seguir.',
    'any-number': 'Algo como 0 × x admite cualquier número, y no se probaron todos.',
    'many-written-forms': 'No se siguieron todos los números iguales que no lo parecen.',
    refused: 'El juez rechazó lo que la búsqueda tomó por correcto.',
  },
  tried: (largest, values) =>
    largest === undefined
      ? 'Se probaron todas las maneras de juntar los cubos, y ninguna vale la Meta.'
      : `Una Solución tiene como mucho ${largest} cubos. Se calculó toda manera de juntar tantos (${values} números), y ninguna es igual a la Meta.`,
  while: (standsFor, sentence) => `Si los comodines valen ${standsFor}: ${sentence}`,
};

const WORDS: Readonly<Record<Language, WhyWords>> = { en: EN, es: ES };

/** How an answer came about, a sentence a line: the searches, then the proof or the cause. */
export function whyWords(
  why: Why,
  language: Language,
): { readonly stages: string[]; readonly because: string[] } {
  const words = WORDS[language];
  return {
    stages: why.stages.map((stage) => words.stage(words.search[stage.search], stage)),
    because: [
      ...why.reasons.flatMap((reason) => reasonWords(reason, language)),
      ...(why.cause === null ? [] : [words.cause[why.cause]]),
    ],
  };
}

function reasonWords(reason: WhyReason, language: Language): readonly string[] {
  const words = WORDS[language];
  if (reason.code === 'sizes')
    return [whyNotWords({ kind: 'sizes', sizes: reason.sizes, goal: reason.goal }, language)];
  const standsFor = 'standsFor' in reason ? reason.standsFor : null;
  const said = sentences(reason, language);
  return standsFor === null ? said : said.map((one) => words.while(standsFor, one));
}

function sentences(reason: Exclude<WhyReason, { code: 'sizes' }>, language: Language): readonly string[] {
  const words = WORDS[language];
  switch (reason.code) {
    case 'every-way-tried':
      return 'largest' in reason
        ? [words.tried(reason.largest, reason.values)]
        : [words.tried(undefined, undefined)];
    default:
      return [invariantWords(reason.code, reason.because, language)];
  }
}

/** In English the sentence with its numbers, where there is one. */
function invariantWords(name: InvariantName, because: string | undefined, language: Language): string {
  const general = whyNotWords({ kind: 'invariant', name, goal: null, prime: null }, language);
  return language === 'en' && because !== undefined ? `${general} (${because})` : general;
}
