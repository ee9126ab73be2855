import type { PlayedRules } from '../day/day.ts';
import type { Words } from '../words/index.ts';

/** What players and judges must know to fill the sheet in, each with the book's own section. */
export function sheetNotes({ book, division }: PlayedRules, words: Words): readonly string[] {
  const { sheet } = words;
  const { scoring, approval, bonus, where, checking } = book.procedure;
  const approved = division !== null && approval.is.includes(division);
  return [
    sheet.goalSetter,
    sheet.values(
      shakeValues(book.procedure.scoring).join(', '),
      signed(scoring.absent.is),
      scoring.absent.rule,
    ),
    approved ? sheet.initials(approval.rule) : sheet.initialsFree,
    ...(bonus.leader.is === 'may-not' ? [sheet.leader(bonus.leader.rule)] : []),
    sheet.signing(where.signing.rule),
    ...(checking.appeals.is ? [sheet.appeal(checking.appeals.rule)] : []),
  ];
}

/** What a shake can score for who is there, the most first. */
function shakeValues(scoring: PlayedRules['book']['procedure']['scoring']): readonly number[] {
  const { thirdParty, absent: _absent, late: _late, ...own } = scoring;
  const values = [...Object.values(own), ...Object.values(thirdParty)].map(({ is }) => is);
  return [...new Set(values)].toSorted((a, b) => b - a);
}

/** With a true minus sign, which is seen from farther than a hyphen. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
