import { createRoot } from 'react-dom/client';
import { WordsProvider } from '../words/index.tsx';
import type { Words } from '../words/words.ts';
import { App } from './app.tsx';

export function start(place: HTMLElement, words: Words): void {
  createRoot(place).render(
    <WordsProvider first={words}>
      <App />
    </WordsProvider>,
  );
}
