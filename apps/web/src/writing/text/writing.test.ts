import { readFileSync } from 'node:fs';
import { isCubeToken, tokenize as equationsTokens } from '@forceout/rules/equations';
import { tokenize as onsetsTokens } from '@forceout/rules/onsets';
import { describe, expect, it } from 'vitest';
import { positionFromTest } from './testing.ts';
import { bracketDepths, groups, isBalanced } from './brackets.ts';
import { makeWritten, readWritten } from './draft.ts';
import { erase, insert, turn, wrap } from './edit.ts';
import { byLine } from './fields.ts';
import { plainPaper } from './paper-rules.ts';
import type { PaperRules } from './paper-rules.ts';
import { grouped, isReady, onlyAddsBrackets } from './regroup.ts';
import { signsOf, spell } from './sign.ts';
import { countCubes, withoutRelations } from './count-cubes.ts';

const EXAMPLES = new URL('../../../../../packages/formats/examples/', import.meta.url);

function writtenIn(file: string): readonly Readonly<Record<string, unknown>>[] {
  return readFileSync(new URL(file, EXAMPLES), 'utf8')
    .trim()
    .split('\n')
    .flatMap(
      (line) => (JSON.parse(line) as { request: { written: Record<string, unknown>[] } }).request.written,
    );
}

describe('signs', () => {
  it('of On-Sets are those that the rules read', () => {
    for (const { setName, restrictions = [] } of writtenIn('onsets-judge.jsonl')) {
      for (const text of [setName as string, ...(restrictions as string[])]) {
        const faces = onsetsTokens(text).map((token) => (token.kind === 'symbol' ? token.symbol : null));
        expect(signsOf('onsets', text).map(({ face }) => face)).toEqual(faces);
        expect(onsetsTokens(spell('onsets', text))).toEqual(onsetsTokens(text));
      }
    }
  });
  it('of Equations are those that the rules read', () => {
    const texts = writtenIn('equations-judge.jsonl').flatMap(({ solution, goal }) => [solution, goal]);
    const more = ['~<3+1e-2', "5'(2)", '((8x2)^(3/4) := (2i)^3)', '3|4%L G.T E', '~', '~~3', '2 : 3', '<'];
    for (const text of [...texts, ...more].filter((one): one is string => typeof one === 'string')) {
      const tokens = equationsTokens(text);
      const signs = signsOf('equations', text);
      expect(signs.map(({ at }) => at)).toEqual(tokens.map(({ at }) => at));
      expect(signs.map(({ kind }) => kind === 'cube')).toEqual(tokens.map(isCubeToken));
      const kinds = equationsTokens(spell('equations', text)).map(({ kind }) => kind);
      expect(kinds).toEqual(tokens.map(({ kind }) => kind));
    }
  });
});

