import type { Words } from '../words.ts';

export const judge: Words['judge'] = {
  title: 'Juzgar una Solución',
  intro: 'Arma una posición, escribe una Solución y mira qué dice el reglamento.',
  toSolver: 'Abrir esto en el solucionador',
};
