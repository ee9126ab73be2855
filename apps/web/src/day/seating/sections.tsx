import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';

/** Teams in sections, as even as schools and districts let them be; a team is moved by choosing another section. */
export function Sections(): ReactNode {
  const { seating } = useDayWords();
  const { day, event, may } = useDay();
  const { busy, refusal, act } = useDoing();
  const teams = [...day.things.team.values()].filter((team) => team.event === event?.id);
  if (event === null || teams.length === 0) return null;
  const sections = [...day.things.section.values()].filter((section) => section.event === event.id);
  const can = may.includes('draw-sections');
  return (
    <details
      className="sheet-paper sections"
      open={event.modes.includes('rotation') && sections.length === 0}
    >
      <summary>
        {seating.sections.title} <small>{seating.sections.count(sections.length, teams.length)}</small>
      </summary>
      <p className="soft">{seating.sections.why}</p>
      {can && (
        <button
          type="button"
          disabled={busy}
          onClick={() => void act({ do: 'draw-sections', event: event.id })}
        >
          {sections.length === 0 ? seating.sections.draw : seating.sections.again}
        </button>
      )}
      <Refused refusal={refusal} />
      <div className="section-list">
        {sections.map(({ id, name }) => (
          <section key={id}>
            <h4>
              {seating.sections.name(name ?? id)}{' '}
              <small>{teams.filter((team) => team.section === id).length}</small>
            </h4>
            <ul>
              {teams
                .filter((team) => team.section === id)
                .map((team) => (
                  <li key={team.id}>
                    <label>
                      {team.name ?? team.id}{' '}
                      <small>{day.things.school.get(team.school ?? '')?.name ?? ''}</small>
                      <select
                        value={id}
                        disabled={!can || busy}
                        onChange={({ target }) =>
                          void act({ do: 'section', team: team.id, section: target.value })
                        }
                      >
                        {sections.map((one) => (
                          <option key={one.id} value={one.id}>
                            {one.name ?? one.id}
                          </option>
                        ))}
                      </select>
                    </label>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}
