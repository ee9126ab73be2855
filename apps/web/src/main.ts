import { keepForOffline } from './shell/offline.ts';
import { preferences } from './shell/preferences.ts';
import { fetchPage } from './shell/routes.ts';
import { wordsIn } from './words/fetched.ts';
import './style/theme.css';
import './style/base.css';

/** The app, the page that is asked for and its words come side by side, and the words in no language but one. */
async function open(): Promise<void> {
  fetchPage(location.pathname);
  const [{ start }, words] = await Promise.all([
    import('./shell/start.tsx'),
    wordsIn(preferences().language),
  ]);
  start(document.getElementById('app')!, words);
}

keepForOffline();
// Not awaited here: what is fetched stands on parts of this very file.
void open();
