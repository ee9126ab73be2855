import { freshId } from './fresh-id.ts';
import type { JudgeAnswer, MatchFile } from '@forceout/formats';
import type { AnalyseRequestAnswer, Language, Review, SolveRequestAnswer } from '@forceout/players';
import type { HouseRules } from '@forceout/rules';
import type { Role } from '@forceout/table';
import { withNonce } from './nonce.ts';
import type { TableCommand } from './protocol.ts';
import type { Past, TableSettings, TableView } from './views.ts';

export interface Me {
  readonly id: string;
  readonly kind: 'guest' | 'account';
  readonly login: string | null;
  readonly name: string;
  readonly role: Role;
}

export { MAY_JUDGE } from '@forceout/table/words';

export interface ListedTable {
  readonly id: string;
  readonly code: string;
  readonly state: 'open' | 'playing' | 'over';
  /** Without the house rules themselves. */
  readonly settings: TableSettings;
  readonly game: 'onsets' | 'equations';
  /** What the house rules are called that are played; null where it is a built-in book. */
  readonly houseRules: string | null;
  readonly seats: readonly (string | null)[];
}

/** One version of a league's own book. */
export interface HouseBook {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly addedAt: number;
  /** Whether new matches are played by it. */
  readonly current: boolean;
  /** From the rules that extend a built-in book to these. */
  readonly house: readonly HouseRules[];
}

export interface MyResult {
  readonly table: string;
  readonly seat: number;
  readonly rulebook: string;
  readonly division: string;
  readonly score: number;
  readonly points: number;
  readonly finishedAt: number;
}

/** What a player did and how it went; ratings and ideas are computed from the events. */
export interface PlayerRecord {
  readonly name: string;
  /** Flat events of `@forceout/players`. */
  readonly events: readonly Readonly<Record<string, unknown>>[];
  /** Matches that are still to be reviewed: asking again goes on with them. */
  readonly pending: number;
}

/** What the server said no to, with its code and a sentence for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    [this.status, this.code] = [status, code];
  }
}

export interface ApiOptions {
  /** Where the server is; empty for the page's own. */
  readonly base?: string;
  /** A token, for bots; browsers send their cookie by themselves. */
  readonly token?: string;
  /** Further headers, such as a cookie in tests. */
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly onResponse?: (response: Response) => void;
}

type Done = Promise<{ readonly done: true }>;
export type TableAsked = Pick<TableSettings, 'rulebook' | 'division'> & Partial<TableSettings>;

interface ReviewPage extends Review {
  /** Where the next page of the notes begins. */
  readonly next: number | null;
}

function shared(share: string | undefined): string {
  return share === undefined ? '' : `?share=${encodeURIComponent(share)}`;
}

type DataPage = Readonly<Record<string, readonly object[]>> & { readonly next: string | null };
type PastPage = Past & { readonly next: number | null };
/** The most milliseconds that a server searches. */
const LONGEST_SEARCH = 3000;
/** How often, and for how many milliseconds, a page is waited for. */
const [MOST_TRIES, WAIT] = [20, 2000];

/** The HTTP API, typed; /openapi.json describes the same. */
export class Api {
  readonly #options: ApiOptions;

  constructor(options: ApiOptions = {}) {
    this.#options = options;
  }

