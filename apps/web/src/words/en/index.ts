import { home } from './home.ts';
import { pieces } from './pieces.ts';
import { shell } from './shell.ts';

/** All texts of the app, a file for each subject; the other languages follow this one. */
export const en = { shell, pieces, home } as const;
