import { afterOf, evolve, momentOf } from '@forceout/rules/match';
import type { Match, MatchEvent, Occasion, Seat } from '@forceout/rules/match';
import type { Analyst, Shown } from '../bots/analyst.ts';
import type { Language } from '../words/language.ts';

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

interface ReportWords {
  readonly shake: (number: number) => string;
  readonly and: string;
  readonly challenged: (who: string, claim: 'now' | 'impossible', right: boolean | null) => string;
  readonly nothing: string;
  readonly could: string;
  readonly selects: (cards: string) => string;
}

const WORDS: Readonly<Record<Language, ReportWords>> = {
  en: {
    shake: (number) => `Shake ${number}.`,
    and: ' and ',
    challenged: (who, claim, right) =>
      `${who} challenged ${claim === 'now' ? 'Now' : 'Impossible'}${right === null ? '' : right ? ', and was right' : ', and was wrong'}.`,
    nothing: 'Nothing could be written.',
    could: 'Could have been written:',
    selects: (cards) => `selects ${cards}`,
  },
  es: {
    shake: (number) => `Tirada ${number}.`,
    and: ' y ',
    challenged: (who, claim, right) =>
      `El desafío ${claim === 'now' ? 'Ahora' : 'Imposible'} fue de ${who}${right === null ? '' : right ? ', con razón' : ', sin razón'}.`,
    nothing: 'No se podía escribir nada.',
    could: 'Se podía escribir:',
    selects: (cards) => `elige ${cards}`,
  },
};

export function shakeReportWords(
  { shake, claim, right, solutions, challengers }: ShakeReport,
  players: readonly string[],
  language: Language = 'en',
): string {
  const words = WORDS[language];
  const who = challengers.map((seat) => players[seat]).join(words.and);
  const list = solutions.map(
    ({ text, cards }) => `  ${text}${cards === null ? '' : `   ${words.selects(cards.join(' '))}`}`,
  );
  return [
    words.shake(shake),
    ...(claim === null ? [] : [words.challenged(who, claim, right)]),
    list.length === 0 ? words.nothing : `${words.could}\n${list.join('\n')}`,
  ].join(' ');
}
