import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BOOK_IDS } from '../../rulebooks/index.ts';
import type { Deed } from '../record/command.ts';
import { evolve } from '../record/evolve.ts';
import { fuzzLog } from '../fuzz/fuzz.ts';
import { may, mayDo } from './may.ts';
import type { May } from './may.ts';
import { tried } from './answer.ts';
import type { Answer } from './answer.ts';
import { firstFace, layOutCubes, someCards, someRoll } from './samples.ts';
import { MODES } from '../record/settings.ts';
import type { Match, Paper } from '../record/state.ts';
import { AGLOA_2026, EQUATIONS, middle, rolled } from '../testing/testing.ts';
import { view } from '../seen/view.ts';

/** Deeds whose answer can be compared with what the match itself says. */
function* asked(match: Match, seen: May): Generator<readonly [Deed, Answer]> {
  const { deeds } = seen;
  for (const { cube, to, answer } of seen.moves) yield [{ do: 'move', cube, to, bonus: null }, answer];
  for (const { cube, answer } of seen.bonus) yield [{ do: 'bonus', cube }, answer];
  for (const { cube, to, answer } of seen.shifts) yield [{ do: 'shift', cube, to }, answer];
  for (const claim of ['now', 'impossible', 'no-goal'] as const)
    yield [{ do: 'challenge', claim }, seen.challenge[claim]];
  for (const { writer, accept, ask } of seen.checks) {
    // Whether the others are done with the Solution under check is covered, and so whether one may go on to this.
    if (match.phase.kind === 'checking' && (match.phase.current ?? writer) !== writer) continue;
    yield [{ do: 'accept', writer }, accept];
    // A view does not tell by what proof a checker failed.
    const proved = papersOf(match).some(({ checks }) => checks.some(({ triedAmbiguity }) => triedAmbiguity));
    if (!proved) yield [{ do: 'ask-judge', writer }, ask];
  }
  for (const { side, answer } of seen.joins) yield [{ do: 'join', player: side }, answer];
  for (const { player, answer } of seen.times) yield [{ do: 'time-up', player }, answer];
  yield [{ do: 'roll-for-setter', face: firstFace(match) }, deeds['roll-for-setter']];
  yield [{ do: 'lay-out', cubes: layOutCubes(match) }, deeds['lay-out']];
  yield [{ do: 'roll', cubes: someRoll(match) }, deeds.roll];
  yield [{ do: 'deal', cards: someCards(match) }, deeds.deal];
  yield [{ do: 'appeal', secondJudge: true }, deeds.appeal];
  yield [{ do: 'go-on' }, deeds['go-on']];
  for (const name of PLAIN) yield [{ do: name }, deeds[name]];
}

function papersOf({ phase }: Match): readonly Paper[] {
  return phase.kind === 'checking' ? phase.papers : [];
}

const PLAIN = [
  'begin-shake',
  'turn-timer',
  'no-goal',
  'agree',
  'lift-block',
  'put-back',
  'decline',
  'sign',
] as const;

/** Nothing has happened that only the software knows. */
function isPlain(match: Match): boolean {
  return match.faults.length === 0 && (match.shake?.picks.every(({ legal }) => legal) ?? true);
}

describe.each(BOOK_IDS)('%s', (book) => {
  it.each(MODES)('in %s mode a seat may do what the rules let it do', (mode) => {
    // Compared here and not by `expect`, which takes longer than the question and its answer.
    const wrong: unknown[] = [];
    for (const seed of [7, 8]) {
      let match: Match | null = null;
      for (const [index, event] of fuzzLog(seed, book, mode).entries()) {
        match = evolve(match, event);
        // Between the events of one command a match is not at rest.
        if (index % 7 > 0 || !isPlain(match)) continue;
        for (const seat of match.settings.players.keys()) {
          for (const [deed, answer] of asked(match, may(view(match, seat), seat))) {
            const rules = tried(match, seat, deed, match.now);
            if (!isDeepStrictEqual(answer, rules)) wrong.push({ seed, index, seat, deed, answer, rules });
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('why not', () => {
  it('a leader is told the section, and in table mode that it can be charged', () => {
    const settings = { totals: [0, 0, 9] } as const;
    const auto = middle(AGLOA_2026, { ...settings, mode: 'auto', turn: 'cat', lastMover: 'bob' }).match;
    expect(may(view(auto, 2), 2).deeds.bonus).toMatchObject({ is: 'no', code: 'leader-bonus', rule: 'IV-C' });
    const table = middle(AGLOA_2026, { ...settings, mode: 'table', turn: 'cat', lastMover: 'bob' }).match;
    expect(may(view(table, 2), 2).deeds.bonus).toMatchObject({ is: 'illegal', code: 'illegal-bonus' });
  });

  it('who picks, sets a Goal or presents is known without a pick, a Goal or a Solution', () => {
    const picking = rolled(AGLOA_2026, { mode: 'auto' }).match;
    const setter = picking.shake!.setter;
    const other = (setter + 1) % 3;
    expect(may(view(picking, setter), setter).deeds.pick).toEqual({ is: 'yes' });
    expect(may(view(picking, other), other).deeds.pick).toMatchObject({ is: 'no', code: 'out-of-turn' });
    expect(may(view(picking, setter), setter).deeds['set-goal']).toMatchObject({ code: 'picks-missing' });
    for (const book of [AGLOA_2026, EQUATIONS]) {
      const writing = middle(book, { mode: 'auto' }).ok(5, 'ann', { do: 'challenge', claim: 'now' }).match;
      expect(may(view(writing, 0), 0).deeds.present).toEqual({ is: 'yes' });
      const done = middle(book, { mode: 'auto' })
        .ok(5, 'ann', { do: 'challenge', claim: 'now' })
        .ok(6, 'ann', { do: 'present', written: [middle(book).fixture.right] }).match;
      expect(may(view(done, 0), 0).deeds.present).toMatchObject({ is: 'no', code: 'already-presented' });
    }
  });
});

describe('what concerns the table as a whole', () => {
  const yes = { is: 'yes' };
  it('players may take back the last act, and not what nobody has done', () => {
    const begun = middle(AGLOA_2026, { mode: 'auto', turn: 'ann', lastMover: 'cat' });
    const propose = { do: 'propose-take-back', reason: '' } as const;
    expect(mayDo(view(begun.match, 1), 1, propose)).toMatchObject({ is: 'no', code: 'not-now' });
    const [cube] = begun.match.shake!.mat.resources;
    const moved = begun.ok(5, 'ann', { do: 'move', cube: cube!, to: 'permitted', bonus: null }).match;
    expect(view(moved, 1).shake!.acts.at(-1)).toMatchObject({ kind: 'cube', seat: 0, cube, to: 'permitted' });
    expect(mayDo(view(moved, 1), 1, propose)).toEqual(yes);
    expect(mayDo(view(moved, 'spectator'), 'judge', propose)).toMatchObject({ code: 'not-a-player' });
  });

  it('a judge is asked the same question', () => {
    const { match } = middle(AGLOA_2026, { mode: 'auto' });
    const seen = view(match, 'spectator');
    expect(mayDo(seen, 'judge', { do: 'judge-penalizes', player: 0, twoJudges: false })).toMatchObject({
      is: 'no',
      code: 'no-warning',
    });
    expect(mayDo(seen, 'judge', { do: 'pause', reason: '' })).toEqual(yes);
    expect(mayDo(seen, 'judge', { do: 'resume' })).toMatchObject({ code: 'not-paused' });
    expect(mayDo(view(match, 0), 0, { do: 'judge-voids-shake' })).toMatchObject({ code: 'not-an-official' });
  });
});
