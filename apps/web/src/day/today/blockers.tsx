import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import type { IconName } from '../../pieces/icon.tsx';
import { Link } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import type { DayWords } from '../../words/day-words.ts';
import type { Blocker } from '../facts/blockers.ts';
import { someNumbers } from '../facts/some-numbers.ts';
import { useDay } from '../use-day.tsx';

const LOOKS: Readonly<Record<Blocker['is'], readonly [IconName, 'urgent' | 'bad' | 'warn', string]>> = {
  calls: ['hand', 'urgent', 'round'],
  conflicts: ['wrong', 'bad', 'results'],
  missing: ['sheet', 'warn', 'results'],
  faults: ['flag', 'warn', 'seating'],
  stale: ['again', 'warn', 'seating'],
  unread: ['people', 'warn', 'people'],
  away: ['people', 'warn', 'people'],
  absent: ['people', 'bad', 'people'],
  appeals: ['pencil', 'warn', 'results'],
  second: ['people', 'warn', 'settings'],
};

export function Blockers({ list }: { readonly list: readonly Blocker[] }): ReactNode {
  const { today } = useDayWords();
  const { base } = useDay();
  if (list.length === 0)
    return (
      <p className="all-clear">
        <Icon name="right" /> {today.nothingInTheWay}
      </p>
    );
  return (
    <ul>
      {list.map((blocker) => {
        const [icon, kind, room] = LOOKS[blocker.is];
        const [what, why] = said(today, blocker);
        return (
          <li key={blocker.is}>
            <span className="sign" data-kind={kind}>
              <Icon name={icon} />
            </span>
            <div>
              <b>{what}</b>
              <small>{why}</small>
            </div>
            <Link to={`${base}/${room}`} className="other-action">
              {today.doIt[blocker.is]}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function said({ blocker: words }: DayWords['today'], blocker: Blocker): readonly [string, string] {
  switch (blocker.is) {
    case 'calls':
      return [words.calls(someNumbers(blocker.tables)), words.callsWait(blocker.longest, blocker.minutes)];
    case 'conflicts':
      return [words.conflicts(someNumbers(blocker.tables)), words.conflictsWhy];
    case 'missing':
      return [words.missing(someNumbers(blocker.tables)), words.missingWhy(blocker.once)];
    case 'absent':
      return [words.absent(someNumbers(blocker.tables)), words.absentWhy];
    case 'appeals':
      return [words.appeals(someNumbers(blocker.tables)), words.appealsWhy];
    case 'faults':
      return [words.faults(blocker.count), words.faultsWhy];
    case 'away':
      return [words.away(blocker.count), words.awayWhy];
    case 'unread':
      return [words.unread(blocker.count), words.unreadWhy];
    case 'stale':
      return [words.stale, ''];
    case 'second':
      return [words.second, words.secondWhy];
  }
}
