import type { Reason } from '../answer.ts';
import { reasons as en } from './en.ts';

export type { Reason };

/** The same texts in any language. */
export type ReasonWords = typeof en;

/** A reason as a sentence: its proof, or its price with the figures that it then comes to. */
export function reasonInWords(
  reason: Reason,
  words: ReasonWords = en,
  named: (criterion: string) => string = (criterion) => criterion,
): string {
  const { table, players, criterion, price } = reason;
  const cost = Object.entries(price?.cost ?? {}).map(([name, figure]) => `${named(name)} ${figure}`);
  const remark = criterion === 'gap' ? players.join(', ') : words.remarks[criterion](players);
  return [
    words.at(table, remark),
    ...grounds(reason, words),
    ...(price === undefined ? [] : [words.exchange(price.exchange, cost.join(', '))]),
  ].join('; ');
}

function grounds({ because, forced, numbers, criterion }: Reason, words: ReasonWords): readonly string[] {
  const count = (name: string): number => numbers[name] ?? 0;
  switch (because) {
    case 'team-too-large':
    case 'school-too-large': {
      const group = because === 'team-too-large' ? 'team' : 'school';
      const proof = words.tooMany(group, {
        members: count(group),
        players: count('players'),
        tables: count('tables'),
        least: count('least'),
      });
      return forced ? [words.unavoidable(proof)] : [proof, words.thereAre(count('pairs'))];
    }
    case 'two-needed':
      if (criterion === 'moved')
        return [words.unavoidable(words.fewerTables(count('before'), count('tables'), count('least')))];
      return forced
        ? [words.unavoidable(words.twosForced(count('twos')))]
        : [words.twosAgain(count('twos'), count('least'))];
    case 'promised-table':
      return [words.unavoidable(words.promised(count('promised')))];
    case 'met-all-near':
      return forced
        ? [words.unavoidable(words.metAll(count('met'), count('others')))]
        : [words.metNear(count('within'))];
    case 'not-found-better':
      return [words.nothingBetter];
  }
}
