import { afterOf, decide, evolve, gameFor, momentOf, startMatch } from '@forceout/rules/match';
import type { Command, Match, MatchEvent, Phase } from '@forceout/rules/match';
import { err, ok, RULEBOOKS, say } from '@forceout/rules';
import { inEnglish } from '@forceout/rules/words';
import type { Result, Said, Told } from '@forceout/rules';
import { read } from './field.ts';
import { withPositions } from './notation/with-positions.ts';
import { readRefereeScript } from './referee-script.ts';
import type { RefereeScript, ScriptAction } from './referee-script.ts';
import { tableReaders } from './table-readers.ts';

export interface PenaltyAnswer {
  readonly player: string;
  readonly points: number;
  readonly rule: string;
}

export interface ActionAnswer<Message = string> {
  readonly accepted: boolean;
  readonly code?: string;
  readonly rule?: string;
  readonly message?: Message;
  readonly penalties: readonly PenaltyAnswer[];
  /** Penalties that wait for a judge's initials. */
  readonly awaiting?: readonly PenaltyAnswer[];
  /** What is illegal about an action that happened all the same. */
  readonly illegal?: readonly {
    readonly what: readonly string[];
    readonly rule: string;
    readonly message: Message;
  }[];
}

/** Programs are told in English; who makes words by themselves takes what the rules say as it is (`Told`). */
export interface RefereeAnswer<Message = string> {
  readonly results: readonly ActionAnswer<Message>[];
  readonly phase: Phase['kind'];
  readonly position: Readonly<Record<string, unknown>>;
  readonly shakeScores: Readonly<Record<string, number>> | null;
  readonly totals: Readonly<Record<string, number>>;
}

/** Replays a script through the match engine and tells what happened, action by action. */
export function refereeRequest(json: unknown, books = RULEBOOKS): Result<RefereeAnswer, string> {
  const said = refereeSaid(json, books);
  return said.ok ? ok(worded(said.value)) : err(inEnglish(said.error));
}

/** The same, with what the rules say as data. */
export function refereeSaid(json: unknown, books = RULEBOOKS): Result<RefereeAnswer<Told>, Said> {
  const script = withPositions(json);
  if (!script.ok) return script;
  return read(script.value, (root) => refereed(readRefereeScript(root)), 'refused', books);
}

export function referee(script: RefereeScript): RefereeAnswer {
  return worded(refereed(script));
}

function worded({ results, ...answer }: RefereeAnswer<Told>): RefereeAnswer {
  return {
    results: results.map(({ message, illegal, ...result }) => ({
      ...result,
      ...(message === undefined ? {} : { message: inEnglish(message) }),
      ...(illegal === undefined
        ? {}
        : { illegal: illegal.map((one) => ({ ...one, message: inEnglish(one.message) })) }),
    })),
    ...answer,
  };
}

function refereed(script: RefereeScript): RefereeAnswer<Told> {
  const { settings } = script;
  let match = startMatch(settings, script.start).reduce<Match | null>(evolve, null)!;
  const results = script.actions.map((action, index) => {
    const { answer, after } = perform(match, action, index);
    match = after;
    return answer;
  });
  // What was shown wrong needs no more words when the script ends.
  const last = decide(match, { id: 'end', at: match.now, by: 'clock', do: 'go-on' });
  if (last.ok) ({ match } = last);
  return answerOf(script, match, results);
}

/** A script may name anybody for what everybody at the table sees; what a judge decides, a judge does. */
const ANYBODY_SAYS: readonly string[] = [
  'last-shake',
  'stop-round',
  'give-back',
  'absent',
  'arrive',
  'judge-approves',
  'judge-refuses',
];

function perform(before: Match, { at, by, deed }: ScriptAction, index: number) {
  const events: MatchEvent[] = [];
  let match = before;
  const run = (command: Command) => {
    const decision = decide(match, command);
    if (!decision.ok) return decision.refusal;
    events.push(...decision.events);
    ({ match } = decision);
    return null;
  };
  const id = String(index);
  // Time passes whether or not the action is then refused; who acts at the last moment is still in time.
  const tick = run({ id, at, by, do: 'wait' });
  const refusal = tick ?? run({ id, at, by: ANYBODY_SAYS.includes(deed.do) ? 'judge' : by, ...deed });
  const failed = failedRejection(before, events);
  const code = refusal ?? failed;
  return {
    after: match,
    answer: {
      accepted: code === null,
      ...code,
      ...penaltyAnswers(before, events),
      ...faultAnswers(events),
    } satisfies ActionAnswer<Told>,
  };
}

function failedRejection({ settings }: Match, events: readonly MatchEvent[]) {
  const failed = events.some(
    (event) => event.type === 'checked' && (event.decision === 'failed' || event.decision === 'must-accept'),
  );
  if (!failed) return null;
  return {
    code: 'not-shown',
    rule: gameFor(settings).procedure.where.deciding.rule,
    message: say('not-shown'),
  };
}

function penaltyAnswers(before: Match, events: readonly MatchEvent[]) {
  const { players } = before.settings;
  const penalties: PenaltyAnswer[] = [];
  const awaiting: PenaltyAnswer[] = [];
  for (const event of events) {
    if (event.type === 'penalized') penalties.push(answer(event.entry));
    if (event.type === 'penalty-awaits') awaiting.push(answer(event.awaiting.entry));
    if (event.type === 'approved') {
      penalties.push(
        ...before.awaiting.filter(({ refs }) => refs.includes(event.ref)).map(({ entry }) => answer(entry)),
      );
    }
  }
  return awaiting.length === 0 ? { penalties } : { penalties, awaiting };

  function answer({ seat, points, rule }: { seat: number; points: number; rule: string }): PenaltyAnswer {
    return { player: players[seat]!, points, rule };
  }
}

function faultAnswers(events: readonly MatchEvent[]) {
  const illegal = events.flatMap((event) =>
    event.type === 'fault'
      ? [{ what: event.fault.names, rule: event.fault.rule, message: event.fault.message }]
      : [],
  );
  return illegal.length === 0 ? {} : { illegal };
}

function answerOf(
  { book, settings }: RefereeScript,
  match: Match,
  results: readonly ActionAnswer<Told>[],
): RefereeAnswer<Told> {
  const named = (points: readonly number[]): Readonly<Record<string, number>> =>
    Object.fromEntries(settings.players.map((name, seat) => [name, points[seat]!]));
  const scores = match.results.at(-1)?.scores ?? null;
  const { phase, shake } = match;
  const after = phase.kind === 'writing' || phase.kind === 'checking' ? afterOf(phase.occasion) : null;
  const moment = shake === null ? null : momentOf(shake, after);
  return {
    results,
    phase: match.phase.kind,
    position: moment === null ? {} : tableReaders(book, settings).position(moment),
    shakeScores: scores === null ? null : named(scores),
    totals: named(match.totals),
  };
}
