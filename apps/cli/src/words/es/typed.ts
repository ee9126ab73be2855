import type { Words } from '../words.ts';

const help = (own: string): string => `Puedes escribir
  Intro                     lo evidente: empezar, tirar, repartir, firmar
${own}
  ahora, imposible          desafíos, en cualquier momento
  nada                      no presenta nada
  señalar illegal-bonus     señala algo ilegal;  tiempo  avisa de que se acabó el tiempo
  pista                     el entrenador, un paso más cada vez
  ?  esta ayuda     mirar  la mesa otra vez     salir`;

export const typed: Words['typed'] = {
  help: {
    onsets: help(`  repartir 8                cuántas cartas
  elegir two-operations     una variación; con su hueco: elegir wild-cube R, elegir required-card BRG, elegir double-set R n B
  meta 3 2                  pone la Meta (3/2 es 3 sobre 2, ~2 cabeza abajo); no hay meta; acuerdo; disputar
  R r                       mueve un cubo: r Obligatorios, p Permitidos, f Prohibidos;  extra G  prohíbe uno antes
  pasar R f                 saca un cubo de Permitidos, donde se juega esa variación
  escribir R = B, G n Y     presenta una Solución: primero Restricciones, luego el nombre del conjunto; «y» entre dos Soluciones
  escribir R n B; wild B=U  con lo que vale un comodín;  ; blank BG  para la carta vacía
  aceptar, rechazar wrong-value, ambigua R n (G U Y)   revisa una Solución`),
    equations:
      help(`  elegir factorial          una variación; con su hueco: elegir base 8, elegir wild 0, elegir exponent red
  meta 2x3                  pone la Meta como está en el tablero, un espacio por hueco; ~3 cabeza abajo; no hay meta; acuerdo; disputar
  3 r                       mueve un cubo: r Obligatorios, p Permitidos, f Prohibidos;  extra 3  prohíbe uno antes
  r3 p                      el 3 rojo, si hay un 3 de varios colores (r rojo, b azul, g verde, k negro)
  escribir (6x6)+1 = 37     presenta una Solución y la Meta como tú la lees;  ; wild 0=5  para un comodín
  aceptar, rechazar wrong-value, ambigua (6x6)+1 = 37  revisa una Solución`),
  },
  nothingObvious: 'Ahora nada es evidente; ? muestra lo que puedes escribir.',
  noWord: (word) => `"${word}" no es ninguna palabra de esta mesa; ? muestra lo que puedes escribir.`,
  verbs: {
    help: 'ayuda',
    hint: 'pista',
    quit: 'salir',
    look: 'mirar',
    roll: 'tirar',
    sign: 'firmar',
    agree: 'acuerdo',
    begin: 'empezar',
    lay: 'colocar',
    deal: 'repartir',
    pick: 'elegir',
    goal: 'meta',
    no: 'no',
    dispute: 'disputar',
    bonus: 'extra',
    shift: 'pasar',
    now: 'ahora',
    impossible: 'imposible',
    never: 'nunca',
    write: 'escribir',
    pass: 'nada',
    accept: 'aceptar',
    reject: 'rechazar',
    ambiguous: 'ambigua',
    point: 'señalar',
    time: 'tiempo',
  },
};
