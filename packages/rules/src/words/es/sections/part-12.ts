/** Sections in Spanish, by the English line. */
export const lines: readonly (readonly [english: string, spanish: string])[] = [
  [
    'A required blank card is still the required one when the writer colors it.',
    'Una carta vacía obligatoria sigue siendo la obligatoria cuando se colorea.',
  ],
  [
    'Blank Card Wild and blank forbidden clash: the later pick is illegal and costs 1 point.',
    'Carta Vacía Comodín y carta vacía prohibida chocan: la elección posterior no vale y cuesta 1 punto.',
  ],
  [
    'Senior: the three fixed variations stay on; players pick from the other Junior ones and two more.',
    'Sénior: las tres variaciones fijas siguen; se elige entre las demás de Júnior y dos más.',
  ],
  [
    'Symmetric Difference: A − B is what lies in just one of them; clashes with − Wild, the later pick pays 1.',
    'Diferencia Simétrica: A − B es lo que está en uno solo de los dos; choca con − Comodín, la elección posterior paga 1.',
  ],
  [
    'A wild cube that stands for − gives the symmetric difference too.',
    'Un comodín que vale por − también da la diferencia simétrica.',
  ],
  ['Write a plain −; no note is needed.', 'Escribe un − normal; no hace falta nota.'],
  [
    'With Double Set as well, the sheet must show which of the two was picked first.',
    'Si también hay Conjunto Doble, la hoja debe mostrar cuál de las dos se eligió primero.',
  ],
  [
    'Two Solutions: the second has a new card; 3 minutes to write or check, 2 for Impossible, Now needs 3 cubes.',
    'Dos Soluciones: la segunda tiene una carta nueva; 3 minutos para escribir o revisar, 2 para Imposible, Ahora necesita 3 cubos.',
  ],
  [
    'A Goal of 0, or one that needs every card of the Universe, deserves Impossible.',
    'Una Meta de 0, o una que necesita todas las cartas del Universo, merece Imposible.',
  ],
  [
    'Each of the two must use the cubes rightly and obey all variations, as if two players wrote them.',
    'Cada una de las dos debe usar bien los cubos y cumplir todas las variaciones, como si las escribieran dos jugadores.',
  ],
  [
    'After Now, each of the two may take its own single cube from Resources.',
    'Después de Ahora, cada una de las dos puede tomar su propio cubo de Recursos.',
  ],
  [
    'A wild cube may mean one thing in the first Solution and another in the second.',
    'Un comodín puede significar una cosa en la primera Solución y otra en la segunda.',
  ],
  [
    'The blank card may get other colors in the second, but it is still the same card, not a new one.',
    'La carta vacía puede tener otros colores en la segunda, pero sigue siendo la misma carta, no una nueva.',
  ],
  [
    'A required card with a Goal of 1 leaves no new card, so Impossible is right.',
    'Una carta obligatoria con Meta 1 no deja ninguna carta nueva, así que lo correcto es Imposible.',
  ],
  [
    'With Absolute Value the two may match different values of the Goal.',
    'Con Valor Absoluto las dos pueden dar valores distintos de la Meta.',
  ],
  ['Three restriction cubes show V, Λ, = or ⊆.', 'Tres cubos de restricciones muestran V, Λ, = o ⊆.'],
  [
    '= is wild for any set and ⊆ for any operation; each keeps one meaning through a Solution.',
    '= es comodín de cualquier conjunto y ⊆ de cualquier operación; cada uno conserva un significado en toda la Solución.',
  ],
  [
    'Only pen or pencil, plain paper and blank Universe charts are allowed; no devices or notes.',
    'Solo se permiten lápiz o pluma, papel en blanco y cuadros del Universo sin marcar; ni aparatos ni apuntes.',
  ],
  [
    'The player right of the Goal-setter deals the cards, well shuffled.',
    'Reparte las cartas, bien barajadas, quien está a la derecha de quien pone la Meta.',
  ],
  ['6 to 12 cards are dealt.', 'Se reparten de 6 a 12 cartas.'],
  [
    'The layout gives the value: one cube, row, column, L or upside-down T; any other calls for Impossible.',
    'La colocación da el valor: un cubo, fila, columna, L o T al revés; cualquier otra pide Imposible.',
  ],
  [
    'Say “Bonus”, put one cube that is no digit in Forbidden, then set the Goal.',
    'Di «Extra», pon en Prohibidos un cubo que no sea número, y después pon la Meta.',
  ],
  [
    '“No Goal” is for very odd rolls only, such as three 1s with nothing but ∪.',
    '«No hay Meta» es solo para tiradas muy raras, como tres 1 con nada más que ∪.',
  ],
  [
    'Anyone may make a bonus move: say “Bonus”, one cube to Forbidden, then another to any section.',
    'Cualquiera puede hacer una jugada extra: di «Extra», un cubo a Prohibidos, y otro a cualquier sección.',
  ],
  [
    'Now with only one cube or none in Resources is set aside.',
    'Ahora con un solo cubo o ninguno en Recursos se deja de lado.',
  ],
  [
    'Now before any cube is in Required or Permitted is set aside and play goes on.',
    'Ahora antes de que haya un cubo en Obligatorios o Permitidos se deja de lado y el juego sigue.',
  ],
  [
    'Lift the block and say the challenge; challenging yourself is set aside and costs nothing.',
    'Levanta el bloque y di el desafío; desafiarte a ti mismo se deja de lado y no cuesta nada.',
  ],
  [
    'Touching the block means nothing, but do not keep a hand or pencil on it or hover over it.',
    'Tocar el bloque no significa nada, pero no dejes la mano ni el lápiz encima ni al lado.',
  ],
  [
    'A Solution is one Set-Name for a set of cards in the Universe, with defined symbols only.',
    'Una Solución es un nombre de un conjunto de cartas del Universo, solo con símbolos definidos.',
  ],
  [
    'Solutions may be as short as R′ or as long as (V − G)′ ∪ R.',
    'Las Soluciones pueden ser tan cortas como R′ o tan largas como (V − G)′ ∪ R.',
  ],
  [
    'Writing “= Goal” behind the Solution makes it wrong.',
    'Escribir «= Meta» detrás de la Solución la hace incorrecta.',
  ],
  [
    'A writer who uses = or ⊆ must write down what it stands for.',
    'Quien usa = o ⊆ debe anotar por qué vale.',
  ],
  [
    'The Third Party tells within the two minutes whether a Solution comes, and cannot take that back.',
    'El Tercero dice en los dos minutos si viene una Solución, y no puede retirarlo.',
  ],
  [
    'The set must have as many cards as the Goal says.',
    'El conjunto debe tener tantas cartas como dice la Meta.',
  ],
  [
    'On-Sets is not Equations: no “= Goal” behind the Solution.',
    'On-Sets no es Equations: nada de «= Meta» detrás de la Solución.',
  ],
  ['Each Required cube is in it.', 'Cada cubo de Obligatorios está en ella.'],
  ['Permitted cubes are free to use or to leave.', 'Los cubos de Permitidos se pueden usar o no.'],
  [
    'When writing time is over or all writers are ready, all presented Solutions are checked.',
    'Cuando se acaba el tiempo de escribir o todos están listos, se revisan todas las Soluciones presentadas.',
  ],
  [
    'Accept a Solution or prove it wrong, in time and with a reason; what nobody disproves is correct.',
    'Acepta una Solución o prueba que está mal, a tiempo y con una razón; lo que nadie refuta es correcto.',
  ],
  ['Its value is not the value of the Goal.', 'Su valor no es el valor de la Meta.'],
  [
    'the product can show which cards a Solution selects',
    'el programa puede mostrar qué cartas elige una Solución',
  ],
  [
    'Asking a judge if it equals the Goal is the last question: both checkers agree first, then no more objections.',
    'Preguntar a un juez si es igual a la Meta es la última pregunta: los dos se ponen de acuerdo, y después no hay más objeciones.',
  ],
  [
    'A checker may add grouping to a copy to show a reading that misses the Goal: one try each.',
    'Quien revisa puede agrupar una copia para mostrar una lectura que no da la Meta: un intento cada uno.',
  ],
  [
    'Wild = and ⊆ keep one meaning each, and the writer must note it clearly.',
    '= y ⊆ comodín conservan un solo significado cada uno, y quien escribe debe anotarlo con claridad.',
  ],
  [
    'Now with one cube or none left, or Impossible after that minute, is set aside and costs nothing.',
    'Ahora con un solo cubo o ninguno, o Imposible después de ese minuto, se deja de lado y no cuesta nada.',
  ],
  [
    'Illegal: moving out of turn, two cubes without “Bonus”, or the last cube to Forbidden.',
    'No vale: mover fuera de turno, dos cubos sin «Extra», o el último cubo a Prohibidos.',
  ],
  [
    'A wrong bonus move, two cubes to Required, stays without penalty once the next player has moved or challenged.',
    'Una mala jugada extra, dos cubos a Obligatorios, queda sin penalización cuando el siguiente ya movió o desafió.',
  ],
  [
    'Behavior that disturbs: first a warning, then 1 point each time, then out; the head judge may order a replay.',
    'Conducta que molesta: primero una advertencia, después 1 punto cada vez, después fuera; el juez principal puede mandar repetir.',
  ],
  [
    'A non-writer is correct if no opponent solved it; after Impossible, one who accepts a wrong Solution gets 2.',
    'Quien no escribe es correcto si ningún rival la resolvió; después de Imposible, quien acepta una Solución mala tiene 2.',
  ],
  [
    'Late: lose 1 point, get one more minute, then lose the turn. Minor, Elementary, Middle: a judge initials.',
    'Tarde: pierdes 1 punto, tienes un minuto más, después pierdes el turno. Menor, Elemental y Media: el juez pone iniciales.',
  ],
  ['Dealing the Universe: 1 minute.', 'Repartir el Universo: 1 minuto.'],
  ['Rolling the cubes and setting the Goal: 2 minutes.', 'Tirar los cubos y poner la Meta: 2 minutos.'],
  [
    'Time up is announced and 10 seconds are counted down, at a fair pace, before a point is lost.',
    'Se anuncia que se acabó el tiempo y se cuentan 10 segundos, a buen ritmo, antes de perder un punto.',
  ],
  [
    'All sign the scoresheet and the winner hands it in; a simple slip is corrected if all agree.',
    'Todos firman la hoja y la entrega el ganador; un simple descuido se corrige si todos están de acuerdo.',
  ],
  [
    'each player confirms the scores and a judge can record a correction',
    'cada jugador confirma los puntos y un juez puede anotar una corrección',
  ],
];
