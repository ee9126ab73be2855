import { describe, expect, it } from 'vitest';
import { goalRequest, judgeRequest, variationRequest } from './index.ts';

const position = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  universe: ['BR', 'G', 'blank'],
  variations: [],
  goal: '1',
  required: ['R'],
  permitted: ['G', 'n', 'B'],
  forbidden: [],
  resources: ['Y'],
  after: 'now',
};
const written = [{ setName: 'R n B' }];

describe('malformed input gets one clear line that names the field', () => {
  it('while the right thing is judged', () => {
    expect(judgeRequest({ position, written })).toMatchObject({
      ok: true,
      value: { verdict: 'correct', value: '1' },
    });
  });

  it.each([
    [null, 'an object is expected'],
    [[], 'an object is expected'],
    [{}, 'position: an object is expected'],
    [{ position: 7 }, 'position: an object is expected'],
    [{ position: { ...position, rulebook: undefined } }, 'position.rulebook: missing'],
    [
      { position: { ...position, rulebook: 'agloa' } },
      /^position.rulebook: "agloa" is not a rulebook; there are agloa-.*/,
    ],
    [
      { position: { ...position, division: 'minor' } },
      'position.division: agloa-onsets-2026 has no minor division',
    ],
    [
      { position: { ...position, division: 'junior high' } },
      'position.division: "junior high" is not a division',
    ],
    [
      { position: { ...position, required: ['R', 'B', 'Q'] } },
      'position.required[2]: "Q" is not an On-Sets cube',
    ],
    [{ position: { ...position, required: 'R' } }, 'position.required: a list is expected'],
    [{ position: { ...position, required: [7] } }, 'position.required[0]: a text is expected'],
    [
      { position: { ...position, universe: ['BR', 'BR'] } },
      'position.universe[1]: the BR card is there twice',
    ],
    [{ position: { ...position, universe: ['BX'] } }, 'position.universe[0]: "BX" is not a card'],
    [{ position: { ...position, universe: [] } }, 'position.universe: at least one card must be dealt'],
    [
      { position: { ...position, resources: ['U', 'U', 'n', '-'] } },
      'position.resources[3]: too many operation cubes, the kit has 4',
    ],
    [
      { position: { ...position, resources: ['=', 'C', 'V', '^'] } },
      'position.resources[3]: too many restriction cubes, the kit has 3',
    ],
    [
      { position: { ...position, resources: Array(65).fill('R') } },
      'position.resources: more than 64 entries',
    ],
    [
      { position: { ...position, after: 'later' } },
      'position.after: "later" is not one of now, impossible, forceout, stop, no-goal',
    ],
    [{ position: { ...position, after: undefined }, written }, 'position.after: missing'],
    [{ position: { ...position, goal: undefined }, written }, 'position.goal: missing'],
    [{ position: { ...position, level: 'hard' } }, 'position.level: "hard" is not a level'],
    [
      { position: { ...position, variations: [{ id: 'triple-set' }] } },
      'position.variations[0].id: "triple-set" is not an On-Sets variation',
    ],
    [
      { position: { ...position, variations: [{ id: 'wild-cube' }] } },
      'position.variations[0]: wild-cube needs its cube, card or set',
    ],
    [{ position, written: [] }, 'written: nothing is written'],
    [{ position, written: 'R n B' }, 'written: a list is expected'],
    [{ position, written: [{}] }, 'written[0].setName: missing'],
    [{ position, written: [{ setName: 'R'.repeat(401) }] }, 'written[0].setName: longer than 400 characters'],
    [
      { position, written: [written[0], written[0]] },
      'written: one Solution is judged at a time unless Two Solutions is in force',
    ],
    [
      { position, written: [{ setName: 'R', wild: { 3: 'B' } }] },
      'written[0].wild: "3" cannot be a wild cube',
    ],
    [{ position, written: [{ setName: 'R', blank: 'W' }] }, 'written[0].blank: "W" is not a card'],
  ])('%j', (request, line) => {
    const answer = judgeRequest(request);
    if (answer.ok) return expect.fail('it was accepted');
    if (typeof line === 'string') expect(answer.error).toBe(line);
    else expect(answer.error).toMatch(line);
  });

  it('the same for picks and Goals', () => {
    expect(variationRequest({ position })).toEqual({ ok: false, error: 'pick: an object is expected' });
    expect(variationRequest({ position, pick: { id: 'wild-cube', cube: 'Q' } })).toEqual({
      ok: false,
      error: 'pick.cube: "Q" is not an On-Sets cube',
    });
    expect(goalRequest({ position })).toEqual({ ok: false, error: 'goal: missing' });
  });

  it.each(['toString', 'constructor', 'valueOf', '__proto__'])(
    '%s is a name of no cube and no field',
    (name) => {
      const wrong = `"${name}" is not an On-Sets cube`;
      expect(judgeRequest(JSON.parse(`{"${name}": {"position": {}}}`))).toMatchObject({ ok: false });
      expect(judgeRequest({ position: { ...position, required: [name] } })).toEqual({
        ok: false,
        error: `position.required[0]: ${wrong}`,
      });
      expect(judgeRequest({ position, written: [{ setName: 'R', wild: { B: name } }] })).toEqual({
        ok: false,
        error: `written[0].wild.B: ${wrong}`,
      });
      expect(variationRequest({ position, pick: { id: 'wild-cube', cube: name } })).toEqual({
        ok: false,
        error: `pick.cube: ${wrong}`,
      });
      if (name !== '__proto__') {
        const named = `written[0].wild: "${name}" cannot be a wild cube`;
        expect(judgeRequest({ position, written: [{ setName: 'R', wild: { [name]: 'B' } }] })).toEqual({
          ok: false,
          error: named,
        });
      }
    },
  );

  it('a blank that was not filled in is an illegal pick, not malformed', () => {
    expect(variationRequest({ position, pick: { id: 'wild-cube' } })).toMatchObject({
      ok: true,
      value: { legal: false, reasons: [{ code: 'blank-unfilled', rule: 'XIII-B-2' }] },
    });
  });
});