describe('brackets', () => {
  it('have a depth from outside in', () => {
    const depths = bracketDepths(signsOf('equations', '[(6x4)+1]x(2)'));
    expect(depths).toEqual([1, 2, 0, 0, 0, 2, 0, 0, 1, 0, 1, 0, 1]);
  });
  it('without a partner have none', () => {
    expect(bracketDepths(signsOf('onsets', '(R U [B)'))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(isBalanced(signsOf('onsets', '(R U B'))).toBe(false);
    expect(isBalanced(signsOf('onsets', '(R U {B})'))).toBe(true);
  });
  it('nest as groups', () => {
    expect(groups(signsOf('onsets', "(R-B)'"))).toMatchObject([
      { kind: 'group', depth: 1, from: 0, to: 4, inside: [{ index: 1 }, { index: 2 }, { index: 3 }] },
      { kind: 'sign', index: 5 },
    ]);
  });
});

describe('cubes used and left', () => {
  const onsets = positionFromTest(
    "agloa-onsets-2026 middle; cards BR; goal 1; required R U; permitted B B n; resources R ' =; after now",
  );
  const use = (
    text: string,
    rules: Partial<PaperRules> = {},
    wild: Record<string, string> = {},
    at = onsets,
  ) => countCubes(at, signsOf(plainPaper(at).game, text), wild, { ...plainPaper(at), ...rules });
  it('come from Required first, then Permitted, then Resources', () => {
    const used = use("R U B n R'");
    expect(used.required.map((mark) => mark.used)).toEqual([true, true]);
    expect(used.permitted.map((mark) => mark.used)).toEqual([true, false, true]);
    expect(used).toMatchObject({ fromResources: 2, missing: [] });
  });
  it('are missing where the kit on the mat has too few', () => {
    expect(use('R U R U R').missing.map(({ shown }) => shown)).toEqual(['∪', 'R']);
  });
  it('repeat with Multiple Operations, operations only', () => {
    expect(use('R U R U R', { repeats: true }).missing.map(({ shown }) => shown)).toEqual(['R']);
  });
  it('are of one kind where interchangeable', () => {
    expect(use('R n B U B', { same: [['U', 'n']] }).missing).toEqual([]);
  });
  it('that are wild make what they stand for and nothing else', () => {
    const wild = [{ face: 'B', mayStandFor: ['U', 'B'] }];
    const used = use('R U R U R', { wild }, { B: 'U' });
    expect(used.by).toEqual(['R', 'U', 'R', 'B', null]);
    expect(use('R B R', { wild }, { B: 'U' }).by).toEqual(['R', 'U', 'R']);
  });
  it('that make Restrictions are not for the Set-Name', () => {
    const wild = [{ face: 'B', mayStandFor: ['C'] }];
    const plain = withoutRelations(onsets, {}, { wild, restrictions: true });
    expect(plain).toMatchObject({ permitted: ['B', 'B', 'n'], resources: ['R', "'"] });
    expect(withoutRelations(onsets, { B: 'C' }, { wild, restrictions: true }).permitted).toEqual(['n']);
    expect(withoutRelations(onsets, {}, { wild, restrictions: false })).toBe(onsets);
  });
  it('leave Resources alone after a forceout', () => {
    expect(use("R'", {}, {}, { ...onsets, after: 'forceout' })).toMatchObject({
      resources: [],
      fromResources: 0,
    });
  });
  it('of the colour are exponents; a remark about roots takes none', () => {
    const at = positionFromTest(
      'agloa-equations-2015 senior; goal 9; required blue:2 red:3; permitted red:2 green:^; after forceout',
    );
    expect(use("3'2", { exponentColor: 'red' }, {}, at).by).toEqual(['red:3', null, 'red:2']);
    expect(use('(3^2 := (2i)^3)', {}, {}, at).missing).toEqual([]);
  });
});

it('cubes of several Restrictions are told line by line', () => {
  expect(byLine(['R = B', '', 'G C Y'], [...'R=B', ',', ',', ...'GCY'])).toEqual([
    ['R', '=', 'B'],
    [],
    ['G', 'C', 'Y'],
  ]);
});

describe('editing', () => {
  const at = (text: string, from = text.length, to = from) => ({ text, from, to });
  it('inserts and wraps', () => {
    expect(insert(at('RB', 1), '∪')).toEqual(at('R∪B', 2));
    expect(wrap(at('R∪B∩G', 0, 3), '(', ')')).toEqual(at('(R∪B)∩G', 5));
    expect(wrap(at('R', 1), '(', ')')).toEqual(at('R()', 2));
  });
  it('erases a turned cube as a whole', () => {
    expect(erase('equations', at('4+~<3'))).toEqual(at('4+'));
    expect(erase('equations', at('1e3'))).toEqual(at(''));
    expect(erase('onsets', at('R '))).toEqual(at('R'));
  });
  it('turns the cube before the caret, and back', () => {
    expect(turn(at('4+3'), '~').text).toBe('4+~3');
    expect(turn(at('4+~3'), '<').text).toBe('4+~<3');
    expect(turn(at('4+~3'), '~').text).toBe('4+3');
    expect(turn(at('4+'), '~').text).toBe('4+~');
  });
});

describe('a copy to prove ambiguity', () => {
  it('only adds brackets', () => {
    expect(onlyAddsBrackets('equations', '2x4-(3+1)', '2x[4-(3+1)]')).toBe(true);
    expect(onlyAddsBrackets('equations', '2×4', '2 x 4')).toBe(true);
    expect(onlyAddsBrackets('equations', '2x4-(3+1)', '2x4-3+1')).toBe(false);
    expect(onlyAddsBrackets('onsets', 'R U B', 'R n B')).toBe(false);
    expect(onlyAddsBrackets('onsets', 'R U B n G', '(R U B n G')).toBe(true);
  });
  it('is ready once each bracket has its partner', () => {
    expect(isReady('onsets', 'R U B n G', '(R U B n G')).toBe(false);
    expect(isReady('onsets', 'R U B n G', 'R U (B n G)')).toBe(true);
    expect(isReady('onsets', 'R U B', 'R U B')).toBe(false);
  });
  it('is grouped by two taps, never across a group', () => {
    expect(grouped('onsets', 'R ∪ B ∩ G', 4, 2)).toBe('R ∪ (B ∩ G)');
    expect(grouped('equations', '2x(4-1)', 0, 3)).toBeNull();
  });
});

describe('drafts', () => {
  it('read what they wrote', () => {
    for (const json of writtenIn('onsets-judge.jsonl'))
      expect(makeWritten(readWritten('onsets', json))).toMatchObject({ setName: json['setName'] });
    const json = { solution: '(6x6)+0', goal: '37', wild: { '0': '1' } };
    expect(makeWritten(readWritten('equations', json))).toEqual(json);
  });
  it('leave out what is empty', () => {
    expect(
      makeWritten({ ...readWritten('onsets', { setName: ' R ' }), restrictions: ['', ' '] } as never),
    ).toEqual({
      setName: 'R',
    });
  });
});
