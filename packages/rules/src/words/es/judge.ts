import type { JudgeSentences } from '../../said/judge-sentences.ts';
import type { Texts } from '../texts.ts';
import { inColor } from './colors.ts';
import { nameOf } from './variations.ts';

const PARTS = {
  solution: 'la Solución',
  setName: 'el nombre del conjunto',
  restrictions: 'la parte de las Restricciones',
} as const;
const many = (count: number, what: string): string => (count === 1 ? `un ${what}` : `${count} × ${what}`);
const because = (first: string, why: string | null): string => (why === null ? first : `${first} ${why}`);
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
/** A cube such as `red:3`, as one says it. */
const cubeNamed = (cube: string): string => {
  const [color = '', face] = cube.split(':');
  return face === undefined ? cube : `${face} ${inColor(color)}`;
};

export const judge: Texts<JudgeSentences> = {
  'no-restrictions-here': 'Aquí no se juega con Restricciones.',
  'restriction-needed': 'Hay = o ⊆ en Obligatorios, así que la Solución debe tener una Restricción.',
  'least-cubes': ({ least }) => `Una Solución tiene al menos ${least} cubos.`,
  'two-cubes': 'Una Solución tiene al menos dos cubos.',
  'two-operations': 'Dos Operaciones: el nombre del conjunto debe tener al menos dos signos de operación.',
  'three-operations': ({ count }) => `Solución de tres operaciones: ${count} signos de operación son pocos.`,
  'left-out': ({ count, sign, part }) => `De Obligatorios falta ${many(count, sign)} en ${PARTS[part]}.`,
  'needs-more': ({ count, sign, part }) =>
    `${capital(PARTS[part])} necesita ${many(count, sign)} más de lo que permiten los cubos.`,
  'needs-exponent': ({ count, color, sign }) =>
    `La Solución necesita ${many(count, `${sign} ${inColor(color)} como exponente`)} más de lo que permiten los cubos.`,
  'one-of-resources': ({ used }) =>
    `Después de Ahora una Solución puede usar un cubo de Recursos; esta necesita ${used}.`,
  'required-cube-unused': ({ sign }) => `Cubo Obligatorio: no se usa ningún cubo ${sign}.`,
  'wild-stretched': ({ face, meaning, symbol }) =>
    `${face} vale por ${meaning}, así que no puede valer también por ${symbol}.`,
  'may-not-stand-for': ({ face, symbol }) => `${face} no puede valer por ${symbol} aquí.`,
  'stands-for-two': ({ face, one, other }) =>
    `${face} vale por ${one} y por ${other}; debe valer siempre por un mismo símbolo.`,
  'not-wild': ({ face, symbol }) => `${face} no es comodín, así que no puede valer por ${symbol}.`,
  'required-card-missing': 'Carta Obligatoria: la carta no está en el conjunto.',
  'forbidden-card-there': 'Carta Prohibida: la carta está en el conjunto, o la carta vacía vale por ella.',
  'null-restriction': 'Sin Restricciones Nulas: una Restricción no quita ninguna carta que dejen las otras.',
  'variation-unmet': ({ variation }) => `No se cumple la variación ${nameOf(variation)}.`,
  'two-solutions': 'Hay que escribir dos Soluciones.',
  'same-goal': 'Las dos Soluciones deben ser para la misma Meta.',
  'no-new-card': 'La segunda Solución no tiene ninguna carta que no esté en la primera.',
  'blank-not-wild': 'La carta vacía no es comodín, así que no se le pueden poner puntos.',
  'worth-not-goal': ({ value, goal }) => `La Solución vale ${value}; la Meta es ${goal.join(' o ')}.`,
  'worth-goal-itself': ({ value }) => `La Solución vale ${value}, lo mismo que la Meta.`,
  'goal-is': ({ goal }) => `La Meta es ${goal.join(' o ')}.`,
  'may-be-grouped': ({ text, value, why }, tell) =>
    `Se puede agrupar ${text}, que vale ${value}. ${tell(why)}`,
  'may-be-read': ({ solution, goal, value, goalValue }) =>
    `Se puede leer ${solution} = ${goal}, donde la Solución es ${value} y la Meta ${goalValue}.`,
  'multiple-equals': ({ goal }) =>
    `Múltiplo de k: la Solución es igual a la Meta, ${goal}, y debería ser distinta.`,
  'multiple-misses': ({ value, goal, k }) =>
    `Múltiplo de k: ${value} no se aleja de la Meta, ${goal}, por un múltiplo de ${k}.`,
  'only-if-plus-adds': 'Promedio: los lados solo son iguales si + suma, pero aquí da el promedio.',
  'names-no-number': ({ text, why }, tell) =>
    because(`«${text}» no da ningún número.`, why === null ? null : tell(why)),
  uncheckable: ({ why }, tell) => `Nadie puede comprobar esta Ecuación. ${tell(why)}`,
  'equality-undecided':
    'No se puede decidir si la Solución es igual a la Meta: sus cifras coinciden hasta donde se calcularon.',
  'multiple-undecided': ({ k }) =>
    `No se puede decidir si la Solución se aleja de la Meta por un múltiplo de ${k}.`,
  'no-equation': 'No hay ninguna Ecuación escrita.',
  'no-factorial-in-goal': 'Con Múltiplo de k no se pone ningún ! en la Meta.',
  'factorials-in-goal': ({ most }) => `En la Meta se ponen ${most} ! como mucho.`,
  'factorials-together': ({ most, written }) =>
    `Hay ${most} ! para la Solución y la Meta juntas; se escribieron ${written}.`,
  'goal-not-written': 'Falta escribir la Meta como la entiende quien escribe.',
  'goal-names-no-number': ({ why }, tell) =>
    because('La Meta, como está escrita, no da ningún número.', why === null ? null : tell(why)),
  'goal-out-of-range': ({ value, within }) =>
    `La Meta es ${value}, que no está entre −${within} y ${within}.`,
  'no-interpretation': ({ text, goal, why }, tell) =>
    `«${text}» no es una lectura válida de la Meta ${goal}. ${tell(why)}`,
  'another-order': 'Sus operaciones se hacen en un orden distinto del normal.',
  'goal-too-many-cubes': ({ count, most }) => `Tiene ${count} cubos; una Meta tiene ${most} como mucho.`,
  'goal-other-count': ({ count, cubes }) => `Tiene ${count} cubos, y la Meta tiene ${cubes}.`,
  'cube-not-read-so': ({ cube }) => `El cubo ${cube} de la Meta no se puede leer así.`,
  'cube-no-exponent': ({ cube, color }) =>
    `El cubo ${cube} de la Meta no es ${inColor(color)}, así que no es un exponente.`,
  'against-the-gaps': 'Está agrupada en contra de los huecos entre los cubos.',
  'which-goal': 'Después de «No hay Meta» quien escribe debe decir qué Meta es.',
  'which-goal-equation': 'Quien escribe debe decir qué Meta es: con esta Ecuación no hay ninguna puesta.',
  'no-digit-shows': ({ digit }) => `En Recursos ningún cubo de números muestra este ${digit}.`,
  'goal-below-zero': ({ value }) => `La Meta vale ${value}; una Meta nunca es menor que 0.`,
  'no-arrangement': 'Los cubos de la Meta no están colocados de una manera válida.',
  'no-digit-cube': ({ digit }) => `Ningún cubo de números muestra ${digit}.`,
  'not-arranged-so': ({ text }) =>
    `«${text}» no es una colocación válida de uno, dos o tres cubos de números.`,
  'no-such-cube': ({ color, sign }) =>
    `En Recursos no está este ${color === null ? sign : `${sign} ${inColor(color)}`}.`,
  'goal-cube-count': ({ count, least, most }) =>
    `La Meta tiene ${count} cubos; puede tener de ${least} a ${most}.`,
  'goal-no-legal-value': ({ why }, tell) => `La Meta no tiene ningún valor válido. ${tell(why)}`,
  'goal-no-number': ({ within }) =>
    `La Meta no da ningún número${within === null ? '' : ` entre −${within} y ${within}`}.`,
  'goal-shows-other': ({ face, cube }) => `La Meta muestra ${face} donde el cubo es ${cubeNamed(cube)}.`,
  'no-cube-shows': ({ text, sign }) => `«${text}»: ningún cubo muestra ${sign ?? 'un signo escrito'}.`,
  'goal-disagrees': 'Los cubos de la Meta no coinciden con su texto.',
};
