import {
  RULEBOOKS,
  bookOf,
  bookOfHouseRules,
  differencesOf,
  factsOf,
  nameOfBook,
  problemWith,
  questionsFor,
} from '@forceout/rules';
import type { HouseRules, Rulebook } from '@forceout/rules';
import { inEnglish, sentence } from '@forceout/rules/words';
import { describe, expect, it } from 'vitest';
import { judgeRequest, readHouseRules, refereeRequest, variationRequest, wrongLine } from './index.ts';

const VALLEY = {
  format: 'forceout-rulebook',
  version: 1,
  id: 'valley-onsets-2027',
  title: 'Valley League On-Sets 2027',
  extends: 'agloa-onsets-2026',
  answers: {
    'procedure.bonus.leader': { is: 'may', rule: 'IV-C' },
    'procedure.scoring.absent': { is: 0, rule: 'X-D' },
  },
  variations: {
    middle: { drop: ['absolute-value'], add: [{ id: 'double-set', rule: 'XIII-B-10', like: 'junior' }] },
  },
} as const;

function bookFrom(json: unknown, books: readonly Rulebook[] = RULEBOOKS): Rulebook {
  const checked = readHouseRules(json, books);
  return checked.ok ? checked.book : expect.fail(checked.problems.join('\n'));
}

/** A value somewhere in a book's data, by the name of its question. */
function answerAt(book: Rulebook, path: string): unknown {
  let node: unknown = book;
  for (const name of path.split('.')) {
    if (typeof node === 'object' && node !== null && 'is' in node) node = node.is;
    if (Array.isArray(node)) node = (node as { readonly id: string }[]).find(({ id }) => id === name);
    else node = (node as Readonly<Record<string, unknown>> | undefined)?.[name];
  }
  return typeof node === 'object' && node !== null && 'is' in node ? node.is : node;
}

describe('the questions of the rulebooks', () => {
  it.each(RULEBOOKS)('each answer of $id is one that house rules could give', (book) => {
    const questions = questionsFor(book);
    const said = /^(game|title|divisions|basicLevel|variations\.[a-z]+\.(always|list))$/u;
    for (const { path } of factsOf(book)) {
      const kind = questions.get(path);
      if (kind === undefined) {
        // A variation is there or not, which "variations" says; and a list that is empty has no names.
        expect(path).toMatch(/^variations\.|^game$|^title$|^divisions$|^basicLevel$|secondOfTwo$/u);
        continue;
      }
      expect(path).not.toMatch(said);
      if (kind.kind !== 'section')
        expect([path, problemWith(answerAt(book, path), kind)]).toEqual([path, null]);
    }
  });

  it.each(RULEBOOKS)('answering what $id answers changes nothing, and another answer just that', (book) => {
    const facts = new Map(factsOf(book).map((fact) => [fact.path, fact]));
    for (const [path, kind] of questionsFor(book)) {
      const fact = facts.get(path);
      if (fact === undefined || kind.kind === 'section' || path.endsWith('noGoal.kind')) continue;
      const rule = fact.rule ?? 'I';
      const same = { [path]: { is: answerAt(book, path), rule } };
      const made = (answers: HouseRules['answers']): Rulebook =>
        bookOfHouseRules(book, { id: 'x', title: 'x', extends: book.id, answers, variations: {} });
      expect(
        differencesOf(book, made(same)).filter((one) => one.before?.answer !== one.after?.answer),
      ).toEqual([]);
      const other = [0, 1, 2, true, false, [], null, ...(kind.kind === 'choice' ? kind.choices : [])].find(
        (is) => problemWith(is, kind) === null && String(is) !== String(answerAt(book, path)),
      );
      if (other === undefined) continue;
      const changed = differencesOf(book, made({ [path]: { is: other, rule } }));
      expect(changed.map((one) => one.path)).toEqual([path]);
    }
  });
});

