import { bookOf } from '@forceout/rules';
import { dealCards, Draws, EQUATIONS_CUBES, ONSETS_CUBES, rollCubes } from '@forceout/rules/kit';
import { EMPTY_MAT, gameFor } from '@forceout/rules/match';
import type { MatchSettings, Moment, Pick } from '@forceout/rules/match';
import { afterGoal, afterMove } from '../bots/analyst.ts';
import type { Analyst } from '../bots/analyst.ts';

/** Goals tried for one with a Solution. */
const MOST_GOALS = 12;

/** Goals of Equations that nobody sets, as a zero does nothing in them or is all there is: 0, 04, 3+0, 0×7. */
const IDLE_ZERO = /^0$|(?:^|\D)0\d|[+-]0|0\+|x0|0x/;

/** A roll, a deal and some variations, as a shake might begin. */
export function rolledMoment(
  settings: MatchSettings,
  analyst: Analyst,
  seed: string,
  picks: number | { readonly only: string | null },
): Moment {
  const game = gameFor(settings);
  const draws = new Draws(seed, 'shake');
  const equations = bookOf(settings)?.game === 'equations';
  const laidOut = game.layOut === null ? [] : draws.below(2) === 0 ? ['V', 'V', '^'] : ['V', '^', '^'];
  const sorts = (equations ? EQUATIONS_CUBES : ONSETS_CUBES).filter(
    ({ name }) => game.layOut === null || name !== 'restriction',
  );
  const cards =
    game.cards === null ? 0 : game.cards.least + draws.below(game.cards.most - game.cards.least + 1);
  const resources = [...rollCubes(seed, 0, sorts), ...laidOut];
  let moment: Moment = {
    universe: dealCards(seed, 0, cards),
    variations: [],
    goal: null,
    mat: { ...EMPTY_MAT, resources },
    after: null,
  };
  const variations: Pick[] = [];
  if (typeof picks === 'object') {
    const only = [...analyst.picks(moment, draws)].find(({ id }) => id === picks.only);
    return only === undefined ? moment : { ...moment, variations: [only] };
  }
  while (variations.length < picks && game.picks) {
    const [pick] = [...analyst.picks(moment, draws)];
    if (pick === undefined) break;
    variations.push(pick);
    moment = { ...moment, variations: [...variations] };
  }
  return moment;
}

/** The same with a Goal that has a Solution; null if none was found. */
export function withGoal(
  settings: MatchSettings,
  analyst: Analyst,
  moment: Moment,
  draws: Draws,
): Moment | null {
  const game = gameFor(settings);
  let tried = 0;
  for (const goal of analyst.goals(moment, draws)) {
    if (IDLE_ZERO.test(goal.text)) continue;
    if (++tried > MOST_GOALS) break;
    const cubes = game.goalCubes(goal, moment.mat.resources);
    if (cubes === null) continue;
    const set = afterGoal(moment, goal.text, cubes, game);
    if (analyst.find({ ...set, after: 'impossible' }, 'work').answer === 'yes') return set;
  }
  return null;
}

/** So many moves later, any legal ones. */
export function movesLater(analyst: Analyst, moment: Moment, draws: Draws, count: number): Moment {
  let next = moment;
  for (let moves = 0; moves < count; moves++) {
    const legal = analyst.moves(next).filter(({ from }) => from === 'resources');
    if (legal.length === 0) break;
    next = afterMove(next, legal[draws.below(legal.length)]!);
  }
  return next;
}

/** Cubes that lie there for a Goal which is not set yet are still anybody's. */
export function withoutGoal({ mat, ...moment }: Moment): Moment {
  return { ...moment, goal: null, mat: { ...mat, resources: [...mat.resources, ...mat.goal], goal: [] } };
}
