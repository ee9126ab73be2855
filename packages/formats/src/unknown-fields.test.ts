import { describe, expect, it } from 'vitest';
import { distance, meant } from './did-you-mean.ts';
import { read } from './field.ts';
import { goalRequest, judgeRequest, refereeRequest, variationRequest } from './index.ts';

const position = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  universe: ['BR', 'G', 'blank'],
  goal: '1',
  required: ['R'],
  permitted: ['G', 'n', 'B'],
  resources: ['Y'],
  after: 'now',
};
const equations = { rulebook: 'agloa-equations-2015', division: 'middle', goal: '2', required: ['red:2'] };
const written = [{ setName: 'R n B' }];
const script = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  players: ['ann', 'bob'],
  actions: [],
};
const act = (action: object) => ({ ...script, actions: [{ at: 0, by: 'ann', ...action }] });

describe('a field that nobody knows is refused by its name', () => {
  it.each([
    [
      judgeRequest,
      { position: { ...position, requierd: [] }, written },
      'position.requierd: no such field; did you mean "required"?',
    ],
    [
      judgeRequest,
      { position: { ...position, division: undefined, divison: 'middle' }, written },
      'position.divison: no such field; did you mean "division"?',
    ],
    [judgeRequest, { position, written, colour: 'red' }, 'colour: no such field'],
    [
      judgeRequest,
      { position, written: [{ setNmae: 'R n B' }] },
      'written[0].setNmae: no such field; did you mean "setName"?',
    ],
    [
      judgeRequest,
      { position, written: [{ setName: 'R n B', restriction: [] }] },
      'written[0].restriction: no such field; did you mean "restrictions"?',
    ],
    [
      judgeRequest,
      {
        position: { ...equations, after: 'now', goal: { text: '2', cubs: ['red:2'] } },
        written: [{ solution: '2' }],
      },
      'position.goal.cubs: no such field; did you mean "cubes"?',
    ],
    [variationRequest, { position, pick: { id: 'absolute-value', cube: 'R' } }, 'pick.cube: no such field'],
    [
      variationRequest,
      {
        position: { ...position, variations: [{ id: 'double-set', set: 'R', sett: 'G' }] },
        pick: { id: 'wild-cube' },
      },
      'position.variations[0].sett: no such field; did you mean "set"?',
    ],
    [goalRequest, { position, goal: '1', gaol: '2' }, 'gaol: no such field; did you mean "goal"?'],
    [
      refereeRequest,
      { ...script, goalsetter: 'ann' },
      'goalsetter: no such field; did you mean "goalSetter"?',
    ],
    [refereeRequest, { ...script, totals: { ann: 1, dan: 2 } }, 'totals.dan: no such field'],
    [
      refereeRequest,
      act({ do: 'move', cube: 'R', to: 'required', bonsu: 'R' }),
      'actions[0].bonsu: no such field; did you mean "bonus"?',
    ],
    [
      refereeRequest,
      act({ do: 'shift', cube: 'R', to: 'required', bonus: 'R' }),
      'actions[0].bonus: no such field',
    ],
    [
      refereeRequest,
      act({ do: 'reject', writer: 'bob', reason: 'ambiguous', regrouped: { setNam: 'R' } }),
      'actions[0].regrouped.setNam: no such field; did you mean "setName"?',
    ],
    [
      refereeRequest,
      act({ do: 'judge-penalizes', player: 'bob', twoJudges: 'yes' }),
      'actions[0].twoJudges: true or false is expected',
    ],
  ])('%o %o', (request: (json: unknown) => unknown, json, line) => {
    expect(request(json)).toEqual({ ok: false, error: line });
  });

  it('where a file outlives a version, it is kept', () => {
    const name = (field: { get(name: string): { text(most: number): string } }) => field.get('name').text(9);
    expect(read({ name: 'a', nmae: 'b' }, name, 'kept')).toEqual({ ok: true, value: 'a' });
    expect(read({ name: 'a', nmae: 'b' }, name)).toMatchObject({ ok: false });
  });
});

it('what was meant is near, and swapped letters are one slip', () => {
  expect(distance('requierd', 'required')).toBe(1);
  expect(distance('', 'abc')).toBe(3);
  expect(meant('tunr', ['turn', 'totals'])).toBe('turn');
  expect(meant('colour', ['turn', 'totals'])).toBe(null);
});
