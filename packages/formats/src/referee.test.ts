import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refereeRequest } from './referee.ts';

interface Example {
  readonly id: string;
  readonly request: { readonly rulebook: string };
  readonly expect: {
    readonly accepted?: Readonly<Record<string, boolean>>;
    readonly penalties?: Readonly<Record<string, number>>;
    readonly [name: string]: unknown;
  };
}

function examples(name: string): readonly Example[] {
  const text = readFileSync(new URL(`../examples/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Example);
}

describe.each(['onsets', 'equations'] as const)('the %s referee examples of the contract', (game) => {
  it.each(examples(`${game}-referee`))('$id', ({ request, expect: expected }) => {
    const answer = refereeRequest(request);
    if (!answer.ok) return expect.fail(answer.error);
    const { accepted = {}, penalties = {}, ...rest } = expected;
    const { results } = answer.value;
    expect(
      Object.fromEntries(Object.keys(accepted).map((index) => [index, results[Number(index)]?.accepted])),
    ).toEqual(accepted);
    const sum = (player: string): number =>
      results
        .flatMap((result) => result.penalties)
        .reduce((all, one) => (one.player === player ? all + one.points : all), 0);
    expect(Object.fromEntries(Object.keys(penalties).map((player) => [player, sum(player)]))).toEqual(
      penalties,
    );
    expect(answer.value).toMatchObject(rest);
  });
});
