import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { LANGUAGES } from '@forceout/rules/languages';
import type { Language } from '@forceout/rules/languages';
import type { Config } from '../config.ts';
import type { DayBackups } from '../days/backup/backups.ts';
import type { Days } from '../days/days.ts';
import { PASS_LIFE } from '../days/passes.ts';
import { DAY_ROUTES } from '../days/routes/index.ts';
import { TOO_FAST } from '../entrance/entrance.ts';
import type { Report } from '../health.ts';
import type { Metrics } from '../metrics.ts';
import type { House } from '../people/accounts.ts';
import { identify } from '../people/doorkeeper.ts';
import { callerOf } from '../people/place.ts';
import type { Problem } from '../people/problem.ts';
import { newToken, tokenHash } from '../people/secrets.ts';
import { cookieSeconds } from '../people/sessions.ts';
import type { Life, SignedIn } from '../people/sessions.ts';
import type { Doors } from '../people/doors.ts';
import type { Questions } from '../questions/questions.ts';
import type { Reading } from '../reading/reading.ts';
import { within } from '../storage/patience.ts';
import type { Rulebooks } from '../rulebooks/rulebooks.ts';
import type { Tables } from '../tables/tables.ts';
import { webFile } from '../web/files.ts';
import {
  contentPolicy,
  credentialOf,
  deviceCookie,
  deviceOf,
  HSTS,
  originFits,
  passCookie,
  passOf,
  SECURITY_HEADERS,
  sessionCookie,
} from './access.ts';
import { AUTHORITY_ROUTES } from './authority-routes.ts';
import { CLASS_ROUTES } from './class-routes.ts';
import { COACH_ROUTES } from './coach-routes.ts';
import type { Lobby } from './lobby.ts';
import type { Meters } from './meters.ts';
import { DOOR_ROUTES } from './door-routes.ts';
import { openApi } from './openapi.ts';
import { PEOPLE_ROUTES } from './people-routes.ts';
import { QUESTION_ROUTES } from './question-routes.ts';
import { RECORD_ROUTES } from './record-routes.ts';
import { Served } from './route.ts';
import type { Route } from './route.ts';
import { RULEBOOK_ROUTES } from './rulebook-routes.ts';
import { SESSION_ROUTES } from './session-routes.ts';
import { TABLE_ROUTES } from './table-routes.ts';
import { refusedAtTheDoor } from './who-may.ts';

export const ROUTES: readonly Route[] = [
  ...PEOPLE_ROUTES,
  ...RECORD_ROUTES,
  ...AUTHORITY_ROUTES,
  ...SESSION_ROUTES,
  ...CLASS_ROUTES,
  ...TABLE_ROUTES,
  ...DOOR_ROUTES,
  ...COACH_ROUTES,
  ...QUESTION_ROUTES,
  ...DAY_ROUTES,
  ...RULEBOOK_ROUTES,
];
/** Nobody waits longer for an answer; whoever does is asked to try again. */
const LONGEST_WAIT = 30_000;
/** For whoever tries tokens that nobody has. */
const A_WHILE = 5000;

export interface AppParts {
  readonly config: Config;
  readonly house: House;
  readonly tables: Tables;
  readonly reading: Reading;
  readonly questions: Questions;
  readonly doors: Doors;
  readonly days: Days;
  /** Null where none are made. */
  readonly backups: DayBackups | null;
  readonly lobby: Lobby;
  readonly rulebooks: Rulebooks;
  readonly meters: Meters;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly version: string;
  /** Where the web app's files lie. */
  readonly webFolder: string;
  /** Whether this process takes new work. */
  readonly health: () => Report;
  /** The address of the connection itself. */
  readonly remote: (context: Context) => string;
}

