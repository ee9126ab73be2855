import { DIVISIONS } from '@forceout/rules';
import { DEED_NAMES, EVENT_TYPES, FAULTS, MODES, PLACES, rowOf, SECTIONS } from '@forceout/rules/match';
import type { Carried } from '@forceout/rules/match';
import { either, exactly, flag, integer, list, number, object, oneOf, record, text, use } from './shapes.ts';
import type { Schema } from './shapes.ts';

/** What a deed carries, with players by name in a script and by seat (0, 1, 2) at a table. */
function carried(player: Schema): { readonly [Kind in keyof Carried]: Schema } {
  const written = either(use('written'), list(use('written'), 4));
  const none: Schema = { type: 'null' };
  return {
    cube: use('cube'),
    'cube-or-none': either(use('cube'), none),
    cubes: list(use('cube'), 64),
    cards: list(use('card'), 16),
    pick: use('pick'),
    goal: use('laid-goal'),
    section: oneOf(SECTIONS),
    place: oneOf(PLACES),
    claim: oneOf(['now', 'impossible', 'never', 'no-goal']),
    player,
    'player-or-none': either(player, none),
    players: list(player, 3),
    written,
    'written-or-none': either(written, none),
    flag,
    number,
    penalty: either(number, text()),
    charge: oneOf(FAULTS),
    reason: text(),
    'word-or-none': text(),
    'text-or-none': text(),
    paper: text(),
    intent: oneOf(['slip', 'deceit']),
    verdict: oneOf(['correct', 'incorrect']),
    rounds: oneOf(['this', 'all']),
    'shake-or-round': oneOf(['shake', 'round']),
    name: text(),
  };
}

const MAY_BE_LEFT_OUT: readonly (keyof Carried)[] = [
  'cube-or-none',
  'player-or-none',
  'written-or-none',
  'flag',
  'word-or-none',
  'text-or-none',
  'rounds',
];

/** Every deed in the list of deeds; `by` whom and when, where somebody must say so. */
function deeds(player: Schema, beside: Readonly<Record<string, Schema>>, dice: 'given' | 'asked'): Schema {
  const kinds = carried(player);
  return either(
    ...DEED_NAMES.map((name) => {
      const { carries, dice: drawn } = rowOf(name);
      const members = Object.entries<keyof Carried>(carries).map(([member, kind]) => [
        MAY_BE_LEFT_OUT.includes(kind) ? `${member}?` : member,
        kinds[kind],
      ]);
      const asked = name === 'deal' ? { count: integer } : {};
      const given = drawn === true && dice === 'asked' ? asked : Object.fromEntries(members);
      return object({ ...beside, do: exactly(name), ...given } as Readonly<Record<string, Schema>>);
    }),
  );
}

export const REFEREE_SCRIPT: Schema = object({
  rulebook: text(),
  'division?': oneOf(DIVISIONS),
  'level?': oneOf(['basic', 'adventurous']),
  'season?': oneOf(['even', 'odd']),
  'mode?': oneOf(MODES),
  'judge?': flag,
  players: list(text(), 3),
  'totals?': record(number),
  'goalSetter?': text(),
  'position?': use('position'),
  'turn?': text(),
  'lastMover?': text(),
  actions: list(deeds(text(), { at: number, 'by?': text() }, 'given'), 2000),
});

export const MATCH_FILE: Schema = object(
  {
    format: exactly('forceout-match'),
    version: oneOf([1, 2]),
    header: object(
      {
        rulebook: text(),
        division: text(),
        mode: text(),
        players: list(text(), 3),
        'commitment?': text('The hash of the seed, shown before the match.'),
        'seed?': text(),
        'nonces?': list(text("A seat's part in the dice."), 3),
        'date?': text(),
      },
      'kept',
    ),
    events: list(object({ type: oneOf(EVENT_TYPES) }, 'kept'), 100_000),
    result: object(
      {
        phase: text(),
        totals: list(number),
        points: either(list(number), { type: 'null' }),
        shakes: integer,
      },
      'kept',
    ),
  },
  'kept',
);

/** What a table says to a program that plays, and what the program answers. */
export const BOT_MESSAGE: Schema = either(
  object(
    {
      type: exactly('hello'),
      protocol: integer,
      seat: integer,
      settings: record({}),
      'options?': record(text()),
    },
    'kept',
  ),
  object(
    {
      type: exactly('ask'),
      id: integer,
      seat: integer,
      deadline: number,
      duties: list(record({})),
      'events?': list(object({ type: oneOf([...EVENT_TYPES, 'handed-in']) }, 'kept'), 100_000),
      'picks?': list(use('pick')),
      view: record({}),
    },
    'kept',
  ),
  object({ type: exactly('refused'), id: integer, code: text(), rule: text(), message: text() }, 'kept'),
  object({ type: exactly('over'), totals: list(number), points: list(number) }, 'kept'),
);

export const BOT_ANSWER: Schema = either(
  object(
    { id: integer, do: either(deeds(integer, {}, 'asked'), { type: 'null' }), 'after?': number },
    'kept',
  ),
  object({ type: exactly('me'), 'name?': text(), 'options?': list(text(), 100) }),
);
