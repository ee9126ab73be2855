import type { Practice } from '@forceout/players';
import type { ReactNode } from 'react';
import type { MatchSteps } from '../../engine/review/step.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { practiseAddress } from '../practise/address.ts';

interface ToPractiseProps {
  readonly match: MatchSteps;
  readonly things: readonly Practice[];
  readonly seat: number;
}

/** What the match showed to be worth practising, each as a way to puzzles of just that. */
export function ToPractise({ match, things, seat }: ToPractiseProps): ReactNode {
  const { review, practise } = useWords();
  const { players, rulebook, division } = match.settings;
  return (
    <section className="to-practise" aria-labelledby={`practise-${seat}`}>
      <h2 id={`practise-${seat}`}>{review.practise.title(players[seat] ?? '')}</h2>
      <ol>
        {things.map(({ kind, theme, mistakes }) => (
          <li key={`${kind} ${theme}`}>
            <Link to={practiseAddress({ book: rulebook, division }, kind, theme)}>
              {review.practise.thing(
                practise.kinds[kind],
                theme === null ? null : practise.themes[theme],
                mistakes,
              )}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
