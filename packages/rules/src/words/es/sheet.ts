import type { SheetSentences } from '../../said/sheet-sentences.ts';
import type { Texts } from '../texts.ts';
import type { Clock } from '../../match/record/state.ts';

const LATE: Readonly<Record<Clock['task'], string>> = {
  roll: 'tarde al tirar',
  deal: 'tarde al repartir',
  pick: 'tarde con la variación',
  goal: 'tarde con la Meta',
  'dispute-goal': 'tarde con la Meta en disputa',
  agree: 'tarde al contestar a «No hay Meta»',
  turn: 'tarde con la jugada',
  'state-challenge': 'tarde con el desafío',
  decide: 'tarde con la decisión',
  write: 'tarde al escribir',
  check: 'tarde al revisar',
};

export const sheet: Texts<SheetSentences> = {
  correct: 'correcto',
  'not-correct': 'no es correcto',
  'correct-third-party': 'Tercero correcto',
  'accepted-wrong': 'aceptó una Solución equivocada',
  'correct-forceout': 'correcto después del último cubo',
  'not-correct-forceout': 'no es correcto después del último cubo',
  'correct-stop': 'correcto al final del tiempo',
  'not-correct-stop': 'no es correcto al final del tiempo',
  absent: 'ausente',
  'disputed-no-goal': 'no aceptó «No hay Meta»',
  'said-no-goal': 'dijo «No hay Meta»',
  'third-after-no-goal': 'Tercero después de «No hay Meta»',
  'no-score': 'sin puntos',
  conduct: 'conducta',
  'false-scoresheet': 'hoja de puntos falsa',
  'no-challenge-made': 'levantó el bloque y no desafió',
  'said-nothing': 'levantó el bloque y no dijo nada',
  'wrong-no-goal': 'dijo «No hay Meta» y había una',
  'disputed-set-none': 'no aceptó «No hay Meta» y no puso ninguna',
  'brought-in': 'traídos de antes',
  late: ({ task }) => LATE[task],
};
