/** Sections in Spanish, by the English line. */
export const lines: readonly (readonly [english: string, spanish: string])[] = [
  [
    'In Base eight, 60 percent of 11 is 6.6 in base eight.',
    'En base ocho, el 60 por ciento de 11 es 6.6 en base ocho.',
  ],
  [
    '4^^5 can be 4 to the fifth or the square root of 4.',
    '4^^5 puede ser 4 a la quinta o la raíz cuadrada de 4.',
  ],
  ['In Base eight, 4.2 is four and a quarter.', 'En base ocho, 4.2 es cuatro y un cuarto.'],
  ['In Base nine, 5.3 is five and a third.', 'En base nueve, 5.3 es cinco y un tercio.'],
  [
    'A wild 0 may be a decimal point, and another 0 a power, since both are ^.',
    'Un 0 comodín puede ser punto decimal, y otro 0 una potencia, porque los dos son ^.',
  ],
  [
    'Number of Factors (odd years): ×A counts the factors of A, a counting number up to 1000.',
    'Número de divisores (años impares): ×A cuenta los divisores de A, un número natural hasta 1000.',
  ],
  [
    'One wild 0 may count factors and another multiply, since both are ×.',
    'Un 0 comodín puede contar divisores y otro multiplicar, porque los dos son ×.',
  ],
  [
    'Exponent (odd years): numbers on cubes of one chosen colour may be exponents without ^.',
    'Exponente (años impares): los números en cubos de un color elegido pueden ser exponentes sin ^.',
  ],
  ['The Goal 253 with a red 3 must be 25³.', 'La Meta 253 con un 3 rojo tiene que ser 25³.'],
  ['With blue, 5² with a blue 2 is a legal Solution.', 'Con azul, 5² con un 2 azul es una Solución válida.'],
  [
    '523 with red 2 and 3 is 52³ or (5²)³, never 5 to the eighth.',
    '523 con 2 y 3 rojos es 52³ o (5²)³, nunca 5 a la octava.',
  ],
  [
    'The exponent raises just the number before it unless grouped.',
    'El exponente eleva solo el número que va delante, salvo que se agrupe.',
  ],
  [
    'With Factorial a ! may stand behind the exponent too.',
    'Con Factorial también puede haber un ! detrás del exponente.',
  ],
  [
    'A colour without a usable digit in the roll is a bad pick and costs 1 point.',
    'Un color sin ninguna cifra útil en la tirada es una mala elección y cuesta 1 punto.',
  ],
  [
    'Powers of the Base (odd years): a 1 alone may be any whole power of the base.',
    'Potencias de la base (años impares): un 1 solo puede ser cualquier potencia entera de la base.',
  ],
  [
    'In base ten, 9+1 may be 9+10, 9+100, 9+0.1 and so on.',
    'En base diez, 9+1 puede ser 9+10, 9+100, 9+0.1 y así.',
  ],
  [
    'In Base eight, 1 may be eight, sixty-four, an eighth and so on.',
    'En base ocho, 1 puede ser ocho, sesenta y cuatro, un octavo y así.',
  ],
  [
    'Junior (to grade 10) always plays two variations and picks from eight others.',
    'Júnior (hasta 10.º grado) juega siempre dos variaciones y elige entre otras ocho.',
  ],
  [
    'Always on: a cube for a number other than 0, turned sideways, is one over that number.',
    'Siempre: un cubo de un número distinto de 0, puesto de lado, es uno entre ese número.',
  ],
  [
    'Always on: a number cube on its head is the negative of its number.',
    'Siempre: un cubo de número cabeza abajo es el negativo de su número.',
  ],
  [
    'A cube of the Solution, but not of the Goal, may be sideways and upside-down at once.',
    'Un cubo de la Solución, pero no de la Meta, puede estar de lado y cabeza abajo a la vez.',
  ],
  [
    '0 or × Wild: one of the two, as picked, may be any symbol, the same in Goal and Solution.',
    '0 o × Comodín: el elegido puede ser cualquier símbolo, el mismo en Meta y Solución.',
  ],
  ['×−(×÷3) = 4 is correct with 6 for both ×.', '×−(×÷3) = 4 es correcta con 6 para los dos ×.'],
  ['(9×3)×5 = 1 is correct with − for both ×.', '(9×3)×5 = 1 es correcta con − para los dos ×.'],
  [
    '×−(3×2) = 2 is wrong with 7 for one × and + for the other.',
    '×−(3×2) = 2 está mal con 7 para un × y + para el otro.',
  ],
  [
    '× cannot be a power in the Solution and multiply in the Goal.',
    '× no puede ser potencia en la Solución y multiplicar en la Meta.',
  ],
  [
    'Powers of the Base: a 1 alone may be any whole power of the base.',
    'Potencias de la base: un 1 solo puede ser cualquier potencia entera de la base.',
  ],
  [
    'Base m: eight, nine, eleven or twelve; ^ may be the digit ten (sideways a tenth), in base twelve √ eleven.',
    'Base m: ocho, nueve, once o doce; ^ puede ser la cifra diez (de lado, un décimo), y en base doce √ once.',
  ],
  [
    '^ and √ keep their old meanings too; the writer has to remove any doubt.',
    '^ y √ conservan también sus otros significados; quien escribe tiene que quitar toda duda.',
  ],
  [
    'With Powers of the Base, 1 may be any power of eleven or of twelve.',
    'Con Potencias de la base, 1 puede ser cualquier potencia de once o de doce.',
  ],
  [
    'A wild cube may be ^ or √ in all their meanings, as long as it is the same symbol.',
    'Un comodín puede ser ^ o √ en todos sus significados, mientras sea el mismo símbolo.',
  ],
  [
    'Multiple of k: the Solution misses the Goal by a multiple of k, 6 to 11, and not by 0.',
    'Múltiplo de k: la Solución se aleja de la Meta por un múltiplo de k, de 6 a 11, y no por 0.',
  ],
  [
    'Factorial: two ! may be written in Solution and Goal together; none in the Goal with Multiple of k.',
    'Factorial: se pueden escribir dos ! entre Solución y Meta; ninguno en la Meta con Múltiplo de k.',
  ],
  [
    'Number of Factors: ×A counts the factors of A, any counting number.',
    'Número de divisores: ×A cuenta los divisores de A, cualquier número natural.',
  ],
  [
    'An Equation nobody can verify, even with a calculator, is ruled wrong.',
    'Una Ecuación que nadie puede comprobar, ni con calculadora, se da por incorrecta.',
  ],
  [
    'Exponent: numbers on cubes of one chosen colour may be exponents without ^.',
    'Exponente: los números en cubos de un color elegido pueden ser exponentes sin ^.',
  ],
  [
    'Senior (to grade 12) has the Junior variations and three more.',
    'Sénior (hasta 12.º grado) tiene las variaciones de Júnior y tres más.',
  ],
  [
    '√ = i: √ is i, not a root, and joins its neighbour first; a fraction power may be any root the writer names.',
    '√ = i: √ es i, no una raíz, y se une primero a su vecino; una potencia fraccionaria puede ser cualquier raíz que se nombre.',
  ],
  [
    'i is a numeral, so several √ in a row are powers of i.',
    'i es un número, así que varias √ seguidas son potencias de i.',
  ],
  ['i may not be an exponent.', 'i no puede ser exponente.'],
  ['In Base Twelve √ may be the digit eleven as well.', 'En base doce √ también puede ser la cifra once.'],
  [
    'A wild cube used as √ is i, or eleven in Base Twelve.',
    'Un comodín usado como √ es i, u once en base doce.',
  ],
  ['Goal and Solution may be complex numbers.', 'Meta y Solución pueden ser números complejos.'],
  [
    'Multiple Operations does not repeat √, since i is no operation.',
    'Operaciones Múltiples no repite √, porque i no es una operación.',
  ],
  ['2√^8 is (2√)^8, never 2 times √^8 without a ×.', '2√^8 es (2√)^8, nunca 2 por √^8 sin un ×.'],
  [
    '2i is 2√ or √2, and turned digits work with i too.',
    '2i es 2√ o √2, y las cifras giradas también sirven con i.',
  ],
  ['3+4i is 3+4√ or 3+√4.', '3+4i es 3+4√ o 3+√4.'],
  ['(3+4)√ and √(3+4) are 7i.', '(3+4)√ y √(3+4) son 7i.'],
  ['√^6 is i to the sixth.', '√^6 es i a la sexta.'],
  ['7√2 is 14i.', '7√2 es 14i.'],
  [
    '4^(1÷2) may be 2 or −2; each writer has to say which.',
    '4^(1÷2) puede ser 2 o −2; cada uno tiene que decir cuál.',
  ],
  [
    '(8×2)^(3÷4) may be −8i if the writer marks the root used.',
    '(8×2)^(3÷4) puede ser −8i si quien escribe marca la raíz que usa.',
  ],
  ['3+2√ is 3+(2√).', '3+2√ es 3+(2√).'],
  ['2√+3 is (2√)+3.', '2√+3 es (2√)+3.'],
  ['3+√2 is 3+(√2).', '3+√2 es 3+(√2).'],
  ['√2+3 is (√2)+3.', '√2+3 es (√2)+3.'],
  [
    'A product with i is taken before the power behind it.',
    'Un producto con i se toma antes que la potencia que le sigue.',
  ],
  ['5√2−7 is (5√2)−7.', '5√2−7 es (5√2)−7.'],
  ['3+2×√ is 3+(2×√).', '3+2×√ es 3+(2×√).'],
  ['5×√−√4 is (5×√)−(√4).', '5×√−√4 es (5×√)−(√4).'],
  [
    'A Goal like 3+2√ may be read as (3+2)√ if the parentheses are written.',
    'Una Meta como 3+2√ se puede leer (3+2)√ si se escriben los paréntesis.',
  ],
  [
    'Decimal in Goal: each writer chooses where decimal points stand in the Goal.',
    'Decimal en la Meta: cada uno elige dónde van los puntos decimales de la Meta.',
  ],
  ['The Goal 20 may be 20, 2.0 or .20.', 'La Meta 20 puede ser 20, 2.0 o .20.'],
  [
    'The Goal 2^3 may have a point before the 2, the 3, both or neither.',
    'La Meta 2^3 puede tener un punto antes del 2, del 3, de los dos o de ninguno.',
  ],
  [
    'A point goes before an upright digit only, not before a turned cube or i.',
    'Un punto va solo antes de una cifra derecha, no antes de un cubo girado ni de i.',
  ],
  [
    'Log: a sideways ÷ is the logarithm of a to the base b, both positive and b not 1.',
    'Logaritmo: un ÷ de lado es el logaritmo de a en base b, los dos positivos y b distinto de 1.',
  ],
  ['The log of [(6×4)+1] to base 5 is 2.', 'El logaritmo de [(6×4)+1] en base 5 es 2.'],
  ['The log of 3 to base 2 is irrational.', 'El logaritmo de 3 en base 2 es irracional.'],
  [
    'Base 1, a base below zero, or the log of 0 or of a negative number has no value.',
    'Base 1, una base negativa, o el logaritmo de 0 o de un número negativo no tienen valor.',
  ],
  [
    'Saying “Goal” tells the others that the Goal is finished.',
    'Decir «Meta» avisa a los demás que la Meta está terminada.',
  ],
  [
    'Never: the Challenger says no Solution can be made, whatever is still played.',
    'Nunca: quien desafía dice que no se puede hacer ninguna Solución, se juegue lo que se juegue.',
  ],
  [
    'A Third Party who sides against a Never Challenger writes a Solution too, alone.',
    'El Tercero que se opone a quien dijo Nunca también escribe una Solución, por su cuenta.',
  ],
  [
    '6 points for everyone who is right, but 4 for joining the Challenger.',
    '6 puntos para todos los que aciertan, pero 4 por unirse a quien desafía.',
  ],
  [
    'The last cube goes to Required or Permitted; then everyone writes for 4 or 2, unless Never is called.',
    'El último cubo va a Obligatorios o Permitidos; después todos escriben por 4 o 2, si nadie dice Nunca.',
  ],
  [
    'Only pen, blank paper, variation sheets and plain Universe charts; no notes, phones or calculators.',
    'Solo lápiz, papel en blanco, hojas de variaciones y cuadros del Universo sin marcar; nada de apuntes, teléfonos ni calculadoras.',
  ],
  [
    'A dealt card stays, but if there are too many, the extra ones go out.',
    'Una carta repartida se queda, pero si hay demasiadas salen las que sobran.',
  ],
  [
    'A disputer has a minute to set a Goal: setter −2 unless a right Never stops it; giving up costs 1 and voids it.',
    'Quien disputa tiene un minuto para poner una Meta: −2 a quien la ponía, salvo un Nunca correcto; rendirse cuesta 1 y anula la tirada.',
  ],
  [
    'In turn or not, you may challenge the player who just moved or set the Goal, with Now or Never.',
    'En tu turno o no, puedes desafiar a quien acaba de mover o de poner la Meta, con Ahora o Nunca.',
  ],
  [
    'Never says that no Solution can come, however the rest is played.',
    'Nunca dice que no puede haber ninguna Solución, se juegue como se juegue.',
  ],
  [
    'A Goal with an illegal layout or below zero calls for Never.',
    'Una Meta mal colocada o menor que cero pide Nunca.',
  ],
  [
    'After Never the Mover must present and the Challenger must not.',
    'Después de Nunca quien movió debe presentar y quien desafía no debe.',
  ],
  [
    'After Never all Resources count as permitted.',
    'Después de Nunca todos los Recursos cuentan como permitidos.',
  ],
  [
    'Before any Solution is shown and within two minutes, the Third Party says whether they present.',
    'Antes de mostrar ninguna Solución y en dos minutos, el Tercero dice si presenta.',
  ],
  [
    'Once the Third Party has shown their choice, they cannot take it back.',
    'Cuando el Tercero ha mostrado su decisión, no puede retirarla.',
  ],
  [
    'A presented Solution is final, even if writing time is left.',
    'Una Solución presentada es definitiva, aunque quede tiempo.',
  ],
  [
    'Reason: a checker writes a grouping that misses the Goal; each checker has one try.',
    'Razón: quien revisa escribe una agrupación que no da la Meta; cada uno tiene un intento.',
  ],
  [
    'Never against the last cube must come in the first minute; writers have what is left of the two.',
    'Nunca contra el último cubo debe venir en el primer minuto; quien escribe tiene lo que queda de los dos.',
  ],
  [
    'Now against the last cube, or Never too late, is set aside and costs 1 point.',
    'Ahora contra el último cubo, o Nunca demasiado tarde, se deja de lado y cuesta 1 punto.',
  ],
  [
    '6 points for everyone who is correct, but 4 for a Third Party who joined the Challenger.',
    '6 puntos para todos los correctos, pero 4 para el Tercero que se unió a quien desafía.',
  ],
  [
    'Points when the last cube was moved and nobody called Never.',
    'Puntos cuando se movió el último cubo y nadie dijo Nunca.',
  ],
];
