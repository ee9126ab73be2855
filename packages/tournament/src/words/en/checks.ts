type Figures = readonly (number | null)[];

const list = (figures: Figures): string => figures.map((figure) => figure ?? '–').join(', ');

/** What may be wrong with a sheet. They follow the name of a table or a line: neither capital nor full stop. */
export const checks = {
  'sheet-total': (player: string, total: number, sum: number | null): string =>
    `${player}: the total is ${total}, shakes and penalties come to ${sum}`,
  'sheet-claimed-totals': (claimed: Figures, totals: Figures): string =>
    `written are ${list(claimed)}, the sheet comes to ${list(totals)}`,
  'sheet-claimed-points': (claimed: Figures, points: Figures): string =>
    `written are ${list(claimed)} match points, the totals give ${list(points)}`,
  'sheet-shake-value': (player: string, points: number, shake: number): string =>
    `${player}: no shake brings ${points} points (shake ${shake})`,
  'sheet-shake-count': (counts: Figures): string => `the columns have ${list(counts)} shakes`,
  'sheet-penalty-value': (player: string, shake: number, points: number): string =>
    `${player}, shake ${shake}: there is no penalty of ${points}`,
  'sheet-penalty-initials': (player: string, shake: number): string =>
    `${player}, shake ${shake}: a judge's initials are missing beside the penalty`,
  'sheet-unsigned': (player: string): string => `confirmed, but ${player} has not signed`,
  'sheet-missing': (round: number, table: number): string =>
    `round ${round} is closed, and table ${table} has no sheet that counts`,
  'sheet-other-game': (book: string, game: string): string => `${book} is not a book of ${game}`,
  'sheet-shake-triple': (shake: number, scores: Figures): string =>
    `shake ${shake}: no shake gives ${list(scores)}`,
  'sheet-points-sum': (sum: number, expected: number): string =>
    `the points written come to ${sum}, not ${expected}`,
  'sheet-many-shakes': (shakes: number, most: number): string => `${shakes} shakes are more than ${most}`,
  'sheet-same-totals': 'the same totals as in the line before',
};
