import { replay, view } from '@forceout/rules/match';
import type { MatchSettings } from '@forceout/rules/match';
import type { HostedTable } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { afterMove } from '../bots/analyst.ts';
import type { Analyst } from '../bots/analyst.ts';
import { analystFor } from '../bots/analyst-for.ts';
import { middleOf, TABLE_MODE, TEN_CARDS } from '../table/testing.ts';
import type { Lying } from '../table/testing.ts';
import { LANGUAGES } from '../words/language.ts';
import { askHint } from './ask-hint.ts';
import type { HintStep } from './ask-hint.ts';
import { hint } from './find-hint.ts';
import type { Hint } from './hint.ts';
import { hintWords } from './hint-words.ts';

const SETTINGS = TABLE_MODE;
const EQUATIONS: MatchSettings = { ...SETTINGS, rulebook: 'agloa-equations-2015', division: 'middle' };

function middle(mat: Lying, goal = '3'): HostedTable {
  return middleOf(SETTINGS, mat, { text: goal, cubes: goal.replaceAll(/[^1-5]/g, ' ') }, TEN_CARDS);
}

function equations(mat: Lying, goal: string, cubes: string): HostedTable {
  return middleOf(EQUATIONS, mat, { text: goal, cubes }, []);
}

function hintAt({ log, match }: HostedTable, seat = 2, analyst = analystFor(match.settings)): Hint | null {
  return hint(view(replay(log), seat), seat, analyst);
}

const OPEN = { required: 'R', permitted: '', forbidden: '1 2 V', resources: 'G Y B R B G Y U n - ^' };
const NOW = { ...OPEN, permitted: 'n', resources: 'G Y B R B G Y U - ^' };

describe('a hint', () => {
  it('points to a Now that is right, with the one cube that it takes', () => {
    const found = hintAt(middle(NOW));
    expect(found).toMatchObject({ kind: 'challenge-now', idea: { text: 'R n G', missing: ['G'] } });
    const [look, part, whole] = hintWords(found!, 'onsets', 'en');
    expect(look).not.toContain('G');
    expect(part).toContain('the green G');
    expect(whole).toBe('Challenge Now and write R ∩ G.');
  });

  it('points to an Impossible that is right, and to what makes it so', () => {
    const stuck = middle({ required: 'n n R', permitted: '', forbidden: 'G Y B U -', resources: 'B V' }, '5');
    expect(hintAt(stuck)).toMatchObject({ kind: 'challenge-impossible', required: ['n', 'n', 'R'] });
  });

  it('names a move after which no challenge is right, the Solution it keeps, and a move that tempts', () => {
    const table = middle(OPEN);
    const found = hintAt(table);
    if (found?.kind !== 'move') throw new Error(`a hint of kind ${found?.kind}`);
    const analyst = analystFor(SETTINGS);
    const { shake } = replay(table.log);
    const moment = { universe: TEN_CARDS, variations: [], goal: '3', mat: shake!.mat, after: null };
    const next = afterMove(moment, found.move);
    expect(analyst.find({ ...next, after: 'impossible' }).answer).toBe('yes');
    expect(analyst.find({ ...next, after: 'now' }).answer).toBe('no');
    // ∩ in Permitted lets somebody write R ∩ G with one cube.
    expect(found.trap).toMatchObject({ reply: { claim: 'now' } });
    const trapped = afterMove(moment, found.trap!.move);
    expect(analyst.find({ ...trapped, after: 'now' }).answer).toBe('yes');
    expect(hintWords(found, 'onsets', 'en')[1]).toContain('an opponent says Now and writes');
  });

  it('says nothing to who has just moved, and lets who is not to move wait', () => {
    const table = middle(OPEN);
    expect(hintAt(table, 1)).toBeNull();
    expect(hintAt(table, 0)).toMatchObject({ kind: 'let-pass' });
  });

  it('in Equations is proved, and tells of cubes by their colour and of signs as they are printed', () => {
    const found = hintAt(
      equations(
        {
          required: 'red:3',
          permitted: '',
          forbidden: 'green:4',
          resources: 'blue:x green:5 red:+ black:7 blue:2 black:9',
        },
        '15',
        'red:1 green:5',
      ),
    );
    if (found?.kind !== 'move') throw new Error(`a hint of kind ${found?.kind}`);
    const words = hintWords(found, 'equations', 'en').join(' ');
    expect(words).toMatch(/the (red|blue|green|black) [0-9+×÷]/);
    expect(words).not.toMatch(/\dx\d|\d\/\d/);
  });

  it('names no move that was not decided, and says so', () => {
    const table = equations(
      {
        required: 'red:3',
        permitted: '',
        forbidden: 'green:4',
        resources: 'blue:x green:5 red:+ black:7 blue:2',
      },
      '15',
      'red:1 green:5',
    );
    const tired: Analyst = { ...analystFor(EQUATIONS), find: () => ({ answer: 'unknown' }) };
    const found = hintAt(table, 2, tired);
    expect(found).toEqual({ kind: 'move-not-known', idea: null, trap: null });
    expect(hintWords(found!, 'equations', 'en')[2]).toContain('could prove no move safe');
    expect(hintAt(table, 0, tired)).toEqual({ kind: 'pass-not-known', idea: null });
  });

  it('is told in every language, in words of its own', () => {
    const kinds = [hintAt(middle(NOW)), hintAt(middle(OPEN)), hintAt(middle(OPEN), 0)];
    for (const found of kinds) {
      const told = LANGUAGES.map((language) => hintWords(found!, 'onsets', language));
      told[0]!.forEach((step, at) => expect(told[1]![at]).not.toBe(step));
    }
    expect(hintWords(kinds[0]!, 'onsets', 'es')[2]).toBe('Desafía con Ahora y escribe R ∩ G.');
  });
});

describe('asking for a hint', () => {
  it('gives it step by step where the table allows it, and refuses in one line where not', () => {
    const { log } = middle(NOW);
    const ask = (hints: boolean, step: HintStep, seat = 2) =>
      askHint({ hints }, view(replay(log), seat), seat, step, analystFor(SETTINGS));
    expect(ask(true, 3)).toEqual({ ok: true, value: 'Challenge Now and write R ∩ G.' });
    expect(ask(true, 1)).toMatchObject({ ok: true, value: expect.not.stringContaining('R ∩ G') as string });
    expect(ask(false, 1)).toEqual({ ok: false, error: 'Nobody is given hints at this table.' });
    expect(ask(true, 1, 1)).toEqual({ ok: false, error: 'There is nothing to find out now.' });
  });
});
