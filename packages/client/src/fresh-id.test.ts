import { afterEach, expect, it, vi } from 'vitest';
import { freshId } from './fresh-id.ts';
import { withNonce } from './nonce.ts';

afterEach(() => vi.unstubAllGlobals());

it('names are made, and none twice, where a page has no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const names = Array.from({ length: 1000 }, freshId);
  expect(new Set(names).size).toBe(1000);
  for (const name of names)
    expect(name).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(withNonce({ do: 'ready', ready: true })).toMatchObject({ nonce: expect.any(String) });
});
