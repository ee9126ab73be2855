import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goalRequest, judgeRequest, variationRequest } from './index.ts';

interface Example {
  readonly id: string;
  readonly request: unknown;
  readonly expect: Readonly<Record<string, unknown>>;
}

function examples(name: string): readonly Example[] {
  const text = readFileSync(new URL(`../examples/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Example);
}

const sorted = (values: unknown): readonly string[] => (values as readonly string[]).toSorted();

const COMMANDS = { judge: judgeRequest, goal: goalRequest, variation: variationRequest } as const;

describe.each(['onsets', 'equations'] as const)('the %s examples of the contract', (game) => {
  describe.each(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])('%s', (command) => {
    it.each(examples(`${game}-${command}`))('$id', ({ request, expect: expected }) => {
      const answer = COMMANDS[command](request);
      if (!answer.ok) return expect.fail(answer.error);
      const { code, values, valuesInclude, valuesExclude, ...rest } = expected;
      const found = 'values' in answer.value ? answer.value.values : [];
      expect(answer.value).toMatchObject(rest);
      if (code !== undefined) expect(answer.value.reasons.map((reason) => reason.code)).toContain(code);
      if (values !== undefined) expect(sorted(found)).toEqual(sorted(values));
      for (const value of (valuesInclude ?? []) as readonly string[]) expect(found).toContain(value);
      for (const value of (valuesExclude ?? []) as readonly string[]) expect(found).not.toContain(value);
    });
  });
});
