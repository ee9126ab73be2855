import type { WhyCode } from '@forceout/numbers';
import type { NumberSentences } from '../../said/number-sentences.ts';
import type { Texts } from '../texts.ts';

const REASONS: Readonly<Record<WhyCode, string>> = {
  'divide-by-zero': 'Nada se puede dividir entre cero.',
  'zero-to-nonpositive': 'El cero no tiene potencias con exponente cero o negativo.',
  'even-root-of-negative': 'Un número negativo no tiene raíz real de índice par.',
  'zeroth-root': 'No existe la raíz de índice cero.',
  'factorial-domain': 'El factorial solo existe para números enteros no negativos.',
  'log-domain': 'Un logaritmo necesita un número positivo y una base positiva distinta de uno.',
  'exponent-not-real': 'Un exponente o un índice debe ser un número real.',
  'base-not-real':
    'Una potencia fraccionaria o una raíz de un número complejo debe decir cuál de sus raíces complejas es.',
  'irrational-power-of-negative': 'Un número negativo no tiene potencia real con exponente irracional.',
  'not-a-counting-number': 'Esta operación solo existe para los números 1, 2, 3 …',
  'not-a-whole-number': 'Esta operación solo existe para números enteros no negativos, no los dos cero.',
  'not-rational': 'Esta operación solo existe para números racionales.',
  'too-big': 'El número es demasiado grande para calcularlo.',
  'too-many-terms': 'La expresión tiene demasiadas raíces para calcularla.',
  'too-costly': 'Calcular esto llevaría demasiado tiempo.',
  undecided: 'Las cifras coinciden hasta donde se calcularon, y eso no prueba nada.',
  'cannot-factor': 'El número es demasiado grande para descomponerlo en factores.',
};

export const numbers: Texts<NumberSentences> = {
  number: ({ why }) => REASONS[why],
  'power-of-whole-unsure': 'No se puede comprobar si es una potencia de números enteros.',
  'power-of-whole': 'Aquí la base y el exponente de una potencia son números enteros no negativos.',
  'exponent-real-unsure': 'No se puede comprobar si el exponente es real.',
  'exponent-real': 'Un exponente debe ser un número real.',
  'root-of-whole-unsure': 'No se puede comprobar si es una raíz de números enteros.',
  'root-of-whole': 'Aquí el índice de una raíz es 1, 2, 3 … y se toma de un número entero no negativo.',
  'root-whole-unsure': 'No se puede comprobar si la raíz es un número entero.',
  'root-whole': 'Aquí una raíz debe dar un número entero.',
  'remainder-up-to': ({ most }) => `El resto se toma de números hasta ${most}.`,
  'factors-up-to': ({ most }) => `Los divisores se cuentan en números hasta ${most}.`,
  'prime-up-to': ({ most }) => `El primo siguiente se toma de números hasta ${most}.`,
  'zero-sideways': 'Un 0 no puede estar de lado: el cero no tiene inverso.',
  'two-digits-beside-percent': 'Un número de dos cifras solo puede ir justo al lado de %.',
  'too-many-groupings': 'Tiene demasiadas agrupaciones para comprobarlas todas.',
  'no-such-root': 'El número escrito detrás de := no es un valor de la expresión.',
};
