import type { Draft } from './draft.ts';

/** A line of the editor; Restrictions by their number. */
export type FieldName = 'setName' | 'solution' | 'goal' | 'goalLayout' | `restriction:${number}`;

function indexOf(name: FieldName): number | null {
  return name.startsWith('restriction:') ? Number(name.slice('restriction:'.length)) : null;
}

export function fieldText(draft: Draft, name: FieldName): string {
  if (name === 'goalLayout') return draft.goalLayout;
  if (draft.game === 'equations') return name === 'goal' ? draft.goal : draft.solution;
  const index = indexOf(name);
  return index === null ? draft.setName : (draft.restrictions[index] ?? '');
}

export function withField(draft: Draft, name: FieldName, text: string): Draft {
  if (name === 'goalLayout') return { ...draft, goalLayout: text };
  if (draft.game === 'equations')
    return name === 'goal' ? { ...draft, goal: text } : { ...draft, solution: text };
  const index = indexOf(name);
  if (index === null) return { ...draft, setName: text };
  const restrictions = index < draft.restrictions.length ? draft.restrictions : [...draft.restrictions, ''];
  return { ...draft, restrictions: restrictions.map((old, place) => (place === index ? text : old)) };
}

/** The part of a Solution whose cubes are shown while this line is written. */
export function partOf(name: FieldName): 'setName' | 'restrictions' | 'solution' {
  if (indexOf(name) !== null) return 'restrictions';
  return name === 'setName' || name === 'goalLayout' ? 'setName' : 'solution';
}

/** For each Restriction the cubes of its own line, from those of the whole part: a line break counts as a sign. */
export function byLine<Cube>(lines: readonly string[], by: readonly Cube[]): readonly (readonly Cube[])[] {
  const lengths = lines.map((text) => text.replaceAll(/\s/g, '').length);
  return lengths.map((length, index) => {
    const from = lengths.slice(0, index).reduce((sum, one) => sum + one + 1, 0);
    return by.slice(from, from + length);
  });
}
