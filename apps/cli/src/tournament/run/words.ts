import type { Deed } from '@forceout/tournament';
import { settingOf, SETTINGS } from '@forceout/tournament';
import { words as texts } from '../../words/language.ts';
import { told } from '../told.ts';
import type { Deeds, Verb } from './director.ts';
import { enterLine } from './entering.ts';
import { overview, seatingText, standingsText } from './screens.ts';
import { createEvent, createTournament } from './setup-words.ts';

type Doing = Deeds[Verb];

/** What is said when it is done, in the language of that moment. */
type Done = keyof ReturnType<typeof texts>['run']['done'];

function forEvent(make: (event: string) => Deed, done: Done): Doing {
  return (director) => {
    const now = director.current();
    if (now !== null) director.tell(make(now.event.id), texts().run.done[done]);
  };
}

const presence =
  (is: 'present' | 'away' | 'withdrawn', done: 'here' | 'away' | 'withdrawn'): Doing =>
  (director, words) => {
    const now = director.current();
    if (now === null) return;
    const all = words[0] === 'all' || words[0] === texts().run.all;
    const entered = [...director.state.things.entry.values()].filter(
      (entry) => entry.event === now.event.id && entry.presence === 'entered',
    );
    const players = all ? entered.map(({ player }) => player) : director.people(words);
    if (players !== null)
      director.tell({ do: 'presence', event: now.event.id, players, is }, texts().run[done](players.length));
  };

const withTable =
  (make: (table: string) => Deed, done: Done): Doing =>
  (director, [number = '', ...rest]) => {
    const now = director.current();
    if (now === null) return;
    director.tell(make(`${now.event.id}-${now.n}-${number}`), texts().run.done[done], rest.join(' '));
  };

const atTable =
  (make: (table: string, player: string) => Deed, done: Done): Doing =>
  (director, [table = '', number = '']) => {
    const now = director.current();
    const players = director.people([number]);
    if (now !== null && players !== null)
      director.tell(make(`${now.event.id}-${now.n}-${table}`, players[0]!), texts().run.done[done]);
  };

/** Every word a director can type. */
export const WORDS: Deeds = {
  help: (director) => director.say(texts().run.help),
  new: createTournament,
  event: createEvent,
  i: (director, _, tail) => {
    if (tail !== '') director.by = tail;
    director.say(texts().run.signedBy(director.by));
  },
  roster: (director, _, tail) => director.roster(tail),
  here: presence('present', 'here'),
  away: presence('away', 'away'),
  withdraw: presence('withdrawn', 'withdrawn'),
  sections: forEvent((event) => ({ do: 'draw-sections', event }), 'sections'),
  draft: (director, [seed = '1']) => {
    const now = director.current();
    if (now === null) return;
    if (
      director.tell({ do: 'draft', event: now.event.id, seed: Number(seed) || 1 }, texts().run.drafted(now.n))
    )
      director.say(seatingText(director.state, now.event, director.current()!.n, director.world));
  },
  swap: (director, words) => {
    const now = director.current();
    const players = director.people(words);
    if (now === null || players?.length !== 2) return director.say(texts().run.swapUsage);
    director.tell({ do: 'swap', event: now.event.id, a: players[0]!, b: players[1]! }, texts().run.done.swap);
  },
  look: forEvent((event) => ({ do: 'look', event }), 'look'),
  accept: (director, _, tail) => {
    const now = director.current();
    if (now !== null)
      director.tell({ do: 'accept', event: now.event.id, finding: tail }, texts().run.done.accept);
  },
  publish: forEvent((event) => ({ do: 'publish', event }), 'publish'),
  start: forEvent((event) => ({ do: 'start', event }), 'start'),
  stop: forEvent((event) => ({ do: 'stop', event }), 'stop'),
  join: (director, [table = '', number = '']) => {
    const now = director.current();
    const players = director.people([number]);
    if (now === null || players === null) return;
    director.tell(
      { do: 'join', table: `${now.event.id}-${now.n}-${table}`, player: players[0]! },
      texts().run.done.join,
    );
  },
  'leave-out': withTable((table) => ({ do: 'leave-out', table }), 'leaveOut'),
  close: (director) => {
    const now = director.current();
    if (now !== null && director.tell({ do: 'close', event: now.event.id }, texts().run.closed(now.n)))
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
        `  ${id.padEnd(20)} ${String(settingOf(director.state, id, is)).padEnd(12)} [${mark}] ${told({ say: says })}`,
      );
  },
  set: (director, [setting = '', text = '']) => {
    const known = SETTINGS[setting];
    const value =
      typeof known?.is === 'number' ? Number(text) : typeof known?.is === 'boolean' ? text === 'true' : text;
    director.tell({ do: 'set', setting, value }, `${setting}: ${value}`);
  },
  lock: withTable((table) => ({ do: 'lock', table, locked: true }), 'lock'),
  unlock: withTable((table) => ({ do: 'lock', table, locked: false }), 'unlock'),
  appeal: atTable((table, player) => ({ do: 'appeal', table, player }), 'appeal'),
  sign: atTable((table, player) => ({ do: 'sign', table, player }), 'sign'),
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
    director.tell(deed, texts().run.done.rule, reason);
  },
  substitute: (director, [team = '', place = '', number = '', from = '']) => {
    const players = director.people([number]);
    if (players === null) return;
    director.tell(
      { do: 'substitute', team, slot: Number(place), player: players[0]!, from: Number(from) },
      texts().run.done.substitute,
    );
  },
  together: (director, events) => {
    director.tell({ do: 'play-together', events }, texts().run.done.together);
  },
  free: (director, [number = '']) => {
    const now = director.current();
    const players = director.people([number]);
    if (now !== null && players !== null)
      director.tell({ do: 'free-round', event: now.event.id, player: players[0]! }, texts().run.done.free);
  },
  archive: (director) => {
    director.tell({ do: 'archive' }, texts().run.done.archive);
  },
  certify: forEvent((event) => ({ do: 'certify', event }), 'certify'),
  today: (director) => director.say(overview(director.state)),
  settle: (director, _, tail) => enterLine(director, tail, 'settle'),
  correct: (director, _, tail) => enterLine(director, tail, 'correct'),
};
