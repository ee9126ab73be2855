import type { Words } from '../words.ts';
import { answers } from './answers.ts';
import { asked } from './asked.ts';
import { contest } from './contest.ts';
import { help } from './help.ts';
import { menu } from './menu.ts';
import { practice } from './practice.ts';
import { reading } from './reading.ts';
import { table } from './table.ts';
import { typed } from './typed.ts';

export const es: Words = { answers, asked, contest, help, menu, practice, reading, table, typed };
