import { rulesOf } from '@forceout/rules/onsets';
import { shake } from '@forceout/rules/onsets/testing';
import { expect, it } from 'vitest';
import { casesOf } from '../cubes/cases.ts';
import { isSolvable, isSolvableInShake } from '../answers/solve.ts';
import { Chance, smallPosition } from '../reference/random-position.ts';
import { RuledOut } from './ruled-out.ts';

it('rules out what allows as much and asks for more, and nothing that asks for less', () => {
  const parts = { goal: '2', permitted: 'R G U', after: 'impossible' } as const;
  const [few] = casesOf(rulesOf(shake('agloa-onsets-2026 elementary', { ...parts, required: 'B' })));
  const [none] = casesOf(rulesOf(shake('agloa-onsets-2026 elementary', { ...parts, permitted: 'B R G U' })));
  expect(few!.most).toEqual(none!.most);
  const ruledOut = new RuledOut();
  ruledOut.add(few!);
  expect([ruledOut.has(few!), ruledOut.has(none!)]).toEqual([true, false]);
  ruledOut.add(none!);
  expect(ruledOut.has({ ...none!, mayStandAlone: false })).toBe(true);
});

it('changes no answer about the positions of a shake', () => {
  const wrong: number[] = [];
  for (let seed = 1; seed <= 150; seed++) {
    const { resources, ...position } = smallPosition(new Chance(seed));
    if (position.after === 'no-goal') continue;
    const ruledOut = new RuledOut();
    for (const cube of resources)
      for (const section of ['permitted', 'required', 'forbidden'] as const)
        for (const after of ['now', 'impossible'] as const) {
          const left = resources.toSpliced(resources.indexOf(cube), 1);
          const next = { ...position, resources: left, [section]: [...position[section], cube], after };
          if (isSolvableInShake(next, ruledOut, {}).answer !== isSolvable(next).answer) wrong.push(seed);
        }
  }
  expect(wrong).toEqual([]);
});

it('has one case for meanings of a wild cube that come to the same cubes', () => {
  const wild = [{ id: 'wild-cube', cube: 'Y' }] as const;
  const position = shake('agloa-onsets-2026 elementary', {
    variations: wild,
    goal: '2',
    permitted: 'Y R U',
    resources: 'B G',
    after: 'now',
  });
  // Y as B with the G of Resources, and Y as G with the B.
  const cases = casesOf(rulesOf(position)).map(({ most }) => most.join());
  expect(new Set(cases).size).toBe(cases.length);
});