  /** Without `stay` one is signed out again after half a day or so, as on a computer that others use. */
  guest = (name: string, stay = false): Promise<Me> =>
    this.#call('POST', '/api/guest', stay ? { name, stay } : { name });
  register = (asked: { login: string; passphrase: string; name?: string; stay?: boolean }): Promise<Me> =>
    this.#call('POST', '/api/accounts', asked);
  signIn = (login: string, passphrase: string, stay = false): Promise<Me> =>
    this.#call('POST', '/api/session', stay ? { login, passphrase, stay } : { login, passphrase });
  /** Before something that concerns other people, whenever the server says `confirm`. */
  confirm = (passphrase: string): Done => this.#call('POST', '/api/session/confirm', { passphrase });
  sessions = (): Promise<readonly { id: string; createdAt: number; expiresAt: number; here: boolean }[]> =>
    this.#call('GET', '/api/sessions');
  /** One of them, or `others` for all but this one. */
  endSession = (id: string): Done => this.#call('DELETE', `/api/sessions/${encodeURIComponent(id)}`);
  signOut = (): Done => this.#call('DELETE', '/api/session');
  me = (): Promise<Me> => this.#call('GET', '/api/me');
  changePassphrase = (old: string, fresh: string): Done =>
    this.#call('POST', '/api/me/passphrase', { old, new: fresh });
  /** All pages of it. */
  myData = async (): Promise<Readonly<Record<string, readonly object[]>>> => {
    let { next, ...data }: DataPage = await this.#call('GET', '/api/me/data');
    const moves = [...(data['moves'] ?? [])];
    while (next !== null) {
      const page: DataPage = await this.#patiently('GET', `/api/me/data?after=${encodeURIComponent(next)}`);
      moves.push(...((page as Readonly<Record<string, readonly object[]>>)['moves'] ?? []));
      next = page.next;
    }
    return { ...data, moves };
  };
  deleteMe = (passphrase?: string): Done =>
    this.#call('POST', '/api/me/delete', passphrase === undefined ? {} : { passphrase });
  /** Questions about positions, in JSON as docs/formats.md has them; the position may be one line of text. */
  judge = (request: object): Promise<JudgeAnswer> => this.#call('POST', '/api/judge', request);
  /** `limit` in milliseconds, `all`: how many Solutions. */
  solve = (
    request: object,
    { limit = LONGEST_SEARCH, all = 1 }: { limit?: number; all?: number } = {},
  ): Promise<SolveRequestAnswer> => this.#call('POST', `/api/solve?limit=${limit}&all=${all}`, request);
  analyse = (request: object, limit = LONGEST_SEARCH): Promise<AnalyseRequestAnswer> =>
    this.#call('POST', `/api/analyse?limit=${limit}`, request);
  tokens = (): Promise<readonly { id: string; label: string; expiresAt: number }[]> =>
    this.#call('GET', '/api/tokens');
  newToken = (label: string): Promise<{ id: string; token: string }> =>
    this.#call('POST', '/api/tokens', { label });
  dropToken = (id: string): Done => this.#call('DELETE', `/api/tokens/${encodeURIComponent(id)}`);

  classes = (): Promise<{
    readonly coaching: readonly { id: string; name: string; code: string }[];
    readonly joined: readonly { id: string; name: string }[];
  }> => this.#call('GET', '/api/classes');
  newClass = (name: string): Promise<{ id: string; name: string; code: string }> =>
    this.#call('POST', '/api/classes', { name });
  joinClass = (code: string): Promise<{ id: string; name: string }> =>
    this.#call('POST', '/api/classes/join', { code });
  classMembers = (id: string): Promise<readonly { person: string; name: string; login: string | null }[]> =>
    this.#call('GET', `/api/classes/${encodeURIComponent(id)}/members`);
  leaveClass = (id: string, person: string): Done =>
    this.#call('DELETE', `/api/classes/${encodeURIComponent(id)}/members/${encodeURIComponent(person)}`);
  rename = (person: string, name: string): Done =>
    this.#call('POST', `/api/people/${encodeURIComponent(person)}/name`, { name });
  resetPassphrase = (person: string): Promise<{ passphrase: string }> =>
    this.#call('POST', `/api/people/${encodeURIComponent(person)}/reset`);
  grantRole = (person: string, role: Me['role']): Done =>
    this.#call('POST', `/api/people/${encodeURIComponent(person)}/role`, { role });

