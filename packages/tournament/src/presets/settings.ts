import { marked } from './marks.ts';
import type { Marked } from './marks.ts';

/** Settings of the whole tournament where a league's practice is unknown, each with its default and a sentence. */
export const SETTINGS: Readonly<Record<string, Marked<string | number | boolean>>> = {
  confirm: marked('two-entries', 'U', 'setting-confirm'),
  'player-phones': marked('never', 'D', 'setting-player-phones'),
  'section-size': marked(9, 'I', 'setting-section-size'),
  zero: marked(4, 'U', 'setting-zero'),
  'late-before-shake': marked(2, 'U', 'setting-late-before-shake'),
  'no-show-minutes': marked(5, 'U', 'setting-no-show-minutes'),
  'most-shakes': marked(12, 'U', 'setting-most-shakes'),
  'sudden-death-shakes': marked(3, 'U', 'setting-sudden-death-shakes'),
  'time-back': marked(false, 'U', 'setting-time-back'),
};
