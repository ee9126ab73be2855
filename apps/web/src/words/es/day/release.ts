import type { DayWords } from '../../day-words.ts';

export const release: DayWords['release'] = {
  title: 'Qué ve el público',
  why: 'Nada es público antes de liberarlo. Los nombres se muestran según la regla de cada jugador: nombre e inicial, si no hay otra.',
  round: (event, n) => `${event}, ronda ${n}`,
  seating: 'asientos',
  results: 'resultados',
};
