import type { Words } from '../words.ts';

export const matches: Words['matches'] = {
  title: 'Mis partidas',
  nobody: 'Entra con tu cuenta, o juega de invitado, y tus partidas estarán aquí.',
  toPlay: 'Jugar una partida',
  signIn: 'Entrar',
  loading: 'Buscamos tus partidas …',
  open: 'En marcha',
  openNone: 'Ahora no juegas ninguna partida.',
  goOn: 'Seguir',
  waiting: 'espera jugadores',
  playing: 'en juego',
  done: 'Terminadas',
  doneNone: 'Todavía no has terminado ninguna partida.',
  review: 'Repasar',
  file: 'Abrir un archivo de partida de este aparato',
  score: (score) => `${score} puntos`,
  points: (points) => (points === 1 ? '1 punto de partida' : `${points} puntos de partida`),
  with: (names) => `con ${names}`,
};
