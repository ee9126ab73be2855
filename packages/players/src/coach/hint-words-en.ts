import type { Cube } from '@forceout/rules/match';
import type { Move } from '../bots/analyst.ts';
import { CUBE_WORDS, listOfCubes } from '../words/cubes.ts';
import { goalWords } from '../words/goal.ts';
import { listed } from '../words/lists.ts';
import { whyNotWords } from '../words/why-not.ts';
import type { Because, Idea, Trap } from './hint.ts';
import type { HintWords } from './hint-words.ts';

const { cube, count, places: PLACES } = CUBE_WORDS.en;
const list = (cubes: readonly Cube[]): string => listOfCubes(cubes, 'en');

/** What a Solution still takes. */
function needs({ cubes, missing }: Idea): string {
  if (missing === null) return `It takes ${count(cubes)} in all.`;
  if (missing.length === 0) return 'All its cubes are on the mat already.';
  return `It still needs ${list(missing)}.`;
}

function moving({ cube: moved, from, to }: Move): string {
  return from === 'permitted'
    ? `Shift ${cube(moved)} from Permitted to ${PLACES[to]}`
    : `Move ${cube(moved)} to ${PLACES[to]}`;
}

function trapWords({ move, reply }: Trap): string {
  const moved = `${cube(move.cube)} to ${PLACES[move.to]}`;
  if (reply.claim === 'impossible')
    return reply.lastOfItsKind
      ? `Not ${moved}: there is no other like it, nothing could be written without it, and somebody says Impossible.`
      : `Not ${moved}: nothing could be written any more, and somebody says Impossible.`;
  const { text, missing } = reply.idea;
  const [last] = missing ?? [];
  const how = missing?.length === 1 && last !== undefined ? ` with just ${cube(last)}` : '';
  return `Not ${moved}, though it tempts: an opponent says Now and writes ${text}${how}.`;
}

const BECAUSE: Readonly<Record<Because, (idea: Idea) => string>> = {
  'unused-forbidden': ({ text }) => `${text} does not need this one, and nobody comes a cube closer`,
  'needed-required': ({ text, missing }) =>
    `${text} uses it anyway, and then still needs ${count(Math.max(0, (missing?.length ?? 1) - 1))}`,
  'still-far': ({ text }) => `${text} stays possible, and one more cube is not enough for any Solution`,
  'too-few-for-now': ({ text }) => `${text} stays possible, and with so few cubes left nobody may say Now`,
};

/** What to look at before a move, by how many cubes a Solution still needs. */
function firstStep(missing: number | null): string {
  const begin = 'No challenge is right, so you move';
  if (missing === null || missing < 2)
    return `${begin}: leave a Solution possible, and leave it more than one cube away.`;
  if (missing === 2)
    return `${begin}. Careful: a Solution needs just two cubes more, and if you bring one of them nearer somebody says Now.`;
  return missing === 3
    ? `${begin}. A Solution needs 3 cubes more: keep it possible, and keep it more than one cube away.`
    : `${begin}. The Solution I think of still needs ${count(missing)}: which cubes does it not need?`;
}

