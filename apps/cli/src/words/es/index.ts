import type { Words } from '../words.ts';
import { answers } from './answers.ts';
import { asked } from './asked.ts';
import { contest } from './contest.ts';
import { day } from './day.ts';
import { help } from './help.ts';
import { menu } from './menu.ts';
import { practice } from './practice.ts';
import { reading } from './reading.ts';
import { run } from './run.ts';
import { table } from './table.ts';
import { typed } from './typed.ts';

export const es: Words = { answers, asked, contest, day, help, menu, practice, reading, run, table, typed };
