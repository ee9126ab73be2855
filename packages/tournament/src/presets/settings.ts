import { marked } from './marks.ts';
import type { Marked } from './marks.ts';

/** Settings of the whole tournament where a league's practice is unknown, each with its default and a sentence. */
export const SETTINGS: Readonly<Record<string, Marked<string | number | boolean>>> = {
  confirm: marked('two-entries', 'U', 'How a sheet is confirmed: two-entries, checked or single.'),
  'player-phones': marked('never', 'D', 'Books forbid devices at the table; results come on paper.'),
  'section-size': marked(9, 'I', 'About so many teams make a section.'),
  zero: marked(
    4,
    'U',
    'Points a missed round counts for seating only, so that late players start in the middle.',
  ),
  'late-before-shake': marked(2, 'U', 'A late player joins a table of two before this shake.'),
  'no-show-minutes': marked(
    5,
    'U',
    'After so many minutes somebody who is not there does not play this round.',
  ),
  'most-shakes': marked(12, 'U', 'More shakes than this in a round are asked about.'),
  'sudden-death-shakes': marked(3, 'U', 'After so many shakes without a decision the place is shared.'),
  'time-back': marked(false, 'U', 'Whether a judge’s minutes are given back where the book is silent.'),
};
