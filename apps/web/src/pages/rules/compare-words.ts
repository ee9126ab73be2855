import type { Difference } from '../../engine/books.ts';
import { variationName } from '../../table/tell/sentence.ts';
import type { Words } from '../../words/words.ts';

type Texts = Readonly<Record<string, string>>;
export type Chapter = keyof Words['compare']['chapters'];

/** What the book's data call a question, in plain words; null for what nobody has put into words. */
export function questionWords(words: Words, path: string): string | null {
  const { compare, rules } = words;
  const divisions: Texts = rules.divisions;
  const parts = path.split('.');
  const at = parts.find((part) => divisions[part] !== undefined);
  const place = at === undefined ? null : divisions[at]!;
  const said = (question: string): string => (place === null ? question : compare.in(question, place));
  const [subject, , list, id, detail] = parts;
  if (subject === 'variations' && id !== undefined) {
    const name = variationName(words, id);
    const when = list === 'always' ? compare.always : compare.picked;
    const what = detail === undefined ? when : (compare.details as Texts)[detail];
    return what === undefined ? null : said(compare.variation(name, what));
  }
  const question = (compare.questions as Texts)[parts.map((part) => (part === at ? '*' : part)).join('.')];
  return question === undefined ? null : said(question);
}

/** An answer, or several with commas; numbers speak for themselves. */
export function answerWords({ compare, rules }: Words, path: string, answer: string): string | null {
  const answers: Texts = { ...compare.answers, ...rules.divisions };
  const parts = answer.split(', ').map((one) => {
    const words = answers[`${path}=${one}`] ?? answers[one];
    return words ?? (/^-?\d+$/.test(one) ? one.replace('-', '−') : null);
  });
  return parts.includes(null) ? null : parts.join(', ');
}

const CHAPTERS: readonly (readonly [string, Chapter])[] = [
  ['variation', 'variations'],
  ['procedure.goal.', 'goal'],
  ['procedure.bonus.', 'moves'],
  ['procedure.picking.', 'moves'],
  ['procedure.words.', 'challenge'],
  ['procedure.challenge.', 'challenge'],
  ['procedure.thirdParty', 'checking'],
  ['procedure.checking.', 'checking'],
  ['procedure.scoring.', 'scoring'],
  ['procedure.time.', 'time'],
  ['procedure.round.', 'time'],
  ['procedure.', 'judges'],
];

export function chapterOf(path: string): Chapter {
  return CHAPTERS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'start';
}

/** The differences chapter by chapter, in the order in which a shake is played. */
export function byChapter(
  words: Words,
  list: readonly Difference[],
): readonly (readonly [Chapter, readonly Difference[]])[] {
  const chapters = Object.keys(words.compare.chapters) as readonly Chapter[];
  return chapters.flatMap((chapter) => {
    const inIt = list.filter(({ path }) => chapterOf(path) === chapter);
    return inIt.length === 0 ? [] : [[chapter, inIt] as const];
  });
}
