import {
  anything,
  either,
  exactly,
  flag,
  integer,
  list,
  number,
  object,
  oneOf,
  record,
  text,
  use,
} from './shapes.ts';
import type { Schema } from './shapes.ts';

const reason = object(
  { code: text(), rule: text("The section of the position's rulebook."), message: text() },
  'kept',
);
const value = either(text(), { type: 'null' });
const wished = { 'explain?': flag };

/** Requests and answers of the commands and of the HTTP API. */
export const REQUESTS: Readonly<Record<string, Schema>> = {
  'judge-request': object({ position: use('position'), written: list(use('written'), 4), ...wished }),
  'judge-answer': object({
    verdict: oneOf(['correct', 'incorrect', 'uncheckable']),
    reasons: list(reason),
    value: either(value, list(value)),
    'explanation?': list(anything),
  }),
  'variation-request': object({ position: use('position'), pick: use('pick') }),
  'variation-answer': object({ legal: flag, reasons: list(reason) }),
  'goal-request': object({ position: use('position'), goal: use('laid-goal') }),
  'goal-answer': object({
    legal: flag,
    values: list(text('Exact: "7", "-3/4", "2^(1/2)".')),
    reasons: list(reason),
    'complete?': flag,
    'readings?': list(object({ text: text(), value: text() })),
  }),
  'solve-request': object({ position: use('position') }),
  'solve-answer': object(
    {
      answer: oneOf(['yes', 'no', 'unknown']),
      written: list(either(use('written'), list(use('written')))),
      ms: number,
    },
    'kept',
  ),
  'points-request': object({ rulebook: text(), totals: list(integer, 3), 'played?': list(flag, 3) }),
  'points-answer': object({ points: list(number) }),
  error: object({ error: text('One line that names the field.') }),
};

const penalty = object({ player: text(), points: integer, rule: text() });

export const REFEREE_ANSWER: Schema = object({
  results: list(
    object({
      accepted: flag,
      'code?': text(),
      'rule?': text(),
      'message?': text(),
      penalties: list(penalty),
      'awaiting?': list(penalty),
      'illegal?': list(object({ what: list(text()), rule: text(), message: text() })),
    }),
  ),
  phase: text(),
  position: use('position'),
  shakeScores: either(record(integer), { type: 'null' }),
  totals: record(integer),
});

/** A league's own rulebook. */
export const HOUSE_RULES: Schema = object({
  format: exactly('forceout-rulebook'),
  version: exactly(1),
  id: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
  title: text(),
  extends: text('A built-in book, or house rules that are given before.'),
  'answers?': record(object({ is: anything, rule: text("The league's own section.") })),
  'variations?': record(
    object({
      'drop?': list(text()),
      'add?': list(object({ id: text(), rule: text(), 'like?': text() }, 'kept')),
    }),
  ),
});
