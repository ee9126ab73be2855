import type { VariationId as EquationsId } from '../../equations/shake/variation.ts';
import type { VariationId as OnSetsId } from '../../onsets/shake/variation.ts';

export const variations: Readonly<Record<OnSetsId | EquationsId, string>> = {
  'required-cube': 'Cubo Obligatorio',
  'wild-cube': 'Cubo Comodín',
  'union-intersection-interchangeable': '∪ y ∩ Intercambiables',
  'universe-null-interchangeable': 'V y Λ Intercambiables',
  'two-operations': 'Dos Operaciones',
  'multiple-operations': 'Operaciones Múltiples',
  'shift-from-permitted': 'Pasar de Permitidos',
  'no-null-restrictions': 'Sin Restricciones Nulas',
  'absolute-value': 'Valor Absoluto',
  'double-set': 'Conjunto Doble',
  'required-card': 'Carta Obligatoria',
  'forbidden-card': 'Carta Prohibida',
  'blank-card-wild': 'Carta Vacía Comodín',
  'symmetric-difference': 'Diferencia Simétrica',
  'two-solutions': 'Dos Soluciones',
  sideways: 'De lado',
  'upside-down': 'Cabeza abajo',
  wild: 'Comodín',
  factorial: 'Factorial',
  'three-operation-solution': 'Solución de tres operaciones',
  remainder: 'Resto',
  average: 'Promedio',
  'smallest-prime': 'Primo siguiente',
  percent: 'Por ciento',
  'decimal-point': 'Punto decimal',
  'two-digit-numerals': 'Números de dos cifras',
  lcm: 'MCM',
  gcf: 'MCD',
  'number-of-factors': 'Número de divisores',
  base: 'Base m',
  'multiple-of-k': 'Múltiplo de k',
  exponent: 'Exponente',
  'powers-of-the-base': 'Potencias de la base',
  imaginary: '√ = i',
  'decimal-in-goal': 'Decimal en la Meta',
  log: 'Logaritmo',
};

export function nameOf(variation: string): string {
  const names: Readonly<Record<string, string>> = variations;
  return names[variation] ?? variation;
}
