import type { StepSentences } from '../../said/step-sentences.ts';
import type { Texts } from '../texts.ts';

const any = (values: readonly string[]): string => values.join(' o ');
const one = (values: readonly string[]): string => (values.length === 1 ? values[0]! : `(${any(values)})`);
const SIDES = { solution: 'La Solución', goal: 'La Meta' } as const;
const about = (decimals: string | null): string => (decimals === null ? '' : ` ≈ ${decimals}`);

function root(index: string, radicand: string): string {
  const names: Readonly<Record<string, string>> = { 2: 'cuadrada', 3: 'cúbica' };
  return `la raíz ${names[index] ?? `de índice ${index}`} de ${radicand}`;
}

export const steps: Texts<StepSentences> = {
  'step-plus': ({ a, b }) => `${one(a)} más ${one(b)}`,
  'step-average': ({ a, b }) => `el promedio de ${one(a)} y ${one(b)}`,
  'step-minus': ({ a, b }) => `${one(a)} menos ${one(b)}`,
  'step-times': ({ a, b }) => `${one(a)} por ${one(b)}`,
  'step-divided': ({ a, b }) => `${one(a)} entre ${one(b)}`,
  'step-power': ({ a, b }) => `${one(a)} elevado a ${one(b)}`,
  'step-root': ({ a, b }) => root(one(a), one(b)),
  'step-percent': ({ a, b }) => `el ${one(a)} por ciento de ${one(b)}`,
  'step-remainder': ({ a, b }) => `el resto de dividir ${one(a)} entre ${one(b)}`,
  'step-log': ({ a, b }) => `el logaritmo en base ${one(b)} de ${one(a)}`,
  'step-lcm': ({ a, b }) => `el mínimo común múltiplo de ${one(a)} y ${one(b)}`,
  'step-gcf': ({ a, b }) => `el máximo común divisor de ${one(a)} y ${one(b)}`,
  'step-factorial': ({ a }) => `el factorial de ${one(a)}`,
  'step-factors': ({ a }) => `el número de divisores de ${one(a)}`,
  'step-prime': ({ a }) => `el primo que sigue a ${one(a)}`,
  'step-reciprocal': ({ of }, tell) => `el inverso de ${tell(of)}`,
  'step-negative': ({ of }, tell) => `el opuesto de ${tell(of)}`,
  'step-negative-reciprocal': ({ of }, tell) => `el opuesto del inverso de ${tell(of)}`,
  'step-numeral': ({ text, base }) => (base === null ? text : `${text} en base ${base}`),
  'step-base-power': ({ base, power }) => `${base} elevado a ${power}`,
  'step-root-meant': ({ text }) => `la raíz que se quiere, ${text}`,
  'side-is': ({ side, text, value, decimal }) => `${SIDES[side]} ${text} es ${value}${about(decimal)}.`,
  'side-has-no-value': ({ side }) => `${SIDES[side]} no tiene ningún valor.`,
  'side-unchecked': ({ side }) => `${SIDES[side]} no tiene ningún valor que se pueda comprobar.`,
  'step-comes-to': ({ text, step, values, decimals }, tell) =>
    `${text}: ${tell(step)} = ${any(values)}${about(decimals === null ? null : any(decimals))}`,
};
