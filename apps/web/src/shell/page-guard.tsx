import { Component } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';

/** A page that breaks says so and leaves the rest of the app standing. */
export class PageGuard extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken(): ReactNode {
  const { shell } = useWords();
  return (
    <section className="page narrow">
      <h1>{shell.broken}</h1>
      <p>{shell.brokenAdvice}</p>
      <button type="button" className="main-action" onClick={() => location.reload()}>
        {shell.reload}
      </button>
    </section>
  );
}
