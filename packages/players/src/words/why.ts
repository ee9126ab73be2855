import type { Gap, OnSetsSearchName, SearchName } from '@forceout/solver';
import type { Why, WhyStage } from '../requests/solve-why.ts';
import type { Language } from './language.ts';
import { inPrint } from './signs.ts';
import { whyNotWords } from './why-not.ts';

interface WhyWords {
  readonly search: Readonly<Record<SearchName | OnSetsSearchName, string>>;
  readonly stage: (search: string, stage: WhyStage) => string;
  readonly cause: Readonly<Record<Gap, string>>;
  readonly oneResource: string;
  /** A reason that holds while the wild cubes stand for one of these. */
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
  stage: (search, { ms, cases, settled, found }) => {
    const none = cases === 1 ? 'proved that there is none' : `ruled out ${settled} of ${cases} cases`;
    const did = found > 0 ? `found ${found === 1 ? 'one' : found}` : settled > 0 ? none : 'settled nothing';
    return `${search}: ${rounded(ms)} ms; ${did}`;
  },
  cause: {
    time: 'The time was too short. With more of it (--limit) there may be an answer.',
    memory: 'None was found, and none is ruled out: there are more numbers than fit into memory.',
    endless:
      'None was found, and none is ruled out: what can be made goes on without end here (rows of signs, powers of the base, towers of powers), and no theorem says where to stop.',
    uncheckable:
      'None was found, and none is ruled out: some number here is so close to the Goal, or so large, that nobody can compute whether the two are equal.',
    giants:
      'None was found, and none is ruled out: a factorial that could matter is too large to be worked out.',
    'goal-partly-read':
      'None was found, and none is ruled out: the Goal has more readings than could be followed.',
    'any-number':
      'None was found, and none is ruled out: in something like 0 × x any number may stand for x, and not all were tried.',
    'many-written-forms':
      'None was found, and none is ruled out: some numbers are equal and do not look it, and not all were followed.',
    refused: 'The search took something for right that the judge refuses, so nothing is proved.',
  },
  oneResource: 'After Now a Solution may use the cubes on the mat and one of Resources.',
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
  stage: (search, { ms, cases, settled, found }) => {
    const none = cases === 1 ? 'demostró que no hay ninguna' : `descartó ${settled} de ${cases} casos`;
    const did = found > 0 ? `halló ${found === 1 ? 'una' : found}` : settled > 0 ? none : 'no resolvió nada';
    return `${search}: ${rounded(ms)} ms; ${did}`;
  },
  cause: {
    time: 'El tiempo fue demasiado corto. Con más (--limit) puede que haya respuesta.',
    memory: 'No se halló ninguna ni se puede descartar: hay más números de los que caben en la memoria.',
    endless:
      'No se halló ninguna ni se puede descartar: lo que se puede formar aquí no tiene fin (filas de signos, potencias de la base, torres de potencias), y ningún teorema dice dónde parar.',
    uncheckable:
      'No se halló ninguna ni se puede descartar: algún número está tan cerca de la Meta, o es tan grande, que nadie puede calcular si son iguales.',
    giants:
      'No se halló ninguna ni se puede descartar: un factorial que podría importar es demasiado grande para calcularlo.',
    'goal-partly-read':
      'No se halló ninguna ni se puede descartar: la Meta tiene más lecturas de las que se pudieron seguir.',
    'any-number':
      'No se halló ninguna ni se puede descartar: en algo como 0 × x cualquier número puede ser x, y no se probaron todos.',
    'many-written-forms':
      'No se halló ninguna ni se puede descartar: hay números iguales que no lo parecen, y no se siguieron todos.',
    refused: 'La búsqueda tomó por correcto algo que el juez rechaza, así que no hay nada demostrado.',
  },
  oneResource: 'Después de Ahora una Solución puede usar los cubos del tablero y uno de Recursos.',
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
      ...(why.oneResource && why.reasons.length > 0 ? [words.oneResource] : []),
      ...why.reasons.map(({ standsFor, why: reason }) => {
        const said = whyNotWords(reason, language);
        const faces = standsFor.map((face) => inPrint('equations', face)).join(', ');
        return standsFor.length === 0 ? said : words.while(faces, said);
      }),
      ...(why.cause === null ? [] : [words.cause[why.cause]]),
    ],
  };
}

/** No finer than people care for. */
function rounded(ms: number): number {
  return ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms);
}
