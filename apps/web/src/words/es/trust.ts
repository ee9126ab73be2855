import type { Words } from '../words.ts';

export const trust: Words['trust'] = {
  confirm: {
    title: 'Tu contraseña otra vez',
    about: 'Esto trata de otras personas o de tu cuenta; por eso preguntamos quién eres.',
    passphrase: 'Contraseña',
    go: 'Seguir',
    no: 'Dejarlo',
  },
  sessions: {
    title: 'Dónde has entrado',
    about: 'Cada línea es un aparato o un navegador. Cierra los que no conozcas.',
    here: 'este aparato',
    since: (date) => `desde ${date}`,
    until: (date) => `hasta ${date}`,
    end: 'Cerrarla',
    endThis: (date) => `Cerrar la sesión que empezó el ${date}`,
    none: 'En ningún otro lugar.',
  },
  shares: {
    title: 'Enlaces para otros',
    about: 'Quien tiene un enlace así puede ver esta partida. Lo puedes retirar.',
    make: 'Hacer un enlace',
    once: 'Cópialo ahora: solo se muestra esta vez.',
    link: 'Enlace a esta partida',
    made: (date) => `hecho el ${date}`,
    mine: 'tuyo',
    withdraw: 'Retirarlo',
    withdrawThis: (date) => `Retirar el enlace del ${date}`,
    none: 'No hay enlaces.',
  },
};
