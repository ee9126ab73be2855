import type { JudgeSentences } from '../../said/judge-sentences.ts';
import type { Texts } from '../texts.ts';
import { nameOf } from './variations.ts';

const PARTS = { solution: 'Solution', setName: 'Set-Name', restrictions: 'Restriction part' } as const;
const many = (count: number, what: string): string => (count === 1 ? `one ${what}` : `${count} × ${what}`);
const because = (first: string, why: string | null): string => (why === null ? first : `${first} ${why}`);

export const judge: Texts<JudgeSentences> = {
  'no-restrictions-here': 'Restrictions are not played here.',
  'restriction-needed': '= or ⊆ is in Required, so the Solution must have a Restriction.',
  'least-cubes': ({ least }) => `A Solution has at least ${least} cubes.`,
  'two-cubes': 'A Solution has at least two cubes.',
  'two-operations': 'Two Operations: the Set-Name must have at least two operation symbols.',
  'three-operations': ({ count }) => `Three-operation Solution: ${count} operation signs are too few.`,
  'left-out': ({ count, sign, part }) =>
    `Required holds ${many(count, sign)} that the ${PARTS[part]} does not use.`,
  'needs-more': ({ count, sign, part }) =>
    `The ${PARTS[part]} needs ${many(count, sign)} more than the cubes allow.`,
  'needs-exponent': ({ count, color, sign }) =>
    `The Solution needs ${many(count, `${color} ${sign} as an exponent`)} more than the cubes allow.`,
  'one-of-resources': ({ used }) =>
    `After Now a Solution may use one cube of Resources; this one needs ${used}.`,
  'required-cube-unused': ({ sign }) => `Required Cube: no ${sign} cube is used.`,
  'wild-stretched': ({ face, meaning, symbol }) =>
    `${face} stands for ${meaning}, so it cannot make ${symbol} as well.`,
  'may-not-stand-for': ({ face, symbol }) => `${face} may not stand for ${symbol} here.`,
  'stands-for-two': ({ face, one, other }) =>
    `${face} stands for ${one} and for ${other}; it must stand for one symbol throughout.`,
  'not-wild': ({ face, symbol }) => `${face} is not wild, so it cannot stand for ${symbol}.`,
  'required-card-missing': 'Required Card: the required card is not in the set.',
  'forbidden-card-there': 'Forbidden Card: the forbidden card is in the set, or the blank card was made it.',
  'null-restriction': 'No Null Restrictions: a Restriction removes no card that the others leave.',
  'variation-unmet': ({ variation }) => `The variation ${nameOf(variation)} is not satisfied.`,
  'two-solutions': 'Two Solutions must be written.',
  'same-goal': 'Both Solutions must be for the same Goal.',
  'no-new-card': 'The second Solution has no card that is not in the first.',
  'blank-not-wild': 'The blank card is not wild, so no dots may be put on it.',
  'worth-not-goal': ({ value, goal }) => `The Solution is worth ${value}; the Goal is ${goal.join(' or ')}.`,
  'worth-goal-itself': ({ value }) => `The Solution is worth ${value}, the Goal itself.`,
  'goal-is': ({ goal }) => `The Goal is ${goal.join(' or ')}.`,
  'may-be-grouped': ({ text, value, why }, tell) =>
    `It may be grouped ${text}, which is worth ${value}. ${tell(why)}`,
  'may-be-read': ({ solution, goal, value, goalValue }) =>
    `It may be read ${solution} = ${goal}, where the Solution is ${value} and the Goal ${goalValue}.`,
  'multiple-equals': ({ goal }) =>
    `Multiple of k: the Solution equals the Goal, ${goal}, instead of differing from it.`,
  'multiple-misses': ({ value, goal, k }) =>
    `Multiple of k: ${value} does not differ from the Goal, ${goal}, by a multiple of ${k}.`,
  'only-if-plus-adds': 'Average: the sides are equal only if + adds, but here it averages.',
  'names-no-number': ({ text, why }, tell) =>
    because(`"${text}" names no number.`, why === null ? null : tell(why)),
  uncheckable: ({ why }, tell) => `Nobody can check this Equation. ${tell(why)}`,
  'equality-undecided':
    'Whether the Solution equals the Goal cannot be decided: their digits agree as far as they were computed.',
  'multiple-undecided': ({ k }) =>
    `Whether the Solution differs from the Goal by a multiple of ${k} cannot be decided.`,
  'no-equation': 'No Equation is written.',
  'no-factorial-in-goal': 'With Multiple of k no ! may be put into the Goal.',
  'factorials-in-goal': ({ most }) => `At most ${most} ! may be put into the Goal.`,
  'factorials-together': ({ most, written }) =>
    `There are ${most} ! for Solution and Goal together; ${written} are written.`,
  'goal-not-written': 'The Goal is not written as the writer interprets it.',
  'goal-names-no-number': ({ why }, tell) =>
    because('The Goal as written names no number.', why === null ? null : tell(why)),
  'goal-out-of-range': ({ value, within }) =>
    `The Goal is ${value}, which is not from −${within} to ${within}.`,
  'no-interpretation': ({ text, goal, why }, tell) =>
    `"${text}" is no legal interpretation of the Goal ${goal}. ${tell(why)}`,
  'another-order': 'Its operations are done in another order than the ordinary one.',
  'goal-too-many-cubes': ({ count, most }) => `It has ${count} cubes; a Goal has ${most} at most.`,
  'goal-other-count': ({ count, cubes }) => `It has ${count} cubes, the Goal has ${cubes}.`,
  'cube-not-read-so': ({ cube }) => `Cube ${cube} of the Goal cannot be read so.`,
  'cube-no-exponent': ({ cube, color }) =>
    `Cube ${cube} of the Goal is no ${color} cube, so it is no exponent.`,
  'against-the-gaps': 'It is grouped against the gaps between the cubes.',
  'which-goal': 'After "No Goal" the writer must say which Goal is meant.',
  'which-goal-equation': 'The writer must say which Goal is meant: none is laid with this Equation.',
  'no-digit-shows': ({ digit }) => `No digit cube in Resources shows this ${digit}.`,
  'goal-below-zero': ({ value }) => `The Goal is worth ${value}; a Goal is never below 0.`,
  'no-arrangement': 'The cubes of the Goal do not lie in a legal arrangement.',
  'no-digit-cube': ({ digit }) => `No digit cube shows ${digit}.`,
  'not-arranged-so': ({ text }) => `"${text}" is no legal arrangement of one, two or three digit cubes.`,
  'no-such-cube': ({ color, sign }) =>
    `No cube in Resources is this ${color === null ? sign : `${color} ${sign}`}.`,
  'goal-cube-count': ({ count, least, most }) =>
    `The Goal has ${count} cubes; it may have ${least} to ${most}.`,
  'goal-no-legal-value': ({ why }, tell) => `The Goal has no legal value. ${tell(why)}`,
  'goal-no-number': ({ within }) =>
    `The Goal names no number${within === null ? '' : ` from −${within} to ${within}`}.`,
  'goal-shows-other': ({ face, cube }) => `The Goal shows ${face} where the cube is ${cube}.`,
  'no-cube-shows': ({ text, sign }) => `"${text}": no cube shows ${sign ?? 'a written sign'}.`,
  'goal-disagrees': 'The cubes of the Goal do not agree with its text.',
};
