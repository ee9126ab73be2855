import { commitment, dealCards, ONSETS_CUBES, rollCubes, rollForFirst } from '@forceout/rules/kit';
import { evolve, startMatch } from '@forceout/rules/match';
import type { Match, MatchEvent, MatchSettings } from '@forceout/rules/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commit, diceKey, faceFrom, packFrom, rollFrom } from './dice.ts';
import { HostedTable } from './hosted.ts';
import { tableFor } from './settings.ts';
import { verifyDice } from './verify.ts';

const SETTINGS: MatchSettings = {
  rulebook: 'agloa-onsets-2026',
  division: 'junior',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'untimed',
  judge: false,
  players: ['ann', 'bob'],
};

/** The first shake as far as its Goal. */
function rolled(seed: string, nonces: readonly string[]): HostedTable {
  const people = ['ann', 'bob'].map((name, seat) => ({ name, bot: null, nonce: nonces[seat] ?? '' }));
  const table = new HostedTable({ settings: tableFor(SETTINGS, [null, null]), people, seed });
  let at = 0;
  while (table.match.phase.kind === 'choosing-setter') {
    const { rolling, faces } = table.match.phase;
    const seat = rolling.find((one) => faces[one] === null)!;
    expect(table.act(seat, { do: 'roll-for-setter' }, (at += 1000))).toBeNull();
  }
  const setter = table.match.phase.kind === 'between-shakes' ? table.match.phase.setter : 0;
  expect(table.act(setter, { do: 'roll' }, (at += 1000))).toBeNull();
  expect(table.act(table.match.shake!.dealer, { do: 'deal', count: 8 }, (at += 1000))).toBeNull();
  return table;
}

describe('the dice of a table', () => {
  it('come from the seed and every nonce, in order', () => {
    const key = (seed: string, ...nonces: readonly string[]) => diceKey({ version: 2, seed, nonces });
    const keys = [
      key('s', 'a', 'b'),
      key('s', 'b', 'a'),
      key('s', 'ab', ''),
      key('t', 'a', 'b'),
      key('s', 'a'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(diceKey({ version: 1, seed: 's', nonces: ['a'] })).toBe('s');
  });

  it('no two lists of nonces make the same dice', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        const key = (nonces: readonly string[]) => diceKey({ version: 2, seed: 's', nonces });
        return (key(one) === key(other)) === same;
      }),
    );
  });

  it('are verified from what is shown at the end, and one changed cube or card is found', () => {
    const { log } = rolled('seed', ['nonce of ann', 'nonce of bob']);
    const shown = {
      version: 2,
      seed: 'seed',
      nonces: ['nonce of ann', 'nonce of bob'],
      commitment: commit('seed'),
    } as const;
    expect(verifyDice(log, shown).differences).toEqual([]);
    for (const [index, event] of log.entries()) {
      const changed = drawnOtherwise(event);
      if (changed === null) continue;
      const { differences } = verifyDice(log.with(index, changed), shown);
      expect(differences[0]).toMatchObject({ index, type: event.type });
    }
    expect(verifyDice(log, { ...shown, nonces: ['nonce of bob', 'nonce of ann'] }).differences).not.toEqual(
      [],
    );
    expect(verifyDice(log, { ...shown, commitment: commit('other') }).differences).toEqual([
      { index: null, type: 'commitment', says: [commit('other')], should: [] },
    ]);
  });

  /** The same event with something else drawn; null where nothing is. */
  function drawnOtherwise(event: MatchEvent): MatchEvent | null {
    switch (event.type) {
      case 'rolled':
        return { ...event, cubes: event.cubes.with(0, event.cubes[0] === '5' ? '4' : '5') };
      case 'dealt':
        return { ...event, cards: event.cards.toReversed() };
      default:
        return null;
    }
  }

  it.each(['apart', 'together'] as const)('of the first version are verified, counted %s', (counting) => {
    // Written as the hosts of that version drew them.
    const log: MatchEvent[] = [...startMatch(SETTINGS, { at: 0, goalSetter: 0, firstShake: 'now' })];
    const deals = counting === 'apart' ? 0 : 1;
    log.push({ type: 'rolled', seat: 0, cubes: rollCubes('old', 0, ONSETS_CUBES) });
    log.push({ type: 'dealt', seat: 1, cards: dealCards('old', deals, 6) });
    const match = log.reduce<Match | null>(evolve, null);
    expect(match?.shake?.universe).toHaveLength(6);
    const shown = { version: 1, seed: 'old', nonces: [], commitment: commitment('old') } as const;
    expect(verifyDice(log, shown)).toEqual({ rolls: 1, deals: 1, differences: [] });
    expect(
      verifyDice(log, { ...shown, seed: 'new', commitment: commitment('new') }).differences,
    ).toHaveLength(2);
  });

  it('draw what the kit draws', () => {
    expect(rollFrom('key', { throws: 3, deals: 0 }, SETTINGS)).toEqual(rollCubes('key', 3, ONSETS_CUBES));
    expect(faceFrom('key', { throws: 3, deals: 0 }, SETTINGS, 1)).toBe(
      rollForFirst('key', 1, 3, ONSETS_CUBES[0]!),
    );
    const pack = packFrom('key', { throws: 0, deals: 2 }, [7]);
    expect(pack).toEqual(dealCards('key', 2, 16).filter((card) => card !== 7));
  });
});
