/** Sections in Spanish, by the English line. */
export const lines: readonly (readonly [english: string, spanish: string])[] = [
  [
    'The roller lays out three V and Λ cubes and rolls 15 more; the player to the right deals the Universe.',
    'Quien tira coloca tres cubos V y Λ y tira los otros 15; quien está a su derecha reparte el Universo.',
  ],
  [
    'The roller sets a Goal by moving digit cubes to the Goal section.',
    'Quien tira pone una Meta moviendo cubos de números a la sección de la Meta.',
  ],
  [
    'With several Goal cubes, their layout says what number the Goal is.',
    'Con varios cubos, la manera de colocarlos dice qué número es la Meta.',
  ],
  ['Two Goal cubes next to each other are added.', 'Dos cubos de la Meta uno al lado del otro se suman.'],
  [
    'Goal cubes stacked above each other are multiplied.',
    'Los cubos de la Meta uno encima de otro se multiplican.',
  ],
  [
    'A Goal cube that stands on its head counts as a negative number.',
    'Un cubo de la Meta cabeza abajo cuenta como número negativo.',
  ],
  [
    'Play goes to the left; on your turn you move one cube to the mat or you challenge.',
    'Se juega hacia la izquierda; en tu turno mueves un cubo al tablero o desafías.',
  ],
  [
    'A Solution is a written set whose count of Universe cards is the Goal.',
    'Una Solución es un conjunto escrito que tiene tantas cartas del Universo como dice la Meta.',
  ],
  ['A Solution needs two cubes or more.', 'Una Solución necesita dos cubos o más.'],
  [
    'No cube in Required may be left out of a Solution.',
    'Ningún cubo de Obligatorios puede faltar en una Solución.',
  ],
  [
    'Cubes in Forbidden stay out of every Solution.',
    'Los cubos de Prohibidos no entran en ninguna Solución.',
  ],
  ['Cubes in Permitted are free to use or to leave out.', 'Los cubos de Permitidos se pueden usar o dejar.'],
  [
    '′ comes first; all else needs parentheses, and one reading that misses the Goal makes it wrong.',
    '′ va primero; lo demás necesita paréntesis, y una sola lectura que no dé la Meta la hace incorrecta.',
  ],
  ['How a challenge is made and who writes after it.', 'Cómo se desafía y quién escribe después.'],
  [
    'Anyone may lift the block and challenge the player who just moved or set the Goal.',
    'Cualquiera puede levantar el bloque y desafiar a quien acaba de mover o de poner la Meta.',
  ],
  [
    'Now: the Challenger says a Solution can be made at once, with one more cube at most.',
    'Ahora: quien desafía dice que ya se puede hacer una Solución, con un cubo más como mucho.',
  ],
  [
    'After Now the Solution takes every Required cube.',
    'Después de Ahora la Solución usa todos los cubos de Obligatorios.',
  ],
  [
    'After Now the Solution takes whichever Permitted cubes it likes.',
    'Después de Ahora la Solución usa los cubos de Permitidos que quiera.',
  ],
  [
    'After Now the Solution may take one Resources cube.',
    'Después de Ahora la Solución puede usar un cubo de Recursos.',
  ],
  [
    'Impossible: the Challenger says no Solution can be made, whatever is still played.',
    'Imposible: quien desafía dice que no se puede hacer ninguna Solución, se juegue lo que se juegue.',
  ],
  [
    'With three players the Third Party is free to present a Solution or not.',
    'Con tres jugadores, el Tercero presenta una Solución o no, como quiera.',
  ],
  [
    'Who is correct after a challenge depends on who wrote and what was right.',
    'Quién acierta después de un desafío depende de quién escribió y de qué estaba bien.',
  ],
  [
    'A player who writes, by duty or by choice, is correct if the Solution is correct.',
    'Quien escribe, por deber o porque quiere, acierta si su Solución es correcta.',
  ],
  [
    'A player with no duty to write is correct if nobody’s Solution is correct.',
    'Quien no tiene que escribir acierta si ninguna Solución es correcta.',
  ],
  ['The points after a challenge.', 'Los puntos después de un desafío.'],
  ['2 points for everyone who turns out wrong.', '2 puntos para todos los que no aciertan.'],
  [
    '6 points for a Challenger or Mover who is right.',
    '6 puntos para quien desafía o quien movió, si acierta.',
  ],
  [
    'A Third Party who is right gets 6 or 4, depending on the challenge and on what others presented.',
    'El Tercero que acierta gana 6 o 4, según el desafío y lo que presentaron los demás.',
  ],
  [
    'The last cube goes to Required or Permitted; then everyone writes for 4 or 2, unless Impossible is called.',
    'El último cubo va a Obligatorios o Permitidos; después todos escriben por 4 o 2, si nadie dice Imposible.',
  ],
  [
    'How a match starts: players, equipment and the first Goal-setter.',
    'Cómo empieza una partida: jugadores, material y quién pone la primera Meta.',
  ],
  [
    'Two or three players play a match of one or more shakes.',
    'Dos o tres jugadores juegan una partida de una o más tiradas.',
  ],
  ['What must be on the table to play.', 'Qué debe haber en la mesa para jugar.'],
  [
    'There are 16 cards, one for each mix of blue, red, green and yellow dots.',
    'Hay 16 cartas, una por cada mezcla de puntos azules, rojos, verdes y amarillos.',
  ],
  [
    'The pack holds every card once, the blank card too.',
    'La baraja tiene cada carta una vez, también la carta vacía.',
  ],
  ['There are 18 cubes of four sorts.', 'Hay 18 cubos de cuatro clases.'],
  ['Three cubes show digits from 1 to 5.', 'Tres cubos muestran números del 1 al 5.'],
  [
    'Digit cubes serve for the Goal and nothing else.',
    'Los cubos de números sirven para la Meta y para nada más.',
  ],
  [
    'A colour stands for all Universe cards with a dot of that colour; eight cubes show colours.',
    'Un color vale por todas las cartas del Universo con un punto de ese color; ocho cubos muestran colores.',
  ],
  ['Four cubes show the operations ∪, ∩, − and ′.', 'Cuatro cubos muestran las operaciones ∪, ∩, − y ′.'],
  [
    '∪ joins two sets: the cards in one, the other or both.',
    '∪ une dos conjuntos: las cartas que están en uno, en el otro o en los dos.',
  ],
  [
    'B ∪ G takes each card with blue, with green or with both.',
    'B ∪ G toma cada carta con azul, con verde o con los dos.',
  ],
  ['∩ keeps the cards that are in both sets.', '∩ deja las cartas que están en los dos conjuntos.'],
  [
    'R ∩ Y takes the cards that have red and yellow together.',
    'R ∩ Y toma las cartas que tienen rojo y amarillo a la vez.',
  ],
  ['− takes the second set away from the first.', '− quita el segundo conjunto del primero.'],
  ['B − Y takes the blue cards that have no yellow.', 'B − Y toma las cartas azules que no tienen amarillo.'],
  [
    '′ turns a set into all the other cards of the Universe.',
    '′ cambia un conjunto por todas las demás cartas del Universo.',
  ],
  ['G′ takes every card without green.', 'G′ toma todas las cartas sin verde.'],
  ['Three cubes show V, Λ, = or ⊆.', 'Tres cubos muestran V, Λ, = o ⊆.'],
  ['V is the whole Universe of the shake.', 'V es todo el Universo de la tirada.'],
  ['Λ is the set with nothing in it.', 'Λ es el conjunto que no tiene nada.'],
  [
    '= and ⊆ make statements about the cards, called Restrictions.',
    '= y ⊆ forman afirmaciones sobre las cartas, llamadas Restricciones.',
  ],
  ['Elementary plays without = and ⊆.', 'La división Elemental juega sin = ni ⊆.'],
  ['The mat has four places for cubes.', 'El tablero tiene cuatro lugares para cubos.'],
  [
    'Digit cubes in the Goal section make the Goal.',
    'Los cubos de números de la sección de la Meta forman la Meta.',
  ],
  [
    'Cubes in Required have to be in every Solution.',
    'Los cubos de Obligatorios deben estar en toda Solución.',
  ],
  [
    'Cubes in Permitted can be in a Solution or not.',
    'Los cubos de Permitidos pueden estar en una Solución o no.',
  ],
  [
    'Cubes in Forbidden can be in no Solution.',
    'Los cubos de Prohibidos no pueden estar en ninguna Solución.',
  ],
  [
    'When the rules say “mat”, Resources is not part of it.',
    'Cuando las reglas dicen «tablero», Recursos no cuenta.',
  ],
  ['A sand timer of one minute measures the limits.', 'Un reloj de arena de un minuto mide los límites.'],
  [
    'The challenge block is small and not flat, so only one hand can take it.',
    'El bloque de desafío es pequeño y no es plano, para que solo lo tome una mano.',
  ],
  [
    'Only pen, blank paper, variation sheets and plain Universe charts; no notes, phones, watches or calculators.',
    'Solo lápiz, papel en blanco, hojas de variaciones y cuadros del Universo sin marcar; nada de apuntes, teléfonos, relojes ni calculadoras.',
  ],
  [
    'the judge seat can record a warning and a penalty',
    'el asiento del juez puede anotar una advertencia y una penalización',
  ],
  [
    'A Universe chart may not have sets marked on it beforehand.',
    'Un cuadro del Universo no puede traer conjuntos marcados de antes.',
  ],
  [
    'the chart on the screen and on paper starts unmarked',
    'el cuadro, en la pantalla y en papel, empieza sin marcas',
  ],
  [
    'The highest digit rolled sets the first Goal; after that the Goal-setter moves one seat left each shake.',
    'Quien saca el número más alto pone la primera Meta; después eso pasa un lugar a la izquierda en cada tirada.',
  ],
  [
    'How a shake starts: cubes, cards and variations.',
    'Cómo empieza una tirada: cubos, cartas y variaciones.',
  ],
  [
    'The Goal-setter rolls the 18 cubes; the faces on top are the Resources.',
    'Quien pone la Meta tira los 18 cubos; las caras de arriba son los Recursos.',
  ],
  [
    'A shake has begun once its clock runs, a cube is rolled or a card is dealt.',
    'Una tirada ha empezado cuando corre su reloj, se tira un cubo o se reparte una carta.',
  ],
  [
    'Nobody turns a cube over or hides one from the others.',
    'Nadie voltea un cubo ni lo esconde de los demás.',
  ],
  [
    'cubes on the screen cannot be turned or covered; the judge seat can record a warning',
    'en la pantalla los cubos no se pueden girar ni tapar; el asiento del juez puede anotar una advertencia',
  ],
  [
    'Elementary lays out two V and one Λ, or one V and two Λ, and rolls the rest.',
    'La división Elemental coloca dos V y una Λ, o una V y dos Λ, y tira los demás cubos.',
  ],
  [
    'The Goal-setter’s neighbour on the right deals; the dealt cards then stay untouched and in view.',
    'Reparte quien está a la derecha de quien pone la Meta; las cartas quedan a la vista y nadie las toca.',
  ],
  [
    'Elementary, Middle and Junior deal 6 to 12 cards.',
    'Elemental, Media y Júnior reparten de 6 a 12 cartas.',
  ],
  ['Senior deals 10 to 14 cards.', 'Sénior reparte de 10 a 14 cartas.'],
  [
    'A dealt card stays, but if there are too many, the last ones dealt go out.',
    'Una carta repartida se queda, pero si hay demasiadas salen las últimas.',
  ],
  [
    'Between the deal and the Goal each player picks a variation; it overrules the ordinary rules.',
    'Entre el reparto y la Meta cada jugador elige una variación, que manda sobre las reglas normales.',
  ],
  [
    'The Goal-setter picks first, then the others in turn to the left.',
    'Primero elige quien pone la Meta, después los demás hacia la izquierda.',
  ],
  ['15 seconds for each pick.', '15 segundos para cada elección.'],
  [
    'Whoever picks within the rolling minute leaves the rest of it, plus 15 seconds, to the next player.',
    'Quien elige dentro del minuto de tirar deja lo que sobra, más 15 segundos, al siguiente.',
  ],
  [
    'A pick names a variation of the list and fills its blank: which cube, set or card.',
    'Una elección nombra una variación de la lista y llena su hueco: qué cubo, conjunto o carta.',
  ],
  [
    'A pick without effect, in conflict or taken costs 1; a second bad one ends it; unnoticed, it is just ignored.',
    'Una elección sin efecto, en conflicto o repetida cuesta 1; una segunda mala la termina; si nadie lo nota, se ignora.',
  ],
  [
    '∪ Required with no ∪ rolled, Y Wild with no Y, or No Null Restrictions with no = or ⊆ are bad picks.',
    '∪ Obligatorio sin ningún ∪, Y Comodín sin ninguna Y, o Sin Restricciones Nulas sin = ni ⊆ son malas elecciones.',
  ],
  [
    'With two players the non-setter picks two; in Senior anyone may pick two; 15 seconds for both.',
    'Con dos jugadores, quien no pone la Meta elige dos; en Sénior cualquiera puede elegir dos; 15 segundos para ambas.',
  ],
  ['How the Goal is set.', 'Cómo se pone la Meta.'],
  [
    'The roller has to set a Goal with cubes from Resources.',
    'Quien tira debe poner una Meta con cubos de Recursos.',
  ],
  [
    'A Goal is one to three digit cubes that make a whole number.',
    'Una Meta tiene de uno a tres cubos de números que forman un número entero no negativo.',
  ],
  [
    'Only the seven layouts of the table are legal, and the layout decides the value.',
    'Solo valen las siete colocaciones de la tabla, y la colocación decide el valor.',
  ],
  ['Goal cubes side by side are added.', 'Los cubos de la Meta lado a lado se suman.'],
  ['Goal cubes in a column are multiplied.', 'Los cubos de la Meta en columna se multiplican.'],
  ['An upside-down Goal cube is negative.', 'Un cubo de la Meta cabeza abajo es negativo.'],
];
