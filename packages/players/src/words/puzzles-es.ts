import { cardsListed } from './cards.ts';
import { listOfCubes } from './cubes.ts';
import { listed } from './lists.ts';
import { movesListed } from './moves.ts';
import type { PuzzleWords } from './puzzles.ts';
import { whyNotWords } from './why-not.ts';

export const PUZZLES_ES: PuzzleWords = {
  kinds: {
    'write-a-solution': 'Escribir una Solución',
    'now-impossible-or-play-on': '¿Ahora, Imposible o seguir?',
    'safe-move': 'Hacer una jugada segura',
    'find-the-ambiguity': 'Encontrar la ambigüedad',
    'right-or-wrong': '¿Bien o mal?',
    'which-cards': '¿Qué cartas?',
    'legal-pick': '¿Se puede elegir?',
    'set-a-goal': 'Poner una Meta',
    evaluate: '¿Cuánto vale?',
    'spot-the-illegal': 'Encontrar lo ilegal',
  },
  themes: {
    restriction: 'Restricciones',
    complement: 'el complemento de un color',
    'complement-of-a-group': 'el complemento de un grupo',
    'null-or-universe': 'V y Λ',
    wild: 'comodines',
    variation: 'variaciones',
    root: 'raíces',
    power: 'potencias',
    factorial: 'factoriales',
    base: 'otras bases',
    'turned-cubes': 'cubos girados',
    fraction: 'fracciones',
  },
  questions: {
    'write-a-solution': (after) =>
      after === 'now'
        ? 'Escribe una Solución: con un cubo de Recursos como mucho.'
        : after === 'forceout'
          ? 'Escribe una Solución con los cubos del tablero.'
          : 'Escribe una Solución: puedes usar cualquier cubo de Recursos.',
    'now-impossible-or-play-on': 'Un rival acaba de mover. ¿Ahora, Imposible o seguir?',
    'safe-move':
      'Te toca, y ningún desafío es correcto. Mueve un cubo de modo que después tampoco lo sea ninguno.',
    'find-the-ambiguity': (text) =>
      `${text} se puede leer de más de una manera. Añade paréntesis para que no dé la Meta.`,
    'right-or-wrong': (text) => `Alguien presenta ${text}. ¿Está bien?`,
    'which-cards': (text) => `¿Qué cartas elige ${text}?`,
    'legal-pick': (pick) => `¿Se puede elegir ahora esta variación: ${pick}?`,
    'set-a-goal': 'Pon una Meta que tenga Solución.',
    evaluate: (text, inBase) => `¿Cuánto vale ${text}${inBase ? ', escrito en base diez' : ''}?`,
    'spot-the-illegal': 'Una de estas expresiones no es legal con ningún cubo. ¿Cuál?',
  },
  said: {
    'goal-asks': ({ goal }) =>
      `La Meta pide ${listed(goal, 'o')} ${goal.length === 1 && goal[0] === 1 ? 'carta' : 'cartas'}.`,
    restrictions: ({ texts, gone, left }) =>
      `${texts.join(' y ')} ${gone === 0 ? 'no ' : ''}${texts.length === 1 ? 'quita' : 'quitan'} ${gone === 0 ? 'ninguna carta' : gone === 1 ? '1 carta' : `${gone} cartas`}; ${left === 1 ? 'queda 1' : `quedan ${left}`}.`,
    'multiple-apart': ({ value, goal, apart, k }) =>
      `Entre ${value} y ${goal} hay ${apart}, y ${apart} ${apart > 0 && apart % k === 0 ? 'es' : 'no es'} múltiplo de ${k}${apart === 0 ? ' que valga' : ''}.`,
    correct: (text) => `${text} es correcto.`,
    'one-that-is-right': (text) => `Una que está bien: ${text}.`,
    'misses-the-goal': 'Agrupado así no da la Meta, así que es ambiguo.',
    'group-it': (text) => `Agrúpalo así: ${text}.`,
    now: ({ text, missing }) =>
      missing === null
        ? `Lo correcto es Ahora: con un cubo más sale ${text}.`
        : missing.length === 0
          ? `Lo correcto es Ahora: los cubos de ${text} ya están todos en el tablero.`
          : `Lo correcto es Ahora: con ${listOfCubes(missing, 'es')} de Recursos puedes escribir ${text}.`,
    impossible: 'Lo correcto es Imposible: ya no se puede escribir nada.',
    'play-on': ({ text, missing }) =>
      missing === null
        ? `Hay que seguir: ${text} todavía es posible, pero hace falta más de un cubo.`
        : `Hay que seguir: ${text} todavía es posible, y un cubo no basta. Necesita ${listOfCubes(missing, 'es')}.`,
    'is-safe': (text) => `Es segura: ${text} todavía es posible, y un cubo más no basta.`,
    'no-proof': 'No se encontró nada contra esa jugada, ni se demostró nada.',
    'makes-now': (text) => `Después de eso Ahora es correcto: a ${text} le falta un cubo como mucho.`,
    'makes-impossible': 'Después de eso ya no se puede escribir nada: Imposible es correcto.',
    'safe-instead': (list) => `Era seguro: ${movesListed(list, 'es')}.`,
    'illegal-move': 'Esa jugada no está permitida.',
    'cards-of-pieces': (pieces) =>
      `${pieces.map(({ text, value }, at) => `${text} ${value === '0' ? 'no tiene ninguna' : `tiene ${value}`}${at > 0 || value === '0' ? '' : value === '1' ? ' carta' : ' cartas'}`).join(', ')}.`,
    'values-of-pieces': (pieces) => `${pieces.map(({ text, value }) => `${text} vale ${value}`).join(', ')}.`,
    'why-impossible': (why) => whyNotWords(why, 'es'),
    selects: ({ text, cards }) => `${text} elige ${cardsListed(cards, 'es')}.`,
    'cards-left-out': ({ cards }) =>
      `${cards.length === 1 ? 'Te faltó' : 'Te faltaron'} ${cardsListed(cards, 'es')}.`,
    'cards-too-many': ({ cards }) =>
      `${cardsListed(cards, 'es')} no ${cards.length === 1 ? 'pertenece' : 'pertenecen'} ahí.`,
    'selects-nothing': (text) => `${text} no elige ninguna carta.`,
    'no-objection':
      'Se puede elegir: está en la lista de esta división, todavía no vale y con estos cubos cambia algo.',
    'cubes-missing': 'No están todos los cubos de esta Meta.',
    'goal-with-a-solution': (text) => `Una Meta con Solución: ${text}.`,
    'has-a-solution': (text) => `Tiene Solución: ${text}.`,
    'no-solution': 'Ninguna Solución da esta Meta.',
    'not-found-quickly':
      'Es una Meta legal; no se encontró pronto una Solución, pero tampoco se descartó ninguna.',
    worth: (text, value) => `${text} vale ${value}.`,
    'is-illegal': (text) => `${text} no es legal.`,
    'other-question': 'Eso responde a otra pregunta.',
  },
};
