import { say } from '@forceout/rules/said';
import type { Read } from './result.ts';
import { readPositionLine } from './position-line.ts';

/** A request whose position may be one line of text, with that position in JSON. */
export function withPositions(json: unknown): Read<unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { ok: true, value: json };
  const { position } = json as { readonly position?: unknown };
  if (typeof position !== 'string') return { ok: true, value: json };
  const line = readPositionLine(position);
  if (!line.ok) return { ok: false, error: say('input-at', { where: 'position', what: line.error }) };
  return { ok: true, value: { ...json, position: line.value } };
}
