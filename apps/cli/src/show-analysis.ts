import type { AnalysedMove, AnalyseRequestAnswer } from '@forceout/players';
import { inWords } from './show-play.ts';
import { paint, rows } from './style.ts';

/** From the best to the worst, as the player on turn sees it. */
const ORDER = ['forced-win', 'forceout', 'safe', 'unknown', 'forced-loss', 'loses-at-once'] as const;

/** What every move leads to, the best first; bonus moves in a line for each cube. */
export function showAnalysis({ standing, moves, whole, positions, ms }: AnalyseRequestAnswer): string {
  const head = {
    alive: paint('NO CHALLENGE IS RIGHT BEFORE THIS TURN', 'bold', 'green'),
    now: paint('CHALLENGE NOW: A SOLUTION CAN BE WRITTEN', 'bold', 'red'),
    impossible: paint('CHALLENGE IMPOSSIBLE: NO SOLUTION CAN BE WRITTEN', 'bold', 'red'),
    unknown: paint('UNKNOWN WHETHER A CHALLENGE IS RIGHT', 'bold', 'yellow'),
  }[standing];
  const regular = moves.filter(({ bonus }) => bonus === undefined).toSorted(byOutcome);
  const lines = regular.map((move) => [placed(move), outcomeWords(move)] as const);
  const cubes = [...new Set(moves.flatMap(({ bonus }) => bonus ?? []))];
  const bonuses = cubes.map((cube) => {
    const turns = moves.filter(({ bonus }) => bonus === cube).toSorted(byOutcome);
    const [best] = turns;
    const good = turns.filter(({ outcome }) => outcome === best!.outcome);
    const words = best!.outcome === 'loses-at-once' ? 'every turn loses at once' : outcomeWords(best!);
    return [
      `bonus ${cube}`,
      `${words}  ${paint(`(${good.length} of ${turns.length} turns, first ${placed(best!)})`, 'dim')}`,
    ] as const;
  });
  const note = `  ${positions} positions, ${ms} ms${whole ? '' : '; the time was too short for the rest'}`;
  return [head, rows(lines), ...(bonuses.length === 0 ? [] : ['', rows(bonuses)]), paint(note, 'dim')].join(
    '\n',
  );
}

function byOutcome(one: AnalysedMove, other: AnalysedMove): number {
  return ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome) || narrowness(one) - narrowness(other);
}

/** Of moves that are as good, the one first that leaves the next player the fewest safe ones. */
function narrowness({ replies }: AnalysedMove): number {
  return replies === undefined ? 1 : replies.safe / replies.all;
}

function placed({ from, cube, to }: AnalysedMove): string {
  const place = `${to[0]!.toUpperCase()}${to.slice(1)}`;
  return from === 'permitted' ? `shift ${cube} to ${place}` : `${cube} to ${place}`;
}

function outcomeWords(move: AnalysedMove): string {
  switch (move.outcome) {
    case 'forced-win':
      return paint(`wins: ${who(move.errs ?? [])} is forced to err ${inTurns(move)}`, 'green') + left(move);
    case 'forceout':
      return paint('forceout', 'green') + left(move);
    case 'safe':
      return paint('safe', 'green') + endsWords(move) + left(move);
    case 'unknown':
      return paint('unknown', 'yellow');
    case 'forced-loss':
      return paint(`loses: this player is forced to err ${inTurns(move)}`, 'red');
    case 'loses-at-once': {
      const written = (move.written ?? []).map(inWords).join('   and   ');
      return move.challenge === 'impossible'
        ? paint('loses to Impossible', 'red')
        : `${paint('loses to Now', 'red')}${written === '' ? '' : `: ${written}`}`;
    }
  }
}

function inTurns({ in: turns, atMost }: AnalysedMove): string {
  return `in ${atMost === true ? 'at most ' : ''}${turns} turns`;
}

function who(errs: readonly number[]): string {
  return errs.map((seat) => (seat === 1 ? 'the next player' : 'the player after next')).join(' or ');
}

function left({ replies }: AnalysedMove): string {
  return replies === undefined
    ? ''
    : paint(`  (${replies.safe} of the next player's ${replies.all} moves are safe)`, 'dim');
}

function endsWords({ ends }: AnalysedMove): string {
  if (ends === undefined) return '; how it ends is not known';
  const words = ends.map(({ errs }) =>
    errs === null ? 'a forceout' : errs === 0 ? 'this player is forced' : `${who([errs])} is forced`,
  );
  return `; as others choose, ${[...new Set(words)].join(' or ')}`;
}
