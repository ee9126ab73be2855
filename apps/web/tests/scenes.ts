/** Tables in every state a table page can show, set up by three people who play by the server's own interface. */
import { Api } from '@forceout/client';
import type { Json, TableSettings } from '@forceout/client';
import type { MatchView } from '@forceout/rules/match';
import { grouped, planAmbiguous } from './plan.ts';
import type { AmbiguousPlan } from './plan.ts';

/** A page, and as whom one looks at it. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** `name=value`, or null for nobody. */
  readonly cookie: string | null;
  /** Who else is at the table. */
  readonly others?: readonly string[];
}

type Deed = Readonly<Record<string, unknown>>;
type Task = MatchView['duties'][number]['task'];
type State =
  | 'waiting'
  | 'first'
  | 'rolling'
  | 'picking'
  | 'goal'
  | 'no-goal'
  | 'playing'
  | 'block'
  | 'writing'
  | 'checking'
  | 'ruled'
  | 'signing'
  | 'final';

/** Where cubes go one after another in a shake that is under way. */
const MOVED_TO = ['required', 'forbidden', 'permitted'] as const;
const PICKS = {
  onsets: ['two-operations', 'no-null-restrictions', 'absolute-value'],
  equations: ['upside-down', 'sideways', 'percent'],
} as const;
const BOOKS = {
  onsets: { rulebook: 'agloa-onsets-2026', division: 'middle' },
  equations: { rulebook: 'agloa-equations-2015', division: 'elementary' },
} as const;
type Game = keyof typeof BOOKS;

class Guest {
  cookie = '';
  readonly api: Api;

  constructor(base: string) {
    this.api = new Api({
      base,
      headers: () => ({ cookie: this.cookie }),
      onResponse: (response) => {
        const given = response.headers.get('set-cookie');
        if (given !== null) this.cookie = given.split(';')[0]!;
      },
    });
  }

  async do(table: string, deed: Deed): Promise<void> {
    const done = await this.api.command(table, { do: 'play', deed: deed as Json });
    if ('refusal' in done) throw new Error(`${JSON.stringify(deed)}: ${done.refusal.message}`);
  }
}

class Stage {
  readonly guests: readonly Guest[];
  readonly game: Game;
  readonly id: string;
  readonly #picks: string[];
  /** Whether brackets are written that make the Solution right. */
  readonly #isRight: boolean;
  #plan: AmbiguousPlan | null = null;

