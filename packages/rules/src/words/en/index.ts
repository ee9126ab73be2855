import type { Sentences } from '../../said/said.ts';
import { tellIn } from '../tell.ts';
import type { Texts } from '../texts.ts';
import { file } from './file.ts';
import { input } from './input.ts';
import { judge } from './judge.ts';
import { line } from './line.ts';
import { match } from './match.ts';
import { numbers } from './numbers.ts';
import { pick } from './pick.ts';
import { roster } from './roster.ts';
import { sheet } from './sheet.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';
import { text } from './text.ts';

export const en: Texts<Sentences> = {
  ...match,
  ...table,
  ...roster,
  ...sheet,
  ...text,
  ...pick,
  ...judge,
  ...numbers,
  ...steps,
  ...file,
  ...input,
  ...line,
};

/** For a page that loads one language: the words for what was said. */
export const tell = tellIn(en);

export { variations } from './variations.ts';
