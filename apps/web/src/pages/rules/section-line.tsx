import type { ReactNode } from 'react';
import { RuleLink } from '../../rules/rule-link.tsx';
import { useWords } from '../../words/index.tsx';
import type { RuleExample } from './examples.ts';
import { LiveExample } from './live-example.tsx';
import type { Branch } from './tree.ts';

interface SectionLineProps {
  readonly book: string;
  readonly branch: Branch;
  readonly place: string;
  readonly examples: ReadonlyMap<string, readonly RuleExample[]>;
}

/** One section in our own words, what the program does about it, and what stands below it. */
export function SectionLine({ book, branch, place, examples }: SectionLineProps): ReactNode {
  const { rules } = useWords();
  const { section, under } = branch;
  return (
    <li
      id={section.id}
      className={section.id === place ? 'here' : undefined}
      aria-current={section.id === place}
    >
      <div className="section-line">
        <RuleLink book={book} rule={section.id} />
        <p lang={section.in}>
          {section.words}
          {section.support !== undefined && <span className="soft"> {section.support}</span>}
        </p>
        <span className="kind" title={rules.kindHelp[section.kind]}>
          {rules.kinds[section.kind]}
        </span>
      </div>
      {examples.get(section.id)?.map((example) => (
        <LiveExample key={example.code} book={book} example={example} />
      ))}
      {under.length > 0 && (
        <ul className="branches">
          {under.map((one) => (
            <SectionLine key={one.section.id} book={book} branch={one} place={place} examples={examples} />
          ))}
        </ul>
      )}
    </li>
  );
}
