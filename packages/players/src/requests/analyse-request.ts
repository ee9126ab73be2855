import {
  forPrograms,
  makeWrittenEquation,
  makeWrittenSolution,
  read,
  withPositions,
} from '@forceout/formats';
import type { Field } from '@forceout/formats';
import { ok, say } from '@forceout/rules';
import type { Result, Rulebook, Said } from '@forceout/rules';
import { isLeading } from '@forceout/rules/match';
import { analyseEquations, analyseOnSets } from '@forceout/solver';
import type { EndgameLimit, Ends, MatSafety, Outcome, Replies } from '@forceout/solver';
import { readQuestion } from './read-question.ts';
import type { Question } from './read-question.ts';

/** A turn in the public format; what does not belong to its outcome is left out. */
export interface AnalysedMove {
  readonly bonus?: string;
  readonly from: 'resources' | 'permitted';
  readonly cube: string;
  readonly to: 'required' | 'permitted' | 'forbidden';
  readonly outcome: Outcome['kind'];
  /** Turns from this one to the one in which somebody errs; `atMost` if it may be sooner. */
  readonly in?: number;
  readonly atMost?: true;
  /** Who is forced, in places after the player on turn. */
  readonly errs?: readonly number[];
  readonly challenge?: 'now' | 'impossible';
  readonly written?: readonly unknown[];
  readonly replies?: Replies;
  readonly ends?: readonly { readonly errs: number | null; readonly in: number }[];
}

export interface AnalyseRequestAnswer {
  readonly standing: MatSafety;
  readonly moves: readonly AnalysedMove[];
  readonly whole: boolean;
  readonly positions: number;
  readonly questions: number;
  readonly ms: number;
}

export interface AnalyseRequestOptions {
  /** Milliseconds; null for the usual limit. */
  readonly limit: number | null;
  readonly books?: readonly Rulebook[];
}

/** The positions of many cubes have no end; this is what somebody waits for. */
const USUAL_LIMIT = 10_000;
/** No question may take more of the time than this, or the hardest would leave nothing for the others. */
const MOST_OF_IT = 0.1;

/** `{"position": …, "totals"?: […]}`: what does every move lead to? */
export function analyseRequest(
  json: unknown,
  options: AnalyseRequestOptions,
): Result<AnalyseRequestAnswer, string> {
  return forPrograms(analyseSaid(json, options));
}

/** The same, with what is wrong with the request as data. */
export function analyseSaid(
  json: unknown,
  options: AnalyseRequestOptions,
): Result<AnalyseRequestAnswer, Said> {
  const line = withPositions(json);
  if (!line.ok) return line;
  const asked = read(line.value, readAnalysis, 'refused', options.books);
  if (!asked.ok) return asked;
  const start = performance.now();
  const limitMs = options.limit ?? USUAL_LIMIT;
  const limit = { limitMs, questionMs: limitMs * MOST_OF_IT, now: () => performance.now() };
  const found = analysis(asked.value, limit);
  return ok({ ...found, ms: Math.round((performance.now() - start) * 1000) / 1000 });
}

interface AskedAnalysis {
  readonly question: Question;
  readonly mayBonus: readonly boolean[];
}

function readAnalysis(request: Field): AskedAnalysis {
  const question = readQuestion(request, (field, { goal, resources }) => {
    if (goal === null) field.get('goal').fail(say('file-missing'));
    if (resources.length === 0) field.get('resources').fail(say('input-no-cube-to-move'));
  });
  const { leader } = question.position.book.procedure.bonus;
  const totals = readTotals(request.get('totals'));
  return { question, mayBonus: totals.map((_, seat) => leader.is === 'may' || !isLeading({ totals }, seat)) };
}

/** As many as there are players, whoever is on turn first; two of nothing unless told. */
function readTotals(field: Field): readonly number[] {
  if (field.missing) return [0, 0];
  const totals = field.list(3);
  return totals.length < 2 ? field.fail(say('input-totals')) : totals.map((one) => one.number());
}

function analysis(
  { question: { game, position }, mayBonus }: AskedAnalysis,
  limit: EndgameLimit,
): Omit<AnalyseRequestAnswer, 'ms'> {
  if (game === 'onsets') {
    const { turns, ...rest } = analyseOnSets(position, mayBonus, limit);
    return {
      ...rest,
      moves: turns.map((turn) => ({ ...moveOf(turn), ...writtenOf(turn.written?.map(makeWrittenSolution)) })),
    };
  }
  const { turns, ...rest } = analyseEquations(position, mayBonus, limit);
  return {
    ...rest,
    moves: turns.map((turn) => ({
      ...moveOf({ ...turn, from: 'resources' }),
      ...writtenOf(turn.written?.map(makeWrittenEquation)),
    })),
  };
}

interface Turn extends Pick<AnalysedMove, 'from' | 'cube' | 'to'> {
  readonly bonus: string | null;
  readonly outcome: Outcome;
  readonly replies: Replies | null;
}

function moveOf({ bonus, from, cube, to, outcome, replies }: Turn): AnalysedMove {
  return {
    ...(bonus === null ? {} : { bonus }),
    from,
    cube,
    to,
    outcome: outcome.kind,
    ...detailsOf(outcome),
    ...(replies === null ? {} : { replies }),
  };
}

function detailsOf(outcome: Outcome): Partial<AnalysedMove> {
  switch (outcome.kind) {
    case 'loses-at-once':
      return { challenge: outcome.challenge };
    case 'forced-win':
      return { in: outcome.in, ...atMost(outcome.exact), errs: outcome.errs };
    case 'forced-loss':
      return { in: outcome.in, ...atMost(outcome.exact) };
    case 'safe':
      return endsOf(outcome.ends);
    case 'forceout':
    case 'unknown':
      return {};
  }
}

function atMost(exact: boolean): Pick<AnalysedMove, 'atMost'> {
  return exact ? {} : { atMost: true };
}

function endsOf(ends: Ends): Pick<AnalysedMove, 'ends'> {
  return ends === null ? {} : { ends: ends.map(({ errs, in: turns }) => ({ errs, in: turns })) };
}

function writtenOf(written: readonly unknown[] | undefined): Pick<AnalysedMove, 'written'> {
  return written === undefined ? {} : { written };
}
