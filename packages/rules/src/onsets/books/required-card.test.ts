import { describe, expect, it } from 'vitest';
import { parseCard } from '../text/cards.ts';
import type { Pick } from '../shake/variation.ts';
import { judge } from '../judge/judge.ts';
import { entryFor } from '../shake/in-force.ts';
import { shake, write } from '../testing.ts';

const PLACES = [
  ['agloa-onsets-2014', 'junior', 'XIII-C-11'],
  ['agloa-onsets-2014', 'senior', 'XIII-C-11'],
  ['agloa-onsets-2026', 'junior', 'XIII-C-11'],
  ['agloa-onsets-2026', 'senior', 'XIII-C-11'],
  ['mlag-onsets-adventurous-2019', 'junior', 'XIII-C-10'],
  ['mlag-onsets-adventurous-2019', 'senior', 'XIII-C-10'],
] as const;

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const violated = (variation: 'required-card' | 'forbidden-card') => ({
  verdict: 'incorrect',
  reasons: [{ code: 'variation-violated', variation }],
});
const require = (card: string): Pick => ({ id: 'required-card', card: parseCard(card)! });
const forbid = (card: string): Pick => ({ id: 'forbidden-card', card: parseCard(card)! });

describe.for(PLACES)('%s %s', ([id, division, rule]) => {
  const at = (goal: string, ...variations: readonly Pick[]) =>
    shake(`${id} ${division}`, { goal, permitted: "R B G Y U n - ' V = C", variations });

  it(`[${id} ${rule}] a required card is in the set`, () => {
    expect(judge(at('3', require('RG')), [write('R n G')])).toMatchObject(right(3));
    expect(judge(at('3', require('RG')), [write('R n Y')])).toMatchObject(violated('required-card'));
  });

  it(`[${id} ${rule}] a forbidden card is not`, () => {
    expect(judge(at('3', forbid('RG')), [write('R n Y')])).toMatchObject(right(3));
    expect(judge(at('3', forbid('RG')), [write('R n G')])).toMatchObject(violated('forbidden-card'));
  });

  it(`[${id} ${rule}] a card that a Restriction removed is not in the set`, () => {
    expect(judge(at('2', require('BRG')), [write('R n G', 'R = B')])).toMatchObject(right(2));
    expect(judge(at('2', require('RG')), [write('R n G', 'R = B')])).toMatchObject(violated('required-card'));
    expect(judge(at('2', forbid('RG')), [write('R n G', 'R = B')])).toMatchObject(right(2));
  });

  it.for([
    ['BRG', 'R n G', 'R n Y'],
    ['RY', 'R n Y', 'R n G'],
    ['blank', "R'", 'R n G'],
  ] as const)(`[${id} ${rule}-comment-a] %s is in %s and not in %s`, ([card, inside, outside]) => {
    expect(judge(at('3', require(card)), [write(inside)])).toMatchObject(right(3));
    expect(judge(at('3', require(card)), [write(outside)])).toMatchObject(violated('required-card'));
    expect(judge(at('3', forbid(card)), [write(outside)])).toMatchObject(right(3));
    expect(judge(at('3', forbid(card)), [write(inside)])).toMatchObject(violated('forbidden-card'));
  });

  it(`[${id} ${rule}] in every reading, even if each of them is worth a value of the Goal`, () => {
    const absolute: Pick = { id: 'absolute-value' };
    expect(judge(at('4 ~2', absolute), [write('B U G - R')])).toMatchObject({ verdict: 'correct' });
    expect(judge(at('4 ~2', absolute, require('GY')), [write('B U G - R')])).toMatchObject({
      verdict: 'correct',
    });
    expect(judge(at('4 ~2', absolute, require('BR')), [write('B U G - R')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: expect.stringMatching(/^(ambiguous|variation-violated)$/) }],
    });
    expect(judge(at('4 ~2', absolute, require('BR')), [write('B U (G - R)')])).toMatchObject(right(6));
  });
});

const WILD_BLANK: Pick = { id: 'blank-card-wild' };
/** Whether the blank card may be given the dots of the forbidden one, so that neither may be in the set. */
function mayBeMade(id: string, division: string): boolean {
  const entry = entryFor(shake(`${id} ${division}`), 'forbidden-card');
  return entry?.blankMadeForbidden === 'neither-may-be-in-the-set';
}

/** The blank card made BR, which is forbidden. */
const madeForbidden = (setName: string) => ({ ...write(setName), blank: parseCard('BR') });

describe.for(PLACES.filter(([id, division]) => mayBeMade(id, division)))('%s %s', ([id, division, rule]) => {
  const at = (goal: string) =>
    shake(`${id} ${division}`, {
      goal,
      permitted: 'G Y B R n V',
      variations: [forbid('BR'), WILD_BLANK],
    });

  it(`[${id} ${rule}-comment-b] neither the forbidden card nor a blank made like it is in the set`, () => {
    expect(judge(at('5'), [madeForbidden('G n V')])).toMatchObject(right(5));
    expect(judge(at('5'), [madeForbidden('B n V')])).toMatchObject(violated('forbidden-card'));
    expect(judge(at('5'), [{ ...write('G n V'), blank: parseCard('R') }])).toMatchObject(right(5));
  });
});

describe.for(['junior', 'senior'])('mlag-onsets-adventurous-2019 %s', (division) => {
  it('[mlag-onsets-adventurous-2019 XIII-C-10-comment-b] the blank may not be made the forbidden card', () => {
    const variations = [forbid('BR'), WILD_BLANK];
    const at = shake(`mlag-onsets-adventurous-2019 ${division}`, {
      goal: '5',
      permitted: 'G B n V',
      variations,
    });
    expect(judge(at, [madeForbidden('G n V')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'variation-violated', variation: 'forbidden-card' }],
    });
    expect(judge(at, [{ ...write('G n V'), blank: parseCard('R') }])).toMatchObject(right(5));
    expect(judge(at, [write('G n V')])).toMatchObject(right(5));
  });
});
