import type { DayWords } from '../../day-words.ts';

export const standings: DayWords['standings'] = {
  title: 'Clasificación',
  noEvent: 'Aún no hay prueba.',
  none: 'Ninguna ronda está cerrada todavía.',
  after: (n) =>
    n === 0 ? 'Clasificación' : n === 1 ? 'Clasificación tras la ronda 1' : `Clasificación tras ${n} rondas`,
  reopen: (n) => `Reabrir la ronda ${n}`,
  afterRound: 'Tras la ronda',
  provisional: 'Provisional: queda abierta una apelación, una firma o una mesa.',
  certify: (version) => (version === 1 ? 'Firmar la clasificación' : `Firmar la versión ${version}`),
  certified: (version, by, digest) => `Versión ${version}, firmada por ${by} · ${digest}`,
  wasCertified: (version) => `La versión ${version} se firmó; desde entonces se corrigió algo.`,
  individuals: 'Individual',
  place: 'Lugar',
  number: 'N.º',
  name: 'Nombre',
  school: 'Escuela',
  team: 'Equipo',
  division: 'División',
  section: 'Sección',
  points: 'Puntos',
  roundShort: (n) => `R${n}`,
  shared: 'lugar compartido',
  two: 'en una mesa de dos',
  twoMark: '² marca una ronda en mesa de dos.',
  showAll: (count) => `Mostrar los ${count}`,
  rule: (attendance) =>
    attendance === 0
      ? 'Los puntos son la suma de los puntos de partida.'
      : `Los puntos son la suma de los puntos de partida y ${attendance} por asistencia.`,
  noBreaks: 'Quien tiene los mismos puntos comparte el lugar.',
  cut: (count) => `${count} siguen; están marcados.`,
  teamRules: {
    members: 'Equipos: suma de sus puestos',
    'best-of-team': 'Equipos: sus mejores puestos',
    'school-best': 'Escuelas: sus mejores jugadores',
    'school-average': 'Escuelas: media',
    'school-total': 'Escuelas: total',
  },
  tieBreaks: {
    'six-count': 'seises',
    'head-to-head': 'entre sí',
    opponents: 'rivales',
    'shake-average': 'por tirada',
    'shake-total': 'totales',
    'fewer-twos': 'mesas de dos',
    'last-round': 'última ronda',
    playoff: 'desempate',
    lot: 'sorteo',
  },
};
