import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { followed, TUTORIAL } from './tutorial.ts';

describe('the tutorial "your first Saturday"', () => {
  const page = readFileSync(TUTORIAL, 'utf8');
  const { page: answered, state } = followed(page);

  it('says what the director says; `node scripts/tutorial.ts` writes it anew', () => {
    expect(answered).toBe(page);
  });

  it('leads to a certified event of three rounds', () => {
    expect(state.things.event.get('on-mid')).toMatchObject({ state: 'certified', certified: { version: 1 } });
    expect(state.things.sheet.size).toBe(9);
  });
});
