import { VERSION } from '../version.ts';
import { completion, SHELLS } from './completion.ts';
import { manPage } from './man.ts';
import { words as texts } from '../words/language.ts';
import { pages } from './pages.ts';

export async function completionCommand([word, ...rest]: readonly string[]): Promise<string | null> {
  const shell = SHELLS.find((one) => one === word);
  if (shell === undefined || rest.length > 0)
    return texts().asked.itIs(`forceout completion ${SHELLS.join('|')}`);
  process.stdout.write(completion(shell, pages()));
  return null;
}

export async function manCommand(words: readonly string[]): Promise<string | null> {
  if (words.length > 0) return texts().asked.whatIs(words[0]!);
  process.stdout.write(manPage(pages(), VERSION));
  return null;
}
