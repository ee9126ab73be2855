import { bookOf } from '@forceout/rules';
import type { EquationsPosition, Pick as EquationsPick } from '@forceout/rules/equations';
import { gameFor } from '@forceout/rules/match';
import type { MatchSettings, Moment } from '@forceout/rules/match';
import type { OnSetsPosition, Pick as OnSetsPick } from '@forceout/rules/onsets';
import { isSolvable, solveEquations } from '@forceout/solver';

/** Milliseconds of work for each question of the control; other programs on the machine take nothing from it. */
const CONTROL_MS = 1500;

function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** What can be said after a move, by the solver alone: without the coach's memory, shortcuts and limits, but it is the same solver. */
export function control(settings: MatchSettings, moment: Moment): 'right' | 'losing' | 'not-decided' {
  const possible = solve(settings, moment, 'impossible');
  if (possible === 'no') return 'losing';
  const { required, permitted, resources } = moment.mat;
  const least = gameFor(settings).limits(moment).leastResourcesForNow;
  const mayBeNow = required.length + permitted.length > 0 && resources.length >= least;
  const now = mayBeNow ? solve(settings, moment, 'now') : 'no';
  if (now === 'yes') return 'losing';
  return now === 'no' && possible === 'yes' ? 'right' : 'not-decided';
}

function solve(
  settings: MatchSettings,
  moment: Moment,
  after: 'now' | 'impossible',
): 'yes' | 'no' | 'unknown' {
  const book = bookOf(settings);
  const { division, level, season } = settings;
  const { universe, variations, goal, mat } = moment;
  const limit = { limitMs: CONTROL_MS, now: worked };
  if (book?.game === 'onsets') {
    const { required, permitted, forbidden, resources } = mat as unknown as OnSetsPosition;
    const cubes = { required, permitted, forbidden, resources };
    const picks = variations as readonly object[] as readonly OnSetsPick[];
    return isSolvable({ book, division, level, universe, variations: picks, goal, ...cubes, after }, limit)
      .answer;
  }
  if (book?.game !== 'equations' || goal === null) throw new Error('no Goal to reach');
  const { required, permitted, forbidden, resources } = mat as unknown as EquationsPosition;
  const position: EquationsPosition = {
    book,
    division,
    level,
    season,
    variations: variations as readonly object[] as readonly EquationsPick[],
    goal: { text: goal, cubes: mat.goal.length === 0 ? null : (mat.goal as EquationsPosition['required']) },
    required,
    permitted,
    forbidden,
    resources,
    after,
  };
  return solveEquations(position, { ...limit, anyWillDo: true }).answer;
}
