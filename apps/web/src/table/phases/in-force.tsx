import type { ReactNode } from 'react';
import { RuleLink } from '../../rules/rule-link.tsx';
import { useWords } from '../../words/index.tsx';
import { pickWords, variationSays } from '../tell/sentence.ts';
import { useMatch } from '../use-table.ts';
import { bookName } from '../../shelf/shelf.ts';
import './variations.css';

/** The variations of this shake: picked, and always played in the division. */
export function InForce(): ReactNode {
  const words = useWords();
  const { match, facts, name } = useMatch();
  const picks = match.shake?.picks ?? [];
  const always = facts?.always ?? [];
  const rule = (id: string): string | undefined => facts?.list.find((entry) => entry.id === id)?.rule;
  if (picks.length + always.length === 0) return <p className="soft">{words.table.picks.none}</p>;
  return (
    <ul className="in-force">
      {[...picks.entries()].map(([order, { pick, by }]) => (
        <Line
          key={order}
          title={pickWords(words, pick)}
          says={variationSays(words, pick.id)}
          rule={rule(pick.id)}
          note={words.table.picks.by(name(by))}
        />
      ))}
      {always.map((entry) => (
        <Line
          key={entry.id}
          title={pickWords(words, entry)}
          says={variationSays(words, entry.id)}
          rule={entry.rule}
          note={words.table.picks.always}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly title: string;
  readonly says: string;
  readonly rule: string | undefined;
  readonly note: string;
}

function Line({ title, says, rule, note }: LineProps): ReactNode {
  const { match } = useMatch();
  return (
    <li>
      <p>
        <strong>{title}</strong> <span className="soft">{note}</span>{' '}
        {rule !== undefined && <RuleLink book={bookName(match.settings)} rule={rule} />}
      </p>
      <p className="soft">{says}</p>
    </li>
  );
}