  dataOf = (person: string, after?: string): Promise<Readonly<Record<string, unknown>>> =>
    this.#call(
      'GET',
      `/api/people/${encodeURIComponent(person)}/data${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`,
    );
  erase = (person: string): Done => this.#call('POST', `/api/people/${encodeURIComponent(person)}/erase`);
  rotateCode = (school: string): Promise<{ code: string }> =>
    this.#call('POST', `/api/classes/${encodeURIComponent(school)}/code`);

  rulebooks = (): Promise<readonly HouseBook[]> => this.#call('GET', '/api/rulebooks');
  versionsOf = (rulebook: string): Promise<readonly HouseBook[]> =>
    this.#call('GET', `/api/rulebooks/${encodeURIComponent(rulebook)}`);
  /** A file of house rules, from an admin. What is wrong with it stands in the error, line by line. */
  giveRulebook = (file: object): Promise<HouseBook> => this.#call('POST', '/api/rulebooks', file);
  withdrawRulebook = (id: string): Done => this.#call('DELETE', `/api/rulebooks/${encodeURIComponent(id)}`);

  lobby = (): Promise<readonly ListedTable[]> => this.#call('GET', '/api/tables');
  myTables = (): Promise<readonly ListedTable[]> => this.#call('GET', '/api/me/tables');
  openTable = (
    settings: TableAsked & { onlyClass?: string; approval?: boolean },
  ): Promise<{ id: string; code: string }> => this.#call('POST', '/api/tables', settings);
  findTable = (code: string): Promise<{ id: string }> =>
    this.#call('GET', `/api/codes/${encodeURIComponent(code)}`);
  table = (id: string): Promise<{ seq: number; view: TableView }> =>
    this.#call('GET', `/api/tables/${encodeURIComponent(id)}`);
  /** All that I could have seen at this table so far, for whoever comes back to it. */
  past = async (id: string): Promise<Past> => {
    const path = `/api/tables/${encodeURIComponent(id)}/past`;
    let page: PastPage = await this.#call('GET', path);
    const { seq, view, events } = page;
    const updates = [...page.updates];
    while (page.next !== null) {
      page = await this.#patiently('GET', `${path}?from=${page.next}`);
      updates.push(...page.updates);
    }
    return { seq, view, events, updates };
  };
  command = (
    table: string,
    command: TableCommand,
    id: string = freshId(),
  ): Promise<{ seq: number } | { refusal: { code: string; message: string; rule?: string } }> =>
    this.#call('POST', `/api/tables/${encodeURIComponent(table)}/commands`, {
      id,
      command: withNonce(command),
    });
  /** Step 1 says what to look at, 2 a part of the answer, 3 the answer; null where there is nothing to find out. */
  hint = (table: string, step: 1 | 2 | 3, language: Language = 'en'): Promise<{ hint: string | null }> =>
    this.#call('POST', `/api/tables/${encodeURIComponent(table)}/hint`, { step, language });
  /** Of a match that is over: for its people, and for whoever has a link to a private one. */
  review = async (table: string, share?: string): Promise<Review> => {
    const path = `/api/tables/${encodeURIComponent(table)}/review${shared(share)}`;
    const whole: ReviewPage = await this.#call('GET', path);
    const notes = [...whole.notes];
    for (let { next } = whole; next !== null;) {
      const page: ReviewPage = await this.#call(
        'GET',
        `${path}${share === undefined ? '?' : '&'}from=${next}`,
      );
      notes.push(...page.notes);
      next = page.next;
    }
    return { ...whole, notes };
  };
  matchFile = (table: string, share?: string): Promise<MatchFile> =>
    this.#call('GET', `/api/tables/${encodeURIComponent(table)}/match-file${shared(share)}`);
  shares = (table: string): Promise<readonly { id: string; createdAt: number; mine: boolean }[]> =>
    this.#call('GET', `/api/tables/${encodeURIComponent(table)}/shares`);
  share = (table: string): Promise<{ id: string; share: string }> =>
    this.#call('POST', `/api/tables/${encodeURIComponent(table)}/shares`);
  withdraw = (table: string, id: string): Done =>
    this.#call('DELETE', `/api/tables/${encodeURIComponent(table)}/shares/${encodeURIComponent(id)}`);
  kick = (table: string, seat: number, ban = false): Done =>
    this.#call('POST', `/api/tables/${encodeURIComponent(table)}/kick`, { seat, ban });
  door = (
    table: string,
  ): Promise<readonly { person: string; name: string; state: 'asked' | 'let-in' | 'banned' }[]> =>
    this.#call('GET', `/api/tables/${encodeURIComponent(table)}/door`);
  letIn = (table: string, person: string, inside: boolean): Done =>
    this.#call('POST', `/api/tables/${encodeURIComponent(table)}/door`, { person, in: inside });
  results = (): Promise<readonly MyResult[]> => this.#call('GET', '/api/results');
  puzzles = (): Promise<readonly { puzzle: string; at: number; outcome: unknown }[]> =>
    this.#call('GET', '/api/puzzles');
  record = (): Promise<PlayerRecord> => this.#call('GET', '/api/me/record');
  recordOf = (person: string): Promise<PlayerRecord> =>
    this.#call('GET', `/api/people/${encodeURIComponent(person)}/record`);
  puzzleDone = (id: string, outcome: Readonly<Record<string, string | number | boolean>>): Done =>
    this.#call('POST', `/api/puzzles/${encodeURIComponent(id)}`, { outcome });

  /** For pages of one answer: whoever is told to wait a moment does. */
  async #patiently<T>(method: string, path: string): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.#call(method, path);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 429 || tries >= MOST_TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, WAIT));
      }
    }
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const { base = '', token, headers, onResponse } = this.#options;
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        // Another page cannot send this header with our cookie.
        'x-forceout': '1',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers?.(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    onResponse?.(response);
    const answer = (await response.json()) as { error?: { code: string; message: string } };
    if (answer.error !== undefined)
      throw new ApiError(response.status, answer.error.code, answer.error.message);
    return answer as T;
  }
}
