import type { LessonWords } from './words.ts';

export const LESSONS_ES: LessonWords = {
  cards: {
    title: 'Cartas y colores',
    says: ({ cards, laysOut }) => [
      'Cada uno lanza un cubo; quien saca más pone la primera Meta.',
      `Quien pone la Meta empieza la tirada y lanza los cubos${laysOut ? ', y coloca tres cubos V y Λ en vez de lanzarlos' : ''}. Quien está a su derecha reparte ${cards === null ? 'las' : `de ${cards.least} a ${cards.most}`} cartas: son el Universo.`,
      'Cada carta tiene puntos de hasta cuatro colores: azul (B), rojo (R), verde (G) y amarillo (Y). Una está vacía.',
      'El conjunto B son todas las cartas con un punto azul. R, G e Y son lo mismo para sus colores.',
    ],
  },
  intersection: {
    title: 'Los dos a la vez: ∩',
    says: () => [
      'B ∩ R son las cartas que están en B y en R: tienen un punto azul y uno rojo.',
      'Con ∩ un conjunto se hace más pequeño o queda igual.',
    ],
  },
  union: {
    title: 'Uno u otro: ∪',
    says: () => [
      'R ∪ G son las cartas que están en R, o en G, o en los dos.',
      'Una carta que está en los dos es una sola carta: no la cuentes dos veces.',
      'Con ∪ un conjunto se hace más grande o queda igual.',
    ],
  },
  subtraction: {
    title: 'Sin: −',
    says: () => [
      'B − R son las cartas de B que no están en R.',
      'El orden importa: R − B son otras cartas.',
      'Las cartas que están en R pero no en B no importan para B − R.',
    ],
  },
  complement: {
    title: 'Todo lo demás: ′',
    says: () => [
      'R′ son las cartas del Universo que no están en R. La carta vacía puede estar entre ellas.',
      '′ se une a lo que está justo delante: R ∪ B′ es R y todo lo que no está en B.',
      'Para todo lo que está fuera de un grupo, pon el grupo entre paréntesis: (R ∪ B)′.',
    ],
  },
  'set-grouping': {
    title: 'Di exactamente lo que quieres decir',
    says: () => [
      'Entre ∪, ∩ y − ninguno va primero. Sin paréntesis los demás pueden agrupar lo tuyo a su manera.',
      'Tu Solución está bien solo si toda manera de agruparla da la Meta.',
      'Así que agrupa todo lo que se podría leer de dos maneras con resultados distintos.',
    ],
  },
  'universe-and-null': {
    title: 'Todo y nada: V y Λ',
    says: () => [
      'V es todo el Universo. Λ es el conjunto vacío: ninguna carta.',
      'V − B es lo mismo que B′, y ayuda donde no hay cubo ′.',
      'Λ′ es todo. B ∪ Λ es solo B: con estos dos puedes gastar cubos sin cambiar la cuenta.',
    ],
  },
  'onsets-goal': {
    title: 'La Meta',
    says: () => [
      'Quien pone la Meta coloca de uno a tres números. Uno al lado de otro se suman, uno encima de otro se multiplican.',
      'Una L es A encima de B con C a la derecha de B: A × B + C. Una T al revés es A centrado encima de B y C: A × (B + C). Ninguna otra forma es legal.',
      'Un número cabeza abajo se resta.',
      'Pruébala primero en el tablero; la Meta está puesta cuando lo dices, o cuando das la vuelta al reloj.',
      'Si no ves ninguna Meta con Solución, di «No hay Meta». Los demás lo aceptan o lo niegan.',
      'Una Meta sin Solución pierde contra quien diga Imposible, así que ten pensada una Solución.',
    ],
  },
  cubes: {
    title: 'Los cubos',
    says: () => [
      'Cada uno lanza un cubo; quien saca más pone la primera Meta.',
      'Quien pone la Meta empieza la tirada y lanza los 24 cubos: rojos, azules, verdes y negros. Son los Recursos.',
      'Muestran las cifras de 0 a 9 y los signos +, −, ×, ÷, ^ y √. Casi todos están en cubos de un solo color.',
    ],
  },
  operations: {
    title: 'Más, menos, por, entre',
    says: () => [
      '+ y − suman y restan, × multiplica, ÷ divide. Puede salir una fracción o algo menor que cero.',
      'Nada se puede dividir entre cero, tampoco si el cero está escondido, como en 5÷(3−3).',
      'El signo menos necesita un número a cada lado: resta, no hace negativo a un número por sí solo.',
    ],
  },
  'one-digit': {
    title: 'Cifra por cifra',
    says: () => [
      'En una Solución cada cifra va sola: no se puede escribir 37, pero sí 3×7.',
      'Una Solución necesita al menos dos cubos, y una operación entre cada dos números.',
      'Al lado escribes la Meta como tú la lees: (6×6)+1 = 37.',
    ],
  },
  powers: {
    title: 'Potencias: ^',
    says: () => [
      '2^3 es 2 × 2 × 2, o sea 8. El número detrás de ^ dice cuántas veces.',
      'Todo lo que no es cero, elevado a 0, es 1.',
      '0^0 y cero elevado a algo menor que cero no significan nada y no se pueden escribir.',
    ],
  },
  roots: {
    title: 'Raíces: √',
    says: () => [
      '√9 es 3, porque 3 × 3 es 9. Un número delante del signo dice qué raíz: 3√8 es 2, porque 2 × 2 × 2 es 8.',
      'La raíz cero no significa nada. Tampoco tiene valor una raíz par de algo menor que cero, si una variación no lo permite.',
      'Una raíz que no sale entera también es un número: √2 × √2 es 2.',
    ],
  },
  order: {
    title: '¿Qué va primero?',
    says: ({ ordinaryOrder }) =>
      ordinaryOrder
        ? [
            'Primero van potencias y raíces, después × y ÷, después + y −, de izquierda a derecha.',
            'Los paréntesis dicen otra cosa, y siempre se permiten.',
          ]
        : [
            'Ningún signo va antes que otro. 2+3×4 se puede leer como 14 o como 20.',
            'Tu Solución está bien solo si toda lectura da la Meta. Así que agrúpala: 2+(3×4).',
            'Una raíz o una potencia toma solo lo que está a su lado: √4+5 es √4, y después más 5.',
          ],
  },
  'equations-goal': {
    title: 'La Meta',
    says: () => [
      'Quien pone la Meta coloca de uno a seis cubos. Aquí las cifras juntas forman un número como 37.',
      'También puede ser una expresión. Si se puede leer de varias maneras, cada uno elige la suya al escribir.',
      'Pruébala primero en el tablero; la Meta está puesta cuando lo dices, o cuando das la vuelta al reloj.',
      'Si no ves ninguna Meta con Solución, di «No hay Meta». Los demás lo aceptan o lo niegan.',
      'Una Meta sin Solución pierde contra quien diga Imposible, así que ten pensada una Solución.',
    ],
  },
  mat: {
    title: 'Obligatorios, Permitidos, Prohibidos',
    says: () => [
      'Por turnos, cada uno mueve un cubo de los Recursos al tablero.',
      'Obligatorio: toda Solución debe usarlo. Permitido: puede usarlo. Prohibido: no debe.',
      'Cada cubo cuenta para todos. Un cubo se queda donde se puso.',
      'Antes de mover, piensa qué Soluciones dejas y cuáles quitas.',
    ],
  },
  write: {
    title: 'Encuentra una Solución',
    says: ({ game }) => [
      'Empieza por lo Obligatorio, porque hay que usarlo todo.',
      game === 'onsets'
        ? 'Cuenta lo que tienes. Si sobran cartas: ¿qué conjunto tiene justo las que debes perder? Si faltan: ¿cuál tiene las que necesitas?'
        : 'Pregúntate cuánto te falta para la Meta, y qué cubos hacen justo esa diferencia, o ese factor.',
      'Prueba en tu propio papel: nadie más lo ve.',
      'Ten siempre pensada una Solución tuya durante toda la tirada.',
    ],
  },
  now: {
    title: '¡Ahora!',
    says: ({ points }) => [
      'Di Ahora si se puede escribir una Solución con lo Obligatorio y lo Permitido y un cubo de Recursos como mucho.',
      'Desafías a quien movió último. Primero levanta el bloque, después dilo; si cambias de idea antes de hablar, devuélvelo, pero eso puede costar un punto.',
      'Puedes decirlo en cualquier momento, no solo en tu turno, pero no sobre tu propia jugada.',
      `Después debes escribir esa Solución. Si lo haces, ganas ${points.right} puntos; si no, ${points.wrong}.`,
    ],
  },
  impossible: {
    title: '¡Imposible!',
    says: ({ game, points }) => [
      'Di Imposible si ya no se puede escribir ninguna Solución, vengan los cubos que vengan.',
      `Entonces los demás deben escribir una. Si nadie puede, ganas ${points.right} puntos; si alguien puede, te equivocaste y ganas ${points.wrong}.`,
      game === 'onsets'
        ? 'Mira a qué obliga lo Obligatorio y qué hay en Prohibidos: ¿se llega todavía a una cuenta como la Meta?'
        : 'Mira a qué obliga lo Obligatorio y qué hay en Prohibidos: ¿puede salir todavía la Meta?',
    ],
  },
  papers: {
    title: 'Escribirla',
    says: () => [
      'Tras un desafío, quien debe escribir tiene dos minutos, en un papel propio.',
      'Quien no tiene nada que presentar lo dice.',
      'Con tres jugadores, el tercero se une a un lado o presenta una Solución. Quien promete escribir debe escribir.',
      'Lo presentado ya no se cambia.',
    ],
  },
  checking: {
    title: 'Revisar lo de los demás',
    says: () => [
      'Mira bien lo que escribieron los demás: cubos, lo Obligatorio, la Meta, las variaciones y toda manera de agruparlo.',
      'Acéptalo si está bien. Si no, di qué está mal; si es ambiguo, añade paréntesis para que no dé la Meta.',
      'Si no os ponéis de acuerdo, preguntad a un juez. Cuando todos han mirado, se sigue.',
      'Quien acepta una Solución mala pierde puntos por ello.',
    ],
  },
  'safe-move': {
    title: 'Una jugada segura',
    says: () => [
      'Tras tu jugada deciden dos preguntas: ¿basta un cubo más?, ¿ya no se puede nada? Si algo de eso es verdad, alguien desafía y acierta.',
      'Un cubo que ninguna Solución necesita está seguro en Prohibidos, mientras queden otras Soluciones.',
      'En Obligatorios un cubo alarga las Soluciones. En Permitidos las acerca.',
      'Si toda jugada pierde, haz la que más cuesta desafiar con razón.',
    ],
  },
  bonus: {
    title: 'Una jugada extra',
    says: ({ leaderMayBonus }) => [
      'Di «Extra» y pon un cubo en Prohibidos; después haz tu jugada normal.',
      leaderMayBonus
        ? 'Cualquiera puede hacerla, una vez por turno.'
        : 'Quien va ganando no puede: si alguien lo señala, cuesta un punto.',
      'Quien pone la Meta puede hacer una antes de ponerla.',
      'Ayuda cuando ninguna jugada sola es segura: quita el cubo que los demás necesitan.',
    ],
  },
  'last-cube': {
    title: 'El último cubo',
    says: ({ points }) => [
      'El último cubo de los Recursos no puede ir a Prohibidos.',
      'Cuando se mueve, y nadie dice Imposible en un minuto, todos escriben una Solución con lo que hay en el tablero.',
      `Una Solución correcta gana entonces ${points.lastRight} puntos; una incorrecta, o ninguna, ${points.lastWrong}.`,
      'Ahora ya no se puede decir.',
      'Cada turno tiene su tiempo. Cuando se acaba, un rival puede decirlo, y entonces hay un minuto más que cuesta un punto.',
    ],
  },
  manners: {
    title: 'En la mesa',
    says: () => [
      'Si ves que alguien hace algo ilegal, señálalo enseguida: tras la siguiente acción legal ya vale. Un cubo mal movido se devuelve.',
      'Puedes pedir que se deshaga lo que tu mano hizo sin querer; solo se hace si todos están de acuerdo.',
      'El juego se puede parar, y sigue cuando lo decís. Quien llega tarde dice que ha llegado, y quien debe irse lo dice.',
      'Si crees que un fallo está mal, apela. Al final todos firman la hoja.',
    ],
  },
  picking: {
    title: 'Elegir variaciones',
    says: () => [
      'Antes de la Meta los jugadores eligen variaciones de la lista de su división. Valen para esta tirada.',
      'No se puede elegir una que ya está elegida, ni una que en esta tirada no cambiaría nada.',
      'Elige lo que entiendes mejor que los demás.',
    ],
  },
  restrictions: {
    title: 'Restricciones: = y ⊆',
    says: () => [
      'Una Restricción va antes del nombre del conjunto y quita cartas. El nombre cuenta después lo que queda.',
      'B = R deja las cartas que están en los dos o en ninguno. Y ⊆ B deja todas menos las de Y que no están en B.',
      'Un cubo = o ⊆ en Obligatorios significa que debe haber una Restricción, y entonces cada otro cubo Obligatorio se usa en las dos partes.',
      'Úsala para perder justo las cartas que sobran.',
    ],
  },
  'wild-relations': {
    title: '= y ⊆ son comodines',
    says: () => [
      'Un cubo = vale por cualquier conjunto: B, R, G, Y, V o Λ. Un cubo ⊆ vale por cualquier operación.',
      'Todos los = de una Solución valen lo mismo, y todos los ⊆ también.',
      'Di en tu papel por qué valen.',
    ],
  },
};
