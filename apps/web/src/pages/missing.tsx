import type { ReactNode } from 'react';
import { Cube } from '../pieces/cube.tsx';
import { Link } from '../shell/router.tsx';
import { useWords } from '../words/index.tsx';
import './missing.css';

/** What everybody knows as the number of a page that is not there, as a Goal. */
const CUBES = ['red:4', 'blue:0', 'green:4'] as const;

export default function Missing(): ReactNode {
  const { shell } = useWords();
  return (
    <section className="page narrow missing">
      <h1>{shell.missing}</h1>
      <div className="missing-felt" aria-hidden="true">
        {CUBES.map((cube) => (
          <Cube key={cube} cube={cube} silent />
        ))}
      </div>
      <p>
        <Link to="/" className="main-action">
          {shell.toHome}
        </Link>
      </p>
    </section>
  );
}
