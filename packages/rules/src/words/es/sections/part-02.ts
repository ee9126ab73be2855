/** Sections in Spanish, by the English line. */
export const lines: readonly (readonly [english: string, spanish: string])[] = [
  [
    'Digit cubes left over from the Goal go to Forbidden.',
    'Los cubos de números que no van en la Meta pasan a Prohibidos.',
  ],
  [
    'A digit cube that has touched the Goal section has to stay in the Goal.',
    'Un cubo de números que tocó la sección de la Meta debe quedarse en la Meta.',
  ],
  [
    'The Goal is set when the Goal-setter says “Goal”.',
    'La Meta está puesta cuando quien la pone dice «Meta».',
  ],
  [
    'Until “Goal” is said, its cubes may still be shifted around.',
    'Hasta que se dice «Meta», sus cubos se pueden cambiar de lugar.',
  ],
  ['After “Goal” nothing in it changes any more.', 'Después de «Meta» ya no cambia nada en ella.'],
  [
    'A bonus move by the Goal-setter comes before the first Goal cube.',
    'La jugada extra de quien pone la Meta va antes del primer cubo de la Meta.',
  ],
  [
    'The Goal-setter says “Bonus” and forbids one cube that is not a digit, = or ⊆.',
    'Quien pone la Meta dice «Extra» y prohíbe un cubo que no sea número, = ni ⊆.',
  ],
  [
    'A leading Goal-setter who takes a bonus move gets the cube back and loses 1 point, if pointed out in time.',
    'Quien pone la Meta y va primero recupera el cubo de su jugada extra y pierde 1 punto, si se señala a tiempo.',
  ],
  [
    'A Goal-setter who sees no solvable Goal says “no Goal”; the others have one minute to agree or not.',
    'Quien no ve ninguna Meta con Solución dice «No hay Meta»; los demás tienen un minuto para estar de acuerdo o no.',
  ],
  [
    'If nobody disagrees, the shake does not count and its Goal-setter starts a new one.',
    'Si nadie se opone, la tirada no cuenta y quien ponía la Meta empieza otra.',
  ],
  [
    '“No Goal” is for very odd rolls only; even then a variation such as Wild Cube might help.',
    '«No hay Meta» es solo para tiradas muy raras; aun así, una variación como Cubo Comodín podría ayudar.',
  ],
  ['A void shake gives nobody points.', 'Una tirada nula no da puntos a nadie.'],
  [
    'After a bonus move the Goal-setter can no longer say “no Goal”.',
    'Después de una jugada extra ya no se puede decir «No hay Meta».',
  ],
  [
    'Whoever disputes “no Goal” writes Goal and Solution in two minutes: 6 or 2; setter and Third Party score on it.',
    'Quien disputa «No hay Meta» escribe Meta y Solución en dos minutos: 6 o 2; los demás puntúan según eso.',
  ],
  ['How cubes are moved.', 'Cómo se mueven los cubos.'],
  ['After the Goal the turn passes to the left.', 'Después de la Meta el turno pasa a la izquierda.'],
  [
    'On your turn you move one cube to the mat, where it stays, or challenge the last Mover.',
    'En tu turno mueves un cubo al tablero, donde se queda, o desafías a quien movió antes.',
  ],
  [
    'Only a player who is not leading may take a bonus move before the regular one.',
    'Solo quien no va primero puede hacer una jugada extra antes de la normal.',
  ],
  [
    'For a bonus move you say “Bonus” and then forbid a cube.',
    'Para una jugada extra dices «Extra» y después prohíbes un cubo.',
  ],
  [
    'Without the word “Bonus” it was your regular move, and no second cube follows.',
    'Sin la palabra «Extra» fue tu jugada normal, y no sigue un segundo cubo.',
  ],
  [
    'The bonus cube goes to Forbidden; the next one may go anywhere.',
    'El cubo extra va a Prohibidos; el siguiente puede ir a cualquier sección.',
  ],
  [
    'A leader’s bonus move, pointed out in time: the second cube goes back and the Mover loses 1 point.',
    'Jugada extra de quien va primero, señalada a tiempo: el segundo cubo vuelve y quien movió pierde 1 punto.',
  ],
  [
    'A tie for first place still allows a bonus move.',
    'Con un empate en el primer lugar todavía se puede hacer la jugada extra.',
  ],
  [
    'Two cubes to Forbidden without “Bonus”: the Mover takes back either one.',
    'Dos cubos a Prohibidos sin «Extra»: quien movió retira uno de los dos.',
  ],
  [
    '= and ⊆ may be forbidden only when four cubes or fewer are left in Resources.',
    '= y ⊆ solo se pueden prohibir cuando quedan cuatro cubos o menos en Recursos.',
  ],
  ['V and Λ can go to Forbidden at any time.', 'V y Λ pueden ir a Prohibidos en cualquier momento.'],
  [
    'The exception for the last four cubes saves a Mover from being forced into a Now.',
    'La excepción de los últimos cuatro cubos evita que alguien tenga que dejar un Ahora.',
  ],
  ['How to challenge.', 'Cómo se desafía.'],
  [
    'In turn or not, you may challenge the player who just moved or set the Goal, with Now or Impossible.',
    'En tu turno o no, puedes desafiar a quien acaba de mover o de poner la Meta, con Ahora o Imposible.',
  ],
  [
    'Impossible says that no Solution can come, however the rest is played.',
    'Imposible dice que no puede haber ninguna Solución, se juegue como se juegue.',
  ],
  [
    'A Goal with an illegal layout or below zero calls for Impossible.',
    'Una Meta mal colocada o menor que cero pide Imposible.',
  ],
  [
    'Now says that the mat and at most one Resources cube already make a Solution.',
    'Ahora dice que el tablero y como mucho un cubo de Recursos ya forman una Solución.',
  ],
  [
    'Now needs two cubes in Resources; with fewer it is set aside and costs 1 point.',
    'Ahora necesita dos cubos en Recursos; con menos se deja de lado y cuesta 1 punto.',
  ],
  [
    'The player before the last cube had no choice, so a Now there would be unfair.',
    'Quien juega antes del último cubo no tenía otra opción; un Ahora ahí sería injusto.',
  ],
  [
    'Now before any cube is in Required or Permitted is set aside and costs 1 point.',
    'Un Ahora antes de que haya un cubo en Obligatorios o Permitidos se deja de lado y cuesta 1 punto.',
  ],
  [
    'First to lift the block and speak is Challenger, both if level; an invalid or silent lift costs 1 point.',
    'Desafía quien primero levanta el bloque y habla, o los dos si es a la vez; un intento inválido o callado cuesta 1.',
  ],
  ['Challenging your own move is invalid.', 'Desafiar tu propia jugada no vale.'],
  ['Now with under two cubes in Resources is invalid.', 'Ahora con menos de dos cubos en Recursos no vale.'],
  [
    'Now with nothing in Required or Permitted is invalid.',
    'Ahora sin nada en Obligatorios ni Permitidos no vale.',
  ],
  ['A challenge before the Goal is set is invalid.', 'Un desafío antes de que esté puesta la Meta no vale.'],
  [
    'Impossible after the last cube is invalid once the first writing minute is over.',
    'Imposible después del último cubo no vale cuando ya pasó el primer minuto de escribir.',
  ],
  [
    'A challenge after “stop” at the end of the round is invalid.',
    'Un desafío después de «Alto» al final de la partida no vale.',
  ],
  ['The block is there to show who challenged first.', 'El bloque está para ver quién desafió primero.'],
  [
    'A touch means nothing, but no hand may hover at the block for long.',
    'Tocarlo no significa nada, pero ninguna mano se queda mucho tiempo junto al bloque.',
  ],
  [
    'on the screen the block reacts only to a lift; the judge seat can record a warning',
    'en la pantalla el bloque solo responde cuando se levanta; el asiento del juez puede anotar una advertencia',
  ],
  [
    'The block is lifted for challenges and for nothing else.',
    'El bloque se levanta para desafiar y para nada más.',
  ],
  ['What a Solution is made of.', 'De qué está hecha una Solución.'],
  [
    'The Set-Name names a set of Universe cards; any = or ⊆ in it makes it wrong.',
    'El nombre del conjunto nombra cartas del Universo; cualquier = o ⊆ en él lo hace incorrecto.',
  ],
  [
    'Four samples of proper Set-Names, from R′ to one with two pairs of parentheses.',
    'Cuatro ejemplos de nombres bien hechos, desde R′ hasta uno con dos pares de paréntesis.',
  ],
  [
    'Parentheses, brackets and braces may be written although no cube shows them.',
    'Paréntesis, corchetes y llaves se pueden escribir aunque ningún cubo los muestre.',
  ],
  [
    'Writing “= Goal” behind the Set-Name makes the Solution wrong.',
    'Escribir «= Meta» detrás del nombre hace incorrecta la Solución.',
  ],
  [
    'The Restriction part holds one Restriction or more.',
    'La parte de las Restricciones tiene una Restricción o más.',
  ],
  [
    'Cards that break a Restriction leave the Universe first; the Set-Name works on the rest.',
    'Las cartas que incumplen una Restricción salen primero del Universo; el nombre trabaja con las que quedan.',
  ],
  [
    'Cards taken out come back before the next Solution is checked.',
    'Las cartas que salieron vuelven antes de revisar la siguiente Solución.',
  ],
  ['Your Restrictions count for your Solution only.', 'Tus Restricciones valen solo para tu Solución.'],
  [
    'There are three sorts of Restriction, and each side has to be a proper Set-Name.',
    'Hay tres clases de Restricción, y cada lado debe ser un nombre bien hecho.',
  ],
  ['A ⊆ B removes the cards in A that are not in B.', 'A ⊆ B quita las cartas de A que no están en B.'],
  [
    'Four samples with ⊆, one of which removes nothing.',
    'Cuatro ejemplos con ⊆, uno de los cuales no quita nada.',
  ],
  [
    'A = B removes the cards that are in just one of the two.',
    'A = B quita las cartas que están en uno solo de los dos.',
  ],
  [
    'Four samples with =, one of which removes nothing.',
    'Cuatro ejemplos con =, uno de los cuales no quita nada.',
  ],
  ['A chain has two or more = or ⊆ in a row.', 'Una cadena tiene dos o más = o ⊆ seguidos.'],
  [
    'A chain of three sets means both of its neighbouring statements.',
    'Una cadena de tres conjuntos significa sus dos afirmaciones vecinas.',
  ],
  [
    'Longer chains work the same way from left to right.',
    'Las cadenas más largas funcionan igual, de izquierda a derecha.',
  ],
  [
    'Parentheses must not hold an = or ⊆; round a side or a whole Restriction they do no harm.',
    'Los paréntesis no deben encerrar = ni ⊆; alrededor de un lado o de toda la Restricción no molestan.',
  ],
  [
    '(A ⊆ B) ⊆ C and (B = R)′ are nonsense, but parentheses inside a Set-Name are fine.',
    '(A ⊆ B) ⊆ C y (B = R)′ no tienen sentido, pero los paréntesis dentro de un nombre están bien.',
  ],
  ['How Solutions are written and checked.', 'Cómo se escriben y se revisan las Soluciones.'],
  [
    'A valid challenge obliges at least one player to write.',
    'Un desafío válido obliga a escribir al menos a un jugador.',
  ],
  [
    'After Now the Challenger must present, the Mover must not, the Third Party may.',
    'Después de Ahora quien desafía debe presentar, quien movió no debe, el Tercero puede.',
  ],
  [
    'After Impossible the Mover must present, the Challenger must not, the Third Party may.',
    'Después de Imposible quien movió debe presentar, quien desafía no debe, el Tercero puede.',
  ],
  [
    'A Solution is correct if it passes every test below.',
    'Una Solución es correcta si pasa todas las pruebas que siguen.',
  ],
  ['It has a proper Set-Name.', 'Tiene un nombre de conjunto bien hecho.'],
  [
    'Middle to Senior: = or ⊆ in Required demands a Restriction; in Permitted or Resources it allows one.',
    'De Media a Sénior: = o ⊆ en Obligatorios exige una Restricción; en Permitidos o Recursos la permite.',
  ],
  [
    'The number of cards it names is the Goal, after all Restrictions in any order.',
    'El número de cartas que nombra es la Meta, después de todas las Restricciones en cualquier orden.',
  ],
  ['Unlike in Equations, “= Goal” is not written.', 'A diferencia de Equations, no se escribe «= Meta».'],
  [
    'Under Absolute Value it may reach any legal value of the Goal.',
    'Con Valor Absoluto puede dar cualquier valor válido de la Meta.',
  ],
  ['It uses the cubes as the mat says.', 'Usa los cubos como dice el tablero.'],
  ['It has two cubes or more.', 'Tiene dos cubos o más.'],
  [
    'Restriction B = B with Set-Name B is enough: three cubes together.',
    'La Restricción B = B con el nombre B basta: tres cubos en total.',
  ],
  [
    'Required cubes are all used in the Restriction part, if any, and again in the Set-Name (not = and ⊆).',
    'Los cubos de Obligatorios se usan todos en las Restricciones, si las hay, y otra vez en el nombre (salvo = y ⊆).',
  ],
  [
    'Permitted cubes may serve in the Restriction part and again in the Set-Name (not = and ⊆).',
    'Los cubos de Permitidos pueden servir en las Restricciones y otra vez en el nombre (salvo = y ⊆).',
  ],
  ['It has no cube from Forbidden.', 'No tiene ningún cubo de Prohibidos.'],
  [
    'One ∪ can be forbidden while another ∪ is required: cubes count, not symbols.',
    'Un ∪ puede estar prohibido y otro ∪ ser obligatorio: cuentan los cubos, no los símbolos.',
  ],
  ['After Now it has one Resources cube at most.', 'Después de Ahora tiene un cubo de Recursos como mucho.'],
  [
    'After Impossible all Resources count as permitted.',
    'Después de Imposible todos los Recursos cuentan como permitidos.',
  ],
  ['It obeys every variation of the shake.', 'Cumple todas las variaciones de la tirada.'],
  ['With − required, a Solution without − is wrong.', 'Con − obligatorio, una Solución sin − es incorrecta.'],
  [
    'With Two Operations, the Set-Name needs two operation symbols.',
    'Con Dos Operaciones, el nombre necesita dos signos de operación.',
  ],
  ['Each legal way to read it gives the Goal.', 'Toda manera válida de leerla da la Meta.'],
  [
    'If it can be read in two ways, showing one reading that misses the Goal proves it wrong.',
    'Si se puede leer de dos maneras, basta mostrar una que no dé la Meta para probar que está mal.',
  ],
  [
    'Only ′ goes first; ∪, ∩ and − have no order, so parentheses must settle it.',
    'Solo ′ va primero; ∪, ∩ y − no tienen orden, así que deciden los paréntesis.',
  ],
];
