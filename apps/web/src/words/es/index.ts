import type { Words } from '../words.ts';
import { home } from './home.ts';
import { learn } from './learn.ts';
import { pieces } from './pieces.ts';
import { practise } from './practise.ts';
import { rules } from './rules.ts';
import { problems } from './problems.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';
import { tableLog } from './tableLog.ts';
import { tableNow } from './tableNow.ts';
import { tableVariations } from './tableVariations.ts';

export const es: Words = {
  shell,
  pieces,
  learn,
  practise,
  rules,
  home,
  problems,
  table,
  tableLog,
  tableNow,
  tableVariations,
};
