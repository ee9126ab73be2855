/** Sections in Spanish, by the English line. */
export const lines: readonly (readonly [english: string, spanish: string])[] = [
  ['Checking a Solution: 2 minutes.', 'Revisar una Solución: 2 minutos.'],
  [
    'Sand left from the task before: the timekeeper flips the timer or not, whichever leaves less extra time.',
    'Si queda arena de la tarea anterior, quien lleva el tiempo gira el reloj o no, lo que deje menos tiempo de más.',
  ],
  [
    'the clock on the screen is exact, so no sand is left over',
    'el reloj de la pantalla es exacto, así que no queda arena',
  ],
  [
    'When time is up, 10 seconds are counted down aloud before 1 point is lost; there is none for a lifted block.',
    'Cuando se acaba el tiempo se cuentan 10 segundos en voz alta antes de perder 1 punto; con el bloque levantado, no.',
  ],
  [
    'A round lasts 30 minutes; after that no new shake starts.',
    'Una partida dura 30 minutos; después no empieza otra tirada.',
  ],
  ['Five more minutes to finish the last shake.', 'Cinco minutos más para terminar la última tirada.'],
  [
    'At “stop” nobody moves or challenges; all write in two minutes with any Resources, for 4 or 2.',
    'Con «Alto» nadie mueve ni desafía; todos escriben en dos minutos con cualquier cubo de Recursos, por 4 o 2.',
  ],
  ['With Two Solutions it is three minutes.', 'Con Dos Soluciones son tres minutos.'],
  [
    'A judge gives the table back the time that a dispute took in the last five minutes.',
    'El juez devuelve a la mesa el tiempo que llevó una discusión en los últimos cinco minutos.',
  ],
  ['The points of a match.', 'Los puntos de una partida.'],
  [
    'Match points by place: 6 first, 5 or 4 tied first, 4 second, 3 tied second, 2 third, 0 not played.',
    'Puntos por lugar: 6 el primero, 5 o 4 empatados primeros, 4 el segundo, 3 empatados segundos, 2 el tercero, 0 sin jugar.',
  ],
  [
    'All players sign the scoresheet and a winner hands it in; a false score meant to deceive has consequences.',
    'Todos firman la hoja y la entrega un ganador; un puntaje falso para engañar tiene consecuencias.',
  ],
  [
    'each player confirms the scores and the record shows how each came about',
    'cada jugador confirma los puntos y el registro muestra de dónde salió cada uno',
  ],
  ['If the false score is too low, it stays.', 'Si el puntaje falso es demasiado bajo, se queda.'],
  [
    'If the false score is too high, the player gets 0 for the round.',
    'Si el puntaje falso es demasiado alto, el jugador tiene 0 en la partida.',
  ],
  ['The variations of each division.', 'Las variaciones de cada división.'],
  [
    'How to pick is told in the part on starting a shake.',
    'Cómo se elige está en la parte sobre empezar una tirada.',
  ],
  [
    'Elementary (to grade 6) picks from seven variations.',
    'Elemental (hasta 6.º grado) elige entre siete variaciones.',
  ],
  [
    'Required Cube: the Solution must have a cube with the chosen symbol.',
    'Cubo Obligatorio: la Solución debe tener un cubo con el símbolo elegido.',
  ],
  [
    'A wild cube used as the required symbol does not count for it.',
    'Un comodín usado como el símbolo obligatorio no cuenta.',
  ],
  [
    'Wild Cube: cubes with the chosen face mean any one symbol but a digit, the same all through.',
    'Cubo Comodín: los cubos con la cara elegida valen por cualquier símbolo que no sea número, siempre el mismo.',
  ],
  [
    'If a face is wild and required, a cube with it must be used but may stand for something else.',
    'Si una cara es comodín y obligatoria, hay que usar un cubo con ella, pero puede valer por otra cosa.',
  ],
  ['A wild cube used as itself needs no remark.', 'Un comodín usado como sí mismo no necesita nota.'],
  ['∪ and ∩ may each stand for the other.', '∪ y ∩ pueden valer uno por otro.'],
  [
    'Each ∪ and ∩ may be used differently in one Solution.',
    'Cada ∪ y ∩ se puede usar de otra manera en una misma Solución.',
  ],
  [
    'A wild cube used as ∪ or ∩ may be either too.',
    'Un comodín usado como ∪ o ∩ también puede ser cualquiera de los dos.',
  ],
  [
    'If ∪ or ∩ is wild, mixing ∪ and ∩ is fine, but any other meaning has to be the same all through.',
    'Si ∪ o ∩ es comodín, se pueden mezclar ∪ y ∩, pero cualquier otro significado debe ser siempre el mismo.',
  ],
  [
    'You just write the ∪ or ∩ you want, with no remark.',
    'Se escribe simplemente el ∪ o ∩ que se quiere, sin nota.',
  ],
  ['∪ Wild does not make ∩ wild, nor the other way round.', '∪ Comodín no hace comodín a ∩, ni al revés.'],
  ['V and Λ may each stand for the other.', 'V y Λ pueden valer una por otra.'],
  [
    'All that is said about swapping ∪ and ∩ holds for V and Λ.',
    'Todo lo dicho sobre cambiar ∪ y ∩ vale para V y Λ.',
  ],
  [
    'Two Operations: the Solution has two or more of ∪, ∩, − and ′.',
    'Dos Operaciones: la Solución tiene dos o más de ∪, ∩, − y ′.',
  ],
  [
    'A wild cube counts as an operation exactly when it is used as one.',
    'Un comodín cuenta como operación justo cuando se usa como tal.',
  ],
  ['The same operation twice is enough.', 'La misma operación dos veces basta.'],
  [
    'Multiple Operations: an operation that is not forbidden may be written any number of times.',
    'Operaciones Múltiples: una operación que no está prohibida se puede escribir cuantas veces se quiera.',
  ],
  [
    'That includes operations in Resources after Impossible, and the one Resources cube after Now.',
    'Eso incluye las operaciones de Recursos después de Imposible, y el único cubo de Recursos después de Ahora.',
  ],
  ['The repeated sign is just written, with no remark.', 'El signo repetido se escribe sin más, sin nota.'],
  [
    'Shift from Permitted: instead of your move you may send a Permitted cube to Required or Forbidden.',
    'Pasar de Permitidos: en vez de mover puedes pasar un cubo de Permitidos a Obligatorios o Prohibidos.',
  ],
  [
    'A bonus move from Resources may come before the shift, if you are not leading.',
    'Antes de pasar puede venir una jugada extra desde Recursos, si no vas primero.',
  ],
  [
    'A shift to Forbidden can never be the bonus move.',
    'Pasar a Prohibidos nunca puede ser la jugada extra.',
  ],
  [
    'After the last Resources cube is moved, nothing is shifted any more.',
    'Después de mover el último cubo de Recursos ya no se pasa nada.',
  ],
  [
    'Middle (to grade 8) has the seven Elementary variations and two more.',
    'Media (hasta 8.º grado) tiene las siete variaciones de Elemental y dos más.',
  ],
  [
    'Either part will do, = and ⊆ only in a Restriction; but a cube in Required must still be in both parts.',
    'Sirve cualquiera de las dos partes, = y ⊆ solo en una Restricción; pero un cubo de Obligatorios debe estar en ambas.',
  ],
  [
    'Wild Cube: not =, ⊆ or a digit; one meaning through Restrictions and Set-Name.',
    'Cubo Comodín: no =, ⊆ ni números; un solo significado en Restricciones y nombre.',
  ],
  [
    'Two Operations: the Set-Name has two or more of ∪, ∩, − and ′.',
    'Dos Operaciones: el nombre tiene dos o más de ∪, ∩, − y ′.',
  ],
  [
    'Multiple Operations: an operation that is not forbidden may be repeated in either part.',
    'Operaciones Múltiples: una operación que no está prohibida se puede repetir en cualquiera de las partes.',
  ],
  [
    'Shift from Permitted: as in Elementary, but = and ⊆ may never be shifted to Forbidden.',
    'Pasar de Permitidos: como en Elemental, pero = y ⊆ nunca pasan a Prohibidos.',
  ],
  [
    'No Null Restrictions: every Restriction has to remove a card; for a chain, one of its parts is enough.',
    'Sin Restricciones Nulas: cada Restricción debe quitar una carta; en una cadena basta una de sus partes.',
  ],
  [
    'Several Restrictions must each remove a card in whatever order they are applied.',
    'Varias Restricciones deben quitar cada una una carta, se apliquen en el orden que sea.',
  ],
  [
    'Absolute Value: upside-down Goal cubes may be read as upright.',
    'Valor Absoluto: los cubos de la Meta cabeza abajo se pueden leer como derechos.',
  ],
  ['3 beside an upside-down 2 may be 1 or 5.', '3 junto a un 2 cabeza abajo puede ser 1 o 5.'],
  [
    'An L of 3 above upside-down 2 with upside-down 1 is 5 or 7, since the 2 has to be upright.',
    'Una L de 3 sobre un 2 cabeza abajo con un 1 cabeza abajo es 5 o 7, porque el 2 tiene que estar derecho.',
  ],
  [
    'Junior (to grade 10) always plays three variations and picks from nine others.',
    'Júnior (hasta 10.º grado) juega siempre tres variaciones y elige entre otras nueve.',
  ],
  [
    'Always on: operations that are not forbidden may be repeated in either part.',
    'Siempre: las operaciones que no están prohibidas se pueden repetir en cualquiera de las partes.',
  ],
  ['Always on: ∪ and ∩ may each stand for the other.', 'Siempre: ∪ y ∩ pueden valer uno por otro.'],
  ['Always on: V and Λ may each stand for the other.', 'Siempre: V y Λ pueden valer una por otra.'],
  [
    'Double Set: cards of the chosen set count twice; its name has four symbols at most.',
    'Conjunto Doble: las cartas del conjunto elegido cuentan dos veces; su nombre tiene cuatro símbolos como mucho.',
  ],
  [
    'Names with over four symbols, an empty set or the whole Universe are bad picks.',
    'Nombres con más de cuatro símbolos, un conjunto vacío o todo el Universo son malas elecciones.',
  ],
  [
    'Senior: a − in the Double Set is symmetric only if Symmetric Difference was called before it.',
    'Sénior: un − en el Conjunto Doble es simétrico solo si Diferencia Simétrica se eligió antes.',
  ],
  [
    'Required or Forbidden Card: the Set-Name must catch, or must miss, one chosen Universe card.',
    'Carta Obligatoria o Prohibida: el nombre debe incluir, o dejar fuera, una carta elegida del Universo.',
  ],
  [
    'The pick names the card, like BRG or blank, aloud and on the sheet.',
    'Quien elige dice la carta, como BRG o vacía, en voz alta y en la hoja.',
  ],
  [
    'If the blank is made into the forbidden card, neither of the two may be in the set.',
    'Si la carta vacía se convierte en la prohibida, ninguna de las dos puede estar en el conjunto.',
  ],
  [
    'Blank Card Wild: the writer says which colours the blank card has.',
    'Carta Vacía Comodín: quien escribe dice qué colores tiene la carta vacía.',
  ],
  [
    'It can be picked only when the blank card was dealt.',
    'Solo se puede elegir cuando se repartió la carta vacía.',
  ],
  ['Nothing written means the blank stays blank.', 'Si no se escribe nada, la carta sigue vacía.'],
  [
    'A blank that is coloured into the Double Set counts twice.',
    'Una carta vacía coloreada dentro del Conjunto Doble cuenta dos veces.',
  ],
  [
    'A required blank card is the same card whatever colours it is given.',
    'Una carta vacía obligatoria es la misma carta, se le den los colores que se le den.',
  ],
  [
    'Blank Card Wild and a forbidden blank card conflict; the second pick is penalised.',
    'Carta Vacía Comodín y una carta vacía prohibida chocan; la segunda elección se penaliza.',
  ],
  [
    'Senior (to grade 12) has the Junior variations and two more.',
    'Sénior (hasta 12.º grado) tiene las variaciones de Júnior y dos más.',
  ],
  [
    'Symmetric Difference: A − B means the cards in just one of them; it conflicts with − Wild.',
    'Diferencia Simétrica: A − B son las cartas que están en uno solo de los dos; choca con − Comodín.',
  ],
  ['A wild cube used as − is symmetric as well.', 'Un comodín usado como − también es simétrico.'],
  ['The − is written as usual.', 'El − se escribe como siempre.'],
  [
    'With a Double Set, the sheet must show which of the two was picked first.',
    'Con un Conjunto Doble, la hoja debe mostrar cuál de las dos se eligió primero.',
  ],
  [
    'Two Solutions, the second with a new card: 3 minutes to write or check, Now needs 3 cubes, last Impossible 2 minutes.',
    'Dos Soluciones, la segunda con una carta nueva: 3 minutos para escribir o revisar, Ahora necesita 3 cubos, último Imposible 2 minutos.',
  ],
  [
    'A Goal of 0, or one that needs every card, calls for Impossible.',
    'Una Meta de 0, o una que necesita todas las cartas, pide Imposible.',
  ],
  [
    'Each of the two must obey all rules, as if two players had written them.',
    'Cada una de las dos debe cumplir todas las reglas, como si las hubieran escrito dos jugadores.',
  ],
  [
    'After Now each of the two may take its own cube from Resources.',
    'Después de Ahora cada una de las dos puede tomar su propio cubo de Recursos.',
  ],
  [
    'A wild cube may mean one thing in the first and another in the second.',
    'Un comodín puede significar una cosa en la primera y otra en la segunda.',
  ],
  [
    'The blank may be coloured differently in each, but it is still the same card.',
    'La carta vacía se puede colorear distinto en cada una, pero sigue siendo la misma carta.',
  ],
  [
    'With a required card, a Goal of 1 calls for Impossible.',
    'Con una carta obligatoria, una Meta de 1 pide Imposible.',
  ],
  [
    'Under Absolute Value each of the two may meet its own value of the Goal.',
    'Con Valor Absoluto cada una de las dos puede dar su propio valor de la Meta.',
  ],
  [
    'If both share a Restriction, this has to be shown clearly.',
    'Si las dos comparten una Restricción, hay que mostrarlo con claridad.',
  ],
  ['How to write down what cubes mean.', 'Cómo se anota lo que significan los cubos.'],
  [
    'A Solution has to be right and easy to follow for the checkers.',
    'Una Solución tiene que ser correcta y fácil de seguir para quien revisa.',
  ],
  [
    'Take out every doubt: parentheses for the order, a remark for cubes with several meanings.',
    'Quita toda duda: paréntesis para el orden, una nota para los cubos con varios significados.',
  ],
  [
    'Best write the meaning in the line and the cube it comes from above or below.',
    'Lo mejor es escribir el significado en la línea y el cubo del que viene arriba o abajo.',
  ],
  [
    'A good Solution leaves the checkers with no questions.',
    'Una buena Solución no deja preguntas a quien revisa.',
  ],
  ['Arrows show best what a cube means.', 'Las flechas muestran mejor lo que significa un cubo.'],
  ['Recommended ways are the ones to teach.', 'Las maneras recomendadas son las que conviene enseñar.'],
  [
    'Acceptable ways are taken as correct by judges.',
    'Las maneras aceptables las dan por buenas los jueces.',
  ],
];
