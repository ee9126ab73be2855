import type { LessonWords } from './words.ts';

export const LESSONS_EN: LessonWords = {
  cards: {
    title: 'Cards and colours',
    says: ({ cards, laysOut }) => [
      'Everybody rolls one cube; who rolls highest sets the first Goal.',
      `The Goal-setter begins the shake and rolls the cubes${laysOut ? ', and lays out three V and Λ cubes instead of rolling them' : ''}. The player on the right deals ${cards === null ? 'the' : `${cards.least} to ${cards.most}`} cards: they are the Universe.`,
      'Each card has dots in up to four colours: Blue, Red, Green, Yellow. One card is blank.',
      'The set B is every card with a blue dot. R, G and Y are the same for their colours.',
    ],
  },
  intersection: {
    title: 'Both at once: ∩',
    says: () => [
      'B ∩ R is every card that is in B and in R: it has a blue dot and a red one.',
      'With ∩ a set gets smaller or stays as it is.',
    ],
  },
  union: {
    title: 'One or the other: ∪',
    says: () => [
      'R ∪ G is every card that is in R, or in G, or in both.',
      'A card that is in both is still one card: do not count it twice.',
      'With ∪ a set gets larger or stays as it is.',
    ],
  },
  subtraction: {
    title: 'Without: −',
    says: () => [
      'B − R is every card of B that is not in R.',
      'The order matters: R − B are other cards.',
      'Cards that are in R but not in B do not matter to B − R.',
    ],
  },
  complement: {
    title: 'Everything else: ′',
    says: () => [
      'R′ is every card of the Universe that is not in R. The blank card may be among them.',
      '′ belongs to what stands just before it: R ∪ B′ is R and everything that is not in B.',
      'For everything outside of a group, put the group in parentheses: (R ∪ B)′.',
    ],
  },
  'set-grouping': {
    title: 'Say exactly what you mean',
    says: () => [
      'Between ∪, ∩ and − none comes first. Without parentheses others may group what you wrote their way.',
      'Your Solution is right only if every grouping meets the Goal.',
      'So group whatever could be read in two ways with different counts.',
    ],
  },
  'universe-and-null': {
    title: 'All and nothing: V and Λ',
    says: () => [
      'V is the whole Universe. Λ is the empty set: no card.',
      'V − B is the same as B′, and helps where there is no ′ cube.',
      'Λ′ is everything. B ∪ Λ is just B: with these two you can use up cubes without changing the count.',
    ],
  },
  'onsets-goal': {
    title: 'The Goal',
    says: () => [
      'The Goal-setter lays one to three digits. Side by side they are added, one above another multiplied.',
      'An L is A above B with C to the right of B: A × B + C. An upside-down T is A centred above B and C: A × (B + C). No other shape is legal.',
      'A digit that lies upside-down is subtracted.',
      'Try it on the mat first; the Goal is set when you say so, or when you turn the timer.',
      'If you see no Goal with a Solution, say “No Goal”. The others agree, or dispute it.',
      'A Goal that has no Solution loses to whoever says Impossible, so have a Solution in mind.',
    ],
  },
  cubes: {
    title: 'The cubes',
    says: () => [
      'Everybody rolls one cube; who rolls highest sets the first Goal.',
      'The Goal-setter begins the shake and rolls all 24 cubes: red, blue, green and black. They are the Resources.',
      'They show the digits 0 to 9 and the signs +, −, ×, ÷, ^ and √. Most digits and signs are on cubes of one colour only.',
    ],
  },
  operations: {
    title: 'Plus, minus, times, divided by',
    says: () => [
      '+ and − add and subtract, × multiplies, ÷ divides. Results may be fractions or below zero.',
      'Nothing may be divided by zero, not even where the zero is hidden, as in 5÷(3−3).',
      'A minus sign needs a number on both sides: it takes away, it makes no negative number by itself.',
    ],
  },
  'one-digit': {
    title: 'One digit at a time',
    says: () => [
      'In a Solution every digit stands by itself: 37 may not be written, 3×7 may.',
      'A Solution needs at least two cubes, and an operation between any two numbers.',
      'You write the Goal beside it as you read it: (6×6)+1 = 37.',
    ],
  },
  powers: {
    title: 'Powers: ^',
    says: () => [
      '2^3 is 2 × 2 × 2, which is 8. The number behind ^ says how often.',
      'Anything but zero to the power 0 is 1.',
      '0^0 and zero to a power below zero mean nothing and may not be written.',
    ],
  },
  roots: {
    title: 'Roots: √',
    says: () => [
      '√9 is 3, because 3 × 3 is 9. A number before the sign says which root: 3√8 is 2, because 2 × 2 × 2 is 8.',
      'The zeroth root of anything means nothing. Neither has an even root of a number below zero a value, unless a variation says so.',
      'A root that does not come out even is still a number: √2 × √2 is 2.',
    ],
  },
  order: {
    title: 'Which comes first?',
    says: ({ ordinaryOrder }) =>
      ordinaryOrder
        ? [
            'Powers and roots come first, then × and ÷, then + and −, each from left to right.',
            'Parentheses say otherwise, and are always allowed.',
          ]
        : [
            'No sign comes before another. 2+3×4 may be read as 14 or as 20.',
            'Your Solution is right only if every reading equals the Goal. So group it: 2+(3×4).',
            'A root or a power takes just what stands next to it: √4+5 is √4, and then plus 5.',
          ],
  },
  'equations-goal': {
    title: 'The Goal',
    says: () => [
      'The Goal-setter lays a Goal of one to six cubes. Here digits side by side make a number such as 37.',
      'It may be an expression too. If it can be read in several ways, each writer chooses one.',
      'Try it on the mat first; the Goal is set when you say so, or when you turn the timer.',
      'If you see no Goal with a Solution, say “No Goal”. The others agree, or dispute it.',
      'A Goal that has no Solution loses to whoever says Impossible, so have a Solution in mind.',
    ],
  },
  mat: {
    title: 'Required, Permitted, Forbidden',
    says: () => [
      'In turn, each player moves one cube from the Resources to the mat.',
      'Required: every Solution must use it. Permitted: it may. Forbidden: it must not.',
      'Every cube counts for everybody. A cube stays where it was put.',
      'Before you move, think which Solutions you leave and which you take away.',
    ],
  },
  write: {
    title: 'Find a Solution',
    says: ({ game }) => [
      'Begin with Required, since all of it must be used.',
      game === 'onsets'
        ? 'Count what you have. Too many cards: which set has exactly those you must lose? Too few: which has those you need?'
        : 'Ask how far you are from the Goal, and which cubes make just that difference, or that factor.',
      'Try things on your own paper: nobody else sees it.',
      'Keep a Solution of your own in mind all through the shake.',
    ],
  },
  now: {
    title: 'Now!',
    says: ({ points }) => [
      'Say Now if a Solution can be written with what is Required and Permitted and at most one cube from Resources.',
      'You challenge the player who moved last. Lift the block first, then say it; put it back if you change your mind before you speak, but that may cost a point.',
      'You may say it at any time, not only in your turn, but not about your own move.',
      `Then you must write that Solution. If you do, you get ${points.right} points; if you do not, ${points.wrong}.`,
    ],
  },
  impossible: {
    title: 'Impossible!',
    says: ({ game, points }) => [
      'Say Impossible if no Solution can be written any more, whatever cubes are still brought in.',
      `Then the others must write one. If nobody can, you get ${points.right} points; if somebody can, you were wrong and get ${points.wrong}.`,
      game === 'onsets'
        ? 'Look at what Required forces, and at what lies in Forbidden: is any count like the Goal still within reach?'
        : 'Look at what Required forces, and at what lies in Forbidden: can the Goal still come out of it?',
    ],
  },
  papers: {
    title: 'Writing it down',
    says: () => [
      'After a challenge everybody who must write has two minutes, on a paper of their own.',
      'Who has nothing to present says so.',
      'With three players the third joins one side, or presents a Solution. Whoever promises to write must write.',
      'What has been presented may not be changed.',
    ],
  },
  checking: {
    title: 'Checking each other',
    says: () => [
      'Look through what the others wrote: cubes, Required, the Goal, the variations, and every way to group it.',
      'Accept it if it is right. If not, say what is wrong; for an ambiguity add parentheses so that it misses the Goal.',
      'If you cannot agree, ask a judge. When everybody has looked, go on.',
      'Who accepts a wrong Solution loses points by it.',
    ],
  },
  'safe-move': {
    title: 'A move that nobody can punish',
    says: () => [
      'After your move two questions decide: is one more cube enough? is nothing possible any more? If either is true, somebody challenges and is right.',
      'A cube that no Solution needs is safe in Forbidden, as long as other Solutions are left.',
      'In Required a cube makes Solutions longer. In Permitted it brings them nearer.',
      'When every move would lose, make the one whose punishment is hardest to see.',
    ],
  },
  bonus: {
    title: 'A bonus move',
    says: ({ leaderMayBonus }) => [
      'Say “Bonus” and put one cube in Forbidden, then make your regular move.',
      leaderMayBonus
        ? 'Anybody may take one, once a turn.'
        : 'Who leads in the score may not: pointed out, it costs a point.',
      'The Goal-setter may take one before the Goal is set.',
      'It helps when no single move is safe: it takes away the cube that the others need.',
    ],
  },
  'last-cube': {
    title: 'The last cube',
    says: ({ points }) => [
      'The last cube of Resources may not go to Forbidden.',
      'When it is moved, and nobody says Impossible within a minute, everybody writes a Solution with what lies on the mat. That is a forceout.',
      `A right Solution then gets ${points.lastRight} points, a wrong one or none gets ${points.lastWrong}.`,
      'Now cannot be said any more.',
      'Every turn has its time. When it is up an opponent may say so, and then there is a minute more that costs a point.',
    ],
  },
  manners: {
    title: 'At the table',
    says: () => [
      'If you see somebody do something illegal, point it out at once: after the next legal act it stands. A cube that was moved wrongly is returned.',
      'You may ask to take back what your hand did by mistake; it happens only if everybody agrees.',
      'Play can be paused and goes on when you say so. Who comes late says that they have arrived, and who must go says so.',
      'If you think that a ruling is wrong, appeal. At the end everybody signs the scoresheet.',
    ],
  },
  picking: {
    title: 'Picking variations',
    says: () => [
      'Before the Goal is set players pick variations from the list of their division. They hold for this shake.',
      'A variation that is already chosen, or that could change nothing in this shake, may not be picked.',
      'Pick what you understand better than the others.',
    ],
  },
  restrictions: {
    title: 'Restrictions: = and ⊆',
    says: () => [
      'A Restriction comes before the Set-Name and takes cards away. The Set-Name then counts what is left.',
      'B = R keeps the cards that are in both or in neither. Y ⊆ B keeps every card but those in Y that are not in B.',
      'A cube of = or ⊆ in Required means that there must be a Restriction, and every other Required cube is then used in both parts.',
      'Use it to lose just the cards that are too many.',
    ],
  },
  'wild-relations': {
    title: '= and ⊆ are wild',
    says: () => [
      'An = cube stands for any set: B, R, G, Y, V or Λ. A ⊆ cube stands for any operation.',
      'All = cubes of one Solution stand for the same, and so do all ⊆ cubes.',
      'Say on your paper what they stand for.',
    ],
  },
};
