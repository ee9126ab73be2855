import { DIVISIONS } from '@forceout/rules';
import { CUTS, GAMES, ROUND_STATES, TEAM_RULES, TIE_BREAKS } from '@forceout/formats/tournament';
import { either, exactly, flag, integer, list, number, object, oneOf, text } from './shapes.ts';
import type { Schema } from './shapes.ts';

const none: Schema = { type: 'null' };
const line = (kind: string, members: Readonly<Record<string, Schema>>): Schema =>
  object({ kind: exactly(kind), ...members }, 'kept');
const rule = (names: readonly string[]): Schema =>
  object({ rule: oneOf(names), 'k?': integer, 'n?': integer, 'p?': number, 'x?': number }, 'kept');
const holders = list(object({ player: text(), from: integer }, 'kept'));
const KNOWN = ['event', 'school', 'player', 'section', 'team', 'entry', 'round', 'table', 'sheet', 'ruling'];

/** One line of a tournament file. */
export const TOURNAMENT_LINE: Schema = either(
  object({ format: exactly('forceout-tournament'), version: exactly(1) }, 'kept'),
  object({ end: exactly(true), lines: integer, 'sha256?': text() }, 'kept'),
  line('event', {
    id: text(),
    game: oneOf(GAMES),
    rulebook: text(),
    rounds: integer,
    'name?': text(),
    'division?': oneOf(DIVISIONS),
    'attendance?': number,
    'tieBreaks?': list(oneOf(TIE_BREAKS)),
    'teamRules?': list(rule(TEAM_RULES)),
    'cut?': either(rule(CUTS), none),
  }),
  line('school', { id: text(), name: text() }),
  line('player', {
    id: text(),
    'first?': text(),
    'last?': text(),
    'number?': integer,
    'school?': text(),
    'grade?': integer,
  }),
  line('section', { id: text(), event: text(), 'name?': text() }),
  line('team', {
    id: text(),
    event: text(),
    slots: list(either(none, text(), holders), 5),
    'name?': text(),
    'school?': text(),
    'section?': text(),
  }),
  line('entry', { event: text(), player: text(), 'section?': text() }),
  line('round', { event: text(), n: integer, 'state?': oneOf(ROUND_STATES) }),
  line('table', { id: text(), event: text(), round: integer, number: integer, players: list(text(), 3) }),
  line('sheet', {
    table: text(),
    seats: list(
      object(
        {
          player: text(),
          'total?': number,
          'shakes?': list(either(number, none)),
          'played?': flag,
          'signed?': flag,
        },
        'kept',
      ),
      3,
    ),
    'state?': text(),
  }),
  line('ruling', { id: text(), table: text(), player: text(), effect: text(), 'total?': number }),
  // Kinds that mean nothing to results are kept.
  object({ kind: { type: 'string', pattern: `^(?!(${KNOWN.join('|')})$)` } }, 'kept'),
);