export const en: HintWords = {
  'set-goal': ({ goal, asks, idea }) => [
    'Before you touch a cube for the Goal: put together what you could write, and see what it comes to.',
    idea.missing === null
      ? `There is a Goal with a Solution of ${count(idea.cubes)}.`
      : `Try to put these together: ${list(idea.missing)}.`,
    asks.length === 0
      ? `Set the Goal ${goal}: you can reach it with ${idea.text}.`
      : `Lay this Goal: ${goalWords(goal, 'en')}. It asks for ${listed(asks, 'or')} ${asks.join() === '1' ? 'card' : 'cards'}, and you can reach it with ${idea.text}.`,
  ],
  'bonus-before-goal': ({ cube: forbidden }) => [
    'A bonus move before the Goal can make it harder for the others.',
    `Which Solution would become much longer without ${cube(forbidden)}?`,
    `Forbid ${cube(forbidden)} with a bonus move, then set your Goal.`,
  ],
  'say-no-goal': () => [
    'Try the Goals one by one: is there a Solution for any?',
    'What can be made of these cubes comes to none of the Goals that can be laid.',
    'Say "No Goal": it is proved that no Goal has a Solution.',
  ],
  'no-goal-found': () => [
    'Look for two or three cubes that make something, and set that as the Goal.',
    'Small Goals have the most Solutions.',
    'I found no Goal with a Solution in the time I have; that does not mean that there is none.',
  ],
  'challenge-now': ({ idea }) => [
    'Before you move: could something be written with one more cube?',
    idea.missing?.length === 1
      ? `One cube is enough: ${list(idea.missing)}. What does it make with what lies on the mat?`
      : idea.missing?.length === 0
        ? 'What lies on the mat is enough by itself.'
        : `One more cube is enough for a Solution of ${count(idea.cubes)}.`,
    `Challenge Now and write ${idea.text}.`,
  ],
  'challenge-impossible': ({ required, forbidden, why }) => [
    'Before you move: is there still a Solution at all?',
    required.length > 0
      ? `Everything in Required must be used: ${list(required)}. Can you reach the Goal with that?`
      : `What is forbidden helps nobody any more: ${list(forbidden)}. Can you reach the Goal without?`,
    `Challenge Impossible: nothing can be written any more.${why === null ? '' : ` ${whyNotWords(why, 'en')}`}`,
  ],
  'let-pass': ({ idea }) => [
    'Ask two questions: is one more cube enough, and is anything possible at all?',
    `Impossible would be wrong: ${idea.text} can still be written. ${needs(idea)}`,
    'Now would be wrong too: one more cube is enough for nothing. Let the next player move.',
  ],
  'pass-not-known': ({ idea }) => [
    'Ask two questions: is one more cube enough, and is anything possible at all?',
    idea === null
      ? 'I found no Solution, and no proof that there is none.'
      : `Impossible would be wrong: ${idea.text} can still be written. ${needs(idea)}`,
    'I do not know whether one more cube is enough. Challenge only if you have a Solution yourself.',
  ],
  move: ({ move, because, idea, trap }) => [
    because === 'too-few-for-now'
      ? 'No challenge is right, so you move. So few cubes are left that nobody may say Now after it: just keep a Solution possible.'
      : firstStep(idea.missing?.length ?? null),
    `Keep ${idea.text} in mind. ${trap === null ? needs(idea) : trapWords(trap)}`,
    `${moving(move)}: ${BECAUSE[because](idea)}.`,
  ],
  'bonus-then-move': ({ bonus, move, trap }) => [
    'No move of one cube is safe: think of a bonus move.',
    `${trap === null ? '' : `${trapWords(trap)} `}Which cube do the others need for that?`,
    `Forbid ${cube(bonus)} as a bonus, then ${lowered(moving(move))}: after both no challenge is right.`,
  ],
  'every-move-loses': ({ least }) => [
    'No challenge is right, so you have to move.',
    'I looked at every move of one cube: each lets somebody challenge and be right.',
    least.reply.claim === 'now'
      ? `${moving(least.move)}: to punish it they must see ${least.reply.idea.text}, and that is the longest.`
      : `${moving(least.move)}: to punish it somebody must see that nothing can be written any more.`,
  ],
  'move-not-known': ({ idea, trap }) => [
    'No challenge is right as far as I see, so you move: leave a Solution possible, and more than one cube away.',
    idea === null
      ? 'I found no Solution, and no proof that there is none.'
      : `${idea.text} is possible. ${needs(idea)}`,
    `${trap === null ? '' : `${trapWords(trap)} `}I could prove no move safe in the time I have, so I name none.`,
  ],
  write: ({ idea }) => [
    idea.missing?.length === 0
      ? 'Something can be written with what lies on the mat.'
      : `Something can be written, with ${count(idea.cubes)}.`,
    idea.missing === null || idea.missing.length === 0
      ? `It begins with ${beginning(idea.text)}`
      : `Take ${list(idea.missing)} from Resources. It begins with ${beginning(idea.text)}`,
    `Write ${idea.text}.`,
  ],
  'write-nothing': ({ required }) => [
    'Is there anything that can be written at all?',
    required.length === 0
      ? 'No choice of the cubes that you may use reaches the Goal.'
      : `Everything in Required must be used: ${list(required)}.`,
    'Nothing can be written, and that is proved: present nothing.',
  ],
  'write-not-known': ({ required }) => [
    required.length === 0
      ? 'Begin with what comes close to the Goal.'
      : `Begin with Required, as all of it must be used: ${list(required)}.`,
    'Then ask what is missing to the Goal, and which cubes make just that.',
    'I found no Solution in the time I have; that is no proof that there is none.',
  ],
};

function lowered(text: string): string {
  return text[0]!.toLowerCase() + text.slice(1);
}

function beginning(text: string): string {
  return `${text.slice(0, Math.min(4, Math.ceil(text.length / 2))).trim()} …`;
}
