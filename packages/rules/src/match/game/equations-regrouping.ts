import { judgeEachEquation } from '../../equations/judge/judge.ts';
import type { JudgedEquation } from '../../equations/judge/judge.ts';
import { makeExpression } from '../../equations/text/print.ts';
import type { EquationsPosition } from '../../equations/shake/position.ts';
import { readSide } from '../../equations/text/reading.ts';
import type { Side } from '../../equations/shake/shake-rules.ts';
import { trees } from '../../equations/goal/trees.ts';
import type { WrittenEquation } from '../../equations/text/written.ts';
import type { Regrouping } from './game.ts';
import { say } from '../../said/said.ts';

/** More groupings than a checker's copy is compared with; longer texts are taken at their word. */
const MOST_TREES = 5_000;

/** Reasons with which no value equals the Goal. */
const NO_GOAL: readonly string[] = ['goal-illegal', 'goal-missing'];

/** VII-C-5-c: does the checker's copy only add grouping symbols, and is the Equation then wrong? */
export function regroupEquation(
  position: EquationsPosition,
  written: readonly WrittenEquation[],
  copies: readonly WrittenEquation[],
): Regrouping {
  const judged = judgeEachEquation(position, written);
  const sides = judged.map((one) => one.written);
  if (copies.length !== sides.length || !copies.every((copy, index) => sameText(sides[index]!, copy))) {
    return { kind: 'changes-the-text', message: say('only-adds-grouping') };
  }
  // What wild cubes stand for is the writer's word.
  const regrouped = copies.map((copy, index) => ({
    ...written[index]!,
    solution: copy.solution,
    goal: copy.goal ?? sides[index]!.goal,
  }));
  const keeps = judged.every((one, index) => refines(one, regrouped[index]!));
  if (!keeps) return { kind: 'breaks-a-grouping', message: say('no-legal-reading') };
  const before = new Set(judged.flatMap(({ reasons }) => reasons.map(({ code }) => code)));
  // Only what both sides come to counts; other defects are other objections. An illegal grouping is no
  // interpretation, unless it was what the writer wrote.
  const loses = judgeEachEquation(position, regrouped).some(
    ({ reasons, values }) =>
      reasons.some(({ code }) => NO_GOAL.includes(code)) ||
      values.reasons.some(
        ({ code }) => code !== 'ambiguous' && (code !== 'illegal-expression' || before.has(code)),
      ),
  );
  return loses ? { kind: 'loses' } : { kind: 'still-right', message: say('still-equals-goal') };
}

function sameText(one: WrittenEquation, other: WrittenEquation): boolean {
  return (
    bare(one.solution) === bare(other.solution) &&
    (other.goal === null || bare(one.goal ?? '') === bare(other.goal))
  );
}

/** Sign by sign as the cubes show them: the digits ten and eleven lie there as a power and a root cube. [VII-C-5-e] */
function bare(text: string): string {
  return text
    .replaceAll(/[\s()[\]{}]/g, '')
    .replaceAll('×', 'x')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll(/[√E]/g, 'r')
    .replaceAll(/[*T]/g, '^');
}

function refines({ rules, written, wild }: JudgedEquation, copy: WrittenEquation): boolean {
  const groupings = (text: string, side: Side): ReadonlySet<string> | null => {
    const found = new Set<string>();
    for (const meaning of readSide(text, side, rules, wild).meanings) {
      for (const tree of trees(meaning)) {
        found.add(makeExpression(tree));
        if (found.size > MOST_TREES) return null;
      }
    }
    return found;
  };
  const within = (before: string, after: string, side: Side): boolean => {
    const [all, some] = [groupings(before, side), groupings(after, side)];
    if (all === null || some === null) return true;
    return some.size > 0 && [...some].every((grouping) => all.has(grouping));
  };
  return (
    within(written.solution, copy.solution, 'solution') && within(written.goal ?? '', copy.goal ?? '', 'goal')
  );
}
