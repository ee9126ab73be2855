/** Tries every route with everybody, from outside, and compares with the table of who may. */
import type { TableView } from '@forceout/client';
import { ROUTES } from '../api/app.ts';
import { nameOf, PARTIES, WHO_MAY } from '../api/who-may.ts';
import type { Party } from '../api/who-may.ts';
import { pathOf } from './every-get.ts';
import { QUICK } from './match.ts';
import { chanceFrom, robotDeed } from './robot.ts';

export interface Answer {
  readonly status: number;
  readonly json: unknown;
  /** The cookie that came with it. */
  readonly cookie: string | null;
}
export type Headers = Readonly<Record<string, string>>;
/** A request over whatever leads to the server. */
export type Ask = (headers: Headers, method: string, path: string, body?: unknown) => Promise<Answer>;

const PASSPHRASE = 'a long one for the trial';
const POSITION =
  'agloa-onsets-2026 middle; cards BR BG G Y; goal 1; required R; permitted n B; resources G; after now';
/** What is asked of each route; without an entry, nothing is sent. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/guest': { name: 'Newcomer' },
  'POST /api/days/{id}/schools/{school}/erase': { name: 'No such school' },
  'POST /api/accounts': { login: 'x', passphrase: 'x' },
  'POST /api/session': { login: 'nobody', passphrase: 'nothing' },
  'POST /api/session/confirm': { passphrase: 'wrong' },
  'POST /api/me/passphrase': { old: 'wrong', new: 'another long one' },
  'POST /api/me/delete': { passphrase: 'wrong' },
  'POST /api/tokens': { label: 'a bot' },
  'POST /api/people/{id}/name': { name: 'Pupil' },
  'POST /api/people/{id}/role': { role: 'player' },
  'POST /api/puzzles/{id}': { outcome: {} },
  'POST /api/classes': { name: 'Trial' },
  'POST /api/classes/join': { code: 'NOCODE' },
  'POST /api/rulebooks': {},
  'POST /api/days': { name: 'Trial', preset: 'club' },
  'POST /api/days/{id}/commands': { id: 'c1', deed: { do: 'set', setting: 'zero', value: 4 } },
  'POST /api/days/{id}/ask': { ask: 'today' },
  'POST /api/days/{id}/books': { rules: {} },
  'POST /api/days/{id}/passes': { name: 'Kim', role: 'runner' },
  'POST /api/t/{code}/sit': { number: 101, code: 'NOCODE' },
  'POST /api/passes': { code: 'NOCODE' },
  'POST /api/judge': { position: POSITION, written: [{ setName: 'R n B' }] },
  'POST /api/solve': { position: POSITION },
  'POST /api/analyse': { position: POSITION },
  'POST /api/tables': QUICK,
  'POST /api/tables/{id}/commands': { id: 'c1', command: { do: 'say', phrase: 'hello' } },
  'POST /api/tables/{id}/hint': { step: 1 },
  'POST /api/tables/{id}/kick': { seat: 0 },
  'POST /api/tables/{id}/door': { person: 'nobody', in: true },
};
/** These change who is who, so they come last. */
const LAST = [
  'POST /api/people/{id}/erase',
  'DELETE /api/classes/{id}/members/{person}',
  'POST /api/me/delete',
  'DELETE /api/session',
];

export interface Trial {
  readonly tried: number;
  /** One line for each answer that is not as the table says. */
  readonly wrong: readonly string[];
}

/** `admin` are the headers of somebody who is an admin already. */
export async function trial(ask: Ask, admin: Headers): Promise<Trial> {
  const { parties, parts, newPupil } = await setUp(ask, admin);
  const wrong: string[] = [];
  let tried = 0;
  const routes = [...ROUTES].sort((a, b) => LAST.indexOf(nameOf(a)) - LAST.indexOf(nameOf(b)));
  for (const route of routes) {
    const name = nameOf(route);
    const rule = WHO_MAY[name];
    if (rule === undefined) wrong.push(`${name}: nobody wrote down who may`);
    for (const party of PARTIES) {
      // Whoever is erased is gone for whoever is tried next.
      const pupil = name === 'POST /api/people/{id}/erase' ? await newPupil() : parts.person;
      const path = pathOf(route, {
        ...parts,
        person: name.includes('/members/') ? parts.player : pupil,
      });
      // A guest who is deleted is gone for the rest of the trial.
      const fresh = name === 'POST /api/me/delete' && (party === 'guest' || party === 'spectator');
      const headers = fresh ? await newGuest(ask) : parties[party];
      const { status, json } = await ask(headers, route.method.toUpperCase(), path, BODIES[name]);
      const code = (json as { error?: { code?: string } } | null)?.error?.code;
      const through = status !== 403 && code !== 'not-signed-in';
      tried++;
      if (through !== (rule?.may.includes(party) ?? false))
        wrong.push(
          `${name} for ${party}: ${through ? 'let through' : 'turned away'} with ${status} ${code ?? ''}`,
        );
    }
  }
  return { tried, wrong };
}

