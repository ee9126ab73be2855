import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Where packages are built; nothing of it is kept. */
export const OUT = `${ROOT}release/dist/`;

/** A library that people install: its folder in release/, its name, and its doors. */
export interface Library {
  readonly folder: string;
  readonly name: string;
  readonly about: string;
  /** By what stands behind the name: `.`, `./numbers`. */
  readonly doors: Readonly<Record<string, string>>;
}

export const LIBRARIES: readonly Library[] = [
  {
    folder: 'judge',
    name: '@forceout/judge',
    about: 'Judges On-Sets and Equations by the exact rulebook of a league and a year',
    doors: { '.': 'index', './numbers': 'numbers' },
  },
  {
    folder: 'solver',
    name: '@forceout/solver',
    about: 'Finds Solutions of On-Sets and Equations, and says what every move leads to',
    doors: { '.': 'index' },
  },
  {
    folder: 'players',
    name: '@forceout/players',
    about: 'Bots, a coach and puzzles for On-Sets and Equations',
    doors: { '.': 'index' },
  },
  {
    folder: 'client',
    name: '@forceout/client',
    about: 'The typed client of a Forceout server',
    doors: { '.': 'index' },
  },
];

/** The version of the whole project. */
export function version(): string {
  return (JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string }).version;
}

/** What every package says of itself. */
export function manifest(name: string, description: string): Readonly<Record<string, unknown>> {
  return {
    name,
    version: version(),
    description,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=22.13' },
  };
}
