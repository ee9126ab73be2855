import { readFileSync } from 'node:fs';
import { bookById } from '@forceout/rules';
import { judge, parseCard } from '@forceout/rules/onsets';
import type { OnSetsPosition, Pick } from '@forceout/rules/onsets';
import { shake } from '@forceout/rules/onsets/testing';
import { describe, expect, test } from 'vitest';
import { cubesIn } from '../cubes/cubes-in.ts';
import { Chance, smallPosition } from '../reference/random-position.ts';
import { solveOnSets } from './solve.ts';

const EXAMPLES = new URL('../solve-examples.jsonl', import.meta.url);

/** The texts of the first answer, `restrictions | set-name`. */
function texts(position: OnSetsPosition, all = 1): readonly string[] {
  const { written } = solveOnSets(position, { all });
  for (const solutions of written) expect(judge(position, solutions).verdict).toBe('correct');
  return written.flat().map(({ restrictions, setName }) => [...restrictions, setName].join(' | '));
}

const answer = (position: OnSetsPosition): string => solveOnSets(position).answer;

describe('the examples', () => {
  for (const line of readFileSync(EXAMPLES, 'utf8').trim().split('\n')) {
    const {
      id,
      request,
      expect: expected,
    } = JSON.parse(line) as { id: string; request: { position: Raw }; expect: object };
    test('example ' + id, () => {
      const position = read(request.position);
      const found = solveOnSets(position);
      expect(found).toMatchObject(expected);
      for (const written of found.written) expect(judge(position, written).verdict).toBe('correct');
    });
  }
});

