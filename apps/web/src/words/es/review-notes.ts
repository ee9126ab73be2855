import type { Words } from '../words.ts';

export const notes: Words['review']['notes'] = {
  signs: { turn: 'Esto decidió la tirada', error: 'Se podía hacer mejor', fine: 'Bien hecho' },
  account: {
    goodMoves: 'Jugadas seguras',
    rightChallenges: 'Desafíos con razón',
    falseChallenges: 'Desafíos sin razón',
    missedChallenges: 'Desafíos perdidos',
    wrongSolutions: 'Soluciones malas',
    wroteNothing: 'Soluciones sin escribir',
    acceptedWrong: 'Malas que aceptó',
  },
  ofMoves: (good, all) => `${good} de ${all}`,
};
