import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refereeRequest } from './index.ts';

/** A script read out of a rulebook: what the book's text says must come back, whatever the engine answers. */
interface BookScript {
  readonly name: string;
  readonly request: unknown;
  readonly expect: {
    /** By the action's index. */
    readonly accepted?: Readonly<Record<string, boolean>>;
    /** Each player's sum over the whole script. */
    readonly penalties?: Readonly<Record<string, number>>;
    /** Sections of the mat compare as heaps of cubes: in which order they lie is nobody's matter. */
    readonly position?: Readonly<Record<string, unknown>>;
    readonly [field: string]: unknown;
  };
}

const FOLDER = new URL('scripts/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.startsWith('onsets-'));

function scripts(file: string): readonly BookScript[] {
  return readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as BookScript);
}

function heaps(position: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const heap = (value: unknown): unknown =>
    Array.isArray(value) ? value.map((one) => JSON.stringify(one)).toSorted() : value;
  return Object.fromEntries(Object.entries(position).map(([section, cubes]) => [section, heap(cubes)]));
}

describe.each(FILES)('%s', (file) => {
  it.each(scripts(file))('$name', ({ request, expect: expected }) => {
    const answer = refereeRequest(request);
    if (!answer.ok) return expect.fail(answer.error);
    const { accepted = {}, penalties = {}, position = {}, ...rest } = expected;
    const { results } = answer.value;
    const found = Object.keys(accepted).map((index) => [index, results[Number(index)]?.accepted]);
    const charged = results.flatMap((result) => result.penalties);
    const sum = (player: string): number =>
      charged.reduce((all, one) => (one.player === player ? all + one.points : all), 0);
    expect({
      ...answer.value,
      position: heaps(answer.value.position),
      accepted: Object.fromEntries(found) as unknown,
      penalties: Object.fromEntries(Object.keys(penalties).map((player) => [player, sum(player)])),
    }).toMatchObject({ ...rest, accepted, penalties, position: heaps(position) });
  });
});
