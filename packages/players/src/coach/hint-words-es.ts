import type { Cube } from '@forceout/rules/match';
import type { Move } from '../bots/analyst.ts';
import { CUBE_WORDS, listOfCubes } from '../words/cubes.ts';
import { goalWords } from '../words/goal.ts';
import { listed } from '../words/lists.ts';
import { whyNotWords } from '../words/why-not.ts';
import type { Because, Idea, Trap } from './hint.ts';
import type { HintWords } from './hint-words.ts';

const { cube, count, places: PLACES } = CUBE_WORDS.es;
const list = (cubes: readonly Cube[]): string => listOfCubes(cubes, 'es');

/** Lo que le falta a una Solución. */
function needs({ cubes, missing }: Idea): string {
  if (missing === null) return `Lleva ${count(cubes)} en total.`;
  if (missing.length === 0) return 'Todos sus cubos están ya en el tablero.';
  return `Todavía necesita ${list(missing)}.`;
}

function moving({ cube: moved, from, to }: Move): string {
  return from === 'permitted'
    ? `Pasa ${cube(moved)} de Permitidos a ${PLACES[to]}`
    : `Mueve ${cube(moved)} a ${PLACES[to]}`;
}

function trapWords({ move, reply }: Trap): string {
  const moved = `${cube(move.cube)} a ${PLACES[move.to]}`;
  if (reply.claim === 'impossible')
    return reply.lastOfItsKind
      ? `No muevas ${moved}: no hay otro igual, sin él no se podría escribir nada, y alguien dice Imposible.`
      : `No muevas ${moved}: ya no se podría escribir nada, y alguien dice Imposible.`;
  const { text, missing } = reply.idea;
  const [last] = missing ?? [];
  const how = missing?.length === 1 && last !== undefined ? ` solo con ${cube(last)}` : '';
  return `No muevas ${moved}, aunque tiente: un rival dice Ahora y escribe ${text}${how}.`;
}

const BECAUSE: Readonly<Record<Because, (idea: Idea) => string>> = {
  'unused-forbidden': ({ text }) => `${text} no necesita este, y nadie queda un cubo más cerca`,
  'needed-required': ({ text, missing }) => {
    const left = Math.max(0, (missing?.length ?? 1) - 1);
    return `${text} lo usa de todos modos, y todavía le ${left === 1 ? 'falta' : 'faltan'} ${count(left)}`;
  },
  'still-far': ({ text }) => `${text} sigue siendo posible, y un cubo más no basta para ninguna Solución`,
  'too-few-for-now': ({ text }) =>
    `${text} sigue siendo posible, y con tan pocos cubos ya nadie puede decir Ahora`,
};

/** What to look at before a move, by how many cubes a Solution still needs. */
function firstStep(missing: number | null): string {
  const begin = 'Ningún desafío sería correcto, así que mueves';
  if (missing === null || missing < 2) return `${begin}: deja posible una Solución, y a más de un cubo.`;
  if (missing === 2)
    return `${begin}. Cuidado: a una Solución le faltan solo dos cubos, y si acercas uno de ellos alguien dice Ahora.`;
  return missing === 3
    ? `${begin}. A una Solución le faltan 3 cubos: déjala posible, y a más de un cubo.`
    : `${begin}. A la Solución en que pienso todavía le faltan ${count(missing)}: ¿qué cubos no necesita?`;
}

