import type { TableSentences } from '../../said/table-sentences.ts';
import type { Texts } from '../texts.ts';

export const table: Texts<TableSentences> = {
  'opener-closes': 'La mesa la cierra quien la abrió.',
  'begun-is-played': 'Una partida empezada se juega o se deja.',
  'seated-talk': 'Solo habla quien está sentado a la mesa.',
  'one-phrase': 'Una frase cada vez.',
  'enough-said': 'En esta mesa ya se dijo bastante.',
  'no-seat-here': 'No tienes lugar aquí.',
  'not-now': 'Ahora no.',
  'have-asked': 'Ya lo pediste.',
  'no-match-played': 'No se está jugando ninguna partida.',
  'scratch-used-up': 'Se acabó el borrador.',
  'clock-goes': 'El reloj anda solo.',
  'for-a-judge': 'Eso es cosa del juez.',
  'judge-does-not-play': 'El juez no juega.',
  'seats-before-match': 'Los lugares se toman antes de que empiece la partida.',
  'no-such-seat': 'No hay ningún lugar así.',
  'sit-there': 'Ya estás sentado ahí.',
  'seat-taken': 'Ahí está sentado alguien.',
  'seat-kept': 'Tu lugar se guarda hasta que termine la partida.',
  'software-judges': 'En esta mesa juzga el programa.',
  'has-judge': 'Esta mesa ya tiene juez.',
  'who-may-judge': 'Solo juzga un juez, un entrenador o un director.',
  'players-do-not-judge': 'Quien juega no juzga.',
  'match-begun': 'La partida ya empezó.',
  'nonce-too-long': ({ most }) => `Un número de azar tiene ${most} letras como mucho.`,
};
