import { factsOf } from './facts.ts';
import type { Fact } from './facts.ts';
import { RULEBOOKS } from './index.ts';
import type { Rulebook } from './index.ts';

/** A page with every answer of every rulebook side by side, one table for each game. */
export function factsPage(books: readonly Rulebook[] = RULEBOOKS): string {
  const games = [...new Set(books.map((book) => book.game))];
  return [
    '# What the rulebooks answer',
    '',
    'Written from the rulebook files by `npm run fix` and compared with them by the tests: a changed answer shows up here.',
    'Each cell is an answer and the section of that book it comes from; rows marked ≠ are those on which books differ.',
    '',
    ...games.flatMap((game) => [...table(books.filter((book) => book.game === game)), '']),
  ].join('\n');
}

function table(books: readonly Rulebook[]): readonly string[] {
  const answers = books.map((book) => new Map(factsOf(book).map((fact) => [fact.path, fact])));
  const paths = [...new Set(answers.flatMap((facts) => [...facts.keys()]))];
  return [
    `|  | question | ${books.map((book) => book.id).join(' | ')} |`,
    `|---|---|${books.map(() => '---').join('|')}|`,
    ...paths.map((path) => {
      const cells = answers.map((facts) => facts.get(path));
      const differ = cells.some((cell) => cell?.answer !== cells[0]?.answer);
      return `| ${differ ? '≠' : ''} | ${path} | ${cells.map(cellText).join(' | ')} |`;
    }),
  ];
}

function cellText(fact: Fact | undefined): string {
  if (fact === undefined) return '–';
  return fact.rule === null ? fact.answer : `${fact.answer} [${fact.rule}]`;
}
