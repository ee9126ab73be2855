import { z } from 'zod';
import type { Result } from '@forceout/rules';
import type { House } from '../people/accounts.ts';
import type { Problem } from '../people/problem.ts';
import type { Doors } from '../people/doors.ts';
import type { Life, SignedIn } from '../people/sessions.ts';
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
  readonly lobby: Lobby;
  readonly rulebooks: Rulebooks;
  readonly body: Body;
  /** What stands after the question mark; null if it is not there. */
  readonly query: (name: string) => string | null;
  /** Parts of the path. */
  readonly part: (name: string) => string;
  readonly doors: Doors;
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
  | null;

interface Described {
  readonly method: Method;
  /** With `{name}` for parts, as in OpenAPI. */
  readonly path: string;
  readonly summary: string;
  readonly meter: Meter;
  readonly body: z.ZodType | null;
  readonly answer: z.ZodType;
}

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
}

type Handle<Body extends z.ZodType, Out extends z.ZodType, Who> = (
  call: Call<z.infer<Body>>,
  who: Who,
) => Promise<Result<z.input<Out>, Problem>>;

/** For requests without a body. */
export const NOTHING = z.undefined();
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
  return { method, path, summary: given.summary, meter: given.meter ?? null, body, answer: given.answer };
}
