import { version } from '../version.ts';
import { completion, SHELLS } from './completion.ts';
import { manPage } from './man.ts';
import { PAGES } from './pages.ts';

export async function completionCommand([word, ...rest]: readonly string[]): Promise<string | null> {
  const shell = SHELLS.find((one) => one === word);
  if (shell === undefined || rest.length > 0) return `it is: forceout completion ${SHELLS.join('|')}`;
  process.stdout.write(completion(shell, PAGES));
  return null;
}

export async function manCommand(words: readonly string[]): Promise<string | null> {
  if (words.length > 0) return `what is "${words[0]}"?`;
  process.stdout.write(manPage(PAGES, version()));
  return null;
}
