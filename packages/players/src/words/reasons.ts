import type { Told } from '@forceout/rules';
import { sentence } from '@forceout/rules/words';
import type { Language } from './language.ts';

/** What the judge objects to, by its code. */
const REASONS_ES: Readonly<Record<string, string>> = {
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

/** English has the judge's own sentence. */
export const PLAIN_REASONS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  es: REASONS_ES,
};

export interface CodedReason {
  readonly code: string;
  readonly message: Told;
}

export function reasonWords({ code, message }: CodedReason, language: Language): string {
  // Our own words by the code lead where there are some; the sentence itself names the place.
  const plain = PLAIN_REASONS[language][code];
  const said = sentence(message, language);
  return plain ?? said;
}