/** The HTTP side of the server; it runs without a socket in tests. */
export function createApp(parts: AppParts): Hono {
  const { config, metrics } = parts;
  const app = new Hono();
  const { meters } = parts;
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value);
    // A document for the printer has its own.
    if (!context.res.headers.has('content-security-policy'))
      context.header('content-security-policy', contentPolicy(context.req.header('host')));
    if (config.https) context.header('strict-transport-security', HSTS);
    const { path } = context.req;
    // What everybody may see of a day says itself how long it may be kept.
    if (path.startsWith('/api') && !path.startsWith('/api/t/')) context.header('cache-control', 'no-store');
  });
  for (const route of ROUTES) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const limit = bodyLimit({
      maxSize: route.longest,
      onError: (context) => fail(context, tooLong(route.longest)),
    });
    app.on(route.method.toUpperCase(), path, limit, async (context) => {
      const response = await serve(parts, meters, route, context);
      metrics.requests.inc({ route: route.path, status: response.status });
      return response;
    });
  }
  // Made when somebody asks, to be listening sooner.
  let description: object | null = null;
  app.get('/openapi.json', (context) => {
    description ??= openApi(ROUTES, parts.version);
    return context.json(description);
  });
  app.get('/healthz', (context) => context.json({ alive: true }));
  app.get('/readyz', (context) => {
    const report = parts.health();
    return context.json(report, report.ready ? 200 : 503);
  });
  app.get('/metrics', async (context) => {
    context.header('content-type', metrics.registry.contentType);
    return context.body(await metrics.registry.metrics());
  });
  app.get('*', async (context, next) => {
    const header = (name: string): string => context.req.header(name) ?? '';
    const { path } = context.req;
    if (/^\/(api|socket)(\/|$)/.test(path)) return next();
    // Where scripts fail, the page of a hall asks for the same without any.
    const plain = /^\/t\/([^/]+)/.exec(path)?.[1];
    if (plain !== undefined && context.req.query('plain') !== undefined)
      return context.redirect(`/api/t/${plain}/plain`);
    const asked = { path, accept: header('accept'), encodings: header('accept-encoding') };
    const file = await webFile(parts.webFolder, { ...asked, etag: header('if-none-match') });
    if (file !== null) return file;
    return path === '/' ? fail(context, NO_WEB_APP) : next();
  });
  app.notFound((context) =>
    fail(context, { status: 404, code: 'not-found', message: 'There is nothing here.' }),
  );
  app.onError((error, context) => {
    metrics.troubles.inc();
    parts.log.error({ path: context.req.path, error: error.message, stack: error.stack }, 'a request failed');
    return fail(context, AWAY);
  });
  return app;
}

const NO_WEB_APP: Problem = {
  status: 404,
  code: 'no-web-app',
  message: 'The web app is not built here; the API is at /openapi.json.',
};
function tooLong(most: number): Problem {
  return { status: 413, code: 'too-long', message: `At most ${most} bytes.` };
}
const AWAY: Problem = {
  status: 503,
  code: 'try-again',
  message: 'That did not work just now; please try again.',
};
const WRONG_PAGE: Problem = {
  status: 403,
  code: 'wrong-origin',
  message: 'Another page may not call for you.',
};

