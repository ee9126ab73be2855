import { afterOf, evolve, momentOf } from '@forceout/rules/match';
import type { Match, MatchEvent, Occasion, Seat } from '@forceout/rules/match';
import type { Analyst, Shown } from '../bots/analyst.ts';

/** What a coach shows when a shake is scored. */
export interface ShakeReport {
  readonly shake: number;
  readonly ended: Occasion['kind'];
  readonly claim: 'now' | 'impossible' | null;
  readonly challengers: readonly Seat[];
  /** Whether the challenge was right; null where there was none, or where nobody can tell. */
  readonly right: boolean | null;
  /** What could have been written, with the cards it selects. */
  readonly solutions: readonly Shown[];
}

const SHOWN = 3;

/** One report for every shake of the log that came to writing. */
export function shakeReports(log: readonly MatchEvent[], analyst: Analyst): readonly ShakeReport[] {
  const reports: ShakeReport[] = [];
  let match: Match | null = null;
  for (const event of log) {
    if (event.type === 'scored' && match !== null) {
      const report = reportOn(match, analyst);
      if (report !== null) reports.push(report);
    }
    match = evolve(match, event);
  }
  return reports;
}

function reportOn({ phase, shake }: Match, analyst: Analyst): ShakeReport | null {
  if (phase.kind !== 'checking' || shake === null) return null;
  const { occasion } = phase;
  const moment = momentOf(shake, afterOf(occasion));
  const solutions = analyst.several(moment, SHOWN);
  const challenge = occasion.kind === 'challenge' ? occasion : null;
  const exists = solutions.length > 0 || (analyst.find(moment, 'work').answer === 'no' ? false : null);
  return {
    shake: shake.number,
    ended: occasion.kind,
    claim: challenge?.claim ?? null,
    challengers: challenge?.challengers ?? [],
    right: challenge === null || exists === null ? null : exists === (challenge.claim === 'now'),
    solutions,
  };
}

export function shakeReportWords(
  { shake, claim, right, solutions, challengers }: ShakeReport,
  players: readonly string[],
): string {
  const who = challengers.map((seat) => players[seat]).join(' and ');
  const word = claim === 'now' ? 'Now' : 'Impossible';
  const verdict =
    claim === null
      ? ''
      : ` ${who} challenged ${word}${right === null ? '' : right ? ', and was right' : ', and was wrong'}.`;
  const list = solutions.map(
    ({ text, cards }) => `  ${text}${cards === null ? '' : `   selects ${cards.join(' ')}`}`,
  );
  const found =
    list.length === 0 ? 'Nothing could be written.' : `Could have been written:\n${list.join('\n')}`;
  return `Shake ${shake}.${verdict} ${found}`;
}
