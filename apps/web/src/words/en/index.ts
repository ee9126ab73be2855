import { tell } from '@forceout/rules/words/en';
import { home } from './home.ts';
import { solve } from './solve.ts';
import { judge } from './judge.ts';
import { position } from './position.ts';
import { ruling } from './ruling.ts';
import { writing } from './writing.ts';
import { hotseat } from './hotseat.ts';
import { learn } from './learn.ts';
import { pieces } from './pieces.ts';
import { practise } from './practise.ts';
import { compare } from './compare.ts';
import { rules } from './rules.ts';
import { account } from './account.ts';
import { matches } from './matches.ts';
import { guide } from './table/guide.ts';
import { play } from './play.ts';
import { quick } from './quick.ts';
import { record } from './record.ts';
import { review } from './review.ts';
import { problems } from './problems.ts';
import { shell } from './shell.ts';
import { trust } from './trust.ts';
import { chairs } from './table/chairs.ts';
import { referee } from './table/referee.ts';
import { table } from './table/table.ts';
import { tableLog } from './table/tableLog.ts';
import { tableNow } from './table/tableNow.ts';
import { tableVariations } from './table/tableVariations.ts';

/** All texts of the app, a file for each subject; the other languages follow this one. */
export const en = {
  /** What the rules say, and lines of the scoresheet, come as data. */
  said: tell,
  language: 'en',
  shell,
  pieces,
  hotseat,
  learn,
  practise,
  rules,
  compare,
  home,
  problems,
  review,
  record,
  guide,
  play,
  quick,
  matches,
  account,
  table,
  trust,
  chairs,
  referee,
  tableLog,
  tableNow,
  tableVariations,
  writing,
  ruling,
  position,
  judge,
  solve,
} as const;