  constructor(guests: readonly Guest[], game: Game, id: string, isRight: boolean) {
    [this.guests, this.game, this.id, this.#isRight] = [guests, game, id, isRight];
    this.#picks = [...PICKS[game]];
  }

  async match(): Promise<MatchView> {
    return (await this.guests[0]!.api.table(this.id)).view.match!;
  }

  /** Everybody does what they have to, until somebody has to do `task`. */
  async until(task: Task | 'nothing'): Promise<void> {
    for (;;) {
      const match = await this.match();
      const [duty] = match.duties;
      if (duty === undefined || duty.task === task) return;
      const guest = this.guests[duty.seat]!;
      await guest.do(this.id, this.#deed(match, duty.task));
    }
  }

  #deed(match: MatchView, task: Task): Deed {
    switch (task) {
      case 'deal':
        return { do: 'deal', count: 10 };
      case 'pick':
        return { do: 'pick', variation: { id: this.#pick(match) } };
      case 'goal':
        return { do: 'set-goal', goal: this.#goal(match) };
      case 'turn': {
        const { resources, required, permitted } = match.shake!.mat;
        const next = this.#plan?.cubes[required.length + permitted.length];
        return { do: 'move', cube: next ?? resources[0]!, to: 'permitted' };
      }
      case 'write':
        return { do: 'present', written: [this.#isRight ? grouped(this.#plan!) : this.#plan!.written] };
      case 'decide':
        return { do: 'decline' };
      default:
        return { do: task };
    }
  }

  /** A variation about what was not rolled may not be picked, where the software keeps order. */
  #pick({ shake, settings }: MatchView): string {
    const next = this.#picks.shift()!;
    const relations = shake!.mat.resources.some((cube) => cube === '=' || cube === 'C');
    if (next === 'no-null-restrictions' && !relations && settings.mode === 'auto') throw new AnotherRoll();
    return next;
  }

  #goal(match: MatchView): unknown {
    this.#plan = planAmbiguous(match);
    const goal = this.#plan?.goal ?? match.shake!.mat.resources.find((cube) => /[1-9]$/.test(cube))!;
    return this.game === 'onsets' ? goal : { text: goal.split(':')[1]!, cubes: [goal] };
  }

  /** Four cubes of the plan are moved; the next player says Now. Not with every roll of the dice. */
  async challenged(): Promise<boolean> {
    await this.until('turn');
    if (this.#plan === null) return false;
    for (let moves = 0; moves < 4; moves++) {
      const match = await this.match();
      const { seat } = match.duties[0]!;
      await this.guests[seat]!.do(this.id, this.#deed(match, 'turn'));
    }
    const { lastMover } = (await this.match()).shake!;
    await this.guests[(lastMover! + 1) % 3]!.do(this.id, { do: 'challenge', claim: 'now' });
    return true;
  }

  async checked(): Promise<void> {
    for (let match = await this.match(); match.phase.kind === 'checking'; match = await this.match()) {
      const [duty] = match.duties;
      const writer = match.phase.papers.find(({ verdict }) => verdict === null)!.seat;
      await this.guests[duty!.seat]!.do(this.id, { do: 'accept', writer });
    }
  }
}

async function set(base: string, game: Game, state: State, more: Partial<TableSettings>): Promise<Scene> {
  const { guests, ...scene } = await playAgain();
  return { ...scene, others: guests.map(({ cookie }) => cookie).filter((one) => one !== scene.cookie) };

  async function playAgain(): ReturnType<typeof play> {
    try {
      return await play(base, game, state, more);
    } catch (error) {
      if (error instanceof AnotherRoll) return playAgain();
      throw error;
    }
  }
}

/** The dice did not give what a scene needs. */
class AnotherRoll extends Error {}

async function play(
  base: string,
  game: Game,
  state: State,
  more: Partial<TableSettings>,
): Promise<Scene & { readonly guests: readonly Guest[] }> {
  const guests = ['Ann', 'Bob', 'Cleo'].map(() => new Guest(base));
  const [ann] = guests as [Guest, ...Guest[]];
  for (const [seat, name] of ['Ann', 'Bob', 'Cleo'].entries()) await guests[seat]!.api.guest(name);
  const { id } = await ann.api.openTable({
    ...BOOKS[game],
    level: 'adventurous',
    seats: 3,
    mode: 'table',
    clock: 'untimed',
    ...more,
  });
  const stage = new Stage(guests, game, id, state !== 'checking');
  const [sitting, name] = [state === 'waiting' ? guests.slice(0, 2) : guests, `${state}-${game}`];
  for (const [seat, { api }] of sitting.entries()) {
    await api.command(id, { do: 'sit', seat });
    await api.command(id, { do: 'ready', ready: seat > 0 || state !== 'waiting' });
  }
  const lookedAtBy = async (task: Task): Promise<string> => {
    const { duties } = await stage.match();
    return guests[duties.find((duty) => duty.task === task)!.seat]!.cookie;
  };
  const path = `/table/${id}`;
  const written = ['writing', 'checking', 'ruled', 'signing', 'final'].includes(state);
  if (written && !(await stage.challenged())) return play(base, game, state, more);
  switch (state) {
    case 'waiting':
      return { guests: sitting, name, path, cookie: ann.cookie };
    case 'first':
      return { guests: sitting, name, path, cookie: await lookedAtBy('roll-for-setter') };
    case 'rolling':
      await stage.until('roll');
      return { guests: sitting, name, path, cookie: await lookedAtBy('roll') };
    case 'picking':
      await stage.until('pick');
      return { guests: sitting, name, path, cookie: await lookedAtBy('pick') };
    case 'goal':
      await stage.until('goal');
      return { guests: sitting, name, path, cookie: await lookedAtBy('goal') };
    case 'no-goal': {
      await stage.until('goal');
      const { seat } = (await stage.match()).duties[0]!;
      await guests[seat]!.do(id, { do: 'no-goal' });
      return { guests: sitting, name, path, cookie: await lookedAtBy('agree') };
    }
    case 'block':
    case 'playing': {
      await stage.until('turn');
      const { seat } = (await stage.match()).duties[0]!;
      for (let move = 0; move < 6; move++) {
        const { resources } = (await stage.match()).shake!.mat;
        // = and ⊆ may not go everywhere.
        const free = resources.filter((cube) => cube !== '=' && cube !== 'C');
        const cube = free[(move * 4) % free.length]!;
        await guests[(seat + move) % 3]!.do(id, { do: 'move', cube, to: MOVED_TO[move % 3]! });
      }
      if (state === 'block') await guests[seat]!.do(id, { do: 'lift-block' });
      if (state === 'block') return { guests: sitting, name, path, cookie: guests[seat]!.cookie };
      return { guests: sitting, name, path, cookie: await lookedAtBy('turn') };
    }
    case 'writing':
      return { guests: sitting, name, path, cookie: await lookedAtBy('write') };
    case 'checking':
      await stage.until('check');
      return { guests: sitting, name, path, cookie: await lookedAtBy('check') };
    case 'ruled':
    case 'signing':
    case 'final':
      if (state !== 'ruled')
        for (const { api } of guests) await api.command(id, { do: 'finish', wish: true });
      await stage.until('check');
      await stage.checked();
      if (state === 'final') await stage.until('nothing');
      return { guests: sitting, name, path, cookie: ann.cookie };
  }
}

const STATES = [
  'waiting',
  'first',
  'rolling',
  'picking',
  'goal',
  'no-goal',
  'playing',
  'block',
  'writing',
  'checking',
  'ruled',
  'signing',
  'final',
] as const;

type Setting = (base: string, more?: Partial<TableSettings>) => Promise<readonly Scene[]>;

/** Every state of a table in both games, and the review of what was played; each is set up when it is wanted. */
export const TABLES: Readonly<Record<string, Setting>> = Object.fromEntries(
  (['onsets', 'equations'] as const).flatMap((game) =>
    STATES.map((state): [string, Setting] => [
      `${state}-${game}`,
      async (base, more = {}) => {
        const scene = await set(base, game, state, more);
        const path = scene.path.replace('/table/', '/review/');
        return state === 'final' ? [scene, { ...scene, name: `review-${game}`, path, others: [] }] : [scene];
      },
    ]),
  ),
);

/** A class with two players, as its coach sees it. */
export async function classScene(base: string, passphrase: string): Promise<Scene> {
  const coach = new Guest(base);
  await coach.api.signIn('chief', passphrase);
  const { id, code } = await coach.api.newClass('Room 12');
  for (const login of ['maria', 'jonas']) {
    const player = new Guest(base);
    await player.api.register({ login, passphrase: 'three cubes and a card', name: login });
    await player.api.joinClass(code);
  }
  return { name: 'class', path: `/class/${id}`, cookie: coach.cookie };
}
