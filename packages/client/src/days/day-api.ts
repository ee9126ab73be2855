import { freshId } from '../fresh-id.ts';
import type { Deed, StaffRole } from '@forceout/tournament';
import { ApiError } from '../api.ts';
import type { ApiOptions } from '../api.ts';
import type {
  DayAnswer,
  DayAsked,
  DayQuestions,
  DayView,
  HeldPass,
  JournalLine,
  ListedDay,
  ListedPass,
  SheetPhoto,
} from './day-types.ts';
import type {
  PhoneCard,
  PhoneSaid,
  PhoneTable,
  PublicDay,
  PublicResults,
  PublicSeat,
  PublicSeating,
  PublicStandings,
} from './public-types.ts';

type Done = Promise<{ readonly done: true }>;
const part = encodeURIComponent;

function cardPath({ code, event, round, number }: PhoneCard): string {
  return `/api/t/${[code, 'table', event, String(round), String(number)].map(part).join('/')}`;
}

/** The HTTP API of tournament days, typed. */
export class DayApi {
  readonly #options: ApiOptions;

  constructor(options: ApiOptions = {}) {
    this.#options = options;
  }

  open = (asked: DayAsked): Promise<{ id: string; code: string; seq: number }> =>
    this.#call('POST', '/api/days', asked);
  list = (): Promise<readonly ListedDay[]> => this.#call('GET', '/api/days');
  day = (id: string): Promise<DayView> => this.#call('GET', `/api/days/${part(id)}`);
  /** The same id may be sent again: it is done once. */
  command = (
    day: string,
    deed: Deed,
    { reason, id = freshId() }: { readonly reason?: string; readonly id?: string } = {},
  ): Promise<DayAnswer> =>
    this.#call('POST', `/api/days/${part(day)}/commands`, {
      id,
      deed,
      ...(reason === undefined ? {} : { reason }),
    });
  ask = <K extends keyof DayQuestions>(
    day: string,
    ask: K,
    asked: DayQuestions[K]['asked'],
  ): Promise<DayQuestions[K]['answer']> =>
    this.#call('POST', `/api/days/${part(day)}/ask`, { ask, ...asked });
  journal = (
    day: string,
    after = 0,
  ): Promise<{ readonly entries: readonly JournalLine[]; readonly next: number | null }> =>
    this.#call('GET', `/api/days/${part(day)}/journal?after=${after}`);
  /** Where copies of the day lie: how old they are, and what is wrong with them. */
  backups = (
    day: string,
  ): Promise<readonly { folder: string; at: number | null; seq: number; problem: string | null }[]> =>
    this.#call('GET', `/api/days/${part(day)}/backups`);
  /** How the hall reaches this laptop, whence I came, and how many listen to the day and to its public page. */
  network = (
    day: string,
  ): Promise<{ addresses: readonly string[]; here: string; staff: number; public: number }> =>
    this.#call('GET', `/api/days/${part(day)}/network`);
  /** A league's own book, as its file of house rules has it. */
  addBook = (day: string, rules: object): Promise<DayAnswer & { readonly book?: string }> =>
    this.#call('POST', `/api/days/${part(day)}/books`, { rules });

  /** Addresses of documents, for links and new tabs. */
  printAddress = (
    day: string,
    what: string,
    wishes: Readonly<Record<string, string | number | boolean>> = {},
  ): string => {
    const query = new URLSearchParams(
      Object.entries(wishes).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    return `${this.#base}/api/days/${part(day)}/print/${part(what)}${query === '' ? '' : `?${query}`}`;
  };
  fileAddress = (day: string): string => `${this.#base}/api/days/${part(day)}/file`;
  zipAddress = (day: string): string => `${this.#base}/api/days/${part(day)}/zip`;
  schoolAddress = (day: string, school: string): string =>
    `${this.#base}/api/days/${part(day)}/schools/${part(school)}/export`;
  /** Names of its people become numbers, for ever; its name says that it is meant. */
  eraseSchool = (day: string, school: string, name: string): Done =>
    this.#call('POST', `/api/days/${part(day)}/schools/${part(school)}/erase`, { name });
  photoAddress = (day: string, photo: string): string =>
    `${this.#base}/api/days/${part(day)}/photos/${part(photo)}`;

  /** The tournament file itself. */
  file = async (day: string): Promise<string> => {
    const response = await fetch(this.fileAddress(day), { headers: { ...this.#options.headers?.() } });
    if (!response.ok) throw new ApiError(response.status, 'no-file', await response.text());
    return response.text();
  };

  passes = (day: string): Promise<readonly ListedPass[]> =>
    this.#call('GET', `/api/days/${part(day)}/passes`);
  newPass = (
    day: string,
    asked: { readonly name: string; readonly role: StaffRole; readonly school?: string },
  ): Promise<{ id: string; code: string; token: string }> =>
    this.#call('POST', `/api/days/${part(day)}/passes`, asked);
  revokePass = (day: string, pass: string): Done =>
    this.#call('DELETE', `/api/days/${part(day)}/passes/${part(pass)}`);
  redeem = (shown: { readonly code: string } | { readonly token: string }): Promise<HeldPass> =>
    this.#call('POST', '/api/passes', shown);
  held = (): Promise<{ readonly pass: HeldPass | null }> => this.#call('GET', '/api/passes');
  giveBack = (): Done => this.#call('DELETE', '/api/passes');

  photos = (day: string, table?: string): Promise<readonly SheetPhoto[]> =>
    this.#call('GET', `/api/days/${part(day)}/photos${table === undefined ? '' : `?table=${part(table)}`}`);
  addPhoto = (day: string, table: string, photo: Blob): Promise<{ id: string }> =>
    this.#call('POST', `/api/days/${part(day)}/photos?table=${part(table)}`, photo);

  time = (): Promise<{ readonly now: number }> => this.#call('GET', '/api/time');
  public = (code: string): Promise<PublicDay> => this.#call('GET', `/api/t/${part(code)}`);
  publicSeating = (code: string, event: string): Promise<PublicSeating> =>
    this.#call('GET', `/api/t/${part(code)}/seating/${part(event)}`);
  publicResults = (code: string, event: string): Promise<PublicResults> =>
    this.#call('GET', `/api/t/${part(code)}/results/${part(event)}`);
  publicStandings = (code: string, event: string): Promise<PublicStandings> =>
    this.#call('GET', `/api/t/${part(code)}/standings/${part(event)}`);
  /** A player takes the own seat at an online table, with the code of that table. */
  sit = (
    code: string,
    own: { readonly number: number; readonly code: string },
  ): Promise<{ table: string; seat: number }> => this.#call('POST', `/api/t/${part(code)}/sit`, own);
  /** The table of a card that was scanned. */
  phoneTable = (card: PhoneCard): Promise<PhoneTable> =>
    this.#call('GET', `${cardPath(card)}?key=${part(card.key)}`);
  phoneSay = (card: PhoneCard, said: PhoneSaid, id: string = freshId()): Promise<DayAnswer> =>
    this.#call('POST', cardPath(card), { id, key: card.key, ...said });
  where = (
    code: string,
    wanted: { readonly q: string } | { readonly number: number },
  ): Promise<readonly PublicSeat[]> =>
    this.#call(
      'GET',
      `/api/t/${part(code)}/where?${'q' in wanted ? `q=${part(wanted.q)}` : `number=${wanted.number}`}`,
    );

  get #base(): string {
    return this.#options.base ?? '';
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const { token, headers, onResponse } = this.#options;
    const photo = body instanceof Blob;
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers: {
        // Another page cannot send this header with our cookie.
        'x-forceout': '1',
        ...(body === undefined ? {} : { 'content-type': photo ? body.type : 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers?.(),
      },
      ...(body === undefined ? {} : { body: photo ? body : JSON.stringify(body) }),
    });
    onResponse?.(response);
    const answer = (await response.json()) as { error?: { code: string; message: string } };
    if (answer.error !== undefined)
      throw new ApiError(response.status, answer.error.code, answer.error.message);
    return answer as T;
  }
}
