import { said as inEnglish } from '../../en/day/said.ts';
import { EXACT } from './said-exact.ts';

/** What stands for a pattern; `$1` is what was found there. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // A typed line.
  [/^one "=" at most stands before the points$/, 'delante de los puntos va un solo «=»'],
  [/^"(.*)" is not the number of a table$/, '«$1» no es el número de una mesa'],
  [/^a seat is named twice$/, 'un asiento se nombra dos veces'],
  [/^figures are missing$/, 'faltan cifras'],
  [/^"(.*)" is not a number of points$/, '«$1» no son puntos'],
  [/^"(.*)" is not a total$/, '«$1» no es un total'],
  [/^shake (\d+): "(.*)" is not a score$/, 'tirada $1: «$2» no es una puntuación'],
  [/^table (\d+): there is no seat (\d+)$/, 'mesa $1: no hay asiento $2'],
  [/^table (\d+): (\d+) figures for (\d+) players$/, 'mesa $1: $2 cifras para $3 jugadores'],
  [/^table (\d+): (\d+) points for (\d+) seats$/, 'mesa $1: $2 puntos para $3 asientos'],
  [/^no round that is played has table (\d+)$/, 'ninguna ronda en juego tiene la mesa $1'],
  [/^table (\d+) is in (.*)$/, 'la mesa $1 está en $2'],
  // What is asked about a sheet.
  [
    /^(.+): the total is (-?\d+), shakes and penalties come to (-?\d+)$/,
    '$1: el total es $2, tiradas y penalizaciones dan $3',
  ],
  [
    /^written are (.+) match points, the totals give (.+)$/,
    'están escritos $1 puntos de partida, los totales dan $2',
  ],
  [/^written are (.+), the sheet comes to (.+)$/, 'están escritos $1, la hoja da $2'],
  [/^(.+): no shake brings (-?\d+) points \(shake (\d+)\)$/, '$1: ninguna tirada da $2 puntos (tirada $3)'],
  [/^the columns have (.+) shakes$/, 'las columnas tienen $1 tiradas'],
  [/^(.+), shake (\d+): there is no penalty of (-?\d+)$/, '$1, tirada $2: no existe penalización de $3'],
  [
    /^(.+), shake (\d+): a judge's initials are missing beside the penalty$/,
    '$1, tirada $2: faltan las iniciales del juez junto a la penalización',
  ],
  [/^shake (\d+): no shake gives (.+)$/, 'tirada $1: ninguna tirada da $2'],
  [/^the points written come to (\d+), not (\d+)$/, 'los puntos escritos suman $1, no $2'],
  [/^(\d+) shakes are more than (\d+)$/, '$1 tiradas son más de $2'],
  [/^the same totals as in the line before$/, 'los mismos totales que en la línea anterior'],
  // Why a seating is so.
  [/^table (\d+): (.+) were to be kept apart$/, 'mesa $1: $2 debían estar separados'],
  [/^table (\d+): (.+) are of one team$/, 'mesa $1: $2 son de un equipo'],
  [/^table (\d+): (.+) moved here$/, 'mesa $1: $2 se mueve aquí'],
  [/^table (\d+): (.+) at a table of two again$/, 'mesa $1: $2 otra vez en mesa de dos'],
  [/^table (\d+): (.+) are of one school$/, 'mesa $1: $2 son de una escuela'],
  [/^table (\d+): (.+) have met before$/, 'mesa $1: $2 ya se encontraron'],
  [
    /^(\d+) of (\d+) players are of one team, at (\d+) tables: at least (\d+) pairs?$/,
    '$1 de $2 jugadores son de un equipo, en $3 mesas: al menos $4 parejas',
  ],
  [
    /^(\d+) of (\d+) players are of one school, at (\d+) tables: at least (\d+) pairs?$/,
    '$1 de $2 jugadores son de una escuela, en $3 mesas: al menos $4 parejas',
  ],
  [/^there are (\d+)$/, 'hay $1'],
  [
    /^(\d+) tables become (\d+), at least (\d+) people move$/,
    '$1 mesas pasan a ser $2, al menos $3 personas se mueven',
  ],
  [
    /^(\d+) tables of two are needed, and nobody had fewer of them$/,
    'hacen falta $1 mesas de dos, y nadie había tenido menos',
  ],
  [
    /^(\d+) tables of two are needed, at best (\d+) times again$/,
    'hacen falta $1 mesas de dos, como poco $2 veces otra vez',
  ],
  [/^table (\d+) was promised$/, 'la mesa $1 estaba prometida'],
  [/^one of them has met (\d+) of (\d+) others$/, 'uno de ellos ya se encontró con $1 de los otros $2'],
  [
    /^everybody else within (\d+) points has met one of them, or may not sit there$/,
    'todos los demás a $1 puntos o menos ya se encontraron con uno de ellos o no pueden sentarse ahí',
  ],
  [/^nothing better was found$/, 'no se halló nada mejor'],
  [/^exchanging (.+) would avoid it$/, 'cambiando a $1 se evitaría'],
  // What was found before publishing.
  [/^Number (\d+) is here and has no seat\.$/, 'El número $1 está aquí y no tiene asiento.'],
  [/^Number (\d+) has two seats\.$/, 'El número $1 tiene dos asientos.'],
  [/^Number (\d+) is not here and has a seat\.$/, 'El número $1 no está aquí y tiene asiento.'],
  [/^Two of one team sit at table (\d+)\.$/, 'Dos de un equipo se sientan en la mesa $1.'],
  [/^Table (\d+) is also used by "(.+)"\.$/, 'La mesa $1 también la usa «$2».'],
  [
    /^Round (\d+) is not closed, and this draft uses its results\.$/,
    'La ronda $1 no está cerrada, y este borrador usa sus resultados.',
  ],
  [/^The book "(.+)" is not known\.$/, 'El reglamento «$1» no se conoce.'],
  [/^"(.+)" has no list of variations for (.+)\.$/, '«$1» no tiene lista de variaciones para esa división.'],
  [
    /^Number (\d+) sits at a table of two again \(table (\d+)\)\.$/,
    'El número $1 se sienta otra vez en una mesa de dos (mesa $2).',
  ],
  [/^Table (\d+) was locked and has changed\.$/, 'La mesa $1 estaba fijada y ha cambiado.'],
  // A roster.
  [/^no name$/, 'sin nombre'],
  [/^"(.*)": a grade from 1 to 12 is expected$/, '«$1»: se espera un grado de 1 a 12'],
  [/^"(.*)": (.+) is expected$/, '«$1» no se entiende'],
  [
    /^grade (\d+) plays down in (\w+), which ends with grade (\d+)$/,
    'el grado $1 jugaría por debajo de su división, que acaba en el grado $3',
  ],
  [/^the name has (\d+) characters, more than (\d+)$/, 'el nombre tiene $1 letras, más de $2'],
  [/^"(.*)" stands beyond the last column$/, '«$1» está detrás de la última columna'],
  [/^number (\d+) has been used before$/, 'el número $1 ya se usó'],
  [/^a quote is opened and never closed$/, 'se abre una comilla y no se cierra'],
];

const UNAVOIDABLE = 'unavoidable: ';

/** A sentence of the rules in Spanish, part by part; a part that is not known stays as it is. */
export function said(sentence: string): string {
  const english = inEnglish(sentence);
  const whole = EXACT[english];
  if (whole !== undefined) return whole;
  return english.split('; ').map(part).join('; ');
}

function part(text: string): string {
  if (text.startsWith(UNAVOIDABLE)) return `inevitable: ${part(text.slice(UNAVOIDABLE.length))}`;
  for (const [pattern, spanish] of PATTERNS)
    if (pattern.test(text)) return text.replace(pattern, spanish).replaceAll(' and ', ' y ');
  return text;
}
