import { Arithmetic } from '../worth/arithmetic.ts';
import { reason } from './citing.ts';
import type { Expression } from '../text/expression.ts';
import { asRead, canBe, mayBeExponent, parseLayout } from '../goal/goal-layout.ts';
import type { GoalLayout } from '../goal/goal-layout.ts';
import { goalFault } from '../goal/goal-ruling.ts';
import { respectsGaps } from '../goal/gaps.ts';
import { Groupings, isSame } from '../worth/groupings.ts';
import { readSide, readTokens } from '../text/reading.ts';
import type { Reading } from '../text/reading.ts';
import type { Reason } from './reason.ts';
import { pointIsFree } from '../text/free-points.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import { isCubeToken, tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { trees } from '../goal/trees.ts';
import type { Wild } from '../text/wild.ts';
import type { LaidGoal } from '../text/written.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

/** Work allowed for the six cubes of a Goal in the introductory game. */
const FUEL = 10_000;

/** What the writer made of the Goal. */
export interface GoalFindings {
  /** Null if no interpretation is written or it has no meaning. */
  readonly reading: Reading | null;
  readonly reasons: readonly Reason[];
}

/** Whether the writer's interpretation is a legal one for the Goal as it lies. [VII-C-5-a, b] */
export function readGoal(
  rules: ShakeRules,
  laid: LaidGoal,
  text: string | null,
  wild: Wild | null,
): GoalFindings {
  const { position } = rules;
  const { goalMustBeWritten } = position.level === 'basic' ? position.book.basicLevel : position.book;
  const faults = (): readonly Reason[] => {
    const found = goalFault(rules, laid);
    return found === null ? [] : [found];
  };
  const isMissing = text === null || text.trim() === '';
  if (isMissing && goalMustBeWritten.is) {
    const missing = reason(position, 'goal-missing', say('goal-not-written'));
    return { reading: null, reasons: [...faults(), missing] };
  }
  const layout = parseLayout(laid);
  if (!layout.ok) return { reading: null, reasons: faults() };
  const shown = asRead(layout.value, wild);
  const reading = readAsGoal(rules, shown, isMissing ? laid.text : text, wild);
  const fault = faultOf(rules, shown, reading) ?? orderFault(rules, laid, shown, reading);
  if (fault === null) return { reading, reasons: [] };
  const ofGoal = faults();
  if (ofGoal.length > 0) return { reading: null, reasons: ofGoal };
  const { goalRules } = position.level === 'basic' ? position.book.basicLevel : position.book;
  const message = say('no-interpretation', { text: text ?? laid.text, goal: laid.text, why: fault });
  return { reading: null, reasons: [reason(position, 'goal-illegal', message, goalRules.reading)] };
}

/** The text as it can be what lies on the mat: a last 0 behind a decimal point may be left out. [XIII-D-12-example-a] */
export function readAsGoal(rules: ShakeRules, layout: GoalLayout, text: string, wild: Wild | null): Reading {
  const reading = readSide(text, 'goal', rules, wild);
  if (!pointIsFree(rules, 'goal') || faultOf(rules, layout, reading) === null) return reading;
  const longer = readTokens(withZeros(text, layout), 'goal', rules, wild);
  return faultOf(rules, layout, longer) === null ? longer : reading;
}

/** `.2` is `.20` where a 0 lies right behind the 2. */
function withZeros(text: string, { cubes, clusters }: GoalLayout): readonly Token[] {
  const tokens = tokenize(text).filter(({ kind }) => kind !== 'gap');
  const longer: Token[] = [];
  let cube = 0;
  for (const [index, token] of tokens.entries()) {
    longer.push(token);
    if (isCubeToken(token) && token.kind !== 'point') cube++;
    const endsNumeral = token.kind === 'digit' && tokens[index + 1]?.kind !== 'digit';
    const next = cubes[cube];
    if (!endsNumeral || tokens[index - 1]?.kind !== 'point' || tokens[index - 2]?.kind === 'digit') continue;
    if (next?.face !== '0' || next.turn !== '' || clusters.some(([start]) => start === cube)) continue;
    longer.push({ kind: 'digit', digit: '0', turn: '', power: null, at: token.at + 1 });
    cube++;
  }
  return longer;
}

/** In the introductory game the Goal has one value, that of the ordinary order. */
function orderFault(rules: ShakeRules, laid: LaidGoal, layout: GoalLayout, reading: Reading): Said | null {
  if (!rules.language.ordinaryOrder || layout.clusters.length > 1) return null;
  const arithmetic = new Arithmetic(rules, FUEL);
  const groupings = new Groupings(arithmetic, 'goal');
  const worth = ({ meanings }: Reading) => meanings.flatMap((meaning) => groupings.values(meaning));
  const own = worth(readSide(laid.text, 'goal', rules, null));
  const isOwn = worth(reading).every((id) =>
    own.some((other) => id === other || isSame(arithmetic, id, other)),
  );
  return isOwn ? null : say('another-order');
}

/** Why the text cannot be what lies on the mat; null if it can. */
export function faultOf(rules: ShakeRules, layout: GoalLayout, reading: Reading): Said | null {
  const { cubes } = layout;
  const { symbols, meanings } = reading;
  const most = rules.position.book.goalCubes.is.most;
  if (cubes.length > most) return say('goal-too-many-cubes', { count: cubes.length, most });
  const [problem] = reading.problems;
  if (problem !== undefined) return problem.message;
  if (symbols.length !== cubes.length)
    return say('goal-other-count', { count: symbols.length, cubes: cubes.length });
  for (const [at, { token, exponent }] of symbols.entries()) {
    const cube = cubes[at]!;
    if (!canBe(cube, token)) return say('cube-not-read-so', { cube: at + 1 });
    if (exponent && !mayBeExponent(cube, rules.force))
      return say('cube-no-exponent', { cube: at + 1, color: rules.force.exponent?.color ?? '' });
  }
  if (layout.clusters.length > 1 && !meanings.some((meaning) => someRespects(meaning, layout))) {
    return say('against-the-gaps');
  }
  return null;
}

function someRespects(meaning: Expression, layout: GoalLayout): boolean {
  for (const tree of trees(meaning)) if (respectsGaps(tree, layout)) return true;
  return false;
}
