/** Sections in Spanish, by the English line. */
export const lines: readonly (readonly [english: string, spanish: string])[] = [
  ['Unacceptable ways make a Solution wrong.', 'Las maneras inaceptables hacen incorrecta una Solución.'],
  [
    'A way that is not listed still counts if the judge sees clearly what is meant.',
    'Una manera que no está en la lista vale también si el juez ve claramente qué se quiso decir.',
  ],
  [
    'Wild cube: mark once what it stands for; unmarked, it is itself.',
    'Cubo comodín: se anota una vez qué representa; sin nota, es lo que muestra.',
  ],
  ['Swapped ∪ and ∩: just write the one you want.', '∪ y ∩ cambiados: se escribe el que se quiere.'],
  ['Swapped V and Λ: just write the one you want.', 'V y Λ cambiadas: se escribe la que se quiere.'],
  [
    'Multiple Operations: write the sign as often as you like.',
    'Operaciones Múltiples: el signo se escribe cuantas veces se quiera.',
  ],
  [
    'Several Restrictions: one per line, or with commas, above the Set-Name.',
    'Varias Restricciones: una por línea, o con comas, sobre el nombre del conjunto.',
  ],
  [
    'Blank Card Wild: draw the card with its colours or write Blank = BG; unmarked, it is blank.',
    'Carta Vacía Comodín: se dibuja la carta con sus colores o se escribe Vacía = BG; sin nota, está vacía.',
  ],
  [
    'Two Solutions: write a shared Restriction twice, or use a comma or arrows to both Set-Names.',
    'Dos Soluciones: una Restricción común se escribe dos veces, o se usa una coma o flechas a los dos nombres.',
  ],
  [
    'Sample Universe charts; none may have sets marked in its 16 cells.',
    'Cuadros del Universo de ejemplo; ninguno puede traer conjuntos marcados en sus 16 casillas.',
  ],
  [
    'Two or three players; one of them rolls 24 cubes, and the faces on top are the Resources.',
    'Dos o tres jugadores; uno tira 24 cubos, y las caras de arriba son los Recursos.',
  ],
  [
    'The roller sets a Goal of one to six cubes in the Goal section.',
    'Quien tira pone una Meta de uno a seis cubos en la sección de la Meta.',
  ],
  ['Numbers in the Goal have one or two digits.', 'Los números de la Meta tienen una o dos cifras.'],
  [
    'A Solution is written down and has the value of the Goal.',
    'Una Solución se escribe y tiene el valor de la Meta.',
  ],
  [
    'Required cubes are all used, Forbidden cubes never, Permitted cubes as you like.',
    'Los cubos de Obligatorios se usan todos, los de Prohibidos nunca, los de Permitidos como quieras.',
  ],
  ['Numbers in the Solution have one digit.', 'Los números de la Solución tienen una cifra.'],
  ['Parentheses may show what is worked out first.', 'Los paréntesis pueden mostrar qué se calcula primero.'],
  [
    '+ and − only add and subtract; ×, ÷ and ^ multiply, divide and raise to a power.',
    '+ y − solo suman y restan; ×, ÷ y ^ multiplican, dividen y elevan a una potencia.',
  ],
  [
    '√ has its index written in front; without one it is the square root.',
    '√ lleva su índice escrito delante; sin índice es la raíz cuadrada.',
  ],
  [
    'With three players the Third Party takes the Challenger’s side or the other side.',
    'Con tres jugadores, el Tercero se pone del lado de quien desafía o del otro lado.',
  ],
  [
    'A Third Party who sides with a Now Challenger writes a Solution too, alone.',
    'El Tercero que se une a quien dijo Ahora también escribe una Solución, por su cuenta.',
  ],
  [
    'A Third Party who sides against an Impossible Challenger writes a Solution too, alone.',
    'El Tercero que se opone a quien dijo Imposible también escribe una Solución, por su cuenta.',
  ],
  [
    'A player with the duty to write is correct if the Solution is correct.',
    'Quien tiene que escribir acierta si su Solución es correcta.',
  ],
  [
    'A Third Party who is right gets 6 with the Mover or a failed Now Challenger, 4 with a correct Challenger.',
    'El Tercero que acierta gana 6 con quien movió o con un Ahora fallido, 4 con un desafío correcto.',
  ],
  [
    'There are 24 cubes, six each in red, blue, green and black, with digits and operations.',
    'Hay 24 cubos, seis rojos, seis azules, seis verdes y seis negros, con cifras y operaciones.',
  ],
  ['Cubes in the Goal section make the Goal.', 'Los cubos de la sección de la Meta forman la Meta.'],
  [
    'Only pen, blank paper and variation sheets (Elementary, Middle: charts too); no notes, phones or calculators.',
    'Solo lápiz, papel en blanco y hojas de variaciones (Elemental y Media: también cuadros); nada de apuntes, teléfonos ni calculadoras.',
  ],
  [
    'The highest digit on a red cube sets the first Goal; after that the Goal-setter moves one seat left each shake.',
    'La cifra más alta en un cubo rojo pone la primera Meta; después eso pasa un lugar a la izquierda en cada tirada.',
  ],
  ['How a shake starts: cubes and variations.', 'Cómo empieza una tirada: cubos y variaciones.'],
  [
    'The Goal-setter rolls the 24 cubes; the faces on top are the Resources.',
    'Quien pone la Meta tira los 24 cubos; las caras de arriba son los Recursos.',
  ],
  [
    'A shake has begun once its clock runs or a cube is rolled.',
    'Una tirada ha empezado cuando corre su reloj o se tira un cubo.',
  ],
  [
    'Between the roll and the Goal each player picks a variation; it overrules the ordinary rules.',
    'Después de tirar y antes de la Meta cada jugador elige una variación, que manda sobre las reglas normales.',
  ],
  [
    'A pick names a variation of the list and fills its blank, such as the base or k.',
    'Una elección nombra una variación de la lista y llena su hueco, como la base o k.',
  ],
  [
    '0 Wild without a 0, or Average without a +, are bad picks.',
    '0 Comodín sin ningún 0, o Promedio sin ningún +, son malas elecciones.',
  ],
  [
    'With two players the non-setter picks two, up to Junior; in Senior anyone may pick two; 15 seconds for both.',
    'Con dos jugadores, quien no pone la Meta elige dos, hasta Júnior; en Sénior cualquiera puede elegir dos; 15 segundos para ambas.',
  ],
  ['Which expressions are legal.', 'Qué expresiones son válidas.'],
  [
    'An expression has to name a real number and hold nothing undefined or illegal.',
    'Una expresión debe dar un número real y no tener nada sin sentido ni prohibido.',
  ],
  [
    'Dividing by 0 is never legal, √26 is not in Elementary, and 27+16−3 is too long for a Goal.',
    'Dividir entre 0 nunca vale, √26 no vale en Elemental, y 27+16−3 es demasiado larga para una Meta.',
  ],
  ['With √ = i, complex numbers are legal too.', 'Con √ = i, también valen los números complejos.'],
  [
    'Symbols mean what they mean in mathematics, but for three special points.',
    'Los símbolos significan lo mismo que en matemáticas, salvo en tres puntos.',
  ],
  [
    '+ and − only add and subtract; they are never signs of a number.',
    '+ y − solo suman y restan; nunca son signos de un número.',
  ],
  ['+7, −8 and 17÷(−8) are illegal.', '+7, −8 y 17÷(−8) no valen.'],
  [
    '√ has its index in front; with none it is the square root.',
    '√ lleva su índice delante; sin él es la raíz cuadrada.',
  ],
  [
    '1√2 is 2, (2+1)√8 is 2, 4×√9 is 12, and 3√√9 is the sixth root of 9.',
    '1√2 es 2, (2+1)√8 es 2, 4×√9 es 12, y 3√√9 es la raíz sexta de 9.',
  ],
  ['* or ^ raises to a power.', '* o ^ eleva a una potencia.'],
  ['4^2 is 16.', '4^2 es 16.'],
  ['Powers and roots have limits.', 'Las potencias y las raíces tienen límites.'],
  ['Even roots are never negative.', 'Las raíces de índice par nunca son negativas.'],
  ['√9 is 3 and 4√16 is 2, not their negatives.', '√9 es 3 y 4√16 es 2, no sus negativos.'],
  ['These powers and roots have no value.', 'Estas potencias y raíces no tienen valor.'],
  ['The zeroth root of anything.', 'La raíz de índice cero de cualquier cosa.'],
  ['0 to the power 0 or to a negative power.', '0 elevado a 0 o a un exponente negativo.'],
  ['An even root of a negative number.', 'Una raíz de índice par de un número negativo.'],
  [
    'A negative number under a root whose reduced index is even over odd.',
    'Un número negativo bajo una raíz cuyo índice reducido es par entre impar.',
  ],
  [
    'A negative number to a power whose reduced exponent is odd over even.',
    'Un número negativo elevado a un exponente reducido impar entre par.',
  ],
  ['(−8) to the 4/6 is 4, since 4/6 reduces to 2/3.', '(−8) elevado a 4/6 es 4, porque 4/6 se reduce a 2/3.'],
  [
    '(−4) to the 2/4 has no value, since 2/4 reduces to 1/2 before anything else.',
    '(−4) elevado a 2/4 no tiene valor, porque 2/4 se reduce a 1/2 antes que nada.',
  ],
  [
    'The 3/6 root of −9 is 81, since 3/6 reduces to 1/2.',
    'La raíz de índice 3/6 de −9 es 81, porque 3/6 se reduce a 1/2.',
  ],
  [
    'The 8/2 root of −5 has no value, since it is a fourth root.',
    'La raíz de índice 8/2 de −5 no tiene valor, porque es una raíz cuarta.',
  ],
  [
    'A Goal is one to six cubes that make a legal expression.',
    'Una Meta tiene de uno a seis cubos que forman una expresión válida.',
  ],
  [
    'Goal numbers have one or two digits; operation signs are not a must.',
    'Los números de la Meta tienen una o dos cifras; los signos de operación no son necesarios.',
  ],
  [
    '6, 23, 19+8−5 or √49 are fine; 125, 23+18+7, 45× and +8 are not.',
    '6, 23, 19+8−5 o √49 valen; 125, 23+18+7, 45× y +8 no.',
  ],
  [
    'The Goal has no order of operations: gaps between cubes group it, else any legal reading holds.',
    'La Meta no tiene orden de operaciones: los huecos entre cubos la agrupan, y si no, vale cualquier lectura válida.',
  ],
  ['2× 3+5 with a gap after × means 2×(3+5).', '2× 3+5 con un hueco después de × significa 2×(3+5).'],
  ['2×3 +5 with a gap after 3 means (2×3)+5.', '2×3 +5 con un hueco después del 3 significa (2×3)+5.'],
  ['2×3+5 without gaps may be read both ways.', '2×3+5 sin huecos se puede leer de las dos maneras.'],
  ['Gaps cannot settle every doubt in a Goal.', 'Los huecos no pueden resolver todas las dudas de una Meta.'],
  [
    '√5+4 ×9: what the setter says aloud about the √ binds nobody; both readings stay open.',
    '√5+4 ×9: lo que diga en voz alta quien pone la Meta sobre √ no obliga a nadie; las dos lecturas siguen abiertas.',
  ],
  [
    'A cube that has touched the Goal section has to stay in the Goal.',
    'Un cubo que tocó la sección de la Meta debe quedarse en la Meta.',
  ],
  [
    'The Goal-setter says “Bonus” and forbids one cube.',
    'Quien pone la Meta dice «Extra» y prohíbe un cubo.',
  ],
  [
    '“No Goal” is for very odd rolls only; even then a variation such as 0 Wild might help.',
    '«No hay Meta» es solo para tiradas muy raras; aun así, una variación como 0 Comodín podría ayudar.',
  ],
  [
    'A disputer has a minute to set a Goal: setter −2 unless a right Impossible stops it; giving up costs 1 and voids it.',
    'Quien disputa tiene un minuto para poner una Meta: −2 a quien la ponía, salvo un Imposible correcto; rendirse cuesta 1 y anula la tirada.',
  ],
  [
    'An illegal Goal such as +8, 122 or 8÷0 calls for Impossible.',
    'Una Meta que no vale, como +8, 122 u 8÷0, pide Imposible.',
  ],
  [
    'However hopeless the Goal looks, wait until it is finished; a challenge cannot be reserved.',
    'Por perdida que parezca la Meta, espera a que esté terminada; un desafío no se puede apartar.',
  ],
  [
    'To challenge, lift the block and say the word; an invalid or silent lift costs 1 point and is set aside.',
    'Para desafiar, levanta el bloque y di la palabra; un intento inválido o callado cuesta 1 punto y se deja de lado.',
  ],
  [
    'A touch means nothing, but no hand or pencil may hover at the block for long.',
    'Tocarlo no significa nada, pero ninguna mano ni lápiz se queda mucho tiempo junto al bloque.',
  ],
  ['How Equations are written and checked.', 'Cómo se escriben y se revisan las Ecuaciones.'],
  [
    'After Now the Challenger must present and the Mover must not.',
    'Después de Ahora quien desafía debe presentar y quien movió no debe.',
  ],
  [
    'After Impossible the Mover must present and the Challenger must not.',
    'Después de Imposible quien movió debe presentar y quien desafía no debe.',
  ],
  [
    'With three players the Third Party takes a side, and writes too if that side has to write.',
    'Con tres jugadores, el Tercero elige un lado, y escribe también si ese lado tiene que escribir.',
  ],
  [
    'A Solution is correct if it is a legal expression and passes every test below.',
    'Una Solución es correcta si es una expresión válida y pasa todas las pruebas que siguen.',
  ],
  ['It stands in an Equation: Solution = Goal.', 'Va en una Ecuación: Solución = Meta.'],
  ['Goal = Solution is taken as well.', 'Meta = Solución también vale.'],
  [
    'It has the value of the Goal as the writer reads the Goal.',
    'Tiene el valor de la Meta como la lee quien escribe.',
  ],
  [
    'Eight sample Equations with plain, grouped, wild, upside-down and factorial Goals.',
    'Ocho Ecuaciones de ejemplo con Metas sencillas, agrupadas, con comodín, cabeza abajo y con factorial.',
  ],
  [
    'Not writing out the Goal makes the Equation wrong, even if there is one reading only.',
    'No escribir la Meta hace incorrecta la Ecuación, aunque haya una sola lectura.',
  ],
  [
    'The Goal is written as an expression, not as its value.',
    'La Meta se escribe como expresión, no como su valor.',
  ],
  ['For the Goal 37 both are the same.', 'Con la Meta 37 las dos cosas son lo mismo.'],
  ['With 0 Wild, the Goal 40 may be written 45.', 'Con 0 Comodín, la Meta 40 se puede escribir 45.'],
  [
    'The Goal 3×5+2 is written with parentheses, not as 17 or 21.',
    'La Meta 3×5+2 se escribe con paréntesis, no como 17 ni 21.',
  ],
];