export const es: HintWords = {
  'set-goal': ({ goal, asks, idea }) => [
    'Antes de tocar un cubo para la Meta: junta lo que podrías escribir y mira cuánto da.',
    idea.missing === null
      ? `Hay una Meta con una Solución de ${count(idea.cubes)}.`
      : `Prueba a juntar estos: ${list(idea.missing)}.`,
    asks.length === 0
      ? `Pon la Meta ${goal}: la alcanzas con ${idea.text}.`
      : `Pon esta Meta: ${goalWords(goal, 'es')}. Pide ${listed(asks, 'o')} ${asks.join() === '1' ? 'carta' : 'cartas'}, y la alcanzas con ${idea.text}.`,
  ],
  'bonus-before-goal': ({ cube: forbidden }) => [
    'Una jugada extra antes de la Meta puede hacerla más difícil para los demás.',
    `¿Qué Solución se alargaría mucho sin ${cube(forbidden)}?`,
    `Prohíbe ${cube(forbidden)} con una jugada extra y después pon tu Meta.`,
  ],
  'say-no-goal': () => [
    'Prueba las Metas una por una: ¿tiene alguna una Solución?',
    'Lo que se puede formar con estos cubos no da ninguna de las Metas posibles.',
    'Di «No hay Meta»: está demostrado que ninguna Meta tiene Solución.',
  ],
  'no-goal-found': () => [
    'Busca dos o tres cubos que formen algo y pon eso como Meta.',
    'Las Metas pequeñas son las que más Soluciones tienen.',
    'En el tiempo que tengo no encontré ninguna Meta con Solución; eso no quiere decir que no la haya.',
  ],
  'challenge-now': ({ idea }) => [
    'Antes de mover: ¿se podría escribir algo con un cubo más?',
    idea.missing?.length === 1
      ? `Basta un cubo: ${list(idea.missing)}. ¿Qué forma con lo que hay en el tablero?`
      : idea.missing?.length === 0
        ? 'Lo que hay en el tablero basta por sí solo.'
        : `Basta un cubo más para una Solución de ${count(idea.cubes)}.`,
    `Desafía con Ahora y escribe ${idea.text}.`,
  ],
  'challenge-impossible': ({ required, forbidden, why }) => [
    'Antes de mover: ¿queda todavía alguna Solución?',
    required.length > 0
      ? `Hay que usar todo lo Obligatorio: ${list(required)}. ¿Llegas con eso a la Meta?`
      : `Lo Prohibido ya no ayuda a nadie: ${list(forbidden)}. ¿Llegas sin eso a la Meta?`,
    `Desafía con Imposible: ya no se puede escribir nada.${why === null ? '' : ` ${whyNotWords(why, 'es')}`}`,
  ],
  'let-pass': ({ idea }) => [
    'Hazte dos preguntas: ¿basta un cubo más?, ¿y se puede todavía algo?',
    `Imposible sería un error: todavía se puede escribir ${idea.text}. ${needs(idea)}`,
    'Ahora también sería un error: un cubo más no basta para nada. Deja mover al siguiente.',
  ],
  'pass-not-known': ({ idea }) => [
    'Hazte dos preguntas: ¿basta un cubo más?, ¿y se puede todavía algo?',
    idea === null
      ? 'No encontré ninguna Solución, ni tampoco una prueba de que no la haya.'
      : `Imposible sería un error: todavía se puede escribir ${idea.text}. ${needs(idea)}`,
    'No sé si basta un cubo más. Desafía solo si tú mismo tienes una Solución.',
  ],
  move: ({ move, because, idea, trap }) => [
    because === 'too-few-for-now'
      ? 'Ningún desafío sería correcto, así que mueves. Quedan tan pocos cubos que después nadie puede decir Ahora: basta con dejar posible una Solución.'
      : firstStep(idea.missing?.length ?? null),
    `Ten presente ${idea.text}. ${trap === null ? needs(idea) : trapWords(trap)}`,
    `${moving(move)}: ${BECAUSE[because](idea)}.`,
  ],
  'bonus-then-move': ({ bonus, move, trap }) => [
    'Ninguna jugada de un solo cubo es segura: piensa en una jugada extra.',
    `${trap === null ? '' : `${trapWords(trap)} `}¿Qué cubo necesitan los demás para eso?`,
    `Prohíbe ${cube(bonus)} como jugada extra y después ${lowered(moving(move))}: tras las dos ningún desafío es correcto.`,
  ],
  'every-move-loses': ({ least }) => [
    'Ningún desafío sería correcto, así que tienes que mover.',
    'Miré todas las jugadas de un cubo: cada una permite un desafío correcto.',
    least.reply.claim === 'now'
      ? `${moving(least.move)}: para desafiarte tienen que ver ${least.reply.idea.text}, que es lo más largo.`
      : `${moving(least.move)}: para desafiarte alguien tiene que ver que ya no se puede escribir nada.`,
  ],
  'move-not-known': ({ idea, trap }) => [
    'Por lo que veo ningún desafío es correcto, así que mueves: deja posible una Solución, y a más de un cubo.',
    idea === null
      ? 'No encontré ninguna Solución, ni tampoco una prueba de que no la haya.'
      : `${idea.text} es posible. ${needs(idea)}`,
    `${trap === null ? '' : `${trapWords(trap)} `}En el tiempo que tengo no pude demostrar de ninguna jugada que sea segura; por eso no nombro ninguna.`,
  ],
  write: ({ idea }) => [
    idea.missing?.length === 0
      ? 'Se puede escribir algo con lo que hay en el tablero.'
      : `Se puede escribir algo, con ${count(idea.cubes)}.`,
    idea.missing === null || idea.missing.length === 0
      ? `Empieza por ${beginning(idea.text)}`
      : `Toma ${list(idea.missing)} de Recursos. Empieza por ${beginning(idea.text)}`,
    `Escribe ${idea.text}.`,
  ],
  'write-nothing': ({ required }) => [
    '¿Hay algo que se pueda escribir?',
    required.length === 0
      ? 'Ninguna elección de los cubos que puedes usar alcanza la Meta.'
      : `Hay que usar todo lo Obligatorio: ${list(required)}.`,
    'No se puede escribir nada, y está demostrado: no presentes nada.',
  ],
  'write-not-known': ({ required }) => [
    required.length === 0
      ? 'Empieza por lo que se acerca a la Meta.'
      : `Empieza por lo Obligatorio, pues hay que usarlo todo: ${list(required)}.`,
    'Después pregunta qué falta para la Meta, y qué cubos forman justo eso.',
    'No encontré ninguna Solución en el tiempo que tengo; eso no prueba que no la haya.',
  ],
};

function lowered(text: string): string {
  return text[0]!.toLowerCase() + text.slice(1);
}

function beginning(text: string): string {
  return `${text.slice(0, Math.min(4, Math.ceil(text.length / 2))).trim()} …`;
}
