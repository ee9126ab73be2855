import { read, readDeed, readDeedName, tableReaders } from '@forceout/formats';
import type { DeedReading, Field } from '@forceout/formats';
import { bookOf, say } from '@forceout/rules';
import type { Result, Said } from '@forceout/rules';
import { rowOf } from '@forceout/rules/match';
import type { MatchSettings } from '@forceout/rules/match';
import type { Action, Asked } from './action.ts';

const MOST_CARDS = 16;

/**
 * Reads what somebody wants played: an action of the referee script with seats for names. Rolls and deals carry no
 * cubes or cards: those come from the dice.
 */
export function readAsked(deed: Field, settings: MatchSettings): Asked {
  const name = readDeedName(deed.get('do'));
  if (rowOf(name).dice !== true)
    // What dice speak for has been left aside, which the compiler cannot follow through the list.
    return readDeed(deed, readingOf(settings)) as Asked;
  return name === 'deal' ? { do: 'deal', count: readCount(deed.get('count')) } : ({ do: name } as Asked);
}

/** The same for a player, who is told at once what is not for players. */
export function readAction(deed: Field, settings: MatchSettings): Action {
  const name = readDeedName(deed.get('do'));
  if (!rowOf(name).by.includes('player')) deed.get('do').fail(say('input-not-for-player'));
  return readAsked(deed, settings) as Action;
}

export function parseAsked(json: unknown, settings: MatchSettings): Result<Asked, Said> {
  return read(json, (root) => readAsked(root, settings));
}

export function parseAction(json: unknown, settings: MatchSettings): Result<Action, Said> {
  return read(json, (root) => readAction(root, settings));
}

function readCount(field: Field): number {
  const count = field.number();
  return count < 0 || count > MOST_CARDS ? field.fail(say('input-cards-dealt', { most: MOST_CARDS })) : count;
}

function readingOf(settings: MatchSettings): DeedReading {
  const book = bookOf(settings);
  if (book === null) throw new Error(`no such rulebook: ${settings.rulebook}`);
  const seats = settings.players.length;
  return {
    readers: tableReaders(book, settings),
    player: (field) => {
      const seat = field.number();
      return seat >= 0 && seat < seats ? seat : field.fail(say('input-no-seat', { seat }));
    },
  };
}
