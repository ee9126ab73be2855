import type { Words } from '../../words.ts';

export const guide: Words['guide'] = {
  coach: 'Entrenador',
  of: (place, all) => `${place} de ${all}`,
  next: 'Siguiente',
  leave: 'Ya lo sé',
  again: 'Guíame',
  example: 'Por ejemplo, esto sirve:',
  topics: {
    'set-goal': {
      title: 'Tú pones la Meta.',
      says: {
        onsets:
          'Pon de uno a tres cubos de números. En fila se suman, en columna se multiplican. Una buena Meta se puede alcanzar, pero no enseguida.',
        equations:
          'Pon de uno a seis cubos que formen un número. Una buena Meta se puede alcanzar, pero no enseguida.',
      },
    },
    goal: {
      title: 'Primero mira la Meta.',
      says: {
        onsets:
          'La Meta es un número. Al final alguien nombra un conjunto que tiene justo esas cartas del Universo.',
        equations:
          'La Meta es un número. Al final alguien escribe una cuenta con los otros cubos que da ese número.',
      },
    },
    move: {
      title: 'Te toca: mueve un cubo.',
      says: {
        onsets:
          'Lo Obligatorio hay que usarlo, lo Permitido se puede usar, lo Prohibido no. Toma un cubo de abajo y toca una sección.',
        equations:
          'Lo Obligatorio hay que usarlo, lo Permitido se puede usar, lo Prohibido no. Toma un cubo de abajo y toca una sección.',
      },
    },
    danger: {
      title: 'Piensa antes de soltarlo.',
      says: {
        onsets:
          'Después de tu jugada tiene que ser posible una Solución, o alguien dirá Imposible. Y si basta un cubo más, alguien dirá Ahora. Una pista dice más.',
        equations:
          'Después de tu jugada tiene que ser posible una Solución, o alguien dirá Imposible. Y si basta un cubo más, alguien dirá Ahora. Una pista dice más.',
      },
    },
    block: {
      title: 'Cuándo tomar el bloque.',
      says: {
        onsets:
          '¿Puedes escribir una Solución con el tablero y un cubo más? Tómalo y di Ahora. ¿Ya nadie puede, venga lo que venga? Di Imposible.',
        equations:
          '¿Puedes escribir una Solución con el tablero y un cubo más? Tómalo y di Ahora. ¿Ya nadie puede, venga lo que venga? Di Imposible.',
      },
    },
    write: {
      title: 'Ahora escríbela.',
      says: {
        onsets:
          'Toca los cubos de abajo. Todo lo Obligatorio tiene que estar. Arrastra sobre los signos que van juntos para ponerles paréntesis.',
        equations:
          'Toca los cubos de abajo. Todo lo Obligatorio tiene que estar. A la derecha escribe cómo lees la Meta; los dos lados tienen que ser iguales.',
      },
    },
    check: {
      title: 'Comprueba lo escrito.',
      says: {
        onsets:
          'Cuenta las cartas que nombra y mira si estaban sus cubos. Luego di que está bien, o por qué no.',
        equations: 'Haz la cuenta y mira si estaban sus cubos. Luego di que está bien, o por qué no.',
      },
    },
  },
};
