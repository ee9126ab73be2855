import { describe, expect, it } from 'vitest';
import { RULEBOOKS } from '../rulebooks/index.ts';

describe.each(RULEBOOKS)('$id', ({ procedure, sections }) => {
  it.each(Object.entries(procedure.where))('says where it says: %s', (_place, { rule }) => {
    expect(sections.map(({ id }) => id)).toContain(rule);
  });
});
