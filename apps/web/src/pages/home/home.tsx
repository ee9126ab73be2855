import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';

export default function Home(): ReactNode {
  const { home } = useWords();
  return (
    <section className="page">
      <h1>{home.title}</h1>
    </section>
  );
}
