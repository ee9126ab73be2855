import { viewsOf } from '@forceout/client';
import type { MatchView } from '@forceout/rules/match';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../pieces/card.tsx';
import { StillMat } from '../../pieces/still-mat.tsx';
import { layGoal } from '../goal/goal-text.ts';
import { LaidGoal } from '../goal/goal-view.tsx';
import { useTable } from '../use-table.ts';
import '../goal/goal.css';

type Shake = NonNullable<MatchView['shake']>;

/** The mat of the shake in which it turned, as it lay when people began to write; nothing until it is known. */
export function TurnedMat({ shake: number }: { readonly shake: number }): ReactNode {
  const { game } = useTable();
  const shake = useShakeThen(number);
  if (shake?.goal == null) return null;
  return (
    <div className="turned-mat">
      <StillMat
        mat={{ ...shake.mat, resources: [] }}
        goal={<LaidGoal cubes={layGoal(game, shake.goal, shake.mat.goal)} />}
        moved={shake.lastMove?.to ?? null}
      />
      {game === 'onsets' && (
        <div className="turned-cards">
          {shake.universe.map((card) => (
            <Card key={card} card={card} />
          ))}
        </div>
      )}
    </div>
  );
}

function useShakeThen(number: number): Shake | null {
  const { past } = useTable();
  const [shake, setShake] = useState<Shake | null>(null);
  useEffect(() => {
    let wanted = true;
    const find = async (): Promise<void> => {
      const views = viewsOf(await past());
      const then = views.find(
        ({ view: { match } }) => match?.shake?.number === number && match.phase.kind === 'writing',
      );
      if (wanted) setShake(then?.view.match?.shake ?? null);
    };
    // Without it the words are enough.
    find().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [past, number]);
  return shake;
}
