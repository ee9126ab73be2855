import type { AnalysedMove, AnalyseRequestAnswer } from '@forceout/players';
import { inWords } from './show-play.ts';
import { paint, rows } from './style.ts';
import { words } from './words/language.ts';

/** From the best to the worst, as the player on turn sees it. */
const ORDER = ['forced-win', 'forceout', 'safe', 'unknown', 'forced-loss', 'loses-at-once'] as const;

/** What every move leads to, the best first; bonus moves in a line for each cube. */
export function showAnalysis({ standing, moves, whole, positions, ms }: AnalyseRequestAnswer): string {
  const { analysis } = words().answers;
  const color = { alive: 'green', now: 'red', impossible: 'red', unknown: 'yellow' } as const;
  const head = paint(analysis.standings[standing], 'bold', color[standing]);
  const regular = moves.filter(({ bonus }) => bonus === undefined).toSorted(byOutcome);
  const lines = regular.map((move) => [placed(move), outcomeWords(move)] as const);
  const cubes = [...new Set(moves.flatMap(({ bonus }) => bonus ?? []))];
  const bonuses = cubes.map((cube) => {
    const turns = moves.filter(({ bonus }) => bonus === cube).toSorted(byOutcome);
    const [best] = turns;
    const good = turns.filter(({ outcome }) => outcome === best!.outcome);
    const how = best!.outcome === 'loses-at-once' ? analysis.allLose : outcomeWords(best!);
    const note = paint(analysis.ofTurns(good.length, turns.length, placed(best!)), 'dim');
    return [analysis.bonus(cube), `${how}  ${note}`] as const;
  });
  const note = paint(`  ${analysis.note(positions, ms, whole)}`, 'dim');
  return [head, rows(lines), ...(bonuses.length === 0 ? [] : ['', rows(bonuses)]), note].join('\n');
}

function byOutcome(one: AnalysedMove, other: AnalysedMove): number {
  return ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome) || narrowness(one) - narrowness(other);
}

/** Of moves that are as good, the one first that leaves the next player the fewest safe ones. */
function narrowness({ replies }: AnalysedMove): number {
  return replies === undefined ? 1 : replies.safe / replies.all;
}

function placed({ from, cube, to }: AnalysedMove): string {
  const { places, move, shift } = words().answers.analysis;
  return (from === 'permitted' ? shift : move)(cube, places[to]);
}

function outcomeWords(move: AnalysedMove): string {
  const { analysis, and } = words().answers;
  switch (move.outcome) {
    case 'forced-win':
      return paint(analysis.wins(who(move.errs ?? []), inTurns(move)), 'green') + left(move);
    case 'forceout':
      return paint(analysis.forceout, 'green') + left(move);
    case 'safe':
      return paint(analysis.safe, 'green') + endsWords(move) + left(move);
    case 'unknown':
      return paint(analysis.unknown, 'yellow');
    case 'forced-loss':
      return paint(analysis.loses(inTurns(move)), 'red');
    case 'loses-at-once': {
      const written = (move.written ?? []).map(inWords).join(and);
      return move.challenge === 'impossible'
        ? paint(analysis.losesToImpossible, 'red')
        : `${paint(analysis.losesToNow, 'red')}${written === '' ? '' : `: ${written}`}`;
    }
  }
}

function inTurns({ in: turns, atMost }: AnalysedMove): string {
  return words().answers.analysis.inTurns(turns ?? 0, atMost === true);
}

function who(errs: readonly number[]): string {
  const { analysis, or } = words().answers;
  return errs.map((seat) => (seat === 1 ? analysis.next : analysis.afterNext)).join(or);
}

function left({ replies }: AnalysedMove): string {
  if (replies === undefined) return '';
  return paint(`  ${words().answers.analysis.left(replies.safe, replies.all)}`, 'dim');
}

function endsWords({ ends }: AnalysedMove): string {
  const { analysis, or } = words().answers;
  if (ends === undefined) return analysis.endUnknown;
  const how = ends.map(({ errs }) =>
    errs === null ? analysis.aForceout : errs === 0 ? analysis.selfForced : analysis.forced(who([errs])),
  );
  return analysis.ends([...new Set(how)].join(or));
}
