import type { Points, Procedure } from '@forceout/rules';

/**
 * The scores that one shake can give to the people of a table, by the book's own scoring; each as a sorted list. A score
 * that no shake can give is a slip of the pen or of the keyboard.
 */
export function possibleShakes(procedure: Procedure, players: 2 | 3): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (...scores: readonly Points[]): void => void found.add(shakeKey(scores));
  challenges(procedure, players, add);
  disputes(procedure, players, add);
  const { scoring } = procedure;
  everyChoice([scoring.forceoutCorrect.is, scoring.forceoutNotCorrect.is], players, add);
  everyChoice([scoring.stopCorrect.is, scoring.stopNotCorrect.is], players, add);
  return found;
}

export function shakeKey(scores: readonly Points[]): string {
  return scores.toSorted((a, b) => a - b).join(',');
}

type Add = (...scores: readonly Points[]) => void;

/** X-A, X-B: Now is written by the challenger, Impossible by the mover; a third player may write too, or says nothing. */
function challenges({ scoring, challenge }: Procedure, players: 2 | 3, add: Add): void {
  const [right, wrong] = [scoring.correct.is, scoring.notCorrect.is];
  const third = scoring.thirdParty;
  if (players === 2) {
    add(right, wrong);
    return;
  }
  // Who has to write is right: the other side is not.
  for (const joins of [third.nowWithCorrectChallenger.is, third.impossibleWriting.is, wrong])
    add(right, wrong, joins);
  // Only the third player is right.
  for (const alone of [third.nowWithWrongChallenger.is, third.impossibleWriting.is]) add(wrong, wrong, alone);
  // Nobody is: the silent ones are right, unless they accepted a wrong Solution.
  for (const silent of [third.nowSilent.is, third.impossibleSilent.is, wrong])
    for (const other of [right, wrong]) add(wrong, other, silent);
  if (challenge.atTheSameTime.is === 'both-challenge') {
    add(right, right, wrong);
    add(wrong, wrong, right);
  }
}

/** III-D-2, where a disputer of "No Goal" writes a Goal with its Solution. */
function disputes({ goal }: Procedure, players: 2 | 3, add: Add): void {
  const noGoal = goal.noGoal.is;
  if (noGoal.kind !== 'disputer-writes-a-solution') return;
  const { challenger, thirdParty, setter } = noGoal;
  if (players === 2) {
    add(challenger.correct, setter.somebodyCorrect);
    add(challenger.incorrect, setter.nobodyCorrect);
    return;
  }
  for (const third of [
    thirdParty.correctWithChallenger,
    thirdParty.incorrect,
    thirdParty.silentChallengerRight,
  ])
    add(challenger.correct, third, setter.somebodyCorrect);
  add(challenger.incorrect, thirdParty.correctAlone, setter.somebodyCorrect);
  for (const third of [thirdParty.incorrect, thirdParty.silentChallengerWrong])
    add(challenger.incorrect, third, setter.nobodyCorrect);
}

function everyChoice(values: readonly Points[], players: number, add: Add): void {
  for (let choice = 0; choice < values.length ** players; choice++)
    add(
      ...Array.from(
        { length: players },
        (_, seat) => values[Math.floor(choice / values.length ** seat) % values.length]!,
      ),
    );
}
