/** The log of a table holds no sentence of ours in any language; what people say there are phrases by their ids. */
import { DEED_NAMES } from '@forceout/rules/match';
import { wordsIn } from '@forceout/rules/words/testing';
import { expect, it } from 'vitest';
import { PHRASES } from './command.ts';
import { Log, SEED } from './testing.ts';

/** Given by the test itself. */
const GIVEN = new Set([SEED, 'nonce of ann', 'nonce of bob', 'Ann', 'Bob']);

it('whatever is said and done at a table', () => {
  const log = new Log({ judge: 'person', mode: 'table', clock: 'untimed', level: 'adventurous' });
  log.start();
  for (const phrase of PHRASES) log.do('ann', { do: 'say', phrase });
  // Every deed that carries nothing, again and again by both: what is not for them now is refused.
  for (let round = 0; round < 12; round++)
    for (const name of DEED_NAMES)
      for (const [seat, person] of ['ann', 'bob'].entries()) {
        log.do(person, { do: 'play', deed: { do: name } }, round);
        log.do(
          person,
          { do: 'play', deed: { do: name, count: 8, writer: 1 - seat, player: 1 - seat } },
          round,
        );
        log.do(person, { do: 'play', deed: { do: name, pick: { id: 'two-operations' } } }, round);
        log.do(person, { do: 'play', deed: { do: name, claim: 'now', reason: 'wrong' } }, round);
      }
  for (const person of ['ann', 'bob']) log.do(person, { do: 'finish', wish: true }, 20);
  const types = new Set(log.entries.flatMap(({ events }) => events.map(({ type }) => type)));
  expect([...types]).toEqual(expect.arrayContaining(['opened', 'sat', 'ready', 'started', 'said', 'played']));
  expect(log.entries.length).toBeGreaterThan(15);
  expect(wordsIn(log.entries, GIVEN)).toEqual([]);
});
