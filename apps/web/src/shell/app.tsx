import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Confirming } from '../server/confirming.tsx';
import { useWords } from '../words/index.tsx';
import { Announcer } from './announce.tsx';
import { Header } from './header.tsx';
import { PageGuard } from './page-guard.tsx';
import { usePath } from './router.tsx';
import { useTitle } from './title.ts';
import { pageFor } from './routes.ts';
import type { Words } from '../words/words.ts';

/** A table says itself what waits there. */
function titleOf(shell: Words['shell'], page: string): string | null {
  const titles: Readonly<Record<string, string>> = shell.titles;
  return titles[page] ?? null;
}

export function App(): ReactNode {
  const { shell } = useWords();
  const path = usePath();
  const { Page, parts, name } = pageFor(path);
  useTitle(titleOf(shell, name));
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    // A reader of the screen is taken to the new page, as a click on a plain link would.
    if (shown.current !== path) main.current?.focus();
    shown.current = path;
  }, [path]);
  return (
    <>
      <a className="skip" href="#main">
        {shell.skip}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} data-page={name}>
        <PageGuard key={path}>
          <Suspense fallback={<p className="loading">{shell.loading}</p>}>
            <Page parts={parts} />
          </Suspense>
        </PageGuard>
      </main>
      <Announcer />
      <Confirming />
    </>
  );
}
