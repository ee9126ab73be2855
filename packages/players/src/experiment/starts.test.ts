import { inEnglish } from '@forceout/rules/words';
import { RULEBOOKS } from '@forceout/rules';
import { describe, expect, it } from 'vitest';
import { simulate } from '../table/simulation.ts';
import { DECISIONS, decisionsOf } from './decisions.ts';
import { readStarts } from './starts.ts';
import { analystFor } from '../bots/analyst-for.ts';
import { reviewLog } from '../coach/review.ts';

const ONSETS =
  'agloa-onsets-2026 middle; cards BRGY BRG BRY BR RG RY R GY G blank; goal 2; required R; resources B U G - Y n';
const EQUATIONS = 'agloa-equations-2015 middle odd; goal 6; resources r1 r2 b3 g4 k+ bx k7';
const WITHOUT_GOAL = 'agloa-onsets-2026 junior; cards BR RG G Y BY R; resources 1 2 3 R B U n - G Y';

describe('start positions', () => {
  it('are read one a line, in notation or in JSON, with notes for people between them', () => {
    const json = JSON.stringify({
      rulebook: 'agloa-onsets-2026',
      division: 'senior',
      universe: ['BR', 'G'],
      goal: '1',
      resources: ['R', 'B'],
    });
    const read = readStarts(`\uFEFF# mine\n${ONSETS}\r\n\n${EQUATIONS}\n${json}\n`, RULEBOOKS);
    if (!read.ok) throw new Error(inEnglish(read.error));
    expect(read.value.map(({ where }) => [where.rulebook, where.division, where.season])).toEqual([
      ['agloa-onsets-2026', 'middle', 'even'],
      ['agloa-equations-2015', 'middle', 'odd'],
      ['agloa-onsets-2026', 'senior', 'even'],
    ]);
  });

  it.each([
    ['', 'there is no position in it'],
    ['# nothing\n', 'there is no position in it'],
    [`${ONSETS}\nagloa-onsets-1914 middle`, 'line 2: rulebook: "agloa-onsets-1914" is not a rulebook'],
    ['{"rulebook":', 'line 1: this is not JSON'],
    ['agloa-onsets-2026 middle; cards BR; goal 1; required R', 'line 1: resources: a move needs a cube'],
    [`${ONSETS}; sauce R`, 'line 1: a position has no "sauce"'],
  ])('refused with its line: %j', (text, problem) => {
    const read = readStarts(text, RULEBOOKS);
    expect(read.ok ? '' : inEnglish(read.error)).toContain(problem);
  });

  const settings = {
    rulebook: 'agloa-onsets-2026',
    division: 'middle',
    level: 'adventurous',
    season: 'even',
    mode: 'auto',
    clock: 'exact',
    judge: false,
  } as const;

  it('begin every match of a set, in which the seats go round and the dice stay', async () => {
    const read = readStarts(`${ONSETS}\n${EQUATIONS}\n${WITHOUT_GOAL}`, RULEBOOKS);
    if (!read.ok) throw new Error(inEnglish(read.error));
    const plan = {
      settings,
      levels: ['club', 'beginner'],
      seed: 'starts',
      length: { shakes: 1 },
      starts: read.value,
    } as const;
    const played = [];
    for (let index = 0; index < 8; index++) played.push(await simulate(plan, index, () => 0));
    expect(played.map(({ set }) => set)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    expect(played.map(({ botAt }) => botAt.join(''))).toEqual([
      '01',
      '10',
      '01',
      '10',
      '01',
      '10',
      '01',
      '10',
    ]);
    expect(played[0]!.seed).toBe(played[1]!.seed);
    for (const [index, { log, refusals }] of played.entries()) {
      const start = read.value[Math.floor(index / 2) % 3]!;
      const begun = log.find((event) => event.type === 'shake-begun');
      expect(begun).toMatchObject({ shake: { goal: start.opening.goal, mat: start.opening.mat } });
      expect(log[0]).toMatchObject({ settings: { ...start.where } });
      expect(refusals).toBe(0);
      // The first seat acts first, by moving or by setting the Goal.
      const first = log.find(({ type }) => ['moved', 'goal-set', 'challenged'].includes(type));
      if (first?.type === 'moved' || first?.type === 'goal-set') expect(first.seat).toBe(0);
    }
  });

  it('pairs have the same rolls and deals, whoever sits where', async () => {
    const plan = {
      settings,
      levels: ['beginner', 'beginner', 'beginner'],
      seed: 'pairs',
      length: { shakes: 1 },
      paired: true,
    } as const;
    const dice = [];
    for (let index = 0; index < 3; index++) {
      const { log } = await simulate(plan, index, () => 0);
      dice.push(
        log
          .filter(({ type }) => type === 'setter-rolled' || type === 'rolled')
          .map((event) => JSON.stringify(event))
          .toSorted(),
      );
    }
    expect(dice[1]).toEqual(dice[0]);
    expect(dice[2]).toEqual(dice[0]);
  });

  it('errors are counted by what was decided, as the notes of the coach have them', async () => {
    const plan = {
      settings,
      levels: ['beginner', 'varsity'],
      seed: 'errors',
      length: { shakes: 2 },
    } as const;
    const { log } = await simulate(plan, 0, () => 0);
    const players = ['beginner 1', 'varsity 2'];
    const { notes } = reviewLog(log, analystFor({ ...settings, players }));
    const [beginner, varsity] = [0, 1].map((seat) => decisionsOf(notes, seat));
    const made = (seat: number, kind: string): number =>
      notes.filter((note) => note.seat === seat && note.kind === kind).length;
    expect(beginner!.move.all).toBe(made(0, 'move'));
    expect(varsity!.move.all).toBe(made(1, 'move'));
    expect(beginner!.writing.all).toBe(made(0, 'wrote') + made(0, 'wrote-nothing'));
    for (const kind of DECISIONS) {
      const { all, errors, unknown } = beginner![kind];
      expect(errors + unknown).toBeLessThanOrEqual(all);
    }
    expect(beginner!.chance.errors).toBe(made(0, 'missed-challenge'));
    expect(beginner!.move.errors + varsity!.move.errors).toBeGreaterThan(0);
  });
});
