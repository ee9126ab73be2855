/** What may be typed at the table, with examples in the signs of the game. */
const help = (own: string): string => `You may type
  Enter                     the obvious: begin, roll, deal, sign
${own}
  now, impossible           challenges, at any moment
  pass                      presents nothing
  point out illegal-bonus   charges an illegal procedure;  time  calls time
  hint                      the coach, one step further each time
  ?  this help     look  the table again     quit`;

export const typed = {
  help: {
    onsets: help(`  deal 8                    so many cards
  pick two-operations       a variation; with its blank: pick wild-cube R, pick required-card BRG, pick double-set R n B
  goal 3 2                  sets the Goal (3/2 is 3 above 2, ~2 upside down); no goal; agree; dispute
  R r   or   R required     moves a cube: r Required, p Permitted, f Forbidden;  bonus G  forbids one first
  shift R f                 moves a cube out of Permitted, where that variation is played
  write R = B, G n Y        presents a Solution: Restrictions first, then the Set-Name; "and" between two Solutions
  write R n B; wild B=U     with what a wild cube stands for;  ; blank BG  for the blank card
  accept, reject wrong-value, ambiguous R n (G U Y)    checks a Solution`),
    equations:
      help(`  pick factorial            a variation; with its blank: pick base 8, pick wild 0, pick exponent red
  goal 2x3                  sets the Goal as it lies, a space for a gap; ~3 upside down; no goal; agree; dispute
  3 r   or   3 required     moves a cube: r Required, p Permitted, f Forbidden;  bonus 3  forbids one first
  r3 p                      the red 3, where several colours show a 3 (r red, b blue, g green, k black)
  write (6x6)+1 = 37        presents a Solution and the Goal as you read it;  ; wild 0=5  for a wild cube
  accept, reject wrong-value, ambiguous (6x6)+1 = 37   checks a Solution`),
  },
  nothingObvious: 'Nothing is obvious now; ? shows what you may type.',
  noWord: (word: string): string => `"${word}" is no word of this table; ? shows what you may type.`,
  /** The words of the table; those of English are taken in every language. */
  verbs: {
    help: 'help',
    hint: 'hint',
    quit: 'quit',
    look: 'look',
    roll: 'roll',
    sign: 'sign',
    agree: 'agree',
    begin: 'begin',
    lay: 'lay',
    deal: 'deal',
    pick: 'pick',
    goal: 'goal',
    no: 'no',
    dispute: 'dispute',
    bonus: 'bonus',
    shift: 'shift',
    now: 'now',
    impossible: 'impossible',
    never: 'never',
    write: 'write',
    pass: 'pass',
    accept: 'accept',
    reject: 'reject',
    ambiguous: 'ambiguous',
    point: 'point',
    time: 'time',
  },
};