describe('without Restrictions', () => {
  test('finds B U R U G U Y, where only all four colours will do', () => {
    const position = shake('agloa-onsets-2026 elementary', {
      universe: 'B R G Y blank',
      goal: '4',
      permitted: 'B R G Y U U U',
    });
    expect(texts(position)).toEqual(['B U R U G U Y']);
  });

  test('[agloa-onsets-2026 VII-B-4-a] one cube is no Solution, so R is written R ∪ R', () => {
    const position = shake('agloa-onsets-2026 elementary', { goal: '5 2', permitted: 'R R U' });
    expect(texts(position)).toEqual(['R U R']);
    expect(answer(shake('agloa-onsets-2026 elementary', { goal: '5 2', permitted: 'R R' }))).toBe('no');
  });

  test('[agloa-onsets-2026 VII-B-6] grouping symbols stand only where grouping matters', () => {
    const position = shake('agloa-onsets-2026 elementary', { goal: '2', required: 'R G B - -' });
    for (const text of texts(position, 3)) expect(text).toMatch(/\(/);
    expect(texts(shake('agloa-onsets-2026 elementary', { goal: '1', required: 'R G Y B n n n' }))).toEqual([
      'B n R n G n Y',
    ]);
  });

  test('no grouping symbols are left that make no difference once others are gone (seed 568)', () => {
    const { written } = solveOnSets(smallPosition(new Chance(568)), { all: 100 });
    const names = written.map(([one]) => one!.setName);
    expect(names).toContain('B U Y n B U G');
    expect(names).not.toContain('B U Y n (B U G)');
  });

  test('[agloa-onsets-2026 XIII-A-5] Two Operations counts ′ as well', () => {
    const position = shake('agloa-onsets-2026 elementary', {
      variations: [{ id: 'two-operations' }],
      goal: '5 2',
      permitted: "R ' '",
    });
    expect(texts(position)).toEqual(["R''"]);
  });

  test('[agloa-onsets-2026 XIII-A-6] with Multiple Operations one ∪ joins any number of sets', () => {
    const parts = { universe: 'B R G Y blank', goal: '4', permitted: 'B R G Y U' };
    expect(answer(shake('agloa-onsets-2026 elementary', parts))).toBe('no');
    const variations: readonly Pick[] = [{ id: 'multiple-operations' }];
    expect(texts(shake('agloa-onsets-2026 elementary', { ...parts, variations }))).toEqual(['B U R U G U Y']);
  });

  test('[agloa-onsets-2026 XIII-A-2] a wild cube stands for what is missing', () => {
    const parts = { goal: '2', permitted: 'R G B', required: 'Y' };
    const position = shake('agloa-onsets-2026 elementary', {
      ...parts,
      variations: [{ id: 'wild-cube', cube: 'Y' }],
    });
    expect(answer(position)).toBe('yes');
    expect(solveOnSets(position).written[0]![0]!.wild).toHaveLength(1);
  });

  test('[mlag-onsets-basic-2019 I-B-2-d-iii] = stands for a set and ⊆ for an operation', () => {
    const position = shake('mlag-onsets-basic-2019 minor', { goal: '3', required: 'R = C' });
    expect(answer(position)).toBe('yes');
    const faces = solveOnSets(position).written[0]![0]!.wild.map(({ face }) => face);
    expect(faces.toSorted()).toEqual(['=', 'C']);
  });

  test('[agloa-onsets-2026 XIII-C-12] the blank card gets the dots that are needed', () => {
    const parts = { universe: 'B R blank', goal: '2', required: 'B U B' };
    const position = shake('agloa-onsets-2026 junior', { ...parts, variations: [{ id: 'blank-card-wild' }] });
    expect(solveOnSets(position).written[0]![0]!.blank).toBe(1);
    expect(answer(shake('agloa-onsets-2026 junior', parts))).toBe('no');
  });
});

describe('with Restrictions', () => {
  test('[agloa-onsets-2026 VII-B-4-b] what is Required is used in both parts', () => {
    const position = shake('agloa-onsets-2026 middle', { goal: '3', required: 'R G =', permitted: 'n' });
    for (const text of texts(position)) expect(text).toMatch(/R.*\|.*R/);
    expect(
      answer(shake('agloa-onsets-2026 middle', { goal: '3', required: 'R G = V', permitted: 'n' })),
    ).toBe('no');
  });

  test('[agloa-onsets-2026 VI-B] a chain where cubes are too few for two Restrictions', () => {
    const position = shake('agloa-onsets-2026 middle', { goal: '1', required: '= =', permitted: 'R G Y' });
    const [text] = texts(position);
    expect(text).toMatch(/= . = /);
  });

  test('[agloa-onsets-2026 XIII-B-8] No Null Restrictions: each must remove a card', () => {
    const parts = { goal: '5 2', required: '= R', permitted: 'R R' };
    expect(texts(shake('agloa-onsets-2026 middle', parts))).toEqual(['R = R | R']);
    const variations: readonly Pick[] = [{ id: 'no-null-restrictions' }];
    expect(answer(shake('agloa-onsets-2026 middle', { ...parts, variations }))).toBe('no');
  });

  test('[agloa-onsets-2026 XIII-A-1] Required Cube is met in either part', () => {
    const variations: readonly Pick[] = [{ id: 'required-cube', cube: 'Y' }];
    const position = shake('agloa-onsets-2026 middle', {
      goal: '1',
      required: '=',
      permitted: 'R Y',
      variations,
    });
    for (const text of texts(position)) expect(text).toContain('Y');
  });

  test('[agloa-onsets-2026 VII-B-4-e] after Now one Resource cube serves both parts', () => {
    const parts = { goal: '2', required: '=', permitted: 'R B', resources: 'G G Y' };
    const position = shake('agloa-onsets-2026 middle', { ...parts, after: 'now' });
    for (const text of texts(position, 4)) expect(new Set(text.match(/[GY]/g)).size).toBeLessThan(2);
  });
});

test('the shortest is not lost to a part that has to be padded', () => {
  const position = shake('agloa-onsets-2014 junior', {
    universe: 'G GY BRY BGY BRG RY BR BG BRGY B RG R',
    variations: [{ id: 'absolute-value' }, { id: 'double-set', set: 'R U G' }],
    goal: '~5',
    required: 'G B R C R G',
    permitted: "C R ' C n",
    resources: 'B n n',
    after: 'impossible',
  });
  expect(solveOnSets(position).written[0]!.reduce((sum, one) => sum + cubesIn(one), 0)).toBe(17);
});

describe('Two Solutions', () => {
  const variations: readonly Pick[] = [{ id: 'two-solutions' }];
  const resources = "R R G G Y B U n - ' V ^ =";

  test('[agloa-onsets-2026 XIII-D-14-comment-a] a Goal of 0 is Impossible with Two Solutions', () => {
    expect(
      answer(shake('agloa-onsets-2026 senior', { variations, goal: '1 ~1', resources, after: 'impossible' })),
    ).toBe('no');
  });

  test('[agloa-onsets-2026 XIII-D-14-comment-a] so is a Goal of all the cards', () => {
    expect(
      answer(shake('agloa-onsets-2026 senior', { variations, goal: '5/2', resources, after: 'impossible' })),
    ).toBe('no');
  });

  test('[agloa-onsets-2026 XIII-D-14-comment-f] so is a Goal of 1 with a required card', () => {
    const both: readonly Pick[] = [...variations, { id: 'required-card', card: 15 }];
    expect(
      answer(
        shake('agloa-onsets-2026 senior', { variations: both, goal: '1', resources, after: 'impossible' }),
      ),
    ).toBe('no');
  });

  test('[agloa-onsets-2026 XIII-D-14-comment-c] after Now each may use another Resource cube', () => {
    const parts = {
      variations,
      universe: 'R G Y BR',
      goal: '1',
      permitted: 'R R -',
      resources: 'G Y',
      after: 'now' as const,
    };
    const position = shake('agloa-onsets-2026 senior', { ...parts, universe: 'G Y R' });
    const found = texts({ ...position, goal: '1' });
    expect(found).toHaveLength(2);
  });
});

test('after "No Goal" the Goal with the shortest pair is brought (seed 114085)', () => {
  const position = shake('mlag-onsets-adventurous-2019 senior', {
    universe: 'RY blank G BR',
    variations: [{ id: 'two-solutions' }],
    required: 'Y B',
    permitted: 'B -',
    resources: 'V 1 2',
    after: 'no-goal',
  });
  expect(solveOnSets(position).written[0]!.reduce((sum, one) => sum + cubesIn(one), 0)).toBe(6);
});

describe('answers', () => {
  const rich = shake('agloa-onsets-2026 middle', {
    goal: '3',
    resources: "R R G B Y U n - ' V =",
    after: 'impossible',
  });

  test('are shortest first, different sets before other spellings, and the same every time', () => {
    const first = solveOnSets(rich, { all: 12 });
    const lengths = first.written.map(([one]) => cubesIn(one!));
    const sets = first.written.map((written) => judge(rich, written).worth[0]!.cards);
    expect(new Set(sets).size).toBe(sets.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(solveOnSets(rich, { all: 12 })).toEqual(first);
  });

  test('are as many as asked for, in other spellings when sets run out', () => {
    const position = shake('agloa-onsets-2026 elementary', { goal: '5 2', permitted: 'R R R U n ^ V' });
    const { written } = solveOnSets(position, { all: 6 });
    expect(new Set(written.map((one) => JSON.stringify(one))).size).toBe(6);
  });

  test('without a legal Goal are no', () => {
    expect(answer(shake('agloa-onsets-2026 middle', { goal: '1 ~3', permitted: 'R G n' }))).toBe('no');
  });

  test('[agloa-onsets-2026 III-D-2] after "No Goal" bring a Goal', () => {
    const position = shake('agloa-onsets-2026 middle', { resources: '1 2 R G n', after: 'no-goal' });
    expect(solveOnSets(position).written[0]![0]!.goalLayout).not.toBeNull();
  });
});

describe('a search that is cut short', () => {
  const hard = shake('agloa-onsets-2026 senior', {
    goal: '5',
    required: "R B Y B Y ' n C = ' B C B n B R G",
    permitted: 'G Y',
  });

  test('is unknown when the time is up', () => {
    let clock = 0;
    expect(solveOnSets(hard, { limitMs: 1, now: () => clock++ }).answer).toBe('unknown');
  });

  test('is unknown when cancelled, and tells how far it has come', () => {
    let seen = 0;
    const signal = { aborted: false };
    const onProgress = ({ steps }: { readonly steps: number }): void => {
      seen = steps;
      signal.aborted = true;
    };
    expect(solveOnSets(hard, { signal, onProgress }).answer).toBe('unknown');
    expect(seen).toBeGreaterThan(0);
  });

  test('ends by steps alone where one set can be spelled in very many ways', () => {
    const position = shake('agloa-onsets-2014 senior', {
      universe: 'G RG blank BR RY BRGY BG GY B RGY BGY BY BRG',
      variations: [{ id: 'blank-card-wild' }, { id: 'required-cube', cube: 'B' }, { id: 'two-solutions' }],
      goal: '2 1',
      required: 'U n V B n =',
      permitted: '=',
      forbidden: "4 '",
      resources: 'R B R B R R R',
      after: 'impossible',
    });
    let looks = 0;
    const watch = { limitMs: 400, now: () => looks * 50, onProgress: () => void looks++ };
    const { answer: found, whole } = solveOnSets(position, { ...watch, all: 6 });
    expect({ found, whole }).toEqual({ found: 'yes', whole: false });
  });
});

interface Raw {
  readonly rulebook: string;
  readonly universe: readonly string[];
  readonly variations: readonly { readonly card?: string }[];
}

/** Just enough of a reader for the examples; the real one is in another package. */
function read({ rulebook, universe, variations, ...rest }: Raw): OnSetsPosition {
  const picks = variations.map(({ card, ...pick }) =>
    card === undefined ? pick : { ...pick, card: parseCard(card) },
  );
  const raw = { level: 'adventurous', goal: null, ...rest };
  return {
    ...raw,
    book: bookById(rulebook),
    universe: universe.map(parseCard),
    variations: picks,
  } as unknown as OnSetsPosition;
}