describe('a file of house rules', () => {
  it('says what differs', () => {
    const checked = readHouseRules(VALLEY);
    if (!checked.ok) return expect.fail(checked.problems.join());
    expect(
      checked.differences.map(({ path, before, after }) => [path, before?.answer, after?.answer]),
    ).toEqual([
      ['variations.middle.list.absolute-value', 'yes', undefined],
      ['procedure.bonus.leader', 'may-not', 'may'],
      ['procedure.scoring.absent', '-2', '0'],
      ['variations.middle.list.double-set.mostSymbols', undefined, '4'],
      ['variations.middle.list.double-set.minus', undefined, 'as-called'],
    ]);
  });

  it('is found again by what a match keeps of it, after a way through JSON too', () => {
    const book = bookFrom(VALLEY);
    const kept = JSON.parse(JSON.stringify(nameOfBook(book))) as ReturnType<typeof nameOfBook>;
    expect(bookOf(kept)).toEqual(book);
    expect(bookOf({ ...kept, rulebook: 'somebody-else' })).toBeNull();
  });

  it('may extend another one', () => {
    const valley = bookFrom(VALLEY);
    const json = { ...VALLEY, id: 'hill-onsets-2027', extends: valley.id, answers: {}, variations: {} };
    const hill = bookFrom(json, [...RULEBOOKS, valley]);
    expect(hill.procedure.bonus.leader.is).toBe('may');
    expect(bookOf(nameOfBook(hill))).toEqual(hill);
  });

  it('judges, picks and referees like any other book', () => {
    const books = [...RULEBOOKS, bookFrom(VALLEY)];
    const position = {
      rulebook: VALLEY.id,
      division: 'middle',
      universe: ['BR', 'B', 'R', 'G', 'Y', 'blank'],
      variations: [],
      resources: ['B', 'R', 'U'],
    };
    const pick = (id: object) => variationRequest({ position, pick: id }, books);
    expect(pick({ id: 'double-set', set: 'B' })).toMatchObject({ ok: true, value: { legal: true } });
    expect(pick({ id: 'absolute-value' })).toMatchObject({ ok: true, value: { legal: false } });
    const asked = {
      position: { ...position, goal: '2', required: ['B', 'R'], resources: [], after: 'stop' },
      written: [{ setName: 'B U R' }],
    };
    expect(judgeRequest(asked, books).ok).toBe(true);
    expect(judgeRequest(asked)).toMatchObject({ ok: false });
    // Whoever leads may take a bonus move here.
    const script = (rulebook: string) => ({
      rulebook,
      division: 'middle',
      mode: 'auto',
      players: ['ann', 'bob', 'cat'],
      totals: { ann: 9, bob: 2, cat: 2 },
      goalSetter: 'cat',
      turn: 'ann',
      lastMover: 'cat',
      position: {
        rulebook,
        division: 'middle',
        universe: position.universe,
        variations: [],
        goal: '2',
        required: [],
        permitted: [],
        forbidden: [],
        resources: ['B', 'R', 'U', 'G', 'Y', 'n'],
      },
      actions: [{ at: 1, by: 'ann', do: 'move', cube: 'R', to: 'required', bonus: 'G' }],
    });
    const outcome = (rulebook: string) => {
      const answer = refereeRequest(script(rulebook), books);
      return answer.ok ? answer.value.results[0]!.accepted : expect.fail(answer.error);
    };
    expect([outcome(VALLEY.id), outcome('agloa-onsets-2026')]).toEqual([true, false]);
  });

  it('gives another way to settle a disputed "no Goal" with all its parts', () => {
    const rule = 'III-D-2';
    const prefix = 'procedure.goal.noGoal';
    const book = bookFrom({
      ...VALLEY,
      answers: {
        [`${prefix}.givesUpPenalty`]: { is: -1, rule },
        [`${prefix}.kind`]: { is: 'disputer-sets-a-goal', rule },
        [`${prefix}.seconds`]: { is: 90, rule },
        [`${prefix}.setterPenalty`]: { is: -2, rule },
      },
    });
    expect(book.procedure.goal.noGoal).toEqual({
      is: { kind: 'disputer-sets-a-goal', seconds: 90, setterPenalty: -2, givesUpPenalty: -1 },
      rule,
    });
  });
});

const answer = (path: string, value: unknown) => ({ ...VALLEY, answers: { [path]: value } });
const lists = (division: string, change: unknown) => ({ ...VALLEY, variations: { [division]: change } });
const added = (entry: unknown) => lists('middle', { add: [entry] });

