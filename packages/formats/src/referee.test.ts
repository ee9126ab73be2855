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

const SCRIPT = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  mode: 'table',
  players: ['ann', 'bob', 'cat'],
  totals: { ann: 0, bob: 0, cat: 9 },
  goalSetter: 'ann',
  position: {
    rulebook: 'agloa-onsets-2026',
    division: 'middle',
    universe: ['BRGY', 'BRG', 'BRY', 'BR', 'RG', 'RY', 'R', 'GY', 'G', 'blank'],
    variations: [],
    goal: '3',
    required: ['R'],
    permitted: ['n'],
    forbidden: ['1', '2', 'V'],
    resources: ['G', 'Y', 'B', 'R', 'B', 'G', 'Y', 'U', '-', "'", '^', '='],
  },
  turn: 'cat',
  lastMover: 'bob',
};

describe('scripts', () => {
  const bonus = [
    { at: 5, by: 'cat', do: 'move', cube: 'G', to: 'permitted', bonus: 'Y' },
    { at: 8, by: 'ann', do: 'point-out', what: 'illegal-bonus' },
  ];

  it('a penalty of Middle waits for the judge, who may name the error or the charge', () => {
    const waits = refereeRequest({ ...SCRIPT, actions: bonus });
    if (!waits.ok) return expect.fail(waits.error);
    expect(waits.value.totals).toEqual({ ann: 0, bob: 0, cat: 9 });
    expect(waits.value.results[1]).toMatchObject({
      penalties: [],
      awaiting: [{ player: 'cat', points: -1 }],
    });
    for (const penalty of [0, 1]) {
      const approved = refereeRequest({
        ...SCRIPT,
        actions: [...bonus, { at: 9, by: 'judge', do: 'judge-approves', penalty }],
      });
      if (!approved.ok) return expect.fail(approved.error);
      expect(approved.value.totals).toEqual({ ann: 0, bob: 0, cat: 8 });
      expect(approved.value.results[2]?.penalties).toEqual([{ player: 'cat', points: -1, rule: 'IV-C-2' }]);
    }
  });

  it('an illegal action that happens at a table says what is illegal about it', () => {
    const answer = refereeRequest({ ...SCRIPT, actions: bonus.slice(0, 1) });
    expect(answer).toMatchObject({
      value: { results: [{ accepted: true, illegal: [{ what: ['illegal-bonus'] }] }] },
    });
  });

  it('what was shown wrong, or rejected in vain by all, is settled when the script ends', () => {
    const written = [{ setName: 'R n G' }];
    const actions = [
      { at: 5, by: 'ann', do: 'challenge', claim: 'never' },
      { at: 60, by: 'bob', do: 'present', written },
      { at: 130, by: 'ann', do: 'reject', writer: 'bob', reason: 'wrong-value' },
      { at: 131, by: 'cat', do: 'accept', writer: 'bob' },
    ];
    const answer = refereeRequest({ ...SCRIPT, actions });
    if (!answer.ok) return expect.fail(answer.error);
    expect(answer.value.results[2]).toMatchObject({ accepted: false, code: 'not-shown' });
    expect(answer.value.shakeScores).toEqual({ ann: 2, bob: 6, cat: 2 });
  });

  it('a shift to Resources is an action that is refused with its rule, and the script goes on', () => {
    const actions = [
      { at: 5, by: 'cat', do: 'shift', cube: 'n', to: 'resources' },
      { at: 6, by: 'cat', do: 'move', cube: 'G', to: 'permitted' },
    ];
    const without = refereeRequest({ ...SCRIPT, actions });
    expect(without).toMatchObject({
      value: { results: [{ accepted: false, rule: 'IV-B' }, { accepted: true }] },
    });
    const position = { ...SCRIPT.position, variations: [{ id: 'shift-from-permitted' }] };
    expect(refereeRequest({ ...SCRIPT, position, actions })).toMatchObject({
      value: { results: [{ accepted: false, rule: 'XIII-B-7' }, { accepted: true }] },
    });
  });

  it.each([
    ['judge-warns', { player: 'cat' }],
    ['judge-penalizes', { player: 'cat', twoJudges: true }],
    ['judge-disqualifies', { player: 'cat' }],
    ['judge-voids-shake', {}],
  ])('%s by a player is refused', (name, carried) => {
    const action = { at: 5, do: name, ...carried };
    const by = (who: string) => refereeRequest({ ...SCRIPT, actions: [{ ...action, by: who }] });
    expect(by('ann')).toMatchObject({ value: { results: [{ accepted: false, code: 'not-an-official' }] } });
    expect(by('judge')).toMatchObject({ value: { results: [{ accepted: true }] } });
  });

  it('"Never" counts where the book lets it, and is an invalid challenge elsewhere', () => {
    const never = (rulebook: string) => {
      const position = { ...SCRIPT.position, rulebook, division: 'junior' };
      const actions = [{ at: 5, by: 'ann', do: 'challenge', claim: 'never' }];
      return refereeRequest({ ...SCRIPT, rulebook, division: 'junior', mode: 'auto', position, actions });
    };
    for (const book of ['agloa-onsets-2014', 'agloa-onsets-2026', 'mlag-onsets-basic-2019'])
      expect(never(book)).toMatchObject({ value: { results: [{ accepted: true }], phase: 'writing' } });
  });

  it.each([
    [{ players: ['ann'] }, /^players: /],
    [{ players: ['ann', 'ann'] }, /^players: /],
    [{ division: 'minor' }, /^division: /],
    [{ mode: 'casual' }, /^mode: /],
    [{ goalSetter: 'dan' }, /^goalSetter: /],
    [{ actions: [{ at: 'now', by: 'ann', do: 'wait' }] }, /^actions\[0\]\.at: /],
    [{ actions: [{ at: 1, by: 'dan', do: 'wait' }] }, /^actions\[0\]\.by: /],
    [{ actions: [{ at: 1, by: 'ann', do: 'dance' }] }, /^actions\[0\]\.do: /],
    [{ actions: [{ at: 1, by: 'ann', do: 'move', cube: 'Q', to: 'required' }] }, /^actions\[0\]\.cube: /],
    [{ actions: [{ at: 1, by: 'ann', do: 'move', cube: 'R', to: 'goal' }] }, /^actions\[0\]\.to: /],
    [{ actions: [{ at: 1, by: 'ann', do: 'point-out', what: 'rudeness' }] }, /^actions\[0\]\.what: /],
  ])('%j is refused in one line that names the field', (change, message) => {
    const answer = refereeRequest({ ...SCRIPT, actions: [], ...change });
    expect(answer.ok).toBe(false);
    if (!answer.ok) expect(answer.error).toMatch(message);
  });
});
