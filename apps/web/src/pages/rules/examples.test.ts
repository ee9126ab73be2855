import { judgeRequest } from '@forceout/formats';
import { expect, test } from 'vitest';
import { EQUATIONS_EXAMPLES, ONSETS_EXAMPLES } from './examples.ts';

const all = [...ONSETS_EXAMPLES, ...EQUATIONS_EXAMPLES];

test.each(all.map((example) => [example.code, JSON.stringify(example.written), example] as const))(
  'an example of %s: %s',
  (code, _, { position, written }) => {
    const answer = judgeRequest({ position, written });
    if (!answer.ok) throw new Error(answer.error);
    const codes = answer.value.reasons.map((reason) => reason.code);
    expect(code === 'correct' ? answer.value.verdict : codes).toEqual(
      code === 'correct' ? 'correct' : expect.arrayContaining([code]),
    );
  },
);
