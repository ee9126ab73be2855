import type { Language } from '@forceout/rules/words';

/** The words around an answer for people. */
interface ShowWords {
  readonly verdicts: Readonly<Record<'correct' | 'incorrect' | 'uncheckable', string>>;
  readonly work: (solution: number | null) => string;
  readonly picks: Readonly<Record<'legal' | 'illegal', string>>;
  readonly goals: Readonly<Record<'legal' | 'illegal', string>>;
  readonly equals: (values: readonly string[]) => string;
  readonly loses: string;
  readonly universe: (cards: number) => string;
  readonly groupedToLose: string;
  readonly readAs: string;
  readonly blank: string;
  readonly blankAs: (dots: string) => string;
  readonly removes: (text: string) => string;
  readonly left: string;
  readonly twice: string;
  readonly worth: string;
  readonly goal: string;
  readonly or: string;
  readonly goalIllegal: string;
}

export const SHOW_WORDS: Readonly<Record<Language, ShowWords>> = {
  en: {
    verdicts: { correct: 'CORRECT', incorrect: 'INCORRECT', uncheckable: 'UNCHECKABLE' },
    work: (solution) => `The work${solution === null ? '' : ` of Solution ${solution}`}`,
    picks: { legal: 'LEGAL PICK', illegal: 'ILLEGAL PICK' },
    goals: { legal: 'LEGAL GOAL', illegal: 'ILLEGAL GOAL' },
    equals: (values) => `A Solution must equal ${values.join(' or ')}.`,
    loses: 'Grouped so that it loses:',
    universe: (cards) => `Universe of ${cards}`,
    groupedToLose: 'grouped so that it loses',
    readAs: 'read as',
    blank: 'blank card',
    blankAs: (dots) => `has the dots ${dots}`,
    removes: (text) => `${text} removes`,
    left: 'left of the Universe',
    twice: 'counted twice',
    worth: 'worth',
    goal: 'the Goal',
    or: ' or ',
    goalIllegal: 'is illegal',
  },
  es: {
    verdicts: { correct: 'CORRECTA', incorrect: 'INCORRECTA', uncheckable: 'NO SE PUEDE COMPROBAR' },
    work: (solution) => `Cómo se resuelve${solution === null ? '' : ` la Solución ${solution}`}`,
    picks: { legal: 'SE PUEDE ELEGIR', illegal: 'NO SE PUEDE ELEGIR' },
    goals: { legal: 'META VÁLIDA', illegal: 'META NO VÁLIDA' },
    equals: (values) => `Una Solución debe ser igual a ${values.join(' o ')}.`,
    loses: 'Agrupada de modo que pierde:',
    universe: (cards) => `Universo de ${cards}`,
    groupedToLose: 'agrupada de modo que pierde',
    readAs: 'se lee',
    blank: 'carta vacía',
    blankAs: (dots) => `tiene los puntos ${dots}`,
    removes: (text) => `${text} quita`,
    left: 'queda del Universo',
    twice: 'cuenta dos veces',
    worth: 'vale',
    goal: 'la Meta',
    or: ' o ',
    goalIllegal: 'no es válida',
  },
};
