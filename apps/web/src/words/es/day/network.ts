import type { DayWords } from '../../day-words.ts';

export const network: DayWords['network'] = {
  title: 'Prueba de red',
  is: {
    unknown: 'Se pregunta al portátil …',
    good: 'El portátil responde',
    slow: 'El portátil responde, pero despacio',
    gone: 'El portátil no responde',
  },
  means: {
    unknown: 'Un momento, por favor.',
    good: 'Aquí todo funciona. Sigue andando: en los rincones puede ir peor.',
    slow: 'Lo que haces se guarda, pero tarda. Acércate al punto de acceso.',
    gone: 'Lo que haces queda en este aparato y se envía cuando el portátil vuelva.',
  },
  median: 'La mitad de las respuestas en',
  longest: 'La más lenta',
  lost: 'Sin respuesta',
  line: 'Los cambios llegan solos',
  clock: 'El reloj del portátil va adelantado en',
  address: 'Dirección del portátil',
  milliseconds: (ms) => `${ms} ms`,
  seconds: (s) => `${s} s`,
  of: (lost, all) => `${lost} de las últimas ${all}`,
  open: 'sí',
  shut: 'no, se intenta otra vez',
  help: 'Si no funciona',
  helps: [
    '¿Está este aparato en la wifi de la sala, no en la de la compañía? La tarjeta de la puerta tiene su nombre.',
    'La dirección empieza por http, no por https.',
    'Las redes de invitados suelen separar los aparatos: pide una que no lo haga, o pon un router propio.',
    'En el portátil, el cortafuegos debe dejar llegar al servidor desde fuera; lo pregunta una vez, al primer arranque.',
    'Un portátil que hace de punto de acceso admite unos ocho aparatos: basta para el personal, no para una sala.',
  ],
  card: 'Imprimir la tarjeta wifi',
  back: 'Volver',
};
