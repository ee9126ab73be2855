/** Sections in Spanish, by the English line. */
export const lines: readonly (readonly [english: string, spanish: string])[] = [
  [
    'With − Wild, one − may not mean one thing and another − something else.',
    'Con − Comodín, un − no puede significar una cosa y otro − otra.',
  ],
  [
    'With Two Operations, a single operation is not enough.',
    'Con Dos Operaciones, una sola operación no basta.',
  ],
  [
    'Checkers may ask a judge if the Solution equals the Goal.',
    'Quien revisa puede preguntar a un juez si la Solución es igual a la Meta.',
  ],
  [
    'After that question nobody may object any more, even with time left.',
    'Después de esa pregunta ya nadie puede objetar, aunque quede tiempo.',
  ],
  [
    'For an ambiguous Solution the judge says yes if any of its values fits the Goal.',
    'Con una Solución ambigua el juez dice sí si alguno de sus valores da la Meta.',
  ],
  [
    'Last cube: to Required or Permitted, never Forbidden, or call Impossible; then all write for two minutes.',
    'Último cubo: a Obligatorios o Permitidos, nunca a Prohibidos, o decir Imposible; después todos escriben dos minutos.',
  ],
  [
    'After the last cube, Impossible may be called in the first minute; the Mover’s side writes in what is left.',
    'Después del último cubo se puede decir Imposible en el primer minuto; el lado de quien movió escribe en lo que queda.',
  ],
  [
    'After the last cube, Now is set aside and costs 1 point; a late Impossible is only set aside.',
    'Después del último cubo, Ahora se deja de lado y cuesta 1 punto; un Imposible tardío solo se deja de lado.',
  ],
  [
    'Breaking a rule of procedure is illegal; who charges it must say exactly what is wrong within 15 seconds.',
    'Incumplir el procedimiento no vale; quien lo señala debe decir en 15 segundos qué está mal exactamente.',
  ],
  [
    'An illegal move is taken back and redone in at least 10 seconds; no penalty unless time runs out.',
    'Una jugada ilegal se retira y se repite en al menos 10 segundos; sin penalización salvo que se acabe el tiempo.',
  ],
  [
    'Illegal: out of turn, two cubes without “Bonus”, last cube to Forbidden, = or ⊆ to Forbidden too early.',
    'No vale: fuera de turno, dos cubos sin «Extra», el último cubo a Prohibidos, = o ⊆ a Prohibidos demasiado pronto.',
  ],
  ['If the move was legal, it stands.', 'Si la jugada era legal, se queda.'],
  [
    'A wrong charge costs nothing, but doing it often is bad conduct.',
    'Señalar mal no cuesta nada, pero hacerlo a menudo es mala conducta.',
  ],
  [
    'Once another player has acted legally, an unnoticed illegal procedure stands.',
    'Cuando otro jugador ya actuó legalmente, un error que nadie notó queda en pie.',
  ],
  [
    'A leader’s bonus move stays, without penalty, when the next player has moved or challenged.',
    'La jugada extra de quien va primero queda, sin penalización, cuando el siguiente ya movió o desafió.',
  ],
  [
    'Behavior that disturbs: first a warning, then 1 point each time, then out; judges may order a replay.',
    'Conducta que molesta: primero una advertencia, después 1 punto cada vez, después fuera; los jueces pueden mandar repetir.',
  ],
  [
    'the judge seat can record a warning, a penalty, a disqualification or a replay',
    'el asiento del juez puede anotar una advertencia, una penalización, una descalificación o una repetición',
  ],
  [
    'Phones, noise, rudeness, guarding the block, endless false charges, or playing only to spoil a score.',
    'Teléfonos, ruido, mala educación, guardar el bloque, acusaciones falsas sin fin o jugar solo para estropear puntos.',
  ],
  [
    'After a challenge two tests decide who is correct.',
    'Después de un desafío dos pruebas deciden quién es correcto.',
  ],
  [
    'A player who had to write is correct with a correct Solution, and so is a Third Party who joined the writer.',
    'Quien tenía que escribir es correcto con una Solución correcta, y también el Tercero que se le unió.',
  ],
  [
    'A player who did not have to write is correct if no opponent wrote a correct Solution.',
    'Quien no tenía que escribir es correcto si ningún rival escribió una Solución correcta.',
  ],
  ['Points after a challenge.', 'Puntos después de un desafío.'],
  ['Not correct: 2 points.', 'No correcto: 2 puntos.'],
  [
    'Correct: 6 points, but 4 for a Third Party who sided with the Challenger.',
    'Correcto: 6 puntos, pero 4 para el Tercero que estuvo con quien desafía.',
  ],
  [
    'Points after a forceout: last cube moved and nobody called Impossible.',
    'Puntos cuando se movió el último cubo sin que nadie dijera Imposible.',
  ],
  [
    'A correct Solution after a forceout: 4 points.',
    'Una Solución correcta después del último cubo: 4 puntos.',
  ],
  [
    'No correct Solution after a forceout: 2 points.',
    'Sin Solución correcta después del último cubo: 2 puntos.',
  ],
  ['Absent for a shake: 0 points.', 'Ausente en una tirada: 0 puntos.'],
  [
    'Late: lose 1 point and get one more minute, then the turn is lost. Elementary, Middle: a judge initials it.',
    'Tarde: pierdes 1 punto y tienes un minuto más, después se pierde el turno. Elemental y Media: el juez pone iniciales.',
  ],
  ['The list of time limits.', 'La lista de los límites de tiempo.'],
  [
    'Rolling the cubes and dealing the Universe: 1 minute.',
    'Tirar los cubos y repartir el Universo: 1 minuto.',
  ],
  ['Every later turn, bonus move included: 1 minute.', 'Cada turno posterior, con jugada extra: 1 minuto.'],
  [
    'Calling Impossible after the last cube: 1 minute, taken out of the two minutes of writing.',
    'Decir Imposible después del último cubo: 1 minuto, que se toma de los dos de escribir.',
  ],
  [
    'Writing a Solution: 2 minutes; the Third Party decides in the same time.',
    'Escribir una Solución: 2 minutos; el Tercero decide en ese mismo tiempo.',
  ],
  ['Judging an opponent’s Solution: 2 minutes.', 'Juzgar la Solución de un rival: 2 minutos.'],
  [
    'Sand left over from the last task: the opponent flips the timer or not, whichever leaves less extra time.',
    'Si queda arena de la tarea anterior, el rival gira el reloj o no, lo que deje menos tiempo de más.',
  ],
  [
    'each clock on the screen starts fresh, so no sand is ever left over',
    'cada reloj de la pantalla empieza de nuevo, así que nunca queda arena',
  ],
  [
    'Time up is announced and 10 seconds are counted down before a point is lost; not for the block’s 15 seconds.',
    'Se anuncia que se acabó el tiempo y se cuentan 10 segundos antes de perder un punto; no en los 15 segundos del bloque.',
  ],
  [
    'A round is about 30 minutes plus 5 to finish; then all write for 2 minutes: 4 if correct, else 2.',
    'Una partida dura unos 30 minutos más 5 para terminar; después todos escriben 2 minutos: 4 si es correcta, si no 2.',
  ],
  [
    'Match points by place: 6, 4, 2 for three players, 6 and 4 for two; ties get 5, 4 or 3.',
    'Puntos por lugar: 6, 4, 2 para tres jugadores, 6 y 4 para dos; los empates dan 5, 4 o 3.',
  ],
  [
    'All players sign the scoresheet and the winner hands it in; a false score signed on purpose has a price.',
    'Todos firman la hoja y la entrega el ganador; un puntaje falso firmado a propósito tiene su precio.',
  ],
  [
    'each player confirms the scores and a judge can record a ruling',
    'cada jugador confirma los puntos y un juez puede anotar una decisión',
  ],
  [
    'A false score on purpose that is too low: the low score stays.',
    'Un puntaje falso a propósito demasiado bajo: se queda el bajo.',
  ],
  [
    'A false score on purpose that is too high: 0 for the round.',
    'Un puntaje falso a propósito demasiado alto: 0 en la partida.',
  ],
  [
    'Elementary players pick from these seven variations.',
    'En Elemental se elige entre estas siete variaciones.',
  ],
  [
    'Required Cube: every Solution uses the rolled symbol you name (not a digit).',
    'Cubo Obligatorio: toda Solución usa el símbolo que nombras y que salió (no un número).',
  ],
  [
    'A wild cube that stands for the required symbol does not do the job.',
    'Un comodín que vale por el símbolo obligatorio no cumple.',
  ],
  [
    'Wild Cube: a rolled cube you name (no digit) may be any symbol, the same all through; write down which.',
    'Cubo Comodín: un cubo que salió (no un número) puede ser cualquier símbolo, siempre el mismo; anota cuál.',
  ],
  [
    'B both wild and required: a B cube must be used, as whatever you like.',
    'B comodín y obligatorio: hay que usar un cubo B, como lo que quieras.',
  ],
  ['A wild cube used as itself needs no note.', 'Un comodín usado como sí mismo no necesita ninguna nota.'],
  [
    '∪ and ∩ Interchangeable: each ∪ may be ∩ and each ∩ may be ∪.',
    '∪ y ∩ intercambiables: cada ∪ puede ser ∩ y cada ∩ puede ser ∪.',
  ],
  [
    'One ∪ cube may stay ∪ while another one becomes ∩.',
    'Un cubo ∪ puede seguir siendo ∪ mientras otro se vuelve ∩.',
  ],
  ['A wild cube used as ∪ or ∩ may be swapped too.', 'Un comodín usado como ∪ o ∩ también se puede cambiar.'],
  [
    'A wild ∪ may mix ∪ and ∩ freely, but as any other symbol it must be that symbol everywhere.',
    'Un ∪ comodín puede mezclar ∪ y ∩ libremente, pero como cualquier otro símbolo debe ser ese en todas partes.',
  ],
  [
    'Just write the sign you mean; no note about swapped ∪ and ∩ is needed.',
    'Escribe el signo que quieres decir; no hace falta nota sobre ∪ y ∩ cambiados.',
  ],
  [
    'Making ∪ wild does not make ∩ wild, nor the other way round.',
    'Hacer comodín a ∪ no hace comodín a ∩, ni al revés.',
  ],
  [
    'V and Λ Interchangeable: each V may be Λ and each Λ may be V.',
    'V y Λ intercambiables: cada V puede ser Λ y cada Λ puede ser V.',
  ],
  [
    'All that is said about swapping ∪ and ∩ holds for V and Λ as well.',
    'Todo lo dicho sobre cambiar ∪ y ∩ vale también para V y Λ.',
  ],
  [
    'Two Operations: a Solution has at least two of the signs ∪, ∩, −, ′.',
    'Dos Operaciones: una Solución tiene al menos dos de los signos ∪, ∩, −, ′.',
  ],
  [
    'A wild cube counts if it stands for an operation; a wild operation cube used otherwise does not.',
    'Un comodín cuenta si vale por una operación; un comodín de operación usado de otra manera no.',
  ],
  [
    'The same operation twice is enough, as in R ∪ B ∪ V.',
    'La misma operación dos veces basta, como en R ∪ B ∪ V.',
  ],
  [
    'Multiple Operations: repeat any operation found in Required, Permitted or Resources.',
    'Operaciones Múltiples: repite cualquier operación que esté en Obligatorios, Permitidos o Recursos.',
  ],
  [
    'After Impossible this holds for all of Resources; after Now for the one Resource cube you use.',
    'Después de Imposible vale para todo Recursos; después de Ahora, para el único cubo de Recursos que usas.',
  ],
  [
    'Write the sign as often as you like; no note is needed.',
    'Escribe el signo cuantas veces quieras; no hace falta nota.',
  ],
  [
    'Shift from Permitted: your move may take a cube from Permitted to Required or Forbidden.',
    'Pasar de Permitidos: tu jugada puede llevar un cubo de Permitidos a Obligatorios o Prohibidos.',
  ],
  [
    'If you are not leading, a bonus move from Resources may come before the shift.',
    'Si no vas primero, antes de pasar puede haber una jugada extra desde Recursos.',
  ],
  [
    'A shift to Forbidden can never be the bonus cube itself.',
    'Pasar a Prohibidos nunca puede ser el cubo extra.',
  ],
  [
    'No shifting after the last cube has left Resources.',
    'No se pasa nada después de que el último cubo salió de Recursos.',
  ],
  ['Middle players pick from these nine variations.', 'En Media se elige entre estas nueve variaciones.'],
  [
    '= or ⊆ must be in a Restriction; other symbols in either part, or in both if played to Required.',
    '= o ⊆ debe estar en una Restricción; los demás símbolos en cualquier parte, o en ambas si están en Obligatorios.',
  ],
  [
    '= and ⊆ can never be shifted to Forbidden, however few cubes are left.',
    '= y ⊆ nunca pueden pasar a Prohibidos, por pocos cubos que queden.',
  ],
  [
    'No Null Restrictions: each Restriction removes a card; in a chain one link doing so is enough.',
    'Sin Restricciones Nulas: cada Restricción quita una carta; en una cadena basta con un enlace.',
  ],
  [
    'With several Restrictions each must remove a card in whatever order they are applied.',
    'Con varias Restricciones cada una debe quitar una carta, se apliquen en el orden que sea.',
  ],
  [
    'Absolute Value: an upside-down digit in the Goal may also be read as upright.',
    'Valor Absoluto: un número cabeza abajo en la Meta también se puede leer como derecho.',
  ],
  ['Goal 3 beside an upside-down 2: 1 or 5.', 'Meta 3 junto a un 2 cabeza abajo: 1 o 5.'],
  [
    'Goal L, 3 above an upside-down 2 and an upside-down 1 to its right: 5 or 7, never below zero.',
    'Meta en L, 3 sobre un 2 cabeza abajo y un 1 cabeza abajo a su derecha: 5 o 7, nunca menor que cero.',
  ],
  [
    'Junior: three variations are always on and players pick from the other nine.',
    'Júnior: tres variaciones valen siempre y se elige entre las otras nueve.',
  ],
  [
    'Multiple Operations, always on: repeat any operation found in Required, Permitted or Resources.',
    'Operaciones Múltiples, siempre: repite cualquier operación que esté en Obligatorios, Permitidos o Recursos.',
  ],
  [
    '∪ and ∩ Interchangeable, always on: each ∪ may be ∩ and each ∩ may be ∪.',
    '∪ y ∩ intercambiables, siempre: cada ∪ puede ser ∩ y cada ∩ puede ser ∪.',
  ],
  [
    'V and Λ Interchangeable, always on: each V may be Λ and each Λ may be V.',
    'V y Λ intercambiables, siempre: cada V puede ser Λ y cada Λ puede ser V.',
  ],
  [
    'Wild Cube: as in Middle, the same in Restrictions and Set-Name, but = and ⊆ cannot be made wild.',
    'Cubo Comodín: como en Media, lo mismo en Restricciones y nombre, pero = y ⊆ no pueden ser comodín.',
  ],
  [
    'Double Set: cards in a set you name, in four symbols at most, count twice; not an empty set nor the Universe.',
    'Conjunto Doble: las cartas de un conjunto que nombras, en cuatro símbolos como mucho, cuentan dos veces; ni vacío ni todo el Universo.',
  ],
  [
    'B, R′ or V − B′ can be doubled; names over four symbols, empty sets and sets with every card cannot.',
    'B, R′ o V − B′ se pueden doblar; nombres de más de cuatro símbolos, conjuntos vacíos y conjuntos con todas las cartas no.',
  ],
  [
    'Senior: − in a Double Set is Symmetric Difference only if that variation was picked before it.',
    'Sénior: − en un Conjunto Doble es Diferencia Simétrica solo si esa variación se eligió antes.',
  ],
  [
    'Required/Forbidden Card: one card of the Universe must be in every Set-Name, or must be in none.',
    'Carta Obligatoria/Prohibida: una carta del Universo debe estar en todo nombre, o en ninguno.',
  ],
  [
    'The picker says which card it is and writes it in the blank, like “RY” or “blank”.',
    'Quien elige dice qué carta es y la escribe en el hueco, como «RY» o «vacía».',
  ],
  [
    'A wild blank card may not be turned into the forbidden card.',
    'Una carta vacía comodín no se puede convertir en la carta prohibida.',
  ],
  [
    'Blank Card Wild: each writer chooses colors for the blank card and writes them down.',
    'Carta Vacía Comodín: cada uno elige colores para la carta vacía y los anota.',
  ],
  ['A blank card that stays blank needs no note.', 'Una carta vacía que sigue vacía no necesita nota.'],
  [
    'If its colors put the blank card in the Double Set, it counts twice.',
    'Si sus colores ponen la carta vacía en el Conjunto Doble, cuenta dos veces.',
  ],
];
