import { checks } from './checks.ts';
import { presets } from './presets.ts';
import { refusals } from './refusals.ts';
import { rounds } from './rounds.ts';
import { typed } from './typed.ts';

/** Every sentence of a tournament day; the blanks of a sentence are what its function takes. */
export const en = { ...checks, ...presets, ...refusals, ...rounds, ...typed };
