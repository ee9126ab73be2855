import type { DayWords } from '../../day-words.ts';

export const awards: DayWords['awards'] = {
  title: 'Premios',
  end: 'Enhorabuena a todos los que jugaron.',
  places: 'Lugares',
  names: 'Nombres',
  publicNames: 'como puede leerlos el público',
  wholeNames: 'completos',
  count: (count) => (count === 1 ? '1 premio' : `${count} premios`),
  notSigned: 'Aún no está todo firmado.',
  keys: 'Teclas: → o espacio muestra el siguiente, ← vuelve, Inicio empieza de nuevo.',
  begin: 'Empezar',
  next: 'Siguiente',
  back: 'Atrás',
  leave: 'Salir',
  place: 'Lugar',
  shared: 'compartido',
  individuals: 'Individual',
  perfect: 'Puntuación perfecta',
  points: (points) => `${points} puntos`,
};
