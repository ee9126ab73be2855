import type { ReactNode } from 'react';
import { Link } from '../shell/router.tsx';
import { useWords } from '../words/index.tsx';

export default function Missing(): ReactNode {
  const { shell } = useWords();
  return (
    <section className="page narrow">
      <h1>{shell.missing}</h1>
      <p>
        <Link to="/">{shell.toHome}</Link>
      </p>
    </section>
  );
}
