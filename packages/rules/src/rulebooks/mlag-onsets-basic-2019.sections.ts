import { section } from './section.ts';
import type { Section } from './section.ts';

/** Every numbered section of the book, in one line of our own words. */
export const sections: readonly Section[] = [
  // I. Starting a match
  section(
    'I-A',
    'shown',
    'Two or three players play a match of shakes; each shake ends with someone trying a Solution.',
  ),
  section('I-B', 'shown', 'What you need: cards, cubes, a playing mat, a timer and a challenge block.'),
  section(
    'I-B-1',
    'shown',
    'There are 16 cards, one for every mix of the four colors; the ones dealt are the Universe.',
  ),
  section('I-B-1-comment', 'shown', 'Count the cards first: all 16, no card twice, and one of them blank.'),
  section('I-B-2', 'shown', 'There are 18 cubes, in four groups.'),
  section('I-B-2-a', 'shown', 'Three digit cubes show the digits 1 to 5.'),
  section('I-B-2-a-comment', 'enforced', 'Digit cubes serve the Goal only, never a Solution.'),
  section(
    'I-B-2-b',
    'enforced',
    'Eight color cubes: a color means all cards in the Universe with that color.',
  ),
  section('I-B-2-c', 'shown', 'Four operation cubes show ∪, ∩, − or ′.'),
  section('I-B-2-c-i', 'enforced', '∪ joins two sets into one.'),
  section('I-B-2-c-i-example', 'enforced', 'B ∪ G: every card with blue, with green, or with both.'),
  section('I-B-2-c-ii', 'enforced', '∩ keeps what two sets share.'),
  section('I-B-2-c-ii-example', 'enforced', 'R ∩ Y: only cards that have red and yellow together.'),
  section('I-B-2-c-iii', 'enforced', '− takes the second set out of the first.'),
  section('I-B-2-c-iii-example', 'enforced', 'B − Y: blue cards that have no yellow.'),
  section('I-B-2-c-iv', 'enforced', '′ turns a set into everything outside it.'),
  section('I-B-2-c-iv-example', 'enforced', 'G′: every card in the Universe without green.'),
  section('I-B-2-d', 'shown', 'Three restriction cubes show V, Λ, = or ⊆.'),
  section('I-B-2-d-i', 'enforced', 'V is the whole Universe of this shake.'),
  section('I-B-2-d-ii', 'enforced', 'Λ is the set with no cards at all.'),
  section(
    'I-B-2-d-iii',
    'enforced',
    '= is wild for any set and ⊆ for any operation; each keeps one meaning through a Solution.',
  ),
  section('I-B-3', 'shown', 'The playing mat has four sections.'),
  section('I-B-3-a', 'enforced', 'Goal: the digit cubes put here make the Goal.'),
  section('I-B-3-b', 'enforced', 'Required: a Solution has to use every cube here.'),
  section('I-B-3-c', 'enforced', 'Permitted: a Solution can use none, some or all of the cubes here.'),
  section('I-B-3-d', 'enforced', 'Forbidden: a Solution cannot use a cube from here.'),
  section(
    'I-B-3-comment',
    'shown',
    'Resources may be printed on the board, but “the mat” never means Resources.',
  ),
  section('I-B-4', 'shown', 'A one-minute sand timer measures the time limits.'),
  section(
    'I-B-5',
    'shown',
    'The challenge block is a small cube-like thing that only one hand can grab at a time.',
  ),
  section(
    'I-C',
    'human',
    'Only pen or pencil, plain paper and blank Universe charts are allowed; no devices or notes.',
    'the judge seat can record a warning and a penalty',
  ),
  section(
    'I-C-comment',
    'human',
    'A Universe chart must start unmarked: no sets shaded in beforehand.',
    'a judge can note a marked chart and record a warning',
  ),
  section(
    'I-D',
    'enforced',
    'The highest digit rolled sets the first Goal (ties roll again); then the turn to set passes left each shake.',
  ),

  // II. Starting a shake
  section(
    'II-A',
    'enforced',
    'All 18 cubes are rolled by the Goal-setter; the faces on top are the Resources.',
  ),
  section(
    'II-A-1',
    'enforced',
    'Starting the clock, rolling the cubes or dealing a card begins the shake, whichever comes first.',
  ),
  section(
    'II-A-2',
    'human',
    'Nobody may turn a cube over or hide one from the others during a shake.',
    'cubes on the screen stay in full view; the judge seat can record a warning',
  ),
  section('II-B', 'enforced', 'The player right of the Goal-setter deals the cards, well shuffled.'),
  section('II-B-1', 'enforced', '6 to 12 cards are dealt.'),
  section(
    'II-B-2',
    'enforced',
    'A dealt card stays, unless there are too many: then the extra cards leave the Universe.',
  ),

  // III. Setting the Goal
  section('III-A', 'enforced', 'Whoever rolls must set the Goal with cubes from Resources.'),
  section('III-B', 'enforced', 'A Goal has one to three digit cubes and names a whole number.'),
  section(
    'III-B-1',
    'enforced',
    'The layout gives the value: one cube, row, column, L or upside-down T; any other calls for Impossible.',
  ),
  section('III-B-1-a', 'enforced', 'Cubes side by side are added.'),
  section('III-B-1-b', 'enforced', 'Cubes on top of each other are multiplied.'),
  section('III-B-1-c', 'enforced', 'An upside-down digit counts as its negative.'),
  section('III-B-1-comment', 'enforced', 'Digit cubes left out of the Goal go to Forbidden.'),
  section('III-B-2', 'enforced', 'A digit cube that has touched the Goal section must stay in the Goal.'),
  section('III-B-2-a', 'enforced', 'Saying “Goal” makes the Goal set.'),
  section('III-B-2-b', 'enforced', 'Until “Goal” is said the cubes in the Goal may still be moved around.'),
  section(
    'III-B-2-c',
    'enforced',
    'When the time is over or the setter turns the timer, the Goal counts as set.',
  ),
  section('III-B-2-d', 'enforced', 'A Goal that is set never changes.'),
  section(
    'III-C',
    'enforced',
    'A bonus move is open to the Goal-setter until the first digit cube goes to the Goal.',
  ),
  section(
    'III-C-1',
    'enforced',
    'Say “Bonus”, put one cube that is no digit in Forbidden, then set the Goal.',
  ),
  section(
    'III-D',
    'timed',
    'A Goal-setter who sees no solvable Goal may say “No Goal”; opponents have a minute to agree or not.',
  ),
  section(
    'III-D-1',
    'enforced',
    'If all agree there is no Goal, the shake does not count and its Goal-setter starts a new one.',
  ),
  section(
    'III-D-1-comment-a',
    'shown',
    '“No Goal” is for very odd rolls only, such as three 1s with nothing but ∪.',
  ),
  section('III-D-1-comment-b', 'scored', 'Nobody scores for a void shake.'),
  section(
    'III-D-1-comment-c',
    'enforced',
    'After a bonus move the setter must set a Goal and cannot say “No Goal”.',
  ),
  section(
    'III-D-2',
    'scored',
    'A Challenger of “No Goal” writes Goal and Solution: 6 or 2; Third Party 4 or 2, silent 6 or 2; setter 2 or 6.',
  ),

  // IV. Moving cubes
  section('IV-A', 'enforced', 'After the Goal, turns go round to the left.'),
  section(
    'IV-B',
    'enforced',
    'On your turn move one cube to Required, Permitted or Forbidden, or challenge; a cube on the mat stays there.',
  ),
  section(
    'IV-C',
    'enforced',
    'Anyone may make a bonus move: say “Bonus”, one cube to Forbidden, then another to any section.',
  ),
  section(
    'IV-C-comment-a',
    'enforced',
    'Without the word “Bonus” first, the cube in Forbidden was your whole move.',
  ),
  section(
    'IV-C-comment-b',
    'enforced',
    'The first bonus cube always goes to Forbidden; the second may go to any section.',
  ),

  // V. Challenging
  section(
    'V-A',
    'enforced',
    'At any time you may challenge the player who just moved or set the Goal: Now, Impossible, or a “No Goal”.',
  ),
  section(
    'V-A-1',
    'enforced',
    'Impossible: no matter how the rest is played, nobody can write a correct Solution.',
  ),
  section(
    'V-A-1-comment-a',
    'enforced',
    'Against an illegal layout or a negative Goal, Impossible is the right challenge.',
  ),
  section('V-A-1-comment-b', 'enforced', '“Never” counts as Impossible and costs nothing.'),
  section(
    'V-A-2',
    'enforced',
    'Now: a Solution can be written with the mat and at most one cube from Resources.',
  ),
  section('V-A-2-a', 'enforced', 'Now with only one cube or none in Resources is set aside.'),
  section(
    'V-A-2-a-comment',
    'shown',
    'Why: with one cube left the Mover had no other choice, so a Now would be unfair.',
  ),
  section(
    'V-A-2-b',
    'enforced',
    'Now before any cube is in Required or Permitted is set aside and play goes on.',
  ),
  section(
    'V-B',
    'enforced',
    'Lift the block and say the challenge; challenging yourself is set aside and costs nothing.',
  ),
  section('V-B-comment-a', 'shown', 'The block is there to show who challenged first.'),
  section(
    'V-B-comment-b',
    'human',
    'Touching the block means nothing, but do not keep a hand or pencil on it or hover over it.',
    'on the screen nobody can block it; the judge seat can record a warning',
  ),
  section(
    'V-B-comment-c',
    'enforced',
    'The block is for challenges alone, and is not for use with fewer than two cubes left in Resources.',
  ),

  // VI. The Solution
  section(
    'VI',
    'enforced',
    'A Solution is one Set-Name for a set of cards in the Universe, with defined symbols only.',
  ),
  section('VI-example', 'enforced', 'Solutions may be as short as R′ or as long as (V − G)′ ∪ R.'),
  section(
    'VI-comment-a',
    'enforced',
    'On paper you may add parentheses, brackets or braces to show grouping.',
  ),
  section('VI-comment-b', 'enforced', 'Writing “= Goal” behind the Solution makes it wrong.'),
  section('VI-comment-c', 'enforced', 'A writer who uses = or ⊆ must write down what it stands for.'),

  // VII. Writing and checking Solutions
  section('VII-A', 'enforced', 'After a valid challenge somebody must write a Solution.'),
  section('VII-A-1', 'enforced', 'After Now the Challenger writes; the Mover may not present one.'),
  section('VII-A-2', 'enforced', 'After Impossible the Mover writes; the Challenger may not present one.'),
  section(
    'VII-A-3',
    'enforced',
    'The Third Party tells within the two minutes whether a Solution comes, and cannot take that back.',
  ),
  section('VII-A-3-comment-a', 'enforced', 'The Third Party can say if a Solution will come.'),
  section('VII-A-3-comment-b', 'enforced', 'The Third Party can name or point to the player to join.'),
  section(
    'VII-A-3-comment-c',
    'enforced',
    'A Third Party with nothing to present at the end has joined the player who does not write.',
  ),
  section('VII-B', 'enforced', 'A Solution is correct only if it passes every test listed here.'),
  section('VII-B-1', 'enforced', 'The set must have as many cards as the Goal says.'),
  section('VII-B-1-comment', 'enforced', 'On-Sets is not Equations: no “= Goal” behind the Solution.'),
  section('VII-B-2', 'enforced', 'It has to use the cubes in the right way.'),
  section('VII-B-2-a', 'enforced', 'It has two cubes or more.'),
  section('VII-B-2-b', 'enforced', 'Each Required cube is in it.'),
  section('VII-B-2-c', 'enforced', 'Permitted cubes are free to use or to leave.'),
  section('VII-B-2-d', 'enforced', 'Cubes in Forbidden stay out.'),
  section(
    'VII-B-2-d-comment',
    'enforced',
    'Cubes count, not symbols: one ∪ can be Forbidden while another ∪ is Required.',
  ),
  section('VII-B-2-e', 'enforced', 'After Now, one cube from Resources at the most.'),
  section('VII-B-2-f', 'enforced', 'After Impossible, all of Resources counts as Permitted.'),
  section('VII-B-3', 'enforced', 'It must give the Goal in every legal way of reading it.'),
  section(
    'VII-B-3-a',
    'enforced',
    'A Solution with several readings is ambiguous; it falls if an opponent shows a reading that misses the Goal.',
  ),
  section(
    'VII-B-3-b',
    'enforced',
    '′ goes first and cannot be split from its set; nothing else has an order, so group with parentheses.',
  ),
  section(
    'VII-C',
    'enforced',
    'When writing time is over or all writers are ready, all presented Solutions are checked.',
  ),
  section('VII-C-1', 'enforced', 'No checking before all Solutions are on the table.'),
  section(
    'VII-C-1-a',
    'enforced',
    'A Solution that was presented can no longer be changed, even if time is left.',
  ),
  section(
    'VII-C-1-b',
    'human',
    'The writer shows which Solution counts, at the latest when asked.',
    'only the text that a player sends counts as the Solution',
  ),
  section(
    'VII-C-2',
    'timed',
    'Two minutes to check each Solution, one Solution at a time, both opponents together.',
  ),
  section(
    'VII-C-2-comment-a',
    'enforced',
    'With two players after the last cube, the two Solutions are checked one after the other.',
  ),
  section(
    'VII-C-2-comment-b',
    'human',
    'Do not push the real cubes around to build the Solution while checking.',
    'the mat on the screen keeps the record of where each cube was played',
  ),
  section(
    'VII-C-3',
    'enforced',
    'Accept a Solution or prove it wrong, in time and with a reason; what nobody disproves is correct.',
  ),
  section('VII-C-3-a', 'enforced', 'The Goal means nothing legal.'),
  section('VII-C-3-a-example-a', 'enforced', 'A Goal laid out as a backwards L is illegal.'),
  section('VII-C-3-a-example-b', 'enforced', 'A Goal below zero is illegal.'),
  section('VII-C-3-b', 'enforced', 'Its value is not the value of the Goal.'),
  section(
    'VII-C-3-b-i',
    'human',
    'Checkers should really try it on the cards before they reject.',
    'the product can show which cards a Solution selects',
  ),
  section(
    'VII-C-3-b-ii',
    'human',
    'A checker may also argue in general why it cannot give the Goal.',
    'the product works out the exact value, so a judge can settle the argument',
  ),
  section('VII-C-3-b-ii-example', 'enforced', 'Goal 0, but the Solution plainly selects some card.'),
  section(
    'VII-C-3-b-iii',
    'enforced',
    'Asking a judge if it equals the Goal is the last question: both checkers agree first, then no more objections.',
  ),
  section(
    'VII-C-3-c',
    'enforced',
    'A checker may add grouping to a copy to show a reading that misses the Goal: one try each.',
  ),
  section(
    'VII-C-3-c-example-a',
    'enforced',
    'B ∪ G − R has two readings; if the one shown misses the Goal, the Solution is wrong.',
  ),
  section('VII-C-3-c-example-b', 'enforced', 'R ∪ G′ has one reading only, because ′ comes first.'),
  section(
    'VII-C-3-c-comment',
    'enforced',
    'Wild = and ⊆ keep one meaning each, and the writer must note it clearly.',
  ),
  section('VII-C-3-d', 'enforced', 'Some symbols in it have no meaning.'),
  section('VII-C-3-d-example', 'enforced', 'R ∪ ′B and R Λ G mean nothing.'),

  // VIII. Last cube procedure
  section(
    'VIII-A',
    'enforced',
    'Last cube: to Required or Permitted, never Forbidden, or call Impossible; then all write for two minutes.',
  ),
  section(
    'VIII-B',
    'timed',
    'After the last cube, Impossible may be called in the first minute; the Mover’s side writes in what is left.',
  ),
  section(
    'VIII-B-comment',
    'enforced',
    'Now with one cube or none left, or Impossible after that minute, is set aside and costs nothing.',
  ),

  // IX. Illegal procedures
  section(
    'IX-A',
    'enforced',
    'Breaking a rule of procedure is illegal; who charges it must say exactly what is wrong within 15 seconds.',
  ),
  section(
    'IX-A-1',
    'enforced',
    'An illegal move is taken back and redone in at least 10 seconds; no penalty unless time runs out.',
  ),
  section(
    'IX-A-1-example',
    'enforced',
    'Illegal: moving out of turn, two cubes without “Bonus”, or the last cube to Forbidden.',
  ),
  section('IX-A-2', 'enforced', 'If the move was legal, it stands.'),
  section('IX-A-2-comment', 'enforced', 'A wrong charge costs nothing, but doing it often is bad conduct.'),
  section(
    'IX-B',
    'enforced',
    'Once another player has acted legally, an unnoticed illegal procedure stands.',
  ),
  section(
    'IX-B-example',
    'enforced',
    'A wrong bonus move, two cubes to Required, stays without penalty once the next player has moved or challenged.',
  ),
  section(
    'IX-C',
    'human',
    'Behavior that disturbs: first a warning, then 1 point each time, then out; the head judge may order a replay.',
    'the judge seat can record a warning, a penalty, a disqualification or a replay',
  ),
  section(
    'IX-C-example',
    'human',
    'Phones, noise, rudeness, guarding the block, endless false charges, or playing only to spoil a score.',
    'the judge seat can record a warning and a penalty',
  ),

  // X. Scoring a shake
  section('X-A', 'enforced', 'After a challenge two tests decide who is correct.'),
  section(
    'X-A-1',
    'enforced',
    'A player who had to write is correct with a correct Solution, and so is a Third Party who joined the writer.',
  ),
  section(
    'X-A-2',
    'scored',
    'A non-writer is correct if no opponent solved it; after Impossible, one who accepts a wrong Solution gets 2.',
  ),
  section('X-B', 'scored', 'Points after a challenge.'),
  section('X-B-1', 'scored', 'Not correct: 2 points.'),
  section('X-B-2', 'scored', 'Correct: 6 points, but 4 for a Third Party who sided with the Challenger.'),
  section('X-C', 'scored', 'Points after a forceout: last cube moved and nobody called Impossible.'),
  section('X-C-1', 'scored', 'A correct Solution after a forceout: 4 points.'),
  section('X-C-2', 'scored', 'No correct Solution after a forceout: 2 points.'),
  section('X-D', 'scored', 'Absent for a shake: 0 points.'),

  // XI. Time limits
  section(
    'XI-A',
    'scored',
    'Late: lose 1 point, get one more minute, then lose the turn. Minor, Elementary, Middle: a judge initials.',
  ),
  section('XI-A-1', 'timed', 'The list of time limits.'),
  section('XI-A-1-a', 'timed', 'Dealing the Universe: 1 minute.'),
  section('XI-A-1-b', 'timed', 'Rolling the cubes and setting the Goal: 2 minutes.'),
  section('XI-A-1-c', 'timed', 'First turn after the Goal: 2 minutes.'),
  section('XI-A-1-d', 'timed', 'Every later turn, bonus move included: 1 minute.'),
  section('XI-A-1-e', 'timed', 'Saying the challenge after lifting the block: 15 seconds.'),
  section(
    'XI-A-1-f',
    'timed',
    'Calling Impossible after the last cube: 1 minute, taken out of the two minutes of writing.',
  ),
  section('XI-A-1-g', 'timed', 'Writing a Solution: 2 minutes; the Third Party decides in the same time.'),
  section('XI-A-1-h', 'timed', 'Judging an opponent’s Solution: 2 minutes.'),
  section(
    'XI-A-2',
    'human',
    'Sand left over from the last task: the opponent flips the timer or not, whichever leaves less extra time.',
    'each clock on the screen starts fresh, so no sand is ever left over',
  ),
  section(
    'XI-A-3',
    'timed',
    'Time up is announced and 10 seconds are counted down, at a fair pace, before a point is lost.',
  ),
  section(
    'XI-B',
    'timed',
    'A round is about 30 minutes plus 5 to finish; then all write for 2 minutes: 4 if correct, else 2.',
  ),

  // XII. Scoring a match
  section(
    'XII-A',
    'scored',
    'Match points by place: 6, 4, 2 for three players, 6 and 4 for two; ties get 5, 4 or 3.',
  ),
  section(
    'XII-B',
    'human',
    'All sign the scoresheet and the winner hands it in; a simple slip is corrected if all agree.',
    'each player confirms the scores and a judge can record a correction',
  ),
  section('XII-B-1', 'scored', 'A false score on purpose that is too low: the low score stays.'),
  section('XII-B-2', 'scored', 'A false score on purpose that is too high: 0 for the round.'),
];
