import type { Deed } from '@forceout/tournament';
import { settingOf, SETTINGS } from '@forceout/tournament';
import type { Words } from './director.ts';
import { enterLine } from './entering.ts';
import { HELP } from './help.ts';
import { overview, seatingText, standingsText } from './screens.ts';
import { createEvent, createTournament } from './setup-words.ts';

type Doing = Words[string];

function forEvent(make: (event: string) => Deed, done: string): Doing {
  return (director) => {
    const now = director.current();
    if (now !== null) director.tell(make(now.event.id), done);
  };
}

const presence =
  (is: 'present' | 'away' | 'withdrawn', done: string): Doing =>
  (director, words) => {
    const now = director.current();
    if (now === null) return;
    const all = words[0] === 'all';
    const entered = [...director.state.things.entry.values()].filter(
      (entry) => entry.event === now.event.id && entry.presence === 'entered',
    );
    const players = all ? entered.map(({ player }) => player) : director.people(words);
    if (players !== null)
      director.tell({ do: 'presence', event: now.event.id, players, is }, `${players.length} ${done}`);
  };

const withTable =
  (make: (table: string) => Deed, done: string): Doing =>
  (director, [number = '', ...rest]) => {
    const now = director.current();
    if (now === null) return;
    director.tell(make(`${now.event.id}-${now.n}-${number}`), done, rest.join(' '));
  };

const atTable =
  (make: (table: string, player: string) => Deed, done: string): Doing =>
  (director, [table = '', number = '']) => {
    const now = director.current();
    const players = director.people([number]);
    if (now !== null && players !== null)
      director.tell(make(`${now.event.id}-${now.n}-${table}`, players[0]!), done);
  };

/** Every word a director can type. */
export const WORDS: Words = {
  help: (director) => director.say(HELP),
  new: createTournament,
  event: createEvent,
  i: (director, _, tail) => {
    if (tail !== '') director.by = tail;
    director.say(`everything is signed by ${director.by}`);
  },
  roster: (director, _, tail) => director.roster(tail),
  here: presence('present', 'here'),
  away: presence('away', 'away'),
  withdraw: presence('withdrawn', 'withdrawn; results stay'),
  sections: forEvent((event) => ({ do: 'draw-sections', event }), 'every team has a section'),
  draft: (director, [seed = '1']) => {
    const now = director.current();
    if (now === null) return;
    if (
      director.tell(
        { do: 'draft', event: now.event.id, seed: Number(seed) || 1 },
        `round ${now.n} is drafted`,
      )
    )
      director.say(seatingText(director.state, now.event, director.current()!.n, director.world));
  },
  swap: (director, words) => {
    const now = director.current();
    const players = director.people(words);
    if (now === null || players?.length !== 2) return director.say('swap <number> <number>');
    director.tell({ do: 'swap', event: now.event.id, a: players[0]!, b: players[1]! }, 'exchanged');
  },
  look: forEvent((event) => ({ do: 'look', event }), 'looked at'),
  accept: (director, _, tail) => {
    const now = director.current();
    if (now !== null) director.tell({ do: 'accept', event: now.event.id, finding: tail }, 'accepted');
  },
  publish: forEvent((event) => ({ do: 'publish', event }), 'published'),
  start: forEvent((event) => ({ do: 'start', event }), 'the round runs'),
  stop: forEvent((event) => ({ do: 'stop', event }), 'stopped; sheets are collected'),
  join: (director, [table = '', number = '']) => {
    const now = director.current();
    const players = director.people([number]);
    if (now === null || players === null) return;
    director.tell({ do: 'join', table: `${now.event.id}-${now.n}-${table}`, player: players[0]! }, 'joined');
  },
  'leave-out': withTable((table) => ({ do: 'leave-out', table }), 'left out'),
  close: (director) => {
    const now = director.current();
    if (now !== null && director.tell({ do: 'close', event: now.event.id }, `round ${now.n} is closed`))
      director.say(standingsText(director.state, now.event));
  },
  seating: (director) => {
    const now = director.current();
    if (now !== null) director.say(seatingText(director.state, now.event, now.n, director.world));
  },
  standings: (director) => {
    const now = director.current();
    if (now !== null) director.say(standingsText(director.state, now.event));
  },
  settings: (director) => {
    for (const [id, { is, mark, says }] of Object.entries(SETTINGS))
      director.say(
        `  ${id.padEnd(20)} ${String(settingOf(director.state, id, is)).padEnd(12)} [${mark}] ${says}`,
      );
  },
  set: (director, [setting = '', text = '']) => {
    const known = SETTINGS[setting];
    const value =
      typeof known?.is === 'number' ? Number(text) : typeof known?.is === 'boolean' ? text === 'true' : text;
    director.tell({ do: 'set', setting, value }, `${setting}: ${value}`);
  },
  lock: withTable((table) => ({ do: 'lock', table, locked: true }), 'locked'),
  unlock: withTable((table) => ({ do: 'lock', table, locked: false }), 'free'),
  appeal: atTable(
    (table, player) => ({ do: 'appeal', table, player }),
    'appealed; standings stay provisional',
  ),
  sign: atTable((table, player) => ({ do: 'sign', table, player }), 'signed'),
  rule: (director, [table = '', number = '', effect = '', total = ''], tail) => {
    const now = director.current();
    const players = director.people([number]);
    if (now === null || players === null) return;
    const reason = tail.split('#').slice(1).join('#').trim();
    const deed: Deed = {
      do: 'rule',
      table: `${now.event.id}-${now.n}-${table}`,
      player: players[0]!,
      effect,
      ...(effect === 'total' ? { total: Number(total) } : {}),
      text: reason,
      judges: [director.by],
    };
    director.tell(deed, 'ruled', reason);
  },
  substitute: (director, [team = '', place = '', number = '', from = '']) => {
    const players = director.people([number]);
    if (players === null) return;
    director.tell(
      { do: 'substitute', team, slot: Number(place), player: players[0]!, from: Number(from) },
      'substituted',
    );
  },
  certify: forEvent((event) => ({ do: 'certify', event }), 'certified'),
  today: (director) => director.say(overview(director.state)),
  settle: (director, _, tail) => enterLine(director, tail, 'settle'),
  correct: (director, _, tail) => enterLine(director, tail, 'correct'),
};
