import type { ReactNode } from 'react';
import { keptMatch } from '../../hotseat/local-line.ts';
import { Icon } from '../../pieces/icon.tsx';
import { Link } from '../../shell/router.tsx';
import { unfinished } from '../../shell/unfinished.ts';
import { useWords } from '../../words/index.tsx';

/** An unfinished match or lesson is the first card. */
export function GoOn(): ReactNode {
  const { home } = useWords();
  const { table, lesson } = unfinished();
  const here = keptMatch();
  const ways = [
    table === null ? null : { to: `/table/${table}`, says: home.goOn.table },
    here === null || here.over === true
      ? null
      : { to: '/hotseat', says: home.goOn.match(here.plan.settings.players.join(', ')) },
    lesson === null ? null : { to: `/learn/${lesson.game}`, says: home.goOn.lesson[lesson.game] },
  ].filter((way) => way !== null);
  if (ways.length === 0) return null;
  return (
    <section className="go-on" aria-labelledby="go-on">
      <h2 id="go-on">{home.goOn.title}</h2>
      {ways.map(({ to, says }) => (
        <p key={to}>
          <span>{says}</span>
          <Link className="go-on-way" to={to}>
            {home.goOn.go} <Icon name="next" />
            <span className="unseen">: {says}</span>
          </Link>
        </p>
      ))}
    </section>
  );
}
