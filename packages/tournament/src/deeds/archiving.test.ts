import { describe, expect, it } from 'vitest';
import { roundFaults } from '../checks/round-check.ts';
import { tablesOf } from '../core/state.ts';
import { makeFile } from '../core/to-file.ts';
import { dayWith, WORLD } from '../testing/act.ts';
import type { Day } from '../testing/act.ts';

function finished(): Day {
  const day = dayWith(3, 'county', {
    id: 'e',
    game: 'onsets',
    rulebook: 'agloa-onsets-2026',
    rounds: 1,
  });
  expect(day.refused({ do: 'archive' })).toBe('not-finished');
  day.do({ do: 'draft', event: 'e', seed: 1 });
  for (const { key } of roundFaults(day.state, day.state.things.event.get('e')!, 1, WORLD))
    day.do({ do: 'accept', event: 'e', finding: key });
  for (const step of ['publish', 'start', 'stop'] as const) day.do({ do: step, event: 'e' });
  const [table] = tablesOf(day.state, 'e', 1);
  const seats = table!.players.map((player, seat) => ({ player, total: 10 - seat }));
  for (const by of ['kim', 'lee']) day.do({ do: 'enter', table: table!.id, seats }, by);
  day.do({ do: 'close', event: 'e' });
  return day;
}

describe('an archived tournament', () => {
  it('is finished and signed', () => {
    const day = finished();
    expect(day.refused({ do: 'archive' })).toBe('not-certified');
    day.do({ do: 'certify', event: 'e' });
    day.do({ do: 'archive' });
    expect(day.state.things.tournament.get('t')!.state).toBe('archived');
  });

  it('takes no deed, not even an undo of another one, until the archiving is undone', () => {
    const day = finished();
    const certified = day.do({ do: 'certify', event: 'e' });
    const before = makeFile(day.state, {}, false);
    const archived = day.do({ do: 'archive' });
    const player = tablesOf(day.state, 'e', 1)[0]!.players[0]!;
    for (const deed of [
      { do: 'archive' },
      { do: 'set', setting: 'confirm', value: 'single' },
      { do: 'presence', event: 'e', players: [player], is: 'away' },
      { do: 'reopen', event: 'e', n: 1 },
      { do: 'rule', table: 'e-1-1', player, effect: 'zero', judges: ['head'] },
      { do: 'undo', entry: certified.id },
    ] as const)
      expect(day.refused(deed, 'director', 'because')).toBe('archived');
    day.do({ do: 'undo', entry: archived.id });
    expect(makeFile(day.state, {}, false)).toBe(before);
    day.do({ do: 'rule', table: 'e-1-1', player, effect: 'zero', judges: ['head'] });
    expect(day.state.things.tournament.get('t')!.state).toBe('finished');
  });
});
