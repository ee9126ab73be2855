import type { Words } from '../words.ts';

const CLAIM = { now: 'Ahora', impossible: 'Imposible' } as const;
const SAID = { declared: 'dijo', agreed: 'aceptó', disputed: 'negó' } as const;

export const notes: Words['review']['notes'] = {
  goalGood: (who, solution) =>
    solution === null
      ? `${who} puso una Meta que se puede alcanzar.`
      : `La Meta de ${who} se puede alcanzar: ${solution}.`,
  goalImpossible: (who) => `La Meta de ${who} no tiene Solución. Quien diga Imposible acierta.`,
  moveGood: (who) => `La jugada de ${who} es segura: después ningún desafío acierta.`,
  moveAfterImpossible: (who) => `${who} movió; antes tampoco se podía escribir nada.`,
  moveNotKnown: (who) => `No se encontró nada contra la jugada de ${who}; si es segura, no se sabe.`,
  madeNow: (who, solution) =>
    `Con la jugada de ${who}, decir Ahora acierta${solution === null ? '' : `: ${solution}`}.`,
  madeImpossible: (who) => `La jugada de ${who} no dejó ninguna Solución: decir Imposible acierta.`,
  safeMoves: (moves, more) => (more ? `Era seguro, por ejemplo: ${moves}.` : `Era seguro: ${moves}.`),
  safeBonus: (cube, move) => `Era seguro: una jugada extra, prohibir ${cube}, y luego ${move}.`,
  noSafeMove: 'No había ninguna jugada segura.',
  move: (cube, section) => `${cube} a ${section}`,
  missed: (who, { claim, solution }) =>
    `${who} podía decir ${CLAIM[claim]} aquí${solution === null ? '' : `: ${solution}`}.`,
  challenge: (who, { claim, right, solution }) => {
    const found = solution === null ? '' : `: ${solution}`;
    if (right) return `${who} acertó al decir ${CLAIM[claim]}${found}.`;
    return claim === 'now'
      ? `${who} se equivocó al decir Ahora: un cubo más no bastaba.`
      : `${who} se equivocó al decir Imposible. Había una Solución${found}.`;
  },
  noGoal: (who, { said, right, solution }) =>
    `${who} ${SAID[said]} «No hay Meta», y ${right ? 'acertó' : 'se equivocó'}${solution === null ? '' : `: ${solution}`}.`,
  wroteRight: (who) => `${who} escribió una Solución correcta.`,
  wroteWrong: (who, solution) =>
    `La Solución de ${who} está mal.${solution === null ? '' : ` Lo correcto era: ${solution}.`}`,
  wroteNothing: (who, solution) => `${who} no escribió nada, pero podía escribir: ${solution}.`,
  check: (who, writer, { decision, right }) => {
    switch (decision) {
      case 'accepted':
        return right
          ? `${who} acertó al aceptar la Solución de ${writer}.`
          : `${who} aceptó la Solución de ${writer}, pero estaba mal.`;
      case 'showed-it-wrong':
        return `${who} encontró lo que está mal en la Solución de ${writer}.`;
      case 'failed':
        return `La objeción de ${who} contra la Solución de ${writer} no valía.`;
    }
  },
  signs: { turn: 'Esto decidió la ronda', error: 'Se podía hacer mejor', fine: 'Bien hecho' },
  account: {
    goodMoves: 'Jugadas seguras',
    rightChallenges: 'Desafíos con razón',
    falseChallenges: 'Desafíos sin razón',
    missedChallenges: 'Desafíos perdidos',
    wrongSolutions: 'Soluciones malas',
    acceptedWrong: 'Malas que aceptó',
  },
  ofMoves: (good, all) => `${good} de ${all}`,
};
