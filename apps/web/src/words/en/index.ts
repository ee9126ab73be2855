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

/** All texts of the app, a file for each subject; the other languages follow this one. */
export const en = {
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
} as const;
