/** Sections in Spanish, by the English line. */
export const lines: readonly (readonly [english: string, spanish: string])[] = [
  [
    'Once writing is over, each Solution presented is checked.',
    'Cuando se acaba de escribir, se revisa cada Solución presentada.',
  ],
  [
    'Within two minutes the Third Party decides whether to present.',
    'En dos minutos el Tercero decide si presenta.',
  ],
  [
    'The Third Party may keep silent until time is up, but cannot take a decision back.',
    'El Tercero puede callar hasta que se acabe el tiempo, pero no retirar su decisión.',
  ],
  [
    'The Third Party may say outright whether they present.',
    'El Tercero puede decir claramente si presenta.',
  ],
  [
    'The Third Party may answer yes or no, by word or nod, when asked.',
    'El Tercero puede contestar sí o no, con palabras o con la cabeza, si le preguntan.',
  ],
  [
    'Handing a paper over for checking also means: I present.',
    'Entregar un papel para que lo revisen también significa: presento.',
  ],
  [
    'No checking before all Solutions are presented.',
    'No se revisa nada antes de que estén presentadas todas las Soluciones.',
  ],
  [
    'A presented Solution is final; trying to change it makes it wrong.',
    'Una Solución presentada es definitiva; intentar cambiarla la hace incorrecta.',
  ],
  [
    'The writer circles the Solution that counts, at the latest when asked.',
    'Quien escribe encierra en un círculo la Solución que vale, a más tardar cuando se lo piden.',
  ],
  [
    'only the text that a player sends counts as the Solution',
    'solo cuenta como Solución el texto que envía el jugador',
  ],
  [
    'Each Solution is checked for two minutes, by both opponents at once, one Solution at a time.',
    'Cada Solución se revisa dos minutos, los dos rivales a la vez y una Solución cada vez.',
  ],
  [
    'With two players after the last cube, the two Solutions are checked one after the other.',
    'Con dos jugadores después del último cubo, las dos Soluciones se revisan una tras otra.',
  ],
  [
    'Checkers accept or prove a fault, else it is correct; a non-presenter who accepts a wrong one scores 2.',
    'Quien revisa acepta o prueba un error, y si no, es correcta; quien no presentó y acepta una mala gana 2.',
  ],
  [
    'The cubes on the mat are not used to build the Solution.',
    'Los cubos del tablero no se usan para armar la Solución.',
  ],
  [
    'cubes on the mat cannot be moved while Solutions are checked',
    'los cubos del tablero no se mueven mientras se revisan las Soluciones',
  ],
  [
    'Whoever says it misses the Goal has to name one of these reasons.',
    'Quien dice que no da la Meta debe nombrar una de estas razones.',
  ],
  ['Reason: the Goal itself has no legal value.', 'Razón: la Meta misma no tiene ningún valor válido.'],
  ['A Goal shaped like a backwards L is illegal.', 'Una Meta en forma de L al revés no vale.'],
  ['A Goal below zero is illegal.', 'Una Meta menor que cero no vale.'],
  [
    'Reason: the number of cards is no legal value of the Goal.',
    'Razón: el número de cartas no es un valor válido de la Meta.',
  ],
  [
    'Checkers have to try it out on the cards before they reject.',
    'Quien revisa debe probar con las cartas antes de rechazar.',
  ],
  [
    'a rejection needs a stated reason, and a judge sees the Solution worked out on the cards',
    'para rechazar hay que dar una razón, y el juez ve la Solución resuelta con las cartas',
  ],
  [
    'If the Solution has one reading only, a general argument that it misses the Goal is enough.',
    'Si la Solución tiene una sola lectura, basta un argumento general de que no da la Meta.',
  ],
  [
    'the product works out the exact value, so a judge can settle the argument',
    'el programa calcula el valor exacto, y así el juez puede decidir la discusión',
  ],
  [
    'With Goal 0, a set that is plainly not empty is wrong.',
    'Con Meta 0, un conjunto que claramente no está vacío es incorrecto.',
  ],
  [
    'With Goal 5, a Restriction that leaves four cards or fewer is wrong, unless some count double.',
    'Con Meta 5, una Restricción que deja cuatro cartas o menos es incorrecta, salvo que algunas cuenten doble.',
  ],
  [
    'Reason: a checker writes a grouping that misses the Goal; one try, alone or together, then no more objections.',
    'Razón: quien revisa escribe una agrupación que no da la Meta; un intento, solo o juntos, y no hay más objeciones.',
  ],
  [
    'When time is up, a checker may buy one more minute for 1 point; the other may not go on for free.',
    'Cuando se acaba el tiempo, quien revisa puede comprar otro minuto por 1 punto; el otro no sigue gratis.',
  ],
  [
    'Checkers who work apart may not talk with each other.',
    'Quienes revisan por separado no pueden hablar entre sí.',
  ],
  [
    'separate attempts stay hidden until both are ready',
    'los intentos separados quedan ocultos hasta que los dos están listos',
  ],
  ['One try per checker, or one joint try.', 'Un intento por persona, o uno juntos.'],
  [
    'While one checker looks for a grouping, the other may go on checking.',
    'Mientras uno busca una agrupación, el otro puede seguir revisando.',
  ],
  [
    'Checkers who were ready in time lose nothing while the writer looks at their groupings.',
    'Quien estuvo listo a tiempo no pierde nada mientras el autor mira su agrupación.',
  ],
  [
    'B ∪ G − R has two readings; if one of them misses the Goal, it is wrong.',
    'B ∪ G − R tiene dos lecturas; si una no da la Meta, es incorrecta.',
  ],
  ['R ∪ G′ has one reading, because ′ goes first.', 'R ∪ G′ tiene una sola lectura, porque ′ va primero.'],
  [
    'What a cube stands for, if not itself, has to be written clearly.',
    'Qué representa un cubo, si no es él mismo, hay que escribirlo con claridad.',
  ],
  ['Reason: something in the Solution has no meaning.', 'Razón: algo de la Solución no tiene sentido.'],
  ['R ∪ ′B and R Λ G mean nothing.', 'R ∪ ′B y R Λ G no significan nada.'],
  [
    'A Restriction with (B = G) in the middle of a set means nothing.',
    'Una Restricción con (B = G) en medio de un conjunto no significa nada.',
  ],
  ['Reason: a variation was used wrongly or left out.', 'Razón: una variación se usó mal o no se usó.'],
  [
    'With − Wild, two − cubes for two different symbols are wrong.',
    'Con − Comodín, dos cubos − para dos símbolos distintos son un error.',
  ],
  ['With Two Operations, one operation is too few.', 'Con Dos Operaciones, una operación es poco.'],
  [
    'A checker may ask a judge whether the Solution makes the Goal.',
    'Quien revisa puede preguntar al juez si la Solución da la Meta.',
  ],
  [
    'After asking, no other objection counts, even with time left.',
    'Después de preguntar no cuenta ninguna otra objeción, aunque quede tiempo.',
  ],
  [
    'The judge says yes if one reading makes the Goal, because nobody raised ambiguity.',
    'El juez dice sí si una lectura da la Meta, porque nadie habló de ambigüedad.',
  ],
  [
    'A ruling can be appealed if a second judge was called and the scoresheet is not yet initialled.',
    'Se puede apelar una decisión si se llamó a un segundo juez y la hoja todavía no tiene iniciales.',
  ],
  [
    'How an appeal goes on is written in the manual of the national tournament.',
    'Cómo sigue una apelación está en el manual del torneo nacional.',
  ],
  ['What happens with the last cube.', 'Qué pasa con el último cubo.'],
  [
    'The last cube goes to Required or Permitted (Forbidden is undone, no penalty); then all write for two minutes.',
    'El último cubo va a Obligatorios o Permitidos (si va a Prohibidos se deshace, sin penalización); después todos escriben dos minutos.',
  ],
  [
    'With one cube left, the player to move cannot call Now.',
    'Con un solo cubo, quien tiene que mover no puede decir Ahora.',
  ],
  [
    'Impossible against the last cube must come in the first minute; writers have what is left of the two.',
    'Imposible contra el último cubo debe venir en el primer minuto; quien escribe tiene lo que queda de los dos.',
  ],
  [
    'Now against the last cube, or Impossible too late, is set aside and costs 1 point.',
    'Ahora contra el último cubo, o Imposible demasiado tarde, se deja de lado y cuesta 1 punto.',
  ],
  ['Illegal procedures and conduct.', 'Errores de procedimiento y conducta.'],
  [
    'Whoever charges an illegal procedure says at once exactly what it was.',
    'Quien señala un error de procedimiento dice en seguida qué fue exactamente.',
  ],
  [
    'An illegal move is taken back and made again, with at least 10 seconds for it and no direct penalty.',
    'Una jugada ilegal se retira y se hace otra vez, con al menos 10 segundos y sin penalización directa.',
  ],
  [
    'Out of turn, two cubes without “Bonus”, last cube forbidden, or = and ⊆ forbidden too early.',
    'Fuera de turno, dos cubos sin «Extra», el último cubo prohibido, o = y ⊆ prohibidos demasiado pronto.',
  ],
  ['A move that was legal stays.', 'Una jugada que era legal se queda.'],
  ['A mistaken charge costs nothing.', 'Señalar algo por error no cuesta nada.'],
  [
    'An error stands once another player has acted legally after it.',
    'Un error queda en pie cuando otro jugador ya actuó legalmente después.',
  ],
  [
    'A leader’s bonus move nobody noticed before the next move stays, with no penalty.',
    'La jugada extra de quien va primero que nadie notó antes de la siguiente jugada queda, sin penalización.',
  ],
  [
    'A judge warns a player who disturbs; after that each offence may cost 1 point, or the round.',
    'El juez advierte a quien molesta; después cada falta puede costar 1 punto, o la partida.',
  ],
  [
    'the judge seat can record a warning, a penalty, a disqualification and a replay',
    'el asiento del juez puede anotar una advertencia, una penalización, una descalificación y una repetición',
  ],
  [
    'Phones, talking, tapping, rudeness, hovering at the block, false charges, or playing only to spoil scores.',
    'Teléfonos, hablar, golpear la mesa, mala educación, la mano junto al bloque, acusaciones falsas o jugar solo para estropear puntos.',
  ],
  [
    'the judge seat can pick the kind of offence when recording a warning',
    'el asiento del juez puede elegir la clase de falta al anotar una advertencia',
  ],
  [
    'For grave offences two judges together may take 1 point, or send a player off, without a warning.',
    'Por faltas graves dos jueces juntos pueden quitar 1 punto, o sacar a un jugador, sin advertencia.',
  ],
  [
    'the judge seat can record a penalty that a second judge confirms',
    'el asiento del juez puede anotar una penalización que confirma un segundo juez',
  ],
  ['The points of a shake.', 'Los puntos de una tirada.'],
  ['Who counts as correct after a challenge.', 'Quién cuenta como correcto después de un desafío.'],
  [
    'Correct: you had to write and your Solution is correct; a Third Party on that side has to write as well.',
    'Correcto: tenías que escribir y tu Solución es correcta; el Tercero de ese lado también tiene que escribir.',
  ],
  [
    'Correct: you had no duty to write and nobody was right; but accepting a wrong Solution gives you 2.',
    'Correcto: no tenías que escribir y nadie acertó; pero aceptar una Solución mala te da 2.',
  ],
  [
    'Points after a challenge depend on who is correct and in which role.',
    'Los puntos después de un desafío dependen de quién acierta y en qué papel.',
  ],
  ['2 points for everyone who is not correct.', '2 puntos para todos los que no son correctos.'],
  [
    '6 points for a Challenger or Mover who is correct.',
    '6 puntos para quien desafía o quien movió, si es correcto.',
  ],
  [
    'Third Party 6: correct after Impossible, correct alone after Now, or silent when the Now Challenger fails.',
    'Tercero 6: correcto después de Imposible, el único correcto después de Ahora, o callado cuando falla quien dijo Ahora.',
  ],
  [
    'Third Party 4: silent when the Mover fails after Impossible, or correct together with the Now Challenger.',
    'Tercero 4: callado cuando quien movió falla después de Imposible, o correcto junto con quien dijo Ahora.',
  ],
  [
    'Points when the last cube was moved and nobody called Impossible.',
    'Puntos cuando se movió el último cubo y nadie dijo Imposible.',
  ],
  ['4 points for a correct Solution.', '4 puntos por una Solución correcta.'],
  ['2 points without a correct Solution.', '2 puntos sin una Solución correcta.'],
  [
    'Being absent, or late for the roll, scores −2 for that shake.',
    'Estar ausente, o llegar cuando ya se tiró, da −2 en esa tirada.',
  ],
  ['The time limits.', 'Los límites de tiempo.'],
  [
    'A limit missed costs 1 and gives a minute; missed again, 1 more and the turn. Elementary, Middle: a judge initials.',
    'Pasarse de un límite cuesta 1 y da un minuto; otra vez, 1 más y el turno. Elemental y Media: el juez pone iniciales.',
  ],
  ['The list of limits.', 'La lista de los límites.'],
  ['Rolling and dealing: 1 minute.', 'Tirar y repartir: 1 minuto.'],
  [
    'Picking a variation: 15 seconds, counted after the rolling minute.',
    'Elegir una variación: 15 segundos, contados después del minuto de tirar.',
  ],
  ['Setting the Goal: 2 minutes.', 'Poner la Meta: 2 minutos.'],
  ['First turn after the Goal: 2 minutes.', 'Primer turno después de la Meta: 2 minutos.'],
  ['Every other turn, bonus move included: 1 minute.', 'Todos los demás turnos, con jugada extra: 1 minuto.'],
  [
    'Saying the challenge after lifting the block: 15 seconds.',
    'Decir el desafío después de levantar el bloque: 15 segundos.',
  ],
  [
    'Calling Impossible after the last cube: 1 minute, part of the two for writing.',
    'Decir Imposible después del último cubo: 1 minuto, dentro de los dos para escribir.',
  ],
  [
    'Writing a Solution: 2 minutes, in which the Third Party decides too.',
    'Escribir una Solución: 2 minutos, en los que también decide el Tercero.',
  ],
];
