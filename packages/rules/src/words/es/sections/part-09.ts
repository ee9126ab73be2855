/** Sections in Spanish, by the English line. */
export const lines: readonly (readonly [english: string, spanish: string])[] = [
  [
    'Calling Never after the last cube: 1 minute, part of the two for writing.',
    'Decir Nunca después del último cubo: 1 minuto, dentro de los dos para escribir.',
  ],
  [
    'That includes operations in Resources after Never, and the one Resources cube after Now.',
    'Eso incluye las operaciones de Recursos después de Nunca, y el único cubo de Recursos después de Ahora.',
  ],
  ['= and ⊆ may never be shifted to Forbidden.', '= y ⊆ nunca pasan a Prohibidos.'],
  [
    'Senior: a − in the Double Set is symmetric whenever Symmetric Difference is on.',
    'Sénior: un − en el Conjunto Doble es simétrico siempre que se juegue con Diferencia Simétrica.',
  ],
  [
    'Two Solutions, the second with a new card: 3 minutes to write or check, Now needs 3 cubes, last Never 2 minutes.',
    'Dos Soluciones, la segunda con una carta nueva: 3 minutos para escribir o revisar, Ahora necesita 3 cubos, último Nunca 2 minutos.',
  ],
  [
    'A Goal of 0, or one that needs every card, calls for Never.',
    'Una Meta de 0, o una que necesita todas las cartas, pide Nunca.',
  ],
  [
    'With a required card, a Goal of 1 calls for Never.',
    'Con una carta obligatoria, una Meta de 1 pide Nunca.',
  ],
  [
    'Two or three players play a match of shakes; each shake ends with someone trying a Solution.',
    'Dos o tres jugadores juegan una partida de tiradas; cada tirada termina cuando alguien intenta una Solución.',
  ],
  [
    'What you need: cards, cubes, a playing mat, a timer and a challenge block.',
    'Qué hace falta: cartas, cubos, un tablero, un reloj y un bloque de desafío.',
  ],
  [
    'There are 16 cards, one for every mix of the four colors; the ones dealt are the Universe.',
    'Hay 16 cartas, una por cada mezcla de los cuatro colores; las que se reparten son el Universo.',
  ],
  [
    'Count the cards first: all 16, no card twice, and one of them blank.',
    'Primero cuenta las cartas: las 16, ninguna repetida, y una de ellas vacía.',
  ],
  ['There are 18 cubes, in four groups.', 'Hay 18 cubos, en cuatro grupos.'],
  ['Three digit cubes show the digits 1 to 5.', 'Tres cubos de números muestran del 1 al 5.'],
  [
    'Digit cubes serve the Goal only, never a Solution.',
    'Los cubos de números sirven solo para la Meta, nunca para una Solución.',
  ],
  [
    'Eight color cubes: a color means all cards in the Universe with that color.',
    'Ocho cubos de colores: un color significa todas las cartas del Universo con ese color.',
  ],
  ['Four operation cubes show ∪, ∩, − or ′.', 'Cuatro cubos de operaciones muestran ∪, ∩, − o ′.'],
  ['∪ joins two sets into one.', '∪ junta dos conjuntos en uno.'],
  [
    'B ∪ G: every card with blue, with green, or with both.',
    'B ∪ G: todas las cartas con azul, con verde o con los dos.',
  ],
  ['∩ keeps what two sets share.', '∩ deja lo que dos conjuntos comparten.'],
  [
    'R ∩ Y: only cards that have red and yellow together.',
    'R ∩ Y: solo las cartas que tienen rojo y amarillo a la vez.',
  ],
  ['− takes the second set out of the first.', '− saca el segundo conjunto del primero.'],
  ['B − Y: blue cards that have no yellow.', 'B − Y: las cartas azules que no tienen amarillo.'],
  ['′ turns a set into everything outside it.', '′ cambia un conjunto por todo lo que está fuera de él.'],
  ['G′: every card in the Universe without green.', 'G′: todas las cartas del Universo sin verde.'],
  ['Three Restriction cubes show V, Λ, = or ⊆.', 'Tres cubos de Restricciones muestran V, Λ, = o ⊆.'],
  ['V is the whole Universe of this shake.', 'V es todo el Universo de esta tirada.'],
  ['Λ is the set with no cards at all.', 'Λ es el conjunto sin ninguna carta.'],
  [
    '= and ⊆ build Restrictions: statements that cards must obey.',
    '= y ⊆ forman Restricciones: afirmaciones que las cartas deben cumplir.',
  ],
  [
    'Elementary has no = or ⊆: the Goal-setter lays out V and Λ, two of one and one of the other.',
    'Elemental no tiene = ni ⊆: quien pone la Meta coloca V y Λ, dos de una y una de otra.',
  ],
  ['The playing mat has four sections.', 'El tablero tiene cuatro secciones.'],
  [
    'Goal: the digit cubes put here make the Goal.',
    'Meta: los cubos de números puestos aquí forman la Meta.',
  ],
  [
    'Required: a Solution has to use every cube here.',
    'Obligatorios: una Solución tiene que usar todos los cubos de aquí.',
  ],
  [
    'Permitted: a Solution can use none, some or all of the cubes here.',
    'Permitidos: una Solución puede usar ninguno, algunos o todos los cubos de aquí.',
  ],
  [
    'Forbidden: a Solution cannot use a cube from here.',
    'Prohibidos: una Solución no puede usar ningún cubo de aquí.',
  ],
  [
    'Resources may be printed on the board, but “the mat” never means Resources.',
    'Recursos puede estar impreso en el tablero, pero «el tablero» nunca significa Recursos.',
  ],
  [
    'A one-minute sand timer measures the time limits.',
    'Un reloj de arena de un minuto mide los límites de tiempo.',
  ],
  [
    'The challenge block is a small cube-like thing that only one hand can grab at a time.',
    'El bloque de desafío es un objeto pequeño, como un cubo, que solo puede tomar una mano a la vez.',
  ],
  [
    'Only pen or pencil, plain paper, a variation sheet and blank Universe charts are allowed; no devices or notes.',
    'Solo se permiten lápiz o pluma, papel en blanco, una hoja de variaciones y cuadros del Universo sin marcar; ni aparatos ni apuntes.',
  ],
  [
    'A Universe chart must start unmarked: no sets shaded in beforehand.',
    'Un cuadro del Universo debe empezar sin marcas: ningún conjunto sombreado de antes.',
  ],
  [
    'a judge can note a marked chart and record a warning',
    'un juez puede anotar un cuadro marcado y registrar una advertencia',
  ],
  [
    'The highest digit rolled sets the first Goal (ties roll again); then the turn to set passes left each shake.',
    'Quien saca el número más alto pone la primera Meta (los empates tiran otra vez); después pasa a la izquierda en cada tirada.',
  ],
  [
    'All 18 cubes are rolled by the Goal-setter; the faces on top are the Resources.',
    'Los 18 cubos los tira quien pone la Meta; las caras de arriba son los Recursos.',
  ],
  [
    'Starting the clock, rolling the cubes or dealing a card begins the shake, whichever comes first.',
    'La tirada empieza al correr el reloj, tirar los cubos o repartir una carta, lo que venga primero.',
  ],
  [
    'Nobody may turn a cube over or hide one from the others during a shake.',
    'Nadie puede voltear un cubo ni esconderlo de los demás durante una tirada.',
  ],
  [
    'cubes on the screen stay in full view; the judge seat can record a warning',
    'en la pantalla los cubos están siempre a la vista; el asiento del juez puede anotar una advertencia',
  ],
  [
    'Elementary: the Goal-setter lays out three V and Λ cubes, not all alike, and rolls only the rest.',
    'Elemental: quien pone la Meta coloca tres cubos V y Λ, no todos iguales, y tira solo los demás.',
  ],
  [
    'The player right of the Goal-setter deals the cards; then they stay untouched until Solutions are checked.',
    'Reparte quien está a la derecha de quien pone la Meta; después las cartas no se tocan hasta revisar Soluciones.',
  ],
  [
    'Elementary, Middle and Junior: 6 to 12 cards are dealt.',
    'Elemental, Media y Júnior: se reparten de 6 a 12 cartas.',
  ],
  ['Senior: 10 to 14 cards are dealt.', 'Sénior: se reparten de 10 a 14 cartas.'],
  [
    'A dealt card stays, unless there are too many: then the extra cards leave the Universe.',
    'Una carta repartida se queda, salvo que haya demasiadas: entonces salen del Universo las que sobran.',
  ],
  [
    'Before the Goal is set every player picks a variation from the division list; it beats the usual rules.',
    'Antes de poner la Meta cada jugador elige una variación de la lista de su división, que manda sobre las reglas normales.',
  ],
  [
    'The Goal-setter picks first, then the player on the left, then the third player.',
    'Primero elige quien pone la Meta, después quien está a su izquierda, después el tercero.',
  ],
  ['Each player has 15 seconds to pick.', 'Cada jugador tiene 15 segundos para elegir.'],
  [
    'Picking early leaves the rest of the rolling minute plus 15 seconds to the next player.',
    'Elegir pronto deja al siguiente lo que queda del minuto de tirar más 15 segundos.',
  ],
  [
    'A pick is circled on the list for the shake; its blank (which cube, set or card) must be filled in.',
    'La elección se marca en la lista de la tirada; su hueco (qué cubo, conjunto o carta) hay que llenarlo.',
  ],
  [
    'A pick that does nothing, clashes or is taken costs 1; a second bad one ends it; unnoticed, it is just ignored.',
    'Una elección que no hace nada, choca o ya está cuesta 1; una segunda mala la termina; si nadie lo nota, se ignora.',
  ],
  [
    'You cannot make a cube required or wild that was not rolled, nor pick No Null Restrictions without = or ⊆.',
    'No puedes hacer obligatorio ni comodín un cubo que no salió, ni elegir Sin Restricciones Nulas sin = ni ⊆.',
  ],
  [
    'With two players the one not setting picks two variations; in Senior anyone may; both within 15 seconds.',
    'Con dos jugadores, quien no pone la Meta elige dos variaciones; en Sénior cualquiera puede; las dos en 15 segundos.',
  ],
  [
    'Whoever rolls must set the Goal with cubes from Resources.',
    'Quien tira debe poner la Meta con cubos de Recursos.',
  ],
  [
    'A Goal has one to three digit cubes and names a whole number.',
    'Una Meta tiene de uno a tres cubos de números y da un número entero no negativo.',
  ],
  [
    'The layout gives the value; one cube, a row, a column, an L and an upside-down T are the only legal ones.',
    'La colocación da el valor; solo valen un cubo, una fila, una columna, una L y una T al revés.',
  ],
  ['Cubes side by side are added.', 'Los cubos lado a lado se suman.'],
  ['Cubes on top of each other are multiplied.', 'Los cubos uno encima de otro se multiplican.'],
  ['An upside-down digit counts as its negative.', 'Un número cabeza abajo cuenta como su negativo.'],
  [
    'Digit cubes left out of the Goal go to Forbidden.',
    'Los cubos de números que no van en la Meta pasan a Prohibidos.',
  ],
  [
    'A digit cube that has touched the Goal section must stay in the Goal.',
    'Un cubo de números que tocó la sección de la Meta tiene que quedarse en la Meta.',
  ],
  ['Saying “Goal” makes the Goal set.', 'Decir «Meta» deja puesta la Meta.'],
  [
    'Until “Goal” is said the cubes in the Goal may still be moved around.',
    'Hasta que se dice «Meta», sus cubos todavía se pueden mover.',
  ],
  [
    'When the time is over or the setter turns the timer, the Goal counts as set.',
    'Cuando se acaba el tiempo o quien la pone gira el reloj, la Meta cuenta como puesta.',
  ],
  ['A Goal that is set never changes.', 'Una Meta puesta no cambia nunca.'],
  [
    'A bonus move is open to the Goal-setter until the first digit cube goes to the Goal.',
    'Quien pone la Meta puede hacer una jugada extra hasta que el primer cubo de números va a la Meta.',
  ],
  [
    'Say “Bonus”, put one cube (no digit, no =, no ⊆) in Forbidden, then set the Goal.',
    'Di «Extra», pon un cubo (ni número, ni =, ni ⊆) en Prohibidos, y después pon la Meta.',
  ],
  [
    'A leading Goal-setter may not do this: if pointed out in time, the cube goes back and 1 point is lost.',
    'Quien pone la Meta y va primero no puede hacerlo: si se señala a tiempo, el cubo vuelve y se pierde 1 punto.',
  ],
  [
    'A Goal-setter who sees no solvable Goal may say “No Goal”; opponents have a minute to agree or not.',
    'Quien no ve ninguna Meta con Solución puede decir «No hay Meta»; los rivales tienen un minuto para estar de acuerdo o no.',
  ],
  [
    'If all agree there is no Goal, the shake does not count and its Goal-setter starts a new one.',
    'Si todos están de acuerdo en que no hay Meta, la tirada no cuenta y quien la ponía empieza otra.',
  ],
  [
    '“No Goal” is for very odd rolls only; even then a pick such as Wild Cube can help.',
    '«No hay Meta» es solo para tiradas muy raras; aun así puede ayudar una elección como Cubo Comodín.',
  ],
  ['Nobody scores for a void shake.', 'Nadie gana puntos en una tirada nula.'],
  [
    'After a bonus move the setter must set a Goal and cannot say “No Goal”.',
    'Después de una jugada extra hay que poner una Meta y no se puede decir «No hay Meta».',
  ],
  [
    'A Challenger of “No Goal” writes Goal and Solution: 6 or 2; Third Party 4 or 2, silent 6 or 2; setter 2 or 6.',
    'Quien disputa «No hay Meta» escribe Meta y Solución: 6 o 2; el Tercero 4 o 2, callado 6 o 2; quien la ponía 2 o 6.',
  ],
  ['After the Goal, turns go round to the left.', 'Después de la Meta, los turnos van hacia la izquierda.'],
  [
    'On your turn move one cube to Required, Permitted or Forbidden, or challenge; a cube on the mat stays there.',
    'En tu turno mueve un cubo a Obligatorios, Permitidos o Prohibidos, o desafía; un cubo del tablero se queda ahí.',
  ],
  [
    'Players who are not leading may put a bonus move in front of their regular move.',
    'Quien no va primero puede hacer una jugada extra antes de la normal.',
  ],
  [
    'Say “Bonus”, move a cube to Forbidden, then a second cube to any of the three sections.',
    'Di «Extra», mueve un cubo a Prohibidos, y después un segundo cubo a cualquiera de las tres secciones.',
  ],
  [
    'Without the word “Bonus” first, the cube in Forbidden was your whole move.',
    'Sin decir antes «Extra», el cubo en Prohibidos fue toda tu jugada.',
  ],
  [
    'The first bonus cube always goes to Forbidden; the second may go to any section.',
    'El primer cubo extra siempre va a Prohibidos; el segundo puede ir a cualquier sección.',
  ],
  [
    'A leader who makes a bonus move takes the second cube back and loses 1 point, if pointed out in time.',
    'Quien va primero y hace una jugada extra retira el segundo cubo y pierde 1 punto, si se señala a tiempo.',
  ],
  [
    'Sharing the lead does not stop you from making a bonus move.',
    'Compartir el primer lugar no te impide hacer una jugada extra.',
  ],
  [
    'Two cubes moved together to Forbidden without “Bonus”: the player chooses which one goes back.',
    'Dos cubos movidos juntos a Prohibidos sin «Extra»: el jugador elige cuál vuelve.',
  ],
  [
    'Not in Elementary: = and ⊆ may go to Forbidden only when four or fewer cubes are in Resources.',
    'No en Elemental: = y ⊆ pueden ir a Prohibidos solo cuando hay cuatro cubos o menos en Recursos.',
  ],
  ['V and Λ may go to Forbidden at any time.', 'V y Λ pueden ir a Prohibidos siempre.'],
];
