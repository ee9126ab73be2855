import { AFTERS, BLANKS, SECTIONS, emptyPosition } from './position.ts';
import type { After, PickText, Position } from './position.ts';

const DIVISIONS = ['minor', 'elementary', 'middle', 'junior', 'senior'] as const;

/**
 * Takes what has the shape of a position in the public format; null if it has not. Whether the kit can show it is for
 * the worker to say, so that a half-built position can be opened too.
 */
export function readPosition(json: unknown): Position | null {
  if (!isRecord(json) || typeof json['rulebook'] !== 'string') return null;
  const division = DIVISIONS.find((one) => one === json['division']);
  const goal = goalOf(json['goal']);
  const lists = ['universe', ...SECTIONS].map((name) => texts(json[name]));
  const variations = picks(json['variations']);
  if (division === undefined || goal === null || variations === null || lists.includes(null)) return null;
  const [universe, required, permitted, forbidden, resources] = lists as (readonly string[])[];
  return {
    ...emptyPosition(json['rulebook']),
    division,
    level: json['level'] === 'basic' ? 'basic' : 'adventurous',
    season: json['season'] === 'odd' ? 'odd' : 'even',
    universe: universe!,
    variations,
    ...goal,
    required: required!,
    permitted: permitted!,
    forbidden: forbidden!,
    resources: resources!,
    after: readAfter(json['after']),
  };
}

export function readAfter(value: unknown): After | null {
  return AFTERS.find((one) => one === value) ?? null;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function texts(value: unknown): readonly string[] | null {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null;
}

function goalOf(value: unknown): Pick<Position, 'goal' | 'goalCubes'> | null {
  if (value === undefined || value === null) return { goal: '', goalCubes: null };
  if (typeof value === 'string') return { goal: value, goalCubes: null };
  if (!isRecord(value) || typeof value['text'] !== 'string') return null;
  const cubes = value['cubes'] === undefined ? null : texts(value['cubes']);
  return { goal: value['text'], goalCubes: cubes };
}

function picks(value: unknown): readonly PickText[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return null;
  const read = value.map(pickOf);
  return read.includes(null) ? null : (read as readonly PickText[]);
}

/** The blank of a variation is a text or a number, whichever it needs. */
function pickOf(value: unknown): PickText | null {
  if (!isRecord(value) || typeof value['id'] !== 'string') return null;
  const blanks = Object.entries(BLANKS).filter(([blank]) => value[blank] !== undefined);
  const isFine = blanks.every(([blank, sort]) =>
    sort === 'number' ? typeof value[blank] === 'number' : typeof value[blank] === 'string',
  );
  return isFine
    ? { id: value['id'], ...Object.fromEntries(blanks.map(([blank]) => [blank, value[blank]])) }
    : null;
}
