import { expect, it, vi } from 'vitest';
import { BOOK_IDS, RULEBOOKS } from '../rulebooks/index.ts';
import type * as Books from '../rulebooks/index.ts';
import { evolve } from './record/evolve.ts';
import { fuzzMatch } from './fuzz/fuzz.ts';
import { MODES } from './record/settings.ts';
import { startMatch } from './round/start.ts';
import type { Match } from './record/state.ts';
import {
  ambiguous,
  atGoal,
  checking,
  middle,
  NAMES,
  rolled,
  settingsFor,
  TestTable,
  isEquations,
} from './testing/testing.ts';

const read = vi.hoisted(() => new Set<string>());

/** The books, with a note of every answer that somebody looks at. */
vi.mock('../rulebooks/index.ts', async (original) => {
  const books = await original<typeof Books>();
  const noting = <T extends object>(value: T, path: string): T =>
    new Proxy(value, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof name !== 'string') return member;
        if (name === 'is' || (name === 'rule' && !('is' in target))) read.add(path);
        return typeof member === 'object' && member !== null && !Array.isArray(member) && name !== 'is'
          ? noting(member, path === '' ? name : `${path}.${name}`)
          : member;
      },
    });
  const watched = new Map(books.RULEBOOKS.map((book) => [book.id, noting(book, '')]));
  return { ...books, bookById: (id: string) => watched.get(id) ?? null };
});

/** Every question that a book answers. Variations are looked up by their id, and have tests of their own. */
function questions(value: object, path = ''): readonly string[] {
  if ('is' in value || 'rule' in value) return [path];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? questions(member, path === '' ? name : `${path}.${name}`)
      : [],
  );
}

/** What random matches come to seldom. */
function seldom(book: string): void {
  const leads = [9, 0, 0];
  const setting = atGoal(book, { totals: leads });
  const spare = setting.mat.resources.at(-1)!;
  setting.play(50, 'ann', { do: 'bonus', cube: spare });
  setting.play(51, 'ann', { do: 'bonus', cube: setting.mat.resources.at(-2)! });
  setting.play(51, 'bob', { do: 'bonus', cube: spare });
  setting.play(52, 'ann', { do: 'no-goal' });
  setting.play(53, 'ann', { do: 'arrange-goal', goal: setting.fixture.goal });
  setting.play(54, 'ann', { do: 'no-goal' });
  setting.play(54, 'ann', { do: 'judge-voids-shake' });
  const { lastCube, ambiguous: text, illegalPick } = setting.fixture;
  const last = middle(book, { mat: lastCube });
  last.play(5, 'cat', { do: 'bonus', cube: lastCube.resources });
  last.play(6, 'cat', { do: 'move', cube: lastCube.resources, to: 'permitted' });
  last.play(100, 'ann', { do: 'challenge', claim: 'impossible' });
  const word = middle(book).ok(1, 'ann', { do: 'lift-block' });
  word.play(2, 'ann', { do: 'challenge', claim: 'impossible', said: 'Never' });
  const held = middle(book).ok(1, 'ann', { do: 'lift-block' });
  held.play(30, 'bob', { do: 'time-up', player: 'ann' });
  held.play(0, 'bob', { do: 'wait' });
  const stopped = middle(book).ok(1, 'clock', { do: 'stop-round' });
  stopped.play(2, 'ann', { do: 'challenge', claim: 'now' });
  stopped.play(3, 'ann', { do: 'bonus', cube: spare });
  stopped.play(3, 'clock', { do: 'stop-round' });
  const late = middle(book).ok(1, 'judge', { do: 'absent', player: 'cat' });
  late.play(2, 'judge', { do: 'arrive', player: 'cat' });
  const check = ambiguous(book);
  check.play(80, 'bob', {
    do: 'reject',
    writer: 'ann',
    reason: 'ambiguous',
    regrouped: [text.wins],
    together: true,
  });
  check.play(80, 'ann', { do: 'present', written: [text.text] });
  check.play(81, 'bob', { do: 'challenge', claim: 'now' });
  const touched = atGoal(book);
  touched.play(50, 'ann', { do: 'arrange-goal', goal: touched.fixture.goal });
  touched.play(51, 'ann', { do: 'no-goal' });
  const early = rolled(book);
  early.play(29, 'bob', { do: 'pick', variation: illegalPick });
  const picking = rolled(book);
  for (const at of [30, 32]) {
    picking.play(at, 'ann', { do: 'pick', variation: illegalPick });
    picking.play(at + 1, 'bob', { do: 'point-out', what: 'illegal-variation' });
  }
  for (const level of ['basic', 'adventurous'] as const)
    checking(book, { ...setting.fixture.right, goal: null }, { level }).play(75, 'bob', {
      do: 'reject',
      writer: 'ann',
      reason: 'goal-missing',
    });
  const signing = stopped;
  for (const name of NAMES) signing.play(10, name, { do: 'decline' });
  for (const [listed, intent] of [
    [1, 'deceit'],
    [9, 'deceit'],
    [3, 'slip'],
  ] as const)
    signing.play(11, 'judge', { do: 'judge-corrects', player: 'ann', listed, intent, agreed: [0, 1, 2] });
  startMatch(settingsFor(book), { at: 0, goalSetter: null, totals: [1, 0, 0] }).reduce<Match | null>(
    evolve,
    null,
  );
  const first = new TestTable(book, startMatch(settingsFor(book), { at: 0, goalSetter: null }));
  first.play(1, 'ann', { do: 'roll-for-setter', face: isEquations(book) ? 'red:1' : '1' });
}

it('every answer of a book is read by the engine', () => {
  for (const book of BOOK_IDS) {
    seldom(book);
    for (const mode of MODES) for (let seed = 1; seed <= 8; seed++) fuzzMatch(seed, book, mode);
  }
  const all = [...new Set(RULEBOOKS.flatMap((book) => questions(book)))];
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter((path) => !read.has(path))).toEqual([]);
});
