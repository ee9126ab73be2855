import { LANGUAGES } from '@forceout/rules/languages';
import type { Language } from '@forceout/rules/languages';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import { prefer, usePreferences } from './preferences.ts';
import { Link, usePath } from './router.tsx';
import './header.css';

const PLACES = ['play', 'learn', 'practise', 'judge', 'solve', 'rules'] as const;

export function Header(): ReactNode {
  const { shell } = useWords();
  const path = usePath();
  return (
    <header className="head">
      <Link to="/" className="brand">
        <img src="/icon.svg" alt="" width="28" height="28" />
        Forceout
      </Link>
      <nav aria-label={shell.sections}>
        {PLACES.map((place) => (
          <Link key={place} to={`/${place}`} aria-current={path.split('/')[1] === place ? 'page' : undefined}>
            {shell.places[place]}
          </Link>
        ))}
      </nav>
      <div className="head-tools">
        <ThemeButton />
        <LanguageButton />
        <Link to="/account">{shell.account}</Link>
      </div>
    </header>
  );
}

const NEXT_THEME = { auto: 'light', light: 'dark', dark: 'auto' } as const;
const THEME_SIGN = { auto: '◐', light: '☀', dark: '☾' } as const;

export function ThemeButton(): ReactNode {
  const { shell } = useWords();
  const { theme } = usePreferences();
  return (
    <button
      type="button"
      className="quiet"
      title={shell.theme[theme]}
      aria-label={shell.theme[theme]}
      onClick={() => prefer({ theme: NEXT_THEME[theme] })}
    >
      {THEME_SIGN[theme]}
    </button>
  );
}

/** Each in its own words, for who looks for it. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** The next language of the list. */
export function LanguageButton(): ReactNode {
  const { language } = usePreferences();
  const other = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? 'en';
  const says = `${other.toUpperCase()}: ${LANGUAGE_NAMES[other]}`;
  return (
    <button
      type="button"
      className="quiet"
      lang={other}
      aria-label={says}
      title={says}
      onClick={() => prefer({ language: other })}
    >
      {other.toUpperCase()}
    </button>
  );
}
