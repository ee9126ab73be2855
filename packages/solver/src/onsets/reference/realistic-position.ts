import { inForce, judgeGoal, judgePick, variationsOf } from '@forceout/rules/onsets';
import type { After, Cube, MatSection, OnSetsPosition, Pick } from '@forceout/rules/onsets';
import type { Division, OnSetsRulebook } from '@forceout/rules';
import { goalsFrom } from '../answers/goals.ts';
import { FACES, filledIn } from './random-position.ts';
import type { Chance } from './random-position.ts';

/** A shake as it might be played: a roll, a deal, picked variations, a sensible Goal, and some moves. */
export function realisticPosition(chance: Chance, book: OnSetsRulebook, division: Division): OnSetsPosition {
  let position = begunShake(chance, book, division);
  const others = position.resources.length;
  const left = 2 + chance.below(others - 1);
  for (let moves = others - left; moves > 0; moves--) position = moved(chance, position);
  return { ...position, after: chance.pick<After>(['now', 'impossible', 'impossible', 'stop']) };
}

/** The same before the first move. */
export function begunShake(chance: Chance, book: OnSetsRulebook, division: Division): OnSetsPosition {
  const { least, most } = book.universe[division]!.is;
  const cards = chance.shuffled(Array.from({ length: 16 }, (_, card) => card));
  const universe = cards.slice(0, least + chance.below(most - least + 1));
  let position: OnSetsPosition = {
    book,
    division,
    level: 'adventurous',
    universe,
    variations: [],
    goal: null,
    required: [],
    permitted: [],
    forbidden: [],
    resources: roll(chance, book, division),
    after: null,
  };
  const ids = chance.shuffled(variationsOf(position).list.map(({ id }) => id));
  const wanted = chance.below(3) === 0 ? 3 + chance.below(2) : 1 + chance.below(2);
  const picks: Pick[] = [];
  for (const id of ids) {
    if (picks.length >= wanted) break;
    const pick = filledIn(chance, id, position.resources, universe);
    if (!judgePick(position, pick).legal) continue;
    picks.push(pick);
    position = { ...position, variations: picks };
  }
  return withGoal(chance, position);
}

function roll(chance: Chance, book: OnSetsRulebook, division: Division): readonly Cube[] {
  const some = (faces: readonly Cube[], count: number): Cube[] =>
    Array.from({ length: count }, () => chance.pick(faces));
  const laidOut = book.relationCubes[division]?.is === 'laid-out';
  return [
    ...some(FACES.digit, 3),
    ...some(FACES.colour, 8),
    ...some(FACES.operation, 4),
    ...(laidOut
      ? chance.pick<readonly Cube[]>([
          ['V', 'V', '^'],
          ['V', '^', '^'],
        ])
      : some(FACES.restriction, 3)),
  ];
}

/** A Goal that is not above what the cards can be worth, as a player would choose it. */
function withGoal(chance: Chance, position: OnSetsPosition): OnSetsPosition {
  const worth = position.universe.length * (inForce(position)['double-set'] === null ? 1 : 1.4);
  const sensible = goalsFrom(position).filter(({ values }) =>
    values.some((value) => value > 0 && value < worth),
  );
  const { goal } = chance.pick(sensible.length > 0 ? sensible : goalsFrom(position));
  if (!judgeGoal(position, goal).legal) throw new Error(`goalsFrom made an illegal Goal ${goal}`);
  const resources = [...position.resources];
  for (const digit of goal.replaceAll(/[^1-5]/g, '')) resources.splice(resources.indexOf(digit as Cube), 1);
  return { ...position, goal, resources };
}

/** One move: digits are mostly thrown away, other cubes go anywhere. */
export function moved(chance: Chance, position: OnSetsPosition): OnSetsPosition {
  const cube = chance.pick(position.resources);
  const digit = cube >= '1' && cube <= '5';
  const relation = cube === '=' || cube === 'C';
  const sections: readonly MatSection[] = digit
    ? ['forbidden']
    : relation
      ? ['required', 'permitted']
      : ['required', 'required', 'permitted', 'permitted', 'forbidden'];
  const to = chance.pick(sections);
  const resources = position.resources.toSpliced(position.resources.indexOf(cube), 1);
  return { ...position, resources, [to]: [...position[to], cube] };
}
