import { rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition, LaidGoal } from '@forceout/rules/equations';
import type { SolveEquationsAnswer, SolveEquationsOptions } from '../goal/answer.ts';
import type { Searched } from '../goal/proof.ts';
import { Question } from './question.ts';
import { STRATEGIES } from './strategies.ts';
import type { Strategy } from './strategies.ts';

/** Whether an Equation can be written for the Goal on the mat, and which. */
export function solveForGoal(
  position: EquationsPosition,
  goal: LaidGoal,
  options: SolveEquationsOptions,
): SolveEquationsAnswer {
  const question = new Question(rulesOf(position), goal, options);
  for (const strategy of STRATEGIES) {
    if (question.isOver) break;
    if (isWanted(strategy, question)) runTimed(strategy, question);
  }
  return answerOf(question);
}

function isWanted({ name, suits, doneBy }: Strategy, { rules, options }: Question): boolean {
  const { part, without } = options;
  const worker = part === undefined || part.does === 'meanings' ? 'all' : part.does;
  return doneBy.includes(worker) && without?.includes(name) !== true && suits(rules);
}

function runTimed({ name, run }: Strategy, question: Question): void {
  const { now = () => 0, onStage } = question.options;
  const [start, cases, written] = [now(), question.open.length, question.found.written.length];
  run(question);
  onStage?.({
    search: name,
    ms: now() - start,
    cases,
    settled: cases - question.open.length,
    found: question.found.written.length - written,
  });
}

function answerOf(question: Question): SolveEquationsAnswer {
  const { found, open, gaps } = question;
  if (found.written.length > 0) return { answer: 'yes', written: found.written };
  if (open.length === 0) return { answer: 'no', written: [], proof: question.proof() };
  // Nothing is claimed of a case without its own proof, however it was passed over.
  if (gaps.size === 0) gaps.add('time');
  return { answer: 'unknown', written: [], searched: searched(question) };
}

function searched({ searches, gaps }: Question): Searched {
  const tables = searches.map(({ run }) => run.tables);
  return {
    size: tables.length === 0 ? 0 : Math.min(...tables.map(({ size }) => size)),
    values: tables.reduce((sum, { kept }) => sum + kept, 0),
    open: [...gaps],
  };
}
