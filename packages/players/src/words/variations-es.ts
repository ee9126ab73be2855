import { variations } from '@forceout/rules/words/es';
import { namedVariations } from './named-variations.ts';

const SAYS: typeof variations = {
  'required-cube': 'Toda Solución debe usar este cubo.',
  'wild-cube': 'Los cubos con esta cara valen por otro símbolo, siempre el mismo.',
  'union-intersection-interchangeable': 'Un cubo ∪ puede usarse como ∩, y un cubo ∩ como ∪.',
  'universe-null-interchangeable': 'Un cubo V puede usarse como Λ, y un cubo Λ como V.',
  'two-operations': 'El nombre del conjunto debe tener al menos dos operaciones.',
  'multiple-operations': 'Una operación se puede repetir cuantas veces quieras.',
  'shift-from-permitted':
    'En vez de mover puedes pasar un cubo de Permitidos.',
  'no-null-restrictions': 'Cada Restricción debe quitar una carta que ninguna otra quita.',
  'absolute-value': 'Un número cabeza abajo de la Meta puede ser menos o más.',
  'double-set': 'Las cartas del conjunto que nombras cuentan dos veces.',
  'required-card': 'Esta carta debe estar en el conjunto que nombra la Solución.',
  'forbidden-card': 'Esta carta no puede estar en el conjunto que nombra la Solución.',
  'blank-card-wild': 'Quien escribe dice por qué carta vale la carta vacía.',
  'symmetric-difference': 'A − B son las cartas que están en A o en B, pero no en los dos.',
  'two-solutions': 'Se presentan dos Soluciones, y la segunda nombra una carta que la primera no nombra.',
  sideways: 'Un número de lado es uno entre ese número.',
  'upside-down': 'Un número cabeza abajo es menos ese número.',
  wild: 'Los cubos con esta cara valen por otro símbolo, siempre el mismo.',
  factorial: 'Se pueden escribir dos signos de factorial, entre la Solución y la Meta.',
  'three-operation-solution': 'Una Solución debe tener al menos tres operaciones.',
  remainder: 'Un ÷ de lado da el resto de una división.',
  average: '+ da el promedio de dos números y nunca suma.',
  'smallest-prime': '× antes de un número da el primo que le sigue.',
  percent: 'Un √ cabeza abajo significa «por ciento de».',
  'decimal-point': 'El cubo ^ puede ser un punto decimal.',
  'two-digit-numerals': 'Dos cifras juntas pueden formar un número.',
  lcm: '√ puede dar el mínimo común múltiplo de dos números.',
  gcf: '^ puede dar el máximo común divisor de dos números.',
  'number-of-factors': '× antes de un número cuenta sus divisores.',
  base: 'La Meta y las Soluciones se escriben en esta base.',
  'multiple-of-k': 'Una Solución debe alejarse de la Meta por un múltiplo de k que no sea 0.',
  exponent: 'Un número de este color puede ser exponente sin cubo ^.',
  'powers-of-the-base': 'Un 1 solo puede ser cualquier potencia entera de la base, como 10 o 100.',
  imaginary: 'El cubo √ es el número i.',
  'decimal-in-goal': 'Quien escribe puede poner un punto decimal en la Meta.',
  log: 'Un ÷ de lado es un logaritmo.',
};

export const VARIATIONS_ES = /* @__PURE__ */ namedVariations(variations, SAYS);
