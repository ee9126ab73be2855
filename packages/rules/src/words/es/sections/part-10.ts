/** Sections in Spanish, by the English line. */
export const lines: readonly (readonly [english: string, spanish: string])[] = [
  [
    'Why four: near the end a Mover may need to drop = or ⊆ so as not to hand over a Now.',
    'Por qué cuatro: cerca del final alguien puede necesitar soltar = o ⊆ para no regalar un Ahora.',
  ],
  [
    'At any time you may challenge the player who just moved or set the Goal: Now, Impossible, or a “No Goal”.',
    'En cualquier momento puedes desafiar a quien acaba de mover o de poner la Meta: Ahora, Imposible, o un «No hay Meta».',
  ],
  [
    'Impossible: no matter how the rest is played, nobody can write a correct Solution.',
    'Imposible: se juegue como se juegue lo demás, nadie puede escribir una Solución correcta.',
  ],
  [
    'Against an illegal layout or a negative Goal, Impossible is the right challenge.',
    'Contra una mala colocación o una Meta negativa, lo correcto es Imposible.',
  ],
  ['“Never” counts as Impossible and costs nothing.', '«Nunca» cuenta como Imposible y no cuesta nada.'],
  [
    'Now: a Solution can be written with the mat and at most one cube from Resources.',
    'Ahora: se puede escribir una Solución con el tablero y como mucho un cubo de Recursos.',
  ],
  [
    'Now with only one cube or none in Resources is set aside and costs 1 point.',
    'Ahora con un solo cubo o ninguno en Recursos se deja de lado y cuesta 1 punto.',
  ],
  [
    'Why: with one cube left the Mover had no other choice, so a Now would be unfair.',
    'Por qué: con un solo cubo quien movió no tenía otra opción, así que un Ahora sería injusto.',
  ],
  [
    'Lift the block and say the challenge; lifting it in silence or challenging yourself costs 1 point.',
    'Levanta el bloque y di el desafío; levantarlo en silencio o desafiarte a ti mismo cuesta 1 punto.',
  ],
  [
    'Touching the block means nothing, but do not keep a hand on it or hover over it.',
    'Tocar el bloque no significa nada, pero no dejes la mano encima ni al lado.',
  ],
  [
    'on the screen nobody can block it; the judge seat can record a warning',
    'en la pantalla nadie puede taparlo; el asiento del juez puede anotar una advertencia',
  ],
  [
    'The block is for challenges alone, and is not for use with fewer than two cubes left in Resources.',
    'El bloque es solo para desafiar, y no se usa con menos de dos cubos en Recursos.',
  ],
  [
    'The Set-Name names a set of cards with defined symbols only; an = or ⊆ in it makes it wrong.',
    'El nombre del conjunto nombra cartas con símbolos definidos; un = o ⊆ en él lo hace incorrecto.',
  ],
  [
    'Set-Names may be as short as B or as long as (V − G)′ ∪ R.',
    'Los nombres pueden ser tan cortos como B o tan largos como (V − G)′ ∪ R.',
  ],
  [
    'On paper you may add parentheses, brackets or braces to show grouping.',
    'En el papel puedes añadir paréntesis, corchetes o llaves para agrupar.',
  ],
  [
    'The Restriction part holds one or more Restrictions.',
    'La parte de las Restricciones tiene una o más Restricciones.',
  ],
  [
    'Cards that break a Restriction leave the Universe first; then the Set-Name is worked out.',
    'Las cartas que incumplen una Restricción salen primero del Universo; después se calcula el nombre.',
  ],
  [
    'Removed cards come back before the next Solution is checked.',
    'Las cartas quitadas vuelven antes de revisar la siguiente Solución.',
  ],
  [
    'A Restriction counts only for the Solution it stands in.',
    'Una Restricción vale solo para la Solución en que está.',
  ],
  [
    'There are three kinds of Restriction, all built from legal Set-Names.',
    'Hay tres tipos de Restricción, todos hechos con nombres válidos.',
  ],
  [
    'Set 1 ⊆ Set 2 removes the cards that are in the first set but not in the second.',
    'Conjunto 1 ⊆ Conjunto 2 quita las cartas que están en el primero pero no en el segundo.',
  ],
  [
    'B ⊆ R′, G − Y ⊆ Λ and even B ∪ Y ⊆ B ∪ Y are subset Restrictions.',
    'B ⊆ R′, G − Y ⊆ Λ y hasta B ∪ Y ⊆ B ∪ Y son Restricciones de subconjunto.',
  ],
  [
    'Set 1 = Set 2 removes the cards that are in exactly one of the two sets.',
    'Conjunto 1 = Conjunto 2 quita las cartas que están en uno solo de los dos.',
  ],
  [
    'B = R, G − Y = V and even R = R are equals Restrictions.',
    'B = R, G − Y = V y hasta R = R son Restricciones de igualdad.',
  ],
  [
    'A chain Restriction has two or more = or ⊆ cubes.',
    'Una Restricción en cadena tiene dos o más cubos = o ⊆.',
  ],
  [
    'A chain of three sets means both links at once, with any mix of = and ⊆.',
    'Una cadena de tres conjuntos significa los dos enlaces a la vez, con cualquier mezcla de = y ⊆.',
  ],
  [
    'Longer chains work the same way, link by link from the left.',
    'Las cadenas más largas funcionan igual, enlace por enlace desde la izquierda.',
  ],
  [
    'Grouping signs may surround a Set-Name in a Restriction but never an = or ⊆.',
    'Los signos de agrupar pueden encerrar un nombre en una Restricción, pero nunca un = ni ⊆.',
  ],
  [
    '(A ⊆ B) ⊆ C, A = (B = C) and (B = R) are wrong; parentheses inside one side are fine.',
    '(A ⊆ B) ⊆ C, A = (B = C) y (B = R) están mal; los paréntesis dentro de un lado están bien.',
  ],
  [
    'After a valid challenge somebody must write a Solution.',
    'Después de un desafío válido alguien tiene que escribir una Solución.',
  ],
  [
    'After Now the Challenger writes; the Mover may not present one.',
    'Después de Ahora escribe quien desafía; quien movió no puede presentar.',
  ],
  [
    'After Impossible the Mover writes; the Challenger may not present one.',
    'Después de Imposible escribe quien movió; quien desafía no puede presentar.',
  ],
  [
    'The Third Party chooses a side within the two minutes and writes too when joining the writer.',
    'El Tercero elige un lado en los dos minutos y también escribe si se une a quien escribe.',
  ],
  ['The Third Party can say if a Solution will come.', 'El Tercero puede decir si viene una Solución.'],
  [
    'The Third Party can name or point to the player to join.',
    'El Tercero puede nombrar o señalar al jugador al que se une.',
  ],
  [
    'A Third Party with nothing to present at the end has joined the player who does not write.',
    'El Tercero que al final no tiene nada que presentar se unió al jugador que no escribe.',
  ],
  [
    'A Solution is correct only if it passes every test listed here.',
    'Una Solución es correcta solo si pasa todas las pruebas de esta lista.',
  ],
  ['It needs a valid Set-Name.', 'Necesita un nombre de conjunto válido.'],
  [
    'Not in Elementary: with = or ⊆ in Required it needs a Restriction; otherwise one is optional.',
    'No en Elemental: con = o ⊆ en Obligatorios necesita una Restricción; si no, es opcional.',
  ],
  [
    'The set must have as many cards as the Goal says, after all Restrictions, in any order.',
    'El conjunto debe tener tantas cartas como dice la Meta, después de todas las Restricciones, en cualquier orden.',
  ],
  [
    'On-Sets is not Equations: no “= Goal” behind the Set-Name.',
    'On-Sets no es Equations: nada de «= Meta» detrás del nombre.',
  ],
  [
    'With Absolute Value a Goal can have several values; matching one of them is enough.',
    'Con Valor Absoluto una Meta puede tener varios valores; basta con dar uno.',
  ],
  ['It has to use the cubes in the right way.', 'Tiene que usar los cubos de la manera debida.'],
  [
    'Restriction B = B with Set-Name B is long enough: three cubes in all.',
    'La Restricción B = B con el nombre B es bastante larga: tres cubos en total.',
  ],
  [
    'Each Required cube stands in the Set-Name and, if there is one, in the Restriction part; = and ⊆ only there.',
    'Cada cubo de Obligatorios está en el nombre y, si la hay, en la parte de Restricciones; = y ⊆ solo ahí.',
  ],
  [
    'Each Permitted cube may be in the Restriction part, in the Set-Name, or in both; = and ⊆ only in the first.',
    'Cada cubo de Permitidos puede estar en las Restricciones, en el nombre o en los dos; = y ⊆ solo en lo primero.',
  ],
  ['Cubes in Forbidden stay out.', 'Los cubos de Prohibidos quedan fuera.'],
  [
    'Cubes count, not symbols: one ∪ can be Forbidden while another ∪ is Required.',
    'Cuentan los cubos, no los símbolos: un ∪ puede estar en Prohibidos y otro ∪ en Obligatorios.',
  ],
  ['After Now, one cube from Resources at the most.', 'Después de Ahora, un cubo de Recursos como mucho.'],
  [
    'After Impossible, all of Resources counts as Permitted.',
    'Después de Imposible, todo Recursos cuenta como Permitidos.',
  ],
  ['It obeys all variations of the shake.', 'Cumple todas las variaciones de la tirada.'],
  ['With − Required, a Solution without − fails.', 'Con − en Obligatorios, una Solución sin − falla.'],
  [
    'With Two Operations, the Set-Name needs two or more operation symbols.',
    'Con Dos Operaciones, el nombre necesita dos o más signos de operación.',
  ],
  [
    'It must give the Goal in every legal way of reading it.',
    'Debe dar la Meta en toda manera válida de leerla.',
  ],
  [
    'A Solution with several readings is ambiguous; it falls if an opponent shows a reading that misses the Goal.',
    'Una Solución con varias lecturas es ambigua; cae si un rival muestra una lectura que no da la Meta.',
  ],
  [
    '′ goes first and cannot be split from its set; nothing else has an order, so group with parentheses.',
    '′ va primero y no se separa de su conjunto; nada más tiene orden, así que agrupa con paréntesis.',
  ],
  [
    'When writing time is over, all presented Solutions are checked.',
    'Cuando se acaba el tiempo de escribir, se revisan todas las Soluciones presentadas.',
  ],
  [
    'The Third Party tells by the end of writing time whether a Solution comes.',
    'El Tercero dice antes de que acabe el tiempo de escribir si viene una Solución.',
  ],
  ['Telling can be done by saying so.', 'Se puede decir con palabras.'],
  [
    'Telling can be done by naming or pointing to the side joined.',
    'Se puede decir nombrando o señalando el lado al que se une.',
  ],
  [
    'Telling can be done by what is on the table when time ends; a choice once told stays.',
    'Se puede decir con lo que hay en la mesa al acabar el tiempo; una decisión dicha se queda.',
  ],
  [
    'No checking before all Solutions are on the table.',
    'No se revisa nada antes de que todas las Soluciones estén en la mesa.',
  ],
  [
    'A Solution that was presented can no longer be changed, even if time is left.',
    'Una Solución presentada ya no se puede cambiar, aunque quede tiempo.',
  ],
  [
    'The writer shows which Solution counts, at the latest when asked.',
    'Quien escribe muestra qué Solución vale, a más tardar cuando se lo piden.',
  ],
  [
    'Two minutes to check each Solution, one Solution at a time, both opponents together.',
    'Dos minutos para revisar cada Solución, una cada vez, los dos rivales juntos.',
  ],
  [
    'Accept it or prove it wrong; unproven means correct. A non-presenter who accepts a wrong one scores 2.',
    'Acéptala o prueba que está mal; sin prueba es correcta. Quien no presentó y acepta una mala gana 2.',
  ],
  [
    'Do not push the real cubes around to build the Solution while checking.',
    'No muevas los cubos de verdad para armar la Solución mientras se revisa.',
  ],
  [
    'the mat on the screen keeps the record of where each cube was played',
    'el tablero de la pantalla guarda dónde se jugó cada cubo',
  ],
  [
    'Who says a Solution misses the Goal must give one of these reasons.',
    'Quien dice que una Solución no da la Meta debe dar una de estas razones.',
  ],
  ['The Goal means nothing legal.', 'La Meta no significa nada válido.'],
  ['A Goal laid out as a backwards L is illegal.', 'Una Meta colocada como L al revés no vale.'],
  [
    'The value is none that the Goal can legally have (more than one only with Absolute Value).',
    'El valor no es ninguno que la Meta pueda tener (más de uno solo con Valor Absoluto).',
  ],
  [
    'Checkers should really try it on the cards before they reject.',
    'Quien revisa debería probarla de verdad con las cartas antes de rechazar.',
  ],
  [
    'the product can show which cards a Solution removes and which it selects',
    'el programa puede mostrar qué cartas quita una Solución y cuáles elige',
  ],
  [
    'A checker may also argue in general why it cannot give the Goal.',
    'Quien revisa también puede explicar en general por qué no puede dar la Meta.',
  ],
  [
    'Goal 0, but the Solution plainly selects some card.',
    'Meta 0, pero la Solución claramente elige alguna carta.',
  ],
  [
    'Goal 5, but the Restriction leaves four cards or fewer and no set counts double.',
    'Meta 5, pero la Restricción deja cuatro cartas o menos y ningún conjunto cuenta doble.',
  ],
  [
    'A checker groups a copy to show a wrong reading: one try, alone or together, then no more objections.',
    'Quien revisa agrupa una copia para mostrar una lectura mala: un intento, solo o juntos, y no hay más objeciones.',
  ],
  [
    'If time runs out, each checker may buy one more minute for 1 point; who does not buy may not go on changing.',
    'Si se acaba el tiempo, cada uno puede comprar un minuto más por 1 punto; quien no compra no sigue cambiando.',
  ],
  [
    'Checkers who work apart may not talk to each other about it.',
    'Quienes revisan por separado no pueden hablar de ello.',
  ],
  [
    'the product hides one checker’s attempt from the other until both are ready',
    'el programa oculta el intento de uno al otro hasta que los dos están listos',
  ],
  [
    'One try for each checker apart, or one shared try together.',
    'Un intento para cada uno por separado, o uno compartido.',
  ],
  [
    'While one checker tries ambiguity, the other may go on looking for other faults.',
    'Mientras uno intenta la ambigüedad, el otro puede seguir buscando otros errores.',
  ],
  [
    'Ready in time means no lost point while the writer looks at the attempts.',
    'Estar listo a tiempo significa no perder puntos mientras el autor mira los intentos.',
  ],
  [
    'B ∪ G − R has two readings; if the one shown misses the Goal, the Solution is wrong.',
    'B ∪ G − R tiene dos lecturas; si la que se muestra no da la Meta, la Solución está mal.',
  ],
  [
    'R ∪ G′ has one reading only, because ′ comes first.',
    'R ∪ G′ tiene una sola lectura, porque primero va ′.',
  ],
  [
    'If a cube stands for something else, the writer must note clearly what it stands for.',
    'Si un cubo vale por otra cosa, quien escribe debe anotar con claridad por cuál.',
  ],
  ['Some symbols in it have no meaning.', 'Algunos símbolos de ella no tienen sentido.'],
  [
    'A Restriction with = inside parentheses means nothing.',
    'Una Restricción con = entre paréntesis no significa nada.',
  ],
  ['A variation was used wrongly or forgotten.', 'Una variación se usó mal o se olvidó.'],
];
