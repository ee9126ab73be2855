import type { Config } from '../config.ts';

export const COOKIE = 'forceout';
/** Says that a browser was here before; it opens nothing. */
export const DEVICE_COOKIE = 'forceout-device';
const DEVICE_DAYS = 400;
/** By which a browser holds a staff pass of a tournament day. */
export const PASS_COOKIE = 'forceout-pass';

/** No scripts but our own, no frames, no forms to elsewhere; older browsers need our own socket to be named. */
export function contentPolicy(host: string | undefined): string {
  const socket = host !== undefined && /^[\w.[\]:-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
    `connect-src 'self'${socket}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; ` +
    "frame-ancestors 'none'"
  );
}

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
export const HSTS = 'max-age=31536000';

export function sessionCookie(token: string | null, seconds: number, config: Pick<Config, 'https'>): string {
  return cookieLine(COOKIE, token ?? '', token === null ? 0 : seconds, config);
}

export function deviceCookie(token: string, config: Pick<Config, 'https'>): string {
  return cookieLine(DEVICE_COOKIE, token, DEVICE_DAYS * 24 * 3600, config);
}

export function passCookie(key: string | null, seconds: number, config: Pick<Config, 'https'>): string {
  return cookieLine(PASS_COOKIE, key ?? '', key === null ? 0 : seconds, config);
}

const cookieNamed = (name: string): RegExp => new RegExp(`(?:^|; ?)${name}=([\\w-]{20,100})(?:;|$)`);
const SESSION = cookieNamed(COOKIE);
const PASS = cookieNamed(PASS_COOKIE);
const DEVICE = cookieNamed(DEVICE_COOKIE);

export function passOf(header: (name: string) => string | undefined): string | null {
  return PASS.exec(header('cookie') ?? '')?.[1] ?? null;
}

function cookieLine(name: string, value: string, seconds: number, config: Pick<Config, 'https'>): string {
  const secure = config.https ? '; Secure' : '';
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
}

export function deviceOf(header: (name: string) => string | undefined): string | null {
  return DEVICE.exec(header('cookie') ?? '')?.[1] ?? null;
}

/** How somebody shows who they are. Only a cookie comes by itself, so only a cookie can be abused by another page. */
export interface Credential {
  readonly token: string;
  readonly by: 'cookie' | 'bearer';
}

export function credentialOf(header: (name: string) => string | undefined): Credential | null {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(header('authorization') ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, by: 'bearer' };
  const cookie = SESSION.exec(header('cookie') ?? '')?.[1];
  return cookie === undefined ? null : { token: cookie, by: 'cookie' };
}

/** Whether a browser's page may call: our own, or one that the operator named. */
export function originFits(
  origin: string,
  host: string | undefined,
  config: Pick<Config, 'origins'>,
): boolean {
  if (config.origins.includes(origin)) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
