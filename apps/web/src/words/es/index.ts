import type { Words } from '../words.ts';
import { home } from './home.ts';
import { pieces } from './pieces.ts';
import { shell } from './shell.ts';

export const es: Words = { shell, pieces, home };
