import type { EventStandings } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { reachable } from '../../table/reachable.ts';
import { useDayWords } from '../../words/use-day-words.ts';
import { playerName, playerNumber, schoolName } from '../names.ts';
import { useDay } from '../use-day.tsx';

const AT_ONCE = 100;

/** Everybody by rank; shared places are said, rounds at tables of two are marked. */
export function Individuals({
  standings: { individuals, after, cut },
}: {
  readonly standings: EventStandings;
}): ReactNode {
  const { standings } = useDayWords();
  const { day, event } = useDay();
  const [whole, setWhole] = useState(false);
  const shared = new Set(
    [...Map.groupBy(individuals, ({ rank }) => rank)]
      .filter(([, group]) => group.length > 1)
      .map(([rank]) => rank),
  );
  const breaks = event?.tieBreaks ?? [];
  const sections = individuals.some(({ section }) => section !== null);
  const inCut = new Set(cut ?? []);
  const shown = whole ? individuals : individuals.slice(0, AT_ONCE);
  return (
    <section className="sheet-paper">
      <h3>{standings.individuals}</h3>
      <div className="wide-table" role="region" aria-label={standings.individuals} ref={reachable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{standings.place}</th>
              <th scope="col">{standings.number}</th>
              <th scope="col">{standings.name}</th>
              <th scope="col">{standings.school}</th>
              {Array.from({ length: after }, (_, index) => (
                <th key={index + 1} scope="col" className="figure">
                  {standings.roundShort(index + 1)}
                </th>
              ))}
              <th scope="col" className="figure">
                {standings.points}
              </th>
              {breaks.map((one) => (
                <th key={one} scope="col" className="figure">
                  {standings.tieBreaks[one] ?? one}
                </th>
              ))}
              {sections && <th scope="col">{standings.section}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ player, rank, points, rounds, twos, figures, section, sectionRank }) => (
              <tr key={player} data-cut={inCut.has(player)}>
                <td>
                  {rank}
                  {shared.has(rank) && <abbr title={standings.shared}>=</abbr>}
                </td>
                <td>{playerNumber(day, player)}</td>
                <th scope="row">{playerName(day, player)}</th>
                <td>{schoolName(day, player)}</td>
                {rounds
                  .map((own, index) => ({ own, n: index + 1 }))
                  .map(({ own, n }) => (
                    <td key={n} className="figure">
                      {own ?? '–'}
                      {twos.includes(n) && <sup title={standings.two}>2</sup>}
                    </td>
                  ))}
                <td className="figure">
                  <b>{points}</b>
                </td>
                {breaks.map((one) => (
                  <td key={one} className="figure">
                    {figures[one] ?? '–'}
                  </td>
                ))}
                {sections && (
                  <td>
                    {day.things.section.get(section ?? '')?.name ?? section} {sectionRank}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {individuals.length > AT_ONCE && !whole && (
        <button type="button" onClick={() => setWhole(true)}>
          {standings.showAll(individuals.length)}
        </button>
      )}
      <p className="soft">
        {standings.rule(event?.attendance ?? 0)} {breaks.length === 0 ? standings.noBreaks : ''}{' '}
        {standings.twoMark}
        {cut !== null && ` ${standings.cut(cut.length)}`}
      </p>
    </section>
  );
}
