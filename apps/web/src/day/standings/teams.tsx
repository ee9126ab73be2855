import type { EventStandings } from '@forceout/tournament';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { useDay } from '../use-day.tsx';

/** A table for each team rule; its rule stands over it. */
export function Teams({ standings: { teams } }: { readonly standings: EventStandings }): ReactNode {
  const { standings } = useDayWords();
  const { day } = useDay();
  return (
    <div className="team-tables">
      {teams
        .filter((one) => one.standings.length > 0)
        .map(({ rule, standings: list }) => (
          <section key={rule} className="sheet-paper">
            <h3>{standings.teamRules[rule]}</h3>
            <table>
              <thead>
                <tr>
                  <th scope="col">{standings.place}</th>
                  <th scope="col">{rule.startsWith('school') ? standings.school : standings.team}</th>
                  <th scope="col" className="figure">
                    {standings.points}
                  </th>
                </tr>
              </thead>
              <tbody>
                {list.map(({ id, rank, points }) => (
                  <tr key={id}>
                    <td>{rank ?? '–'}</td>
                    <th scope="row">
                      {day.things.team.get(id)?.name ?? day.things.school.get(id)?.name ?? id}
                    </th>
                    <td className="figure">{points ?? '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
    </div>
  );
}
