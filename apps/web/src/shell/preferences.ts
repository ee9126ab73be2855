import { LANGUAGES } from '@forceout/rules/languages';
import type { Language } from '@forceout/rules/languages';
import { useSyncExternalStore } from 'react';

/** What a person chose for this device. */
export interface Preferences {
  readonly theme: 'auto' | 'light' | 'dark';
  readonly language: Language;
  /** Null until somebody was asked. */
  readonly sound: boolean | null;
  /** From 0 to 1. */
  readonly volume: number;
  readonly name: string;
}

const KEY = 'forceout';
const listeners = new Set<() => void>();
let now = load();

function load(): Preferences {
  const standard: Preferences = {
    theme: 'auto',
    language: LANGUAGES.find((one) => navigator.language.startsWith(one)) ?? 'en',
    sound: null,
    volume: 0.6,
    name: '',
  };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) };
  } catch {
    // Storage may be closed, in private windows for one.
    return standard;
  }
}

export function preferences(): Preferences {
  return now;
}

export function prefer(wish: Partial<Preferences>): void {
  now = { ...now, ...wish };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // It then holds for this visit.
  }
  showTheme();
  for (const listener of listeners) listener();
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => now,
  );
}

function showTheme(): void {
  document.documentElement.dataset['theme'] = now.theme;
  document.documentElement.lang = now.language;
}

showTheme();
