import { words } from '../words/language.ts';
import { aligned } from './aligned.ts';
import { errorTable, ratingCells, sprtLine } from './report.ts';
import type { Standing, Tournament } from './tournament.ts';

export function showTournament(
  standings: readonly Standing[],
  { starts, settings, seed }: Tournament,
): string {
  const { contest, practice, table } = words();
  const body = standings.map((standing) => {
    const { matches, wins, matchPoints, points, penalties, conduct, elo, eloError } = standing;
    const counts = [matchPoints, points, penalties, conduct.late, conduct.nonsense, conduct.refused];
    return [
      nameOf(standing),
      String(matches),
      String(Math.round(wins * 100) / 100),
      ...ratingCells({ elo, error: eloError }),
      ...counts.map(String),
      conduct.gone ? contest.yes : contest.no,
    ];
  });
  const where =
    starts.length > 0
      ? contest.starts(starts.length)
      : practice.simulate.book(settings.rulebook, table.divisions[settings.division]);
  const errors = standings.flatMap((standing) =>
    standing.decisions === undefined ? [] : [{ bot: nameOf(standing), decisions: standing.decisions }],
  );
  const tests = standings.flatMap(({ sprt }) => (sprt === undefined ? [] : [sprtLine(sprt, sprt)]));
  return [
    contest.tournamentHead(where, settings.mode, seed),
    '',
    aligned([contest.columns, ...body]),
    ...tests.flatMap((line) => ['', line]),
    ...(errors.length === 0 ? [] : ['', errorTable(errors)]),
  ].join('\n');
}

function nameOf({ bot, name }: Standing): string {
  const text = name === null ? bot : `${name} (${bot})`;
  return text.length > 40 ? `…${text.slice(-39)}` : text;
}