async function newGuest(ask: Ask): Promise<Headers> {
  return { cookie: (await ask({}, 'POST', '/api/guest', { name: 'Gus' })).cookie ?? '' };
}

interface Setting {
  readonly parties: Readonly<Record<Party, Headers>>;
  /** Somebody else in the class of the coach. */
  readonly newPupil: () => Promise<string>;
  readonly parts: {
    table: string;
    code: string;
    school: string;
    person: string;
    player: string;
    day: string;
  };
}

/** Everybody, a class with a coach, and a private match of one of its players that is over. */
async function setUp(ask: Ask, admin: Headers): Promise<Setting> {
  const must = async (headers: Headers, method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await ask(headers, method, path, body);
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.json)}`);
    return answer;
  };
  const arrive = async (path: string, body: object): Promise<{ headers: Headers; id: string }> => {
    const { cookie, json } = await must({}, 'POST', path, body);
    return { headers: { cookie: cookie ?? '' }, id: (json as { id: string }).id };
  };
  const account = async (login: string, role?: string): Promise<{ headers: Headers; id: string }> => {
    const name = login.replace('-', ' ');
    const made = await arrive('/api/accounts', { login, passphrase: PASSPHRASE, name });
    if (role !== undefined) await must(admin, 'POST', `/api/people/${made.id}/role`, { role });
    return made;
  };
  const [guest, spectator] = [
    await arrive('/api/guest', { name: 'Gus' }),
    await arrive('/api/guest', { name: 'Specs' }),
  ];
  const [player, partner, other, pupil] = [
    await account('trial-anna'),
    await account('trial-ben'),
    await account('trial-cleo'),
    await account('trial-dan'),
  ];
  const [coach, otherCoach] = [await account('trial-eva', 'coach'), await account('trial-finn', 'coach')];
  const [judge, director] = [await account('trial-gil', 'judge'), await account('trial-hal', 'director')];
  const school = (await must(coach.headers, 'POST', '/api/classes', { name: 'Six b' })).json as {
    id: string;
    code: string;
  };
  await must(otherCoach.headers, 'POST', '/api/classes', { name: 'Six c' });
  for (const { headers } of [player, pupil])
    await must(headers, 'POST', '/api/classes/join', { code: school.code });
  const token = (await must(player.headers, 'POST', '/api/tokens', { label: 'bot' })).json as {
    token: string;
  };
  const settings = { ...QUICK, spectators: false, listed: false, hints: true };
  const table = (await must(player.headers, 'POST', '/api/tables', settings)).json as {
    id: string;
    code: string;
  };
  await playOut(must, table.id, [player.headers, partner.headers]);
  const day = (await must(player.headers, 'POST', '/api/days', { name: 'Saturday', preset: 'club' }))
    .json as {
    id: string;
  };
  let pupils = 0;
  const newPupil = async (): Promise<string> => {
    const one = await account(`trial-pupil-${'abcdefghijklmno'[pupils++]}`);
    const { coaching } = (await must(coach.headers, 'GET', '/api/classes')).json as {
      coaching: { id: string; code: string }[];
    };
    const { code } = coaching.find(({ id }) => id === school.id)!;
    await must(one.headers, 'POST', '/api/classes/join', { code });
    return one.id;
  };
  return {
    newPupil,
    parties: {
      stranger: {},
      guest: guest.headers,
      spectator: spectator.headers,
      player: player.headers,
      'other player': other.headers,
      coach: coach.headers,
      'other coach': otherCoach.headers,
      judge: judge.headers,
      director: director.headers,
      admin,
      token: { authorization: `Bearer ${token.token}` },
    },
    parts: {
      table: table.id,
      code: table.code,
      school: school.id,
      person: pupil.id,
      player: player.id,
      day: day.id,
    },
  };
}

/** Two players who go on until the match is over. */
async function playOut(must: Ask, table: string, players: readonly Headers[]): Promise<void> {
  const chance = chanceFrom(11);
  const act = (headers: Headers, command: object): Promise<Answer> =>
    must(headers, 'POST', `/api/tables/${table}/commands`, { id: crypto.randomUUID(), command });
  for (const [seat, headers] of players.entries()) await act(headers, { do: 'sit', seat });
  for (const headers of players) await act(headers, { do: 'ready', ready: true });
  for (const headers of players) await act(headers, { do: 'finish', wish: true });
  for (let turn = 0; turn < 1000; turn++) {
    const headers = players[turn % players.length]!;
    const { json } = await must(headers, 'GET', `/api/tables/${table}`);
    const { view } = json as { view: TableView };
    if (view.state === 'over') return;
    const deed = robotDeed(view, chance);
    if (deed !== null) await act(headers, { do: 'play', deed });
  }
  throw new Error('the match of the trial does not end');
}
