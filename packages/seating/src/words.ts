import type { Reason } from './answer.ts';

/** A reason as a sentence: its proof, or its price. */
export function reasonInWords(reason: Reason): string {
  const { table, players, criterion, price } = reason;
  const who = players.join(' and ');
  const exchange =
    price === undefined
      ? []
      : [
          `exchanging ${price.exchange.join(' and ')} would avoid it: ${Object.entries(price.cost)
            .map(([name, figure]) => `${name} ${figure}`)
            .join(', ')}`,
        ];
  const remark = `table ${table}: ${who}${REMARKS[criterion] ?? ''}`;
  return [`${remark}; ${ground(reason)}`, ...exchange].join('; ');
}

const REMARKS: Readonly<Record<string, string>> = {
  apart: ' were to be kept apart',
  team: ' are of one team',
  moved: ' moved here',
  'two-again': ' at a table of two again',
  school: ' are of one school',
  repeat: ' have met before',
};

function ground({ because, forced, numbers, criterion }: Reason): string {
  const count = (name: string): number => numbers[name] ?? 0;
  switch (because) {
    case 'team-too-large':
    case 'school-too-large': {
      const group = because === 'team-too-large' ? 'team' : 'school';
      const least = count('least');
      const proof = `${count(group)} of ${count('players')} players are of one ${group}, at ${count('tables')} tables: at least ${least} ${least === 1 ? 'pair' : 'pairs'}`;
      return forced ? `unavoidable: ${proof}` : `${proof}; there are ${count('pairs')}`;
    }
    case 'two-needed':
      if (criterion === 'moved')
        return `unavoidable: ${count('before')} tables become ${count('tables')}, at least ${count('least')} people move`;
      return forced
        ? `unavoidable: ${count('twos')} tables of two are needed, and nobody had fewer of them`
        : `${count('twos')} tables of two are needed, at best ${count('least')} times again`;
    case 'promised-table':
      return `unavoidable: table ${count('promised')} was promised`;
    case 'met-all-near':
      return forced
        ? `unavoidable: one of them has met ${count('met')} of ${count('others')} others`
        : `everybody else within ${count('within')} points has met one of them, or may not sit there`;
    case 'not-found-better':
      return 'nothing better was found';
  }
}
