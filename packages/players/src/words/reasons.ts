import type { Language } from './language.ts';

/** What the judge objects to, by its code. English has the judge's own sentence, which names the place. */
export const REASONS_ES: Readonly<Record<string, string>> = {
  'goal-illegal': 'La Meta no tiene ningún valor legal.',
  'goal-missing': 'Falta escribir la Meta junto a la Solución.',
  'undefined-symbol': 'Algo de lo escrito no tiene sentido.',
  'relation-in-set-name': 'Hay = o ⊆ en el nombre del conjunto.',
  'goal-written': 'La Meta está escrita detrás del nombre del conjunto.',
  'grouped-relation': 'Un paréntesis encierra = o ⊆.',
  'restriction-needed': 'Hace falta una Restricción y no hay ninguna.',
  'restriction-not-allowed': 'Aquí no se juega con Restricciones.',
  'illegal-expression': 'Alguna parte no tiene un valor legal.',
  'too-few-cubes': 'Usa menos de dos cubos.',
  'required-unused': 'Un cubo de Obligatorios no se usa.',
  'cube-unavailable': 'Usa un cubo que no se puede usar.',
  'too-many-resource-cubes': 'Usa más de un cubo de Recursos.',
  'not-wild': 'Un cubo representa algo que no puede representar.',
  'wild-inconsistent': 'Un comodín representa dos cosas distintas.',
  'blank-not-wild': 'La carta vacía recibió puntos, pero no es comodín.',
  'variation-violated': 'No cumple una de las variaciones.',
  ambiguous: 'Se puede leer de más de una manera, y una no da la Meta.',
  'wrong-value': 'No es igual a la Meta.',
  'not-two-solutions': 'No son dos Soluciones distintas.',
  uncheckable: 'Nadie puede comprobar su valor.',
};

export interface CodedReason {
  readonly code: string;
  readonly message: string;
}

export function reasonWords({ code, message }: CodedReason, language: Language): string {
  switch (language) {
    case 'en':
      return message;
    case 'es':
      return REASONS_ES[code] ?? message;
  }
}
