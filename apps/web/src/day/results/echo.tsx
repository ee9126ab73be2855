import type { EchoSeat } from '@forceout/tournament';
import type { ReactNode } from 'react';

/** What figures come to, said back with names. */
export function Echo({ seats }: { readonly seats: readonly EchoSeat[] }): ReactNode {
  return (
    <p className="echo">
      {seats.map(({ player, name, points }) => (
        <span key={player}>
          {name} <b>{points}</b>
        </span>
      ))}
    </p>
  );
}
