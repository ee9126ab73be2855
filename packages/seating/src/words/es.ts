import type { ReasonWords } from './reason.ts';
import type { WrongWords } from './wrong.ts';

const and = (people: readonly string[]): string => people.join(' y ');

const GROUPS = { team: 'un equipo', school: 'una escuela' } as const;

export const reasons: ReasonWords = {
  at: (table, remark) => `mesa ${table}: ${remark}`,
  remarks: {
    apart: (who) => `${and(who)} debían estar separados`,
    team: (who) => `${and(who)} son de un mismo equipo`,
    moved: (who) => `${and(who)} ${who.length === 1 ? 'pasa' : 'pasan'} a esta mesa`,
    'two-again': (who) => `${and(who)} otra vez en mesa de dos`,
    school: (who) => `${and(who)} son de una misma escuela`,
    repeat: (who) => `${and(who)} ya se encontraron`,
  },
  unavoidable: (proof) => `inevitable: ${proof}`,
  tooMany: (group, { members, players, tables, least }) =>
    `${members} de ${players} jugadores son de ${GROUPS[group]}, en ${tables} mesas: al menos ${least} ${least === 1 ? 'pareja' : 'parejas'}`,
  thereAre: (pairs) => `hay ${pairs}`,
  fewerTables: (before, tables, least) =>
    `${before} mesas pasan a ser ${tables}, al menos ${least} ${least === 1 ? 'persona se mueve' : 'personas se mueven'}`,
  twosForced: (twos) =>
    `${twos === 1 ? 'hace falta una mesa' : `hacen falta ${twos} mesas`} de dos, y nadie había tenido menos`,
  twosAgain: (twos, least) =>
    `${twos === 1 ? 'hace falta una mesa' : `hacen falta ${twos} mesas`} de dos; como poco se repite ${least === 1 ? 'una vez' : `${least} veces`}`,
  promised: (table) => `la mesa ${table} estaba prometida`,
  metAll: (met, others) => `uno de ellos ya se encontró con ${met} de los otros ${others}`,
  metNear: (within) =>
    `todos los demás a ${within} puntos o menos ya se encontraron con uno de ellos o no pueden sentarse ahí`,
  nothingBetter: 'no se halló nada mejor',
  exchange: (people, cost) => `cambiando a ${and(people)} se evitaría${cost === '' ? '' : `: ${cost}`}`,
};

export const wrongs: WrongWords = {
  missing: 'falta',
  object: (not) => `debe ser un objeto, no ${not}`,
  list: (not) => `debe ser una lista, no ${not}`,
  text: (not) => `debe ser un texto, no ${not}`,
  number: (not) => `debe ser un número, no ${not}`,
  whole: (least, not) => `debe ser un número entero${least === null ? '' : ` desde ${least}`}, no ${not}`,
  noField: 'no hay ningún campo así',
  noName: '"" no es un nombre',
  players: (most, not) => `deben ser de 2 a ${most} jugadores, no ${not}`,
  twice: (what) => `${what} está dos veces`,
  twoOrThree: 'deben ser dos o tres nombres',
  two: (not) => `deben ser dos nombres, no ${not}`,
  noPlayer: (what) => `${what} no es un jugador`,
  noCriterion: (what) => `${what} no es un criterio`,
  needsCurrent: 'para "moved" hace falta saber quién se sienta ahora dónde',
  promisedTwice: (table) => `la mesa ${table} se prometió dos veces`,
  tooManyPromised: (table, players, tables) =>
    `la mesa ${table} es una de más: ${players} jugadores tienen ${tables}`,
  tableTwice: (table) => `la mesa ${table} está dos veces`,
};
