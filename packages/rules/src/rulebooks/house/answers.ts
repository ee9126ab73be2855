import { factsOf } from '../facts.ts';
import type { Rulebook } from '../index.ts';
import type { Rule } from '../ruled.ts';
import type { Kind } from './kinds.ts';
import { SECTION, choice } from './kinds.ts';
import type { Questions } from './questions.ts';
import { NO_GOAL_PARTS, QUESTIONS, VARIATION_QUESTIONS, isKind } from './questions.ts';

/** An answer of a league: what is different, and the section of the league's own book that says so. */
export interface Answer {
  readonly is: unknown;
  readonly rule: Rule;
}

/** Names of a book that say what it is, not how it is played. */
const GIVEN = new Set(['game', 'title', 'divisions']);
/** Answers that are the number of a section and nothing else. */
const SECTIONS = /^(basicLevel\.)?(citations|goalRules|whyRules)\.|^procedure\.where\./u;
const DETAIL = /^variations\.[a-z]+\.(?:list|always)\.([a-z-]+)\.([a-zA-Z]+)$/u;

/** Every question that a book of house rules may answer anew, with what may stand as the answer. */
export function questionsFor(base: Rulebook): ReadonlyMap<string, Kind> {
  const { divisions } = base;
  const found = new Map<string, Kind>();
  const listed = (questions: Questions, path: string): void => {
    if (isKind(questions)) return void found.set(path, questions);
    for (const [name, more] of Object.entries(questions)) {
      const other = name in OTHER_DIVISIONS && !divisions.some((division) => division === name);
      if (!other) listed(more, path === '' ? name : `${path}.${name}`);
    }
  };
  listed(QUESTIONS[base.game], '');
  found.delete('procedure.goal.noGoal');
  found.set(NO_GOAL_KIND, choice(...Object.keys(NO_GOAL_PARTS)));
  for (const parts of Object.values(NO_GOAL_PARTS)) listed(parts, 'procedure.goal.noGoal');
  for (const { path } of factsOf(base)) {
    if (SECTIONS.test(path)) found.set(path, SECTION);
    const [, id = '', detail = ''] = DETAIL.exec(path) ?? [];
    const kind = VARIATION_QUESTIONS[base.game].details[id]?.[detail];
    if (kind !== undefined) found.set(path, kind);
  }
  for (const name of GIVEN) found.delete(name);
  return found;
}

const OTHER_DIVISIONS = { minor: 1, elementary: 1, middle: 1, junior: 1, senior: 1 };

/** It decides which parts there are, so it is answered before them. */
export const NO_GOAL_KIND = 'procedure.goal.noGoal.kind';

type Data = Readonly<Record<string, unknown>>;

/** The book's data with one more answer. The path is one of `questionsFor`, the answer of its kind. */
export function withAnswer(book: Rulebook, path: string, answer: Answer): Rulebook {
  // Another way to settle a disputed "no Goal" has none of the old one's parts.
  const isNewWay = path === NO_GOAL_KIND && answer.is !== book.procedure.goal.noGoal.is.kind;
  const at = isNewWay ? path.slice(0, path.lastIndexOf('.')) : path;
  const told = isNewWay ? { ...answer, is: { kind: answer.is } } : answer;
  return changed(book, at.split('.'), told, SECTIONS.test(path)) as Rulebook;
}

/** `inside` an answer that has its section already, or not. */
function changed(
  node: unknown,
  [name, ...rest]: readonly string[],
  answer: Answer,
  isSection: boolean,
  inside = false,
): unknown {
  if (name === undefined) {
    if (isSection) return sectionIn(node, answer);
    return inside ? answer.is : { is: answer.is, rule: answer.rule };
  }
  if (Array.isArray(node)) {
    return node.map((entry: Data) => (entry['id'] === name ? changedDetail(entry, rest, answer) : entry));
  }
  const data = (node ?? {}) as Data;
  if ('is' in data)
    return { is: changed(data['is'], [name, ...rest], answer, isSection, true), rule: answer.rule };
  return { ...data, [name]: changed(data[name], rest, answer, isSection, inside) };
}

function sectionIn(node: unknown, { is }: Answer): unknown {
  return typeof node === 'object' && node !== null ? { ...node, rule: is } : is;
}

function changedDetail(entry: Data, [name = '']: readonly string[], { is, rule }: Answer): Data {
  return { ...entry, [name]: is, rule };
}
