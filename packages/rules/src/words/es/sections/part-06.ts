/** Sections in Spanish, by the English line. */
export const lines: readonly (readonly [english: string, spanish: string])[] = [
  [
    'A gap on the mat is written as parentheses; a gap on paper leaves the Goal ambiguous.',
    'Un hueco del tablero se escribe con paréntesis; un hueco en el papel deja ambigua la Meta.',
  ],
  ['It has every cube from Required.', 'Tiene todos los cubos de Obligatorios.'],
  [
    'One 2 can be forbidden while another 2 is required: cubes count, not symbols.',
    'Un 2 puede estar prohibido y otro 2 ser obligatorio: cuentan los cubos, no los símbolos.',
  ],
  ['It may have cubes from Permitted.', 'Puede tener cubos de Permitidos.'],
  ['Its numbers have one digit.', 'Sus números tienen una cifra.'],
  [
    'Some variations, such as Two-digit Numerals and Base m, allow more digits.',
    'Algunas variaciones, como Números de dos cifras y Base m, permiten más cifras.',
  ],
  [
    'With Three-operation Solution, two operations are too few.',
    'Con Solución de tres operaciones, dos operaciones son pocas.',
  ],
  [
    'With Multiple of k it must miss the Goal by a multiple of k.',
    'Con Múltiplo de k debe alejarse de la Meta por un múltiplo de k.',
  ],
  ['How ambiguity is proved is told in VII-C-5-c.', 'Cómo se prueba la ambigüedad está en VII-C-5-c.'],
  [
    'The school order of operations does not hold in Adventurous play, so parentheses must settle it.',
    'El orden de operaciones de la escuela no vale en el juego Aventurero, así que deciden los paréntesis.',
  ],
  [
    'Some symbols have a default for what they apply to.',
    'Algunos símbolos tienen una regla fija sobre a qué se aplican.',
  ],
  ['√ takes just the number behind it.', '√ toma solo el número que le sigue.'],
  ['√4+5 is (√4)+5, never √(4+5).', '√4+5 es (√4)+5, nunca √(4+5).'],
  ['! takes just the number before it.', '! toma solo el número que va delante.'],
  ['4+7! is 4+(7!); for 11! you write (4+7)!.', '4+7! es 4+(7!); para 11! se escribe (4+7)!.'],
  [
    'An Exponent cube raises just the number before it.',
    'Un cubo de Exponente eleva solo el número que va delante.',
  ],
  ['4+3² is 4+(3²), and 4+3!² is 4+(3!)².', '4+3² es 4+(3²), y 4+3!² es 4+(3!)².'],
  [
    '× for Number of Factors or Smallest Prime takes just the number behind it.',
    '× de Número de divisores o Primo siguiente toma solo el número que le sigue.',
  ],
  ['×7+9 is (×7)+9, and ××9÷2 is [×(×9)]÷2.', '×7+9 es (×7)+9, y ××9÷2 es [×(×9)]÷2.'],
  [
    'With √ = i, multiplying by i comes before all else.',
    'Con √ = i, multiplicar por i va antes que todo lo demás.',
  ],
  [
    'If two defaults clash, grouping is needed; an ungrouped Goal may still be read any legal way.',
    'Si dos reglas fijas chocan hay que agrupar; una Meta sin agrupar se puede leer de cualquier manera válida.',
  ],
  ['√9! is ambiguous: √ and ! both claim the 9.', '√9! es ambiguo: √ y ! reclaman los dos el 9.'],
  [
    '4+×7! is ambiguous with Number of Factors, or with Smallest Prime.',
    '4+×7! es ambiguo con Número de divisores o con Primo siguiente.',
  ],
  [
    '4+×12² with Number of Factors and Exponent is ambiguous.',
    '4+×12² con Número de divisores y Exponente es ambiguo.',
  ],
  ['√5!² with Factorial and Exponent is ambiguous.', '√5!² con Factorial y Exponente es ambiguo.'],
  [
    'Once writing is over, each Equation presented is checked.',
    'Cuando se acaba de escribir, se revisa cada Ecuación presentada.',
  ],
  [
    'Within the two writing minutes the Third Party says whether they present, and cannot take it back.',
    'En los dos minutos de escribir el Tercero dice si presenta, y no puede retirarlo.',
  ],
  [
    'The Third Party may say or point out which player they join.',
    'El Tercero puede decir o señalar a qué jugador se une.',
  ],
  [
    'Presenting or not presenting when time is up is a choice too.',
    'Presentar o no cuando se acaba el tiempo también es una decisión.',
  ],
  [
    'No checking before all Equations are presented.',
    'No se revisa nada antes de que estén presentadas todas las Ecuaciones.',
  ],
  [
    'A presented Equation is final, even if writing time is left.',
    'Una Ecuación presentada es definitiva, aunque quede tiempo.',
  ],
  [
    'The writer circles the Equation that counts, Goal included, at the latest when asked.',
    'Quien escribe encierra en un círculo la Ecuación que vale, con la Meta, a más tardar cuando se lo piden.',
  ],
  [
    'only the text that a player sends counts as the Equation',
    'solo cuenta como Ecuación el texto que envía el jugador',
  ],
  [
    'Each Equation is checked for two minutes, by both opponents at once, one Equation at a time.',
    'Cada Ecuación se revisa dos minutos, los dos rivales a la vez y una Ecuación cada vez.',
  ],
  [
    'With two players after the last cube, the two Equations are checked one after the other.',
    'Con dos jugadores después del último cubo, las dos Ecuaciones se revisan una tras otra.',
  ],
  [
    'cubes on the mat cannot be moved while Equations are checked',
    'los cubos del tablero no se mueven mientras se revisan las Ecuaciones',
  ],
  [
    'Whoever says it is wrong has to name one of these reasons.',
    'Quien dice que está mal debe nombrar una de estas razones.',
  ],
  ['7÷0 is illegal unless 0 is wild.', '7÷0 no vale, salvo que 0 sea comodín.'],
  [
    'Seven cubes or a three-digit number make a Goal illegal.',
    'Siete cubos o un número de tres cifras hacen que la Meta no valga.',
  ],
  ['39 is illegal in Base eight.', '39 no vale en base ocho.'],
  ['3√9 is illegal in Elementary.', '3√9 no vale en Elemental.'],
  [
    'A turned cube is illegal in Elementary and Middle if Sideways was not chosen.',
    'Un cubo girado no vale en Elemental y Media si no se eligió De lado.',
  ],
  [
    'Reason: the writer reads the Goal in a way that is not legal.',
    'Razón: quien escribe lee la Meta de una manera que no vale.',
  ],
  [
    'A 0 in the Goal is read as another number although 0 is not wild.',
    'Un 0 de la Meta se lee como otro número aunque 0 no es comodín.',
  ],
  [
    'The Goal is grouped against its gaps, or over the limit of Smallest Prime, or wrongly with √ = i.',
    'La Meta se agrupa contra sus huecos, o pasa el límite de Primo siguiente, o se lee mal con √ = i.',
  ],
  [
    'An operation cube of the Goal is used many times with Multiple Operations.',
    'Un cubo de operación de la Meta se usa muchas veces con Operaciones Múltiples.',
  ],
  [
    'With red Exponent, 312 with a red 2 is read as a three-digit number.',
    'Con Exponente rojo, 312 con un 2 rojo se lee como número de tres cifras.',
  ],
  [
    '5^2−4+0 can be grouped 5^(2−4)+0, so it is wrong for 3×(5+2).',
    '5^2−4+0 se puede agrupar 5^(2−4)+0, así que está mal para 3×(5+2).',
  ],
  [
    '2×4−(3+1) can be grouped 2×[4−(3+1)], but not across the parentheses that are there.',
    '2×4−(3+1) se puede agrupar 2×[4−(3+1)], pero no a través de los paréntesis que hay.',
  ],
  [
    'A Goal written as 7+5×3 can be grouped (7+5)×3 to prove the Equation wrong.',
    'Una Meta escrita 7+5×3 se puede agrupar (7+5)×3 para probar que la Ecuación está mal.',
  ],
  [
    'Elementary: 9√5^9 reads as (9√5)^9, which is illegal, so without parentheses it is wrong.',
    'Elemental: 9√5^9 se lee (9√5)^9, que no vale, así que sin paréntesis está mal.',
  ],
  [
    'Reason: the Solution does not have the value of the Goal as written.',
    'Razón: la Solución no tiene el valor de la Meta como está escrita.',
  ],
  [
    'Checkers have to try to work it out before they reject.',
    'Quien revisa debe intentar calcularla antes de rechazar.',
  ],
  [
    'a rejection needs a stated reason, and a judge sees the values worked out',
    'para rechazar hay que dar una razón, y el juez ve los valores calculados',
  ],
  [
    'A general argument that the Solution misses the Goal is enough.',
    'Basta un argumento general de que la Solución no da la Meta.',
  ],
  [
    'A whole number cannot be a fraction or irrational, nor the other way round.',
    'Un número entero no puede ser una fracción ni irracional, ni al revés.',
  ],
  [
    'A Solution over 1000 is plainly too big for 50×10.',
    'Una Solución de más de 1000 es claramente demasiado grande para 50×10.',
  ],
  [
    'A checker may ask a judge; then no other objection counts, and one reading that makes the Goal is a yes.',
    'Quien revisa puede preguntar al juez; después no cuenta otra objeción, y basta una lectura que dé la Meta para un sí.',
  ],
  [
    '(5+1)! = √10!÷7 is ruled correct unless a checker writes a grouping that fails.',
    '(5+1)! = √10!÷7 se da por correcta salvo que alguien escriba una agrupación que falle.',
  ],
  [
    'Reason: a symbol has two meanings, and one of them misses the Goal.',
    'Razón: un símbolo tiene dos significados, y uno de ellos no da la Meta.',
  ],
  [
    'In Base Twelve √4 can be a root or a number that starts with the digit eleven.',
    'En base doce √4 puede ser una raíz o un número que empieza con la cifra once.',
  ],
  [
    'With 0 Wild, two 0 cubes for two different symbols are wrong.',
    'Con 0 Comodín, dos cubos 0 para dos símbolos distintos son un error.',
  ],
  [
    'With Average, it is wrong if it works only with + as addition.',
    'Con Promedio, está mal si solo sale con + como suma.',
  ],
  [
    'With Multiple of k, it is wrong if it has just the value of the Goal.',
    'Con Múltiplo de k, está mal si tiene justo el valor de la Meta.',
  ],
  [
    'Out of turn, two cubes without “Bonus”, or the last cube forbidden.',
    'Fuera de turno, dos cubos sin «Extra», o el último cubo prohibido.',
  ],
  [
    'Correct: you had to write and your Equation is correct; a Third Party on that side has to write as well.',
    'Correcto: tenías que escribir y tu Ecuación es correcta; el Tercero de ese lado también tiene que escribir.',
  ],
  [
    'Correct: you had no duty to write and nobody was right; but accepting a wrong Equation gives you 2.',
    'Correcto: no tenías que escribir y nadie acertó; pero aceptar una Ecuación mala te da 2.',
  ],
  [
    'Third Party correct: 6 with the Mover or with a failed Now Challenger, 4 with a correct Challenger.',
    'Tercero correcto: 6 con quien movió o con un Ahora fallido, 4 con un desafío correcto.',
  ],
  ['4 points for a correct Equation.', '4 puntos por una Ecuación correcta.'],
  ['2 points without a correct Equation.', '2 puntos sin una Ecuación correcta.'],
  ['Being absent scores −2 for that shake.', 'Estar ausente da −2 en esa tirada.'],
  ['Rolling: 1 minute.', 'Tirar: 1 minuto.'],
  [
    'Writing an Equation: 2 minutes, in which the Third Party decides too.',
    'Escribir una Ecuación: 2 minutos, en los que también decide el Tercero.',
  ],
  ['Checking an Equation: 2 minutes.', 'Revisar una Ecuación: 2 minutos.'],
  [
    'At “stop” nobody moves any more; all write in two minutes with any Resources, for 4 or 2.',
    'Con «Alto» ya nadie mueve; todos escriben en dos minutos con cualquier cubo de Recursos, por 4 o 2.',
  ],
  [
    'Match points by place: 6 first, 5 or 4 tied first, 4 second, 3 tied second, 2 third.',
    'Puntos por lugar: 6 el primero, 5 o 4 empatados primeros, 4 el segundo, 3 empatados segundos, 2 el tercero.',
  ],
  [
    'All sign the scoresheet and a winner hands it in; a slip is corrected if all agree, deceit has consequences.',
    'Todos firman la hoja y la entrega un ganador; un descuido se corrige si todos están de acuerdo, un engaño tiene consecuencias.',
  ],
  [
    'Elementary (to grade 6): powers and roots take and give whole numbers only, and an index is never 0.',
    'Elemental (hasta 6.º grado): potencias y raíces toman y dan solo números enteros no negativos, y un índice nunca es 0.',
  ],
  [
    '3^2, 0^9 and 7^0 are legal; negative or broken bases and exponents are not.',
    '3^2, 0^9 y 7^0 valen; bases y exponentes negativos o fraccionarios no.',
  ],
  [
    '√9 and 9√0 are legal; √5, 3√9 and roots of or by fractions are not.',
    '√9 y 9√0 valen; √5, 3√9 y raíces de fracciones o con índice fraccionario no.',
  ],
  ['√3^4 is legal as √(3^4) but not as (√3)^4.', '√3^4 vale como √(3^4), pero no como (√3)^4.'],
  [
    'Sideways: a cube for a number other than 0, turned sideways, is one over that number.',
    'De lado: un cubo de un número distinto de 0, puesto de lado, es uno entre ese número.',
  ],
  [
    '1+2 and a sideways 2 make 3.5; 1 divided by a sideways 3 makes 3.',
    '1+2 y un 2 de lado dan 3.5; 1 entre un 3 de lado da 3.',
  ],
  [
    'Ways to write a sideways cube are in the appendix.',
    'Las maneras de escribir un cubo de lado están en el apéndice.',
  ],
  [
    'Upside-down: a number cube on its head is the negative of its number.',
    'Cabeza abajo: un cubo de número cabeza abajo es el negativo de su número.',
  ],
  [
    '6 times an upside-down 2 is −12; but 6 with an upside-down 2 behind it is no numeral.',
    '6 por un 2 cabeza abajo es −12; pero 6 seguido de un 2 cabeza abajo no es un número.',
  ],
  [
    'With Sideways too, a cube of the Solution, but not of the Goal, may be both at once.',
    'Con De lado también, un cubo de la Solución, pero no de la Meta, puede estar de las dos maneras a la vez.',
  ],
  [
    'Ways to write an upside-down cube are in the appendix.',
    'Las maneras de escribir un cubo cabeza abajo están en el apéndice.',
  ],
  [
    '0 Wild: 0 may be any numeral, the same one in Goal and Solution, and the writer says which.',
    '0 Comodín: 0 puede ser cualquier número, el mismo en Meta y Solución, y quien escribe dice cuál.',
  ],
  [
    '(0×6)−0 makes 15 with 3 for both zeros, but not 14 with 3 and 4.',
    '(0×6)−0 da 15 con 3 para los dos ceros, pero no 14 con 3 y 4.',
  ],
];
