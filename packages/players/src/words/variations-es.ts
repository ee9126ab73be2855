import type { VARIATIONS_EN, VariationWords } from './variations-en.ts';

export const VARIATIONS_ES: Readonly<Record<keyof typeof VARIATIONS_EN, VariationWords>> = {
  'required-cube': { name: 'Cubo Obligatorio', says: 'Toda Solución debe usar este cubo.' },
  'wild-cube': {
    name: 'Cubo Comodín',
    says: 'Los cubos con esta cara valen por otro símbolo, el mismo en toda la Solución.',
  },
  'union-intersection-interchangeable': {
    name: '∪ y ∩ intercambiables',
    says: 'Un cubo ∪ puede usarse como ∩, y un cubo ∩ como ∪.',
  },
  'universe-null-interchangeable': {
    name: 'V y Λ intercambiables',
    says: 'Un cubo V puede usarse como Λ, y un cubo Λ como V.',
  },
  'two-operations': {
    name: 'Dos Operaciones',
    says: 'El nombre del conjunto debe tener al menos dos operaciones.',
  },
  'multiple-operations': {
    name: 'Operaciones Múltiples',
    says: 'Una operación que puede usarse una vez puede usarse cuantas veces quieras.',
  },
  'shift-from-permitted': {
    name: 'Pasar de Permitidos',
    says: 'En tu turno puedes pasar un cubo de Permitidos a Obligatorios o Prohibidos en vez de mover.',
  },
  'no-null-restrictions': {
    name: 'Sin Restricciones Nulas',
    says: 'Cada Restricción debe quitar una carta que ninguna otra quita.',
  },
  'absolute-value': {
    name: 'Valor Absoluto',
    says: 'Un número cabeza abajo de la Meta puede contar como menos o como más.',
  },
  'double-set': { name: 'Conjunto Doble', says: 'Las cartas del conjunto que nombras cuentan dos veces.' },
  'required-card': {
    name: 'Carta Obligatoria',
    says: 'Esta carta debe estar en el conjunto que nombra la Solución.',
  },
  'forbidden-card': {
    name: 'Carta Prohibida',
    says: 'Esta carta no puede estar en el conjunto que nombra la Solución.',
  },
  'blank-card-wild': {
    name: 'Carta Vacía Comodín',
    says: 'Quien escribe dice por qué carta vale la carta vacía.',
  },
  'symmetric-difference': {
    name: 'Diferencia Simétrica',
    says: 'A − B son las cartas que están en A o en B, pero no en los dos.',
  },
  'two-solutions': {
    name: 'Dos Soluciones',
    says: 'Se presentan dos Soluciones, y la segunda nombra una carta que la primera no nombra.',
  },
  sideways: { name: 'De lado', says: 'Un número de lado es uno entre ese número.' },
  'upside-down': { name: 'Cabeza abajo', says: 'Un número cabeza abajo es menos ese número.' },
  wild: { name: 'Comodín', says: 'Los cubos con esta cara valen por otro símbolo, siempre el mismo.' },
  factorial: {
    name: 'Factorial',
    says: 'Se pueden escribir dos signos de factorial, entre la Solución y la Meta.',
  },
  'three-operation-solution': {
    name: 'Solución de tres operaciones',
    says: 'Una Solución debe tener al menos tres operaciones.',
  },
  remainder: { name: 'Resto', says: 'Un ÷ de lado da el resto de una división.' },
  average: { name: 'Promedio', says: '+ da el promedio de dos números y nunca suma.' },
  'smallest-prime': { name: 'Primo siguiente', says: '× antes de un número da el primo que le sigue.' },
  percent: { name: 'Por ciento', says: 'Un √ cabeza abajo significa «por ciento de».' },
  'decimal-point': { name: 'Punto decimal', says: 'El cubo ^ puede ser un punto decimal.' },
  'two-digit-numerals': {
    name: 'Números de dos cifras',
    says: 'Dos cifras juntas pueden formar un número.',
  },
  lcm: { name: 'MCM', says: '√ puede dar el mínimo común múltiplo de dos números.' },
  gcf: { name: 'MCD', says: '^ puede dar el máximo común divisor de dos números.' },
  'number-of-factors': {
    name: 'Número de divisores',
    says: '× antes de un número cuenta sus divisores.',
  },
  base: { name: 'Base m', says: 'La Meta y las Soluciones se escriben en esta base.' },
  'multiple-of-k': {
    name: 'Múltiplo de k',
    says: 'Una Solución debe alejarse de la Meta por un múltiplo de k que no sea 0.',
  },
  exponent: { name: 'Exponente', says: 'Un número de este color puede ser exponente sin cubo ^.' },
  'powers-of-the-base': {
    name: 'Potencias de la base',
    says: 'Un 1 solo puede ser cualquier potencia entera de la base, como 10 o 100.',
  },
  imaginary: { name: '√ = i', says: 'El cubo √ es el número i.' },
  'decimal-in-goal': {
    name: 'Decimal en la Meta',
    says: 'Quien escribe puede poner un punto decimal en la Meta.',
  },
  log: { name: 'Logaritmo', says: 'Un ÷ de lado es un logaritmo.' },
};