describe('a wrong file gets one line for each thing that is wrong', () => {
  it.each([
    [null, 'an object is expected'],
    [[], 'an object is expected'],
    [{ ...VALLEY, format: 'chess' }, 'format: "forceout-rulebook" is expected'],
    [{ ...VALLEY, version: 2 }, 'version: 1 is expected'],
    [{ ...VALLEY, version: '1' }, 'version: 1 is expected'],
    [{ ...VALLEY, id: undefined }, 'id: missing'],
    [{ ...VALLEY, id: 7 }, 'id: a text of 1 to 60 characters is expected'],
    [{ ...VALLEY, id: '' }, 'id: a text of 1 to 60 characters is expected'],
    [{ ...VALLEY, id: 'Valley League' }, 'id: small letters, digits and hyphens between them are expected'],
    [{ ...VALLEY, id: 'valley-' }, 'id: small letters, digits and hyphens between them are expected'],
    [{ ...VALLEY, id: 'agloa-onsets-2026' }, 'id: "agloa-onsets-2026" is the name of a built-in book'],
    [{ ...VALLEY, title: undefined }, 'title: missing'],
    [{ ...VALLEY, title: ' ' }, 'title: a text of 1 to 100 characters is expected'],
    [{ ...VALLEY, title: 'x'.repeat(101) }, 'title: a text of 1 to 100 characters is expected'],
    [{ ...VALLEY, extends: undefined }, 'extends: missing'],
    [{ ...VALLEY, extends: 3 }, 'extends: a text is expected'],
    [
      { ...VALLEY, extends: 'agloa-onset-2026' },
      'extends: there is no rulebook "agloa-onset-2026"; did you mean "agloa-onsets-2026"?',
    ],
    [{ ...VALLEY, answer: {} }, 'answer: no such field; did you mean "answers"?'],
    [{ ...VALLEY, notes: 'ours' }, 'notes: no such field'],
    [{ ...VALLEY, answers: [] }, 'answers: an object is expected'],
    [
      answer('procedure.bonus.leeder', { is: 'may', rule: 'IV-C' }),
      'answers.procedure.bonus.leeder: no such question; did you mean "procedure.bonus.leader"?',
    ],
    [answer('chess.castling', { is: true, rule: 'I' }), 'answers.chess.castling: no such question'],
    [answer('title', { is: 'Ours', rule: 'I' }), 'answers.title: no such question'],
    [answer('game', { is: 'equations', rule: 'I' }), 'answers.game: no such question'],
    [answer('goalCubes.most', { is: 7, rule: 'I' }), 'answers.goalCubes.most: no such question'],
    [
      answer('procedure.scoring', { is: 0, rule: 'I' }),
      'answers.procedure.scoring: this is answered part by part: procedure.scoring.correct, procedure.scoring.notCorrect, procedure.scoring.thirdParty.nowWithCorrectChallenger, procedure.scoring.thirdParty.nowWithWrongChallenger, …',
    ],
    [
      answer('universe.senior', { is: 6, rule: 'I' }),
      'answers.universe.senior: this is answered part by part: universe.senior.least, universe.senior.most',
    ],
    [
      answer('universe.minor.most', { is: 6, rule: 'I' }),
      'answers.universe.minor.most: no such question; did you mean "universe.junior.most"?',
    ],
    [
      answer('variations.middle.list.absolute-value', { is: 'yes', rule: 'I' }),
      'answers.variations.middle.list.absolute-value: no such question; lists are changed under "variations"',
    ],
    [
      answer('procedure.scoring.absent', 0),
      'answers.procedure.scoring.absent: an object with "is" and "rule" is expected',
    ],
    [
      answer('procedure.scoring.absent', { is: '0', rule: 'X-D' }),
      'answers.procedure.scoring.absent.is: a number is expected',
    ],
    [
      answer('procedure.scoring.absent', { is: null, rule: 'X-D' }),
      'answers.procedure.scoring.absent.is: a number is expected',
    ],
    [
      answer('procedure.scoring.absent', { is: 0.5, rule: 'X-D' }),
      'answers.procedure.scoring.absent.is: a whole number from -20 to 20 is expected',
    ],
    [
      answer('procedure.scoring.absent', { is: -200, rule: 'X-D' }),
      'answers.procedure.scoring.absent.is: a whole number from -20 to 20 is expected',
    ],
    [
      answer('procedure.scoring.late', { is: 'no', rule: 'X-D' }),
      'answers.procedure.scoring.late.is: a number or null is expected',
    ],
    [answer('procedure.scoring.absent', { rule: 'X-D' }), 'answers.procedure.scoring.absent.is: missing'],
    [answer('procedure.scoring.absent', { is: 0 }), 'answers.procedure.scoring.absent.rule: missing'],
    [
      answer('procedure.scoring.absent', { is: 0, rule: 4 }),
      'answers.procedure.scoring.absent.rule: the number of a section is expected',
    ],
    [
      answer('procedure.scoring.absent', { is: 0, rule: ' ' }),
      'answers.procedure.scoring.absent.rule: the number of a section is expected',
    ],
    [
      answer('procedure.scoring.absent', { is: 0, rule: 'X-D', why: 'kind' }),
      'answers.procedure.scoring.absent.why: no such field',
    ],
    [
      answer('procedure.bonus.leader', { is: 'maybe', rule: 'IV-C' }),
      'answers.procedure.bonus.leader.is: one of "may", "may-not" is expected',
    ],
    [
      answer('procedure.checking.appeals', { is: 'yes', rule: 'VII' }),
      'answers.procedure.checking.appeals.is: true or false is expected',
    ],
    [
      answer('procedure.approval', { is: ['middle', 'middle'], rule: 'XI' }),
      'answers.procedure.approval.is: a list of "minor", "elementary", "middle", "junior", "senior" is expected',
    ],
    [
      answer('procedure.words.alsoCounts', { is: 'Never', rule: 'V' }),
      'answers.procedure.words.alsoCounts.is: a list of words is expected',
    ],
    [
      answer('citations.ambiguous', { is: 7, rule: 'VII' }),
      'answers.citations.ambiguous.is: the number of a section is expected',
    ],
    [
      answer('universe.senior.least', { is: 15, rule: 'II' }),
      'answers.universe.senior.least.is: the least would be 15 and the most 14',
    ],
    [
      answer('procedure.goal.noGoal.setterPenalty', { is: -2, rule: 'III' }),
      'answers.procedure.goal.noGoal.setterPenalty: no such question where the kind is "disputer-writes-a-solution"',
    ],
    [{ ...VALLEY, variations: [] }, 'variations: an object is expected'],
    [lists('midle', {}), 'variations.midle: no such division; did you mean "middle"?'],
    [lists('minor', {}), 'variations.minor: no such division'],
    [lists('middle', []), 'variations.middle: an object with "drop" and "add" is expected'],
    [lists('middle', { remove: [] }), 'variations.middle.remove: no such field'],
    [lists('middle', { drop: 'absolute-value' }), 'variations.middle.drop: a list is expected'],
    [lists('middle', { drop: [1] }), 'variations.middle.drop[0]: a text is expected'],
    [
      lists('middle', { drop: ['absolut-value'] }),
      'variations.middle.drop[0]: "absolut-value" is not played in this division; did you mean "absolute-value"?',
    ],
    [
      lists('middle', { drop: ['wild-cube', 'wild-cube'] }),
      'variations.middle.drop[1]: "wild-cube" stands here twice',
    ],
    [added('double-set'), 'variations.middle.add[0]: an object with "id" and "rule" is expected'],
    [added({ rule: 'I' }), 'variations.middle.add[0].id: missing'],
    [
      added({ id: 'duble-set', rule: 'I' }),
      'variations.middle.add[0].id: there is no variation "duble-set"; did you mean "double-set"?',
    ],
    [
      added({ id: 'two-solutions', rule: 'I', like: 'jr' }),
      'variations.middle.add[0].like: no such division',
    ],
    [
      added({ id: 'two-solutions', rule: 'I', like: 'junior' }),
      'variations.middle.add[0].like: "two-solutions" is not played in junior',
    ],
    [
      added({ id: 'double-set', rule: 'I', mostSymbols: 4 }),
      'variations.middle.add[0].minus: missing: give it, or say with "like" where to take it from',
    ],
    [
      added({ id: 'double-set', rule: 'I', like: 'junior', mostSymbols: 'four' }),
      'variations.middle.add[0].mostSymbols: a number is expected',
    ],
    [
      added({ id: 'double-set', rule: 'I', like: 'junior', mostSymbol: 4 }),
      'variations.middle.add[0].mostSymbol: no such field; did you mean "mostSymbols"?',
    ],
    [added({ id: 'double-set', like: 'junior' }), 'variations.middle.add[0].rule: missing'],
    [
      added({ id: 'two-operations', rule: 'I' }),
      'variations.middle.add[0].id: "two-operations" is in the list already',
    ],
  ])('%# %o: %s', (json, line) => {
    const checked = readHouseRules(json);
    if (checked.ok) return expect.fail('nothing was wrong');
    expect(checked.problems).toEqual([line]);
    // In Spanish too, and none of that is English.
    const [{ path, said } = expect.fail('no line')] = checked.wrong;
    expect(wrongLine({ path, said }, inEnglish)).toBe(line);
    expect(sentence(said, 'es').replaceAll(/"[^"]*"|[\w-]+(?:\.[\w-]+)+/gu, '')).not.toMatch(
      /\b(?:is|are|the|such|missing|expected|of|by|with|where|or|and)\b/u,
    );
  });

  it('all of them at once', () => {
    const checked = readHouseRules({
      ...VALLEY,
      id: 'x y',
      titel: 'x',
      answers: { a: 1, 'procedure.approval': { is: 1, rule: '' } },
    });
    expect(checked.ok ? [] : checked.problems).toHaveLength(5);
  });
});
