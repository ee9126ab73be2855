import type { Words } from '../words.ts';

export const problems: Words['problems'] = {
  away: 'El servidor no responde. No se pierde nada de lo que escribiste; inténtalo otra vez en un momento.',
  byCode: {
    'login-taken': 'Ese nombre de usuario ya existe.',
    'wrong-passphrase': 'El nombre de usuario o la contraseña no es correcto.',
    'no-such-table': 'No hay ninguna mesa así.',
    'no-such-class': 'No hay ninguna clase así.',
    'class-full': 'Esta clase está llena.',
    'not-allowed': 'No puedes hacer esto.',
    'not-signed-in': 'Primero entra con tu cuenta.',
    guest: 'Esto es solo para quien tiene una cuenta.',
    'too-fast': 'Demasiado rápido. Espera un momento e inténtalo otra vez.',
    'try-again': 'El servidor está ocupado. Inténtalo otra vez en un momento.',
    'no-spectators': 'Los jugadores de esta partida juegan solos.',
    'no-such-person': 'No hay ninguna persona así.',
    'not-now': 'Ahora no: la partida no ha terminado.',
    'too-many-classes': 'Ya tienes demasiadas clases.',
    'too-many-tokens': 'Ya tienes demasiadas llaves.',
    'no-code': 'No se encontró un código libre; inténtalo otra vez.',
    settings: 'Ningún reglamento juega una mesa así.',
    name: 'Elige otro nombre: de 2 a 20 letras o cifras, que sirva para una clase.',
    login: 'Un nombre de usuario tiene de 3 a 24 letras minúsculas, cifras, _ o -, y empieza con una letra.',
    passphrase:
      'Elige otra contraseña: al menos 8 letras o signos, cuatro de ellos distintos, sin tu nombre de usuario.',
  },
};
