import type { ReactNode } from 'react';
import { Link } from '../shell/router.tsx';
import { useWords } from '../words/index.tsx';

interface RuleLinkProps {
  readonly book: string;
  /** A section, `VII-B-4-e`. */
  readonly rule: string;
}

/** A section of a rulebook, as a way to its place in the reader. */
export function RuleLink({ book, rule }: RuleLinkProps): ReactNode {
  const { rules } = useWords();
  return (
    <Link className="rule" to={`/rules/${book}/${encodeURIComponent(rule)}`}>
      {rules.section(rule)}
    </Link>
  );
}
