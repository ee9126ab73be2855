import type { Account } from '@forceout/players';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';

const COUNTS = [
  'rightChallenges',
  'falseChallenges',
  'missedChallenges',
  'wrongSolutions',
  'wroteNothing',
  'acceptedWrong',
] as const;

/** Every player's match in numbers. */
export function Numbers({ accounts }: { readonly accounts: readonly Account[] }): ReactNode {
  const { review } = useWords();
  const { account, ofMoves } = review.notes;
  return (
    <section className="numbers" aria-labelledby="numbers">
      <h2 id="numbers">{review.numbers.title}</h2>
      <div className="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{review.numbers.player}</th>
              {accounts.map(({ seat, name }) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{account.goodMoves}</th>
              {accounts.map(({ seat, goodMoves, moves }) => (
                <td key={seat}>{ofMoves(goodMoves, moves)}</td>
              ))}
            </tr>
            {COUNTS.map((count) => (
              <tr key={count}>
                <th scope="row">{account[count]}</th>
                {accounts.map((one) => (
                  <td key={one.seat}>{one[count]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