async function serve(parts: AppParts, meters: Meters, route: Route, context: Context): Promise<Response> {
  const { config, house, tables } = parts;
  const header = (name: string): string | undefined => context.req.header(name);
  const credential = credentialOf(header);
  const block = callerOf(parts.remote(context), header('x-forwarded-for'), config.proxies);
  const passKey = passOf(header);
  if (route.method !== 'get' && !sameSite(header, credential?.by === 'cookie' || passKey !== null, config))
    return fail(context, WRONG_PAGE);
  const who = credential === null ? null : await identify(house.sessions, meters, block, credential.token);
  if (who === 'too-many') return tooFast(context, A_WHILE);
  const wait = meters.act(route.meter, block, who?.person.id ?? null);
  if (wait !== null) return tooFast(context, wait);
  const refused = refusedAtTheDoor(route, who, house.sessions);
  if (refused !== null) return fail(context, refused);
  const body = route.raw ? await readRaw(context) : await readBody(route.body, context);
  if (!body.ok) return fail(context, body.problem);
  if (
    route.meter === 'sign-in' &&
    typeof body.value === 'object' &&
    body.value !== null &&
    'login' in body.value
  ) {
    const slow = meters.signIn(
      String(body.value.login),
      await knownPlace(parts, header, body.value.login, block),
    );
    if (slow !== null) return tooFast(context, slow);
  }
  const call = {
    house,
    tables,
    reading: parts.reading,
    questions: parts.questions,
    lobby: parts.lobby,
    rulebooks: parts.rulebooks,
    doors: parts.doors,
    days: parts.days,
    backups: parts.backups,
    passKey,
    setPass: (key: string | null) =>
      context.header('set-cookie', passCookie(key, PASS_LIFE / 1000, config), { append: true }),
    caller: block,
    listens: { host: config.host, port: config.port },
    etag: header('if-none-match') ?? '',
    packs: /\bgzip\b/.test(header('accept-encoding') ?? ''),
    language: languageOf(header('accept-language') ?? ''),
    body: body.value,
    query: (name: string) => context.req.query(name) ?? null,
    part: (name: string) => context.req.param(name) ?? '',
    setCookie: (token: string | null, life: Life = 'short') =>
      context.header('set-cookie', sessionCookie(token, cookieSeconds(life), config), { append: true }),
    device: () => {
      const device = deviceOf(header) ?? newToken();
      context.header('set-cookie', deviceCookie(device, config), { append: true });
      return device;
    },
  };
  const answer = await within(
    LONGEST_WAIT,
    route.who === 'anyone' ? route.handle(call, who) : route.handle(call, who as SignedIn),
  );
  if (!answer.ok) return fail(context, answer.error);
  const { value } = answer;
  if (!(value instanceof Served)) return context.json(value as object);
  return new Response(value.body, { status: value.status, headers: value.headers });
}

/** By the order in which a browser names them. */
function languageOf(accepted: string): Language {
  const named = accepted.split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  return named.flatMap((name) => LANGUAGES.filter((language) => language === name))[0] ?? LANGUAGES[0];
}

async function readRaw(context: Context): Promise<Body> {
  const bytes = new Uint8Array(await context.req.arrayBuffer());
  return { ok: true, value: { type: context.req.header('content-type') ?? '', bytes } };
}

/**
 * A page elsewhere can make a browser send our cookie, but neither our origin nor this header: browsers ask us
 * before they send a header like it from another page, and we never say yes.
 */
function sameSite(header: (name: string) => string | undefined, cookie: boolean, config: Config): boolean {
  const origin = header('origin');
  if (origin !== undefined && !originFits(origin, header('host'), config)) return false;
  return !cookie || header('x-forceout') !== undefined;
}

/** Where a sign-in is counted: at a block, or at a device that this person has signed in from before. */
async function knownPlace(
  { house: { storage } }: AppParts,
  header: (name: string) => string | undefined,
  login: unknown,
  block: string,
): Promise<string> {
  const device = deviceOf(header);
  if (device === null) return block;
  const person = await storage.people.byLogin(String(login).trim().toLowerCase());
  const hash = tokenHash(device);
  return person !== null && (await storage.doors.isKnown(hash, person.id)) ? hash : block;
}

type Body =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: Problem };

async function readBody(schema: z.ZodType | null, context: Context): Promise<Body> {
  if (schema === null) return { ok: true, value: undefined };
  const malformed = (message: string): Body => ({
    ok: false,
    problem: { status: 400, code: 'malformed', message },
  });
  if (!/^application\/json\b/.test(context.req.header('content-type') ?? '')) {
    return malformed('The body is JSON, with content-type application/json.');
  }
  const text = await context.req.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return malformed('The body is not JSON.');
  }
  const read = schema.safeParse(json);
  if (read.success) return { ok: true, value: read.data };
  const [issue] = read.error.issues;
  const path = issue?.path.join('.') ?? '';
  return malformed(`${path === '' ? 'body' : path}: ${issue?.message ?? 'malformed'}`);
}

function tooFast(context: Context, wait: number): Response {
  context.header('retry-after', String(Math.ceil(wait / 1000)));
  return fail(context, TOO_FAST);
}

function fail(context: Context, { status, code, message }: Problem): Response {
  return context.json({ error: { code, message } }, status);
}
