import type { ReactNode } from 'react';
import type { PageProps } from '../../shell/routes.ts';
import { Intro } from './intro.tsx';
import { LessonPage } from './lesson-page.tsx';
import { PathPage } from './path-page.tsx';
import './learn.css';

/** `/learn`: the way through a game; `/learn/step/<id>`: one step of it; `/learn/onsets`, `/learn/equations`: in two minutes. */
export default function Learn({ parts: [first, step] }: PageProps): ReactNode {
  switch (first) {
    case 'onsets':
    case 'equations':
      return <Intro key={first} game={first} />;
    case 'step':
      return step === undefined ? <PathPage /> : <LessonPage key={step} id={step} />;
    default:
      return <PathPage />;
  }
}
