/** Sections in Spanish, by the English line. */
export const lines: readonly (readonly [english: string, spanish: string])[] = [
  [
    '(0×6)−0 cannot make 12 with 2 for one zero and 0 for the other.',
    '(0×6)−0 no puede dar 12 con 2 para un cero y 0 para el otro.',
  ],
  [
    'For the Goal 40 the zero of Goal and Solution must be the same number.',
    'Con la Meta 40, el cero de la Meta y el de la Solución deben ser el mismo número.',
  ],
  [
    'Factorial: two ! may be written in Solution and Goal together.',
    'Factorial: se pueden escribir dos ! entre la Solución y la Meta.',
  ],
  [
    '! is for whole numbers only; 5! is 120 and 0! is 1.',
    '! es solo para números enteros no negativos; 5! es 120 y 0! es 1.',
  ],
  [
    '! takes just the number before it unless grouped.',
    '! toma solo el número que va delante, salvo que se agrupe.',
  ],
  [
    '5! alone is no Solution, since it is only one cube.',
    '5! solo no es una Solución, porque es un solo cubo.',
  ],
  [
    'With 9!÷8! in the Goal no ! is left for the Solution.',
    'Con 9!÷8! en la Meta no queda ningún ! para la Solución.',
  ],
  ['5×4÷0! makes 20.', '5×4÷0! da 20.'],
  ['(8−5)!+2 = 4!÷3 is correct, both sides 8.', '(8−5)!+2 = 4!÷3 es correcta, los dos lados son 8.'],
  ['3!! is (3!)!, which is 720.', '3!! es (3!)!, que es 720.'],
  [
    'Multiple Operations: a sign that is not forbidden or in the Goal may be repeated in Solutions, ! too; Goal two !.',
    'Operaciones Múltiples: un signo que no está prohibido o que está en la Meta se puede repetir en Soluciones, también !; en la Meta dos !.',
  ],
  [
    'Three-operation Solution: a Solution has three operation signs or more.',
    'Solución de tres operaciones: una Solución tiene tres signos de operación o más.',
  ],
  [
    '× for factors or primes and turned √ for percent count as operations, a decimal point does not.',
    '× de divisores o primos y √ girado de por ciento cuentan como operaciones; un punto decimal no.',
  ],
  [
    'Remainder: a sideways ÷ gives the rest when A is divided by B; both positive, A up to 1000.',
    'Resto: un ÷ de lado da el resto de dividir A entre B; los dos positivos, A hasta 1000.',
  ],
  ['The remainder of 15 by 2 is 1.', 'El resto de 15 entre 2 es 1.'],
  ['The remainder of 30^2 by 5 is 0.', 'El resto de 30^2 entre 5 es 0.'],
  [
    'The remainder of 45 by 70 is 45, as always when A is smaller.',
    'El resto de 45 entre 70 es 45, como siempre que A es menor.',
  ],
  ['The remainder of 87 by 87 is 0.', 'El resto de 87 entre 87 es 0.'],
  ['The remainder of 514 by 10 is 4, the last digit.', 'El resto de 514 entre 10 es 4, la última cifra.'],
  [
    'Average (even years): + gives the average of two numbers and never adds.',
    'Promedio (años pares): + da el promedio de dos números y nunca suma.',
  ],
  ['7+9 is 8, while 7−(0−9) is still 16.', '7+9 es 8, mientras que 7−(0−9) sigue siendo 16.'],
  ['5+(4×2) is 6.5.', '5+(4×2) es 6.5.'],
  ['4+6+9 is 7 or 5.75, depending on the grouping.', '4+6+9 es 7 o 5.75, según la agrupación.'],
  [
    'Smallest Prime (even years): ×A is the next prime above A; A is rational and at most 200.',
    'Primo siguiente (años pares): ×A es el primo que sigue a A; A es racional y 200 como mucho.',
  ],
  [
    '× still multiplies as well; where it stands tells which is meant, as in 4××6 = 28.',
    '× también sigue multiplicando; su lugar dice cuál es, como en 4××6 = 28.',
  ],
  [
    '× for the prime takes just the number behind it unless grouped.',
    '× del primo toma solo el número que le sigue, salvo que se agrupe.',
  ],
  ['×7 is 11.', '×7 es 11.'],
  ['×(9÷2) is 5.', '×(9÷2) es 5.'],
  ['×(0−3) is 2, since 1 is no prime.', '×(0−3) es 2, porque 1 no es primo.'],
  ['××5 is 11.', '××5 es 11.'],
  ['×√49 is 11, but ×√67 has no value.', '×√49 es 11, pero ×√67 no tiene valor.'],
  ['2××5 is 2 times the prime above 5: 14.', '2××5 es 2 por el primo que sigue a 5: 14.'],
  [
    '×5×7 is 49 by default; for 37 you write ×(5×7).',
    '×5×7 es 49 por la regla fija; para 37 se escribe ×(5×7).',
  ],
  ['Any number of × may follow each other.', 'Puede haber cualquier número de × seguidos.'],
  ['Samples of the default grouping stand in VII-B-6.', 'Ejemplos de la agrupación fija están en VII-B-6.'],
  [
    'Percent (even years): upside-down √ means percent of; both numbers may have two digits.',
    'Por ciento (años pares): √ cabeza abajo significa por ciento de; los dos números pueden tener dos cifras.',
  ],
  ['25 percent of 16 is 4.', 'El 25 por ciento de 16 es 4.'],
  ['6 percent of 8 is 0.48.', 'El 6 por ciento de 8 es 0.48.'],
  ['(8−3) percent of (4+2) is 0.3.', 'El (8−3) por ciento de (4+2) es 0.3.'],
  [
    'With Decimal Point, 1.5 percent of .25 and the like are legal.',
    'Con Punto decimal valen el 1.5 por ciento de .25 y cosas así.',
  ],
  [
    'Decimal Point (even years): ^ may be a decimal point with at most three digits; it binds first.',
    'Punto decimal (años pares): ^ puede ser un punto decimal con tres cifras como mucho; une antes que nada.',
  ],
  [
    '^ may still be a power, even in the same Equation; a decimal point must be shown in writing.',
    '^ también puede ser una potencia, incluso en la misma Ecuación; el punto decimal debe verse en lo escrito.',
  ],
  [
    '2^5 is 2.5 or 2 to the fifth; the writer has to show which.',
    '2^5 es 2.5 o 2 a la quinta; quien escribe tiene que mostrar cuál.',
  ],
  ['2^4×2 is never 2.8, and 4^3! means nothing.', '2^4×2 nunca es 2.8, y 4^3! no significa nada.'],
  [
    '12^5 is 12.5; as a power it is for the Goal or for Two-digit Numerals only.',
    '12^5 es 12.5; como potencia vale solo en la Meta o con Números de dos cifras.',
  ],
  [
    '15^0 is 15.0; as a power it is for the Goal or for Two-digit Numerals only.',
    '15^0 es 15.0; como potencia vale solo en la Meta o con Números de dos cifras.',
  ],
  ['255^ is 255 and ^050 is .05.', '255^ es 255 y ^050 es .05.'],
  ['15^25 has four digits, so it is no decimal.', '15^25 tiene cuatro cifras, así que no es un decimal.'],
  ['122^5, 1^225, ^1225 and 1225^ mean nothing at all.', '122^5, 1^225, ^1225 y 1225^ no significan nada.'],
  ['^37^5 means nothing in Elementary.', '^37^5 no significa nada en Elemental.'],
  [
    'A turned digit is no digit, so no decimal point can go with it.',
    'Una cifra girada no es una cifra, así que no puede llevar punto decimal.',
  ],
  [
    'Two-digit Numerals (odd years): Solutions may have numbers of two digits.',
    'Números de dos cifras (años impares): las Soluciones pueden tener números de dos cifras.',
  ],
  [
    'LCM (odd years): √ may give the smallest number that two counting numbers both divide.',
    'MCM (años impares): √ puede dar el menor número que dos números naturales dividen.',
  ],
  [
    '√ may still be a root; the writer shows which √ is LCM.',
    '√ también puede ser una raíz; quien escribe muestra qué √ es MCM.',
  ],
  ['6√8 is 24.', '6√8 es 24.'],
  ['(2×3)√(5+4) is 18.', '(2×3)√(5+4) es 18.'],
  ['2√4 is 4 as LCM and 2 as a root.', '2√4 es 4 como MCM y 2 como raíz.'],
  ['0√5 has no value.', '0√5 no tiene valor.'],
  ['6√√9 is the LCM of 6 and 3: 6.', '6√√9 es el MCM de 6 y 3: 6.'],
  [
    'GCF (odd years): ^ may give the biggest number that divides two whole numbers, not both 0.',
    'MCD (años impares): ^ puede dar el mayor número que divide a dos números enteros, no los dos 0.',
  ],
  [
    '^ may still be a power; the writer shows which ^ is GCF.',
    '^ también puede ser una potencia; quien escribe muestra qué ^ es MCD.',
  ],
  ['8^6 is 2 as GCF, or a power.', '8^6 es 2 como MCD, o una potencia.'],
  ['(4×2)^(6+3) is 1 as GCF, or a power.', '(4×2)^(6+3) es 1 como MCD, o una potencia.'],
  [
    'Number of Factors (odd years): ×A counts the factors of A, a counting number up to 200.',
    'Número de divisores (años impares): ×A cuenta los divisores de A, un número natural hasta 200.',
  ],
  [
    '× still multiplies as well; where it stands tells which is meant.',
    '× también sigue multiplicando; su lugar dice cuál es.',
  ],
  [
    '× for factors takes just the number behind it unless grouped.',
    '× de divisores toma solo el número que le sigue, salvo que se agrupe.',
  ],
  ['×1 is 1.', '×1 es 1.'],
  ['×(6×2) is 6.', '×(6×2) es 6.'],
  ['×(4×4) is 5.', '×(4×4) es 5.'],
  ['×13 is 2, in a Goal or with Two-digit Numerals.', '×13 es 2, en una Meta o con Números de dos cifras.'],
  ['×0, ×(1÷2), ×(1−4) and ×(5^4) have no value.', '×0, ×(1÷2), ×(1−4) y ×(5^4) no tienen valor.'],
  ['××12 is 4.', '××12 es 4.'],
  ['3××7 is 3 times the factors of 7: 6.', '3××7 es 3 por los divisores de 7: 6.'],
  [
    '×4×2 is 6 by default; for the factors of 8 you write ×(4×2).',
    '×4×2 es 6 por la regla fija; para los divisores de 8 se escribe ×(4×2).',
  ],
  [
    'Middle (to grade 8) has five Elementary variations, two of its own, and others by year; 2015-16 is an even one.',
    'Media (hasta 8.º grado) tiene cinco variaciones de Elemental, dos propias y otras según el año; 2015-16 es par.',
  ],
  [
    '0 Wild: 0 may be any symbol, the same one in Goal and Solution, and the writer says which.',
    '0 Comodín: 0 puede ser cualquier símbolo, el mismo en Meta y Solución, y quien escribe dice cuál.',
  ],
  [
    'If 0 is × in the Goal, it is × in the Solution too.',
    'Si 0 es × en la Meta, también es × en la Solución.',
  ],
  [
    'With Multiple Operations a 0 may be repeated only as an operation.',
    'Con Operaciones Múltiples un 0 se puede repetir solo como operación.',
  ],
  ['0 cannot be !, since no cube shows !.', '0 no puede ser !, porque ningún cubo muestra !.'],
  ['0 cannot be a digit that the base does not have.', '0 no puede ser una cifra que la base no tiene.'],
  [
    'One 0 may be × for factors and another × for times: it is one symbol; the same for ^ and √.',
    'Un 0 puede ser × de divisores y otro × de multiplicar: es un mismo símbolo; igual con ^ y √.',
  ],
  [
    'Base m: Goal and Solution are in base eight, nine or ten; two-digit numbers are allowed.',
    'Base m: Meta y Solución están en base ocho, nueve o diez; se permiten números de dos cifras.',
  ],
  [
    'Base eight: 37+5 = 6^2 is correct; digits 8 and 9 are illegal.',
    'Base ocho: 37+5 = 6^2 es correcta; las cifras 8 y 9 no valen.',
  ],
  [
    'Base nine: 34+5 = 6^2 is correct; the digit 9 is illegal.',
    'Base nueve: 34+5 = 6^2 es correcta; la cifra 9 no vale.',
  ],
  [
    'A Goal with a digit that the base lacks calls for Impossible.',
    'Una Meta con una cifra que la base no tiene pide Imposible.',
  ],
  [
    'Multiple of k: the Solution misses the Goal by a multiple of k, 6 to 11; the Goal is within ±1000.',
    'Múltiplo de k: la Solución se aleja de la Meta por un múltiplo de k, de 6 a 11; la Meta está entre −1000 y 1000.',
  ],
  [
    'With k = 6 and Goal 5: 11, 17, −1 and so on are correct, 5 is not.',
    'Con k = 6 y Meta 5: 11, 17, −1 y así son correctos, 5 no.',
  ],
  [
    'The Goal is written as usual; the difference is not written.',
    'La Meta se escribe como siempre; la diferencia no se escribe.',
  ],
  ['A wild 0 used as + is an average too.', 'Un 0 comodín usado como + también es un promedio.'],
  [
    'Percent (even years): upside-down √ means percent of; the hundred is a hundred of the base.',
    'Por ciento (años pares): √ cabeza abajo significa por ciento de; el cien es un cien de la base.',
  ],
];
