import { z } from 'zod';
import type { Result } from '@forceout/rules';
import type { Language } from '@forceout/rules/languages';
import type { DayBackups } from '../days/backup/backups.ts';
import type { Days } from '../days/days.ts';
import type { House } from '../people/accounts.ts';
import type { Problem } from '../people/problem.ts';
import type { Doors } from '../people/doors.ts';
import type { Life, SignedIn } from '../people/sessions.ts';
import type { Questions } from '../questions/questions.ts';
import type { Reading } from '../reading/reading.ts';
import type { Rulebooks } from '../rulebooks/rulebooks.ts';
import type { Tables } from '../tables/tables.ts';
import type { Lobby } from './lobby.ts';

/** What a handler may use and knows about the request. */
export interface Call<Body> {
  readonly house: House;
  readonly tables: Tables;
  /** Old tables, read off the way of moves. */
  readonly reading: Reading;
  /** The judge and the solvers, off the way of moves too. */
  readonly questions: Questions;
  readonly lobby: Lobby;
  readonly rulebooks: Rulebooks;
  readonly body: Body;
  /** What stands after the question mark; null if it is not there. */
  readonly query: (name: string) => string | null;
  /** Parts of the path. */
  readonly part: (name: string) => string;
  readonly doors: Doors;
  readonly days: Days;
  readonly backups: DayBackups | null;
  /** The secret by which this browser holds a staff pass; null if it holds none. */
  readonly passKey: string | null;
  /** Sets the cookie of a staff pass; null takes it away. */
  readonly setPass: (key: string | null) => void;
  /** Where the request came from, and where the server listens. */
  readonly caller: string;
  readonly listens: { readonly host: string; readonly port: number };
  /** The ETag that the browser has. */
  readonly etag: string;
  /** Whether it takes packed answers. */
  readonly packs: boolean;
  /** The first of ours that the caller's browser asks for. */
  readonly language: Language;
  /** Sets the session's cookie; null takes it away. */
  readonly setCookie: (token: string | null, life?: Life) => void;
  /** The secret by which this browser is known again; one that has none is given one. */
  readonly device: () => string;
}

export type Method = 'get' | 'post' | 'delete';

/** The limit that a route counts towards, besides that of all requests. */
export type Meter =
  | 'sign-in'
  | 'arrival'
  | 'opening'
  | 'hint'
  | 'past'
  | 'replay'
  | 'review'
  | 'export'
  | 'code'
  | 'pass'
  | 'photo'
  | 'question'
  | null;

interface Described {
  readonly method: Method;
  /** With `{name}` for parts, as in OpenAPI. */
  readonly path: string;
  readonly summary: string;
  readonly meter: Meter;
  readonly body: z.ZodType | null;
  readonly answer: z.ZodType;
  /** Bytes of a body; what nobody says is `LONGEST_BODY`. */
  readonly longest: number;
  /** The body is no JSON but what it is: its bytes, with their type. */
  readonly raw: boolean;
  /** What a raw body may be, by its type, for the description. */
  readonly takes: Readonly<Record<string, z.ZodType>> | null;
}

export const LONGEST_BODY = 32_768;

/** What a raw route is given. */
export interface RawBody {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** An answer that is no JSON of our own making: a document, a picture, or a text that was made once for many. */
export class Served {
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: 200 | 304;

  constructor(
    body: string | Uint8Array<ArrayBuffer> | null,
    headers: Readonly<Record<string, string>>,
    status: 200 | 304 = 200,
  ) {
    [this.body, this.headers, this.status] = [body, headers, status];
  }
}
/** For the description of such routes. */
export const SERVED = z.custom<Served>((value) => value instanceof Served);

/** A route as the server runs it and the description tells it: both from the same schemas. */
export type Route = Described &
  (
    | {
        readonly who: 'anyone';
        readonly handle: (call: Call<unknown>, who: SignedIn | null) => Promise<Answer>;
      }
    | { readonly who: 'signed-in'; readonly handle: (call: Call<unknown>, who: SignedIn) => Promise<Answer> }
  );
type Answer = Result<unknown, Problem>;

interface Given<Body extends z.ZodType, Out extends z.ZodType> {
  readonly summary: string;
  readonly meter?: Meter;
  readonly body: Body;
  readonly answer: Out;
  readonly longest?: number;
  readonly takes?: Readonly<Record<string, z.ZodType>>;
}

type Handle<Body extends z.ZodType, Out extends z.ZodType, Who> = (
  call: Call<z.infer<Body>>,
  who: Who,
) => Promise<Result<z.input<Out>, Problem>>;

/** For requests without a body. */
export const NOTHING = z.undefined();
/** For requests whose body is a file. */
export const RAW = z.custom<RawBody>();
export const DONE = z.object({ done: z.literal(true) });

/** A route for everybody. */
export function open<Body extends z.ZodType, Out extends z.ZodType>(
  method: Method,
  path: string,
  given: Given<Body, Out>,
  handle: Handle<Body, Out, SignedIn | null>,
): Route {
  return { ...described(method, path, given), who: 'anyone', handle: handle as never };
}

/** A route for whoever has a session or a token. */
export function signedIn<Body extends z.ZodType, Out extends z.ZodType>(
  method: Method,
  path: string,
  given: Given<Body, Out>,
  handle: Handle<Body, Out, SignedIn>,
): Route {
  return { ...described(method, path, given), who: 'signed-in', handle: handle as never };
}

function described(method: Method, path: string, given: Given<z.ZodType, z.ZodType>): Described {
  const body: z.ZodType | null = given.body === NOTHING ? null : given.body;
  const { summary, meter = null, answer, longest = LONGEST_BODY, takes = null } = given;
  return { method, path, summary, meter, body, answer, longest, raw: given.body === RAW, takes };
}
