import type { DayWords } from '../../day-words.ts';

export const start: DayWords['start'] = {
  title: 'Dirigir un día de torneo',
  intro:
    'Entra la lista, salen los asientos; entran los resultados, sale la clasificación. Funciona en este portátil, sin internet, y con papel en todas las mesas.',
  make: 'Empezar un torneo',
  name: 'Nombre del torneo',
  nameHint: 'Abierto del Lago',
  place: 'Lugar',
  date: 'Fecha',
  preset: 'Se juega como',
  presetWhy: 'Rellena rondas, asientos, puntos y empates. Todo se puede cambiar después.',
  game: 'Juego',
  book: 'Reglamento',
  division: 'División',
  go: 'Empezar',
  making: 'Empezando …',
  pass: 'Tengo un pase',
  code: 'Seis letras del pase',
  enter: 'Entrar',
  sit: {
    title: 'Mi asiento en una pantalla',
    why: 'Tu número está en la pared junto a tu nombre; el código de la mesa lo dice el personal.',
    number: 'Mi número',
    code: 'Código de mi mesa',
    go: 'Sentarme',
  },
  mine: 'Torneos aquí',
  needAccount:
    'Un torneo es de alguien: crea una cuenta en este portátil o entra. Hace falta un nombre y una frase secreta, sin correo.',
  presets: {
    club: 'Tarde de club o escuela: tres rondas, una anotación por hoja',
    'agloa-nationals': 'Nacional de AGLOA: secciones de nueve, cuatro rondas',
    'mlag-saturday': 'Sábado de MLAG: tres rondas, escuelas por sus cinco mejores',
    'mlag-states': 'Estatal de MLAG: cuatro rondas en dos mitades',
    noagl: 'NOAGL: cuatro rondas en tres tardes',
    louisiana: 'Invitación de Luisiana: dos rondas',
    county: 'Condado: tres rondas, clasifican 16 de 18',
  },
};
