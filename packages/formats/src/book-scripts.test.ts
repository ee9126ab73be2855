/**
 * Shakes written down from the books' own sentences by readers who did not look at the engine: where one fails, the engine is
 * wrong, or the sentence was misread. Each name begins with the book and the section.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refereeRequest } from './referee.ts';

interface BookScript {
  readonly name: string;
  readonly request: unknown;
  /** What is not there is not asserted. */
  readonly expect: {
    /** By the action's index. */
    readonly accepted?: Readonly<Record<string, boolean>>;
    readonly codes?: Readonly<Record<string, string>>;
    readonly rules?: Readonly<Record<string, string>>;
    /** Each player's sum over the script. */
    readonly penalties?: Readonly<Record<string, number>>;
    /** Sections of the mat compare as heaps of cubes: in which order they lie is nobody's matter. */
    readonly position?: Readonly<Record<string, unknown>>;
    readonly [field: string]: unknown;
  };
}

const FOLDER = new URL('../examples/books/', import.meta.url);

function scripts(file: string): readonly (readonly [string, BookScript])[] {
  return readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as BookScript)
    .map((script) => [script.name, script]);
}

function heap(cubes: unknown): unknown {
  return Array.isArray(cubes) ? cubes.map((cube) => JSON.stringify(cube)).toSorted() : cubes;
}

/** The answers to what is asked for, by name. */
function each(asked: object, answer: (name: string) => unknown): unknown {
  return Object.fromEntries(Object.keys(asked).map((name) => [name, answer(name)]));
}

describe.each(readdirSync(FOLDER))('%s', (file) => {
  // `%s` and not `$name`, which would be cut short.
  it.each(scripts(file))('%s', (_, { request, expect: expected }) => {
    const answer = refereeRequest(request);
    if (!answer.ok) return expect.fail(answer.error);
    const { accepted = {}, codes = {}, rules = {}, penalties = {}, position = {}, ...rest } = expected;
    const { results } = answer.value;
    const charged = results.flatMap((result) => result.penalties);
    const sum = (player: string): number =>
      charged.reduce((all, one) => (one.player === player ? all + one.points : all), 0);
    expect({
      ...answer.value,
      accepted: each(accepted, (index) => results[Number(index)]?.accepted),
      codes: each(codes, (index) => results[Number(index)]?.code),
      rules: each(rules, (index) => results[Number(index)]?.rule),
      penalties: each(penalties, sum),
      position: each(position, (section) => heap(answer.value.position[section])),
    }).toMatchObject({
      ...rest,
      accepted,
      codes,
      rules,
      penalties,
      position: each(position, (section) => heap(position[section])),
    });
  });
});
