import type { EventOfDay, TeamRule, TournamentData } from '@forceout/formats/tournament';
import { TIE_BREAK_SENTENCES } from '@forceout/tournament';
import type { EventStandings, IndividualStanding } from '@forceout/tournament';

/** Standings for people; everything says its rule at the foot. */
export function showStandings(
  data: TournamentData,
  standings: EventStandings,
  name: (player: string) => string,
): string {
  const event = data.events.find(({ id }) => id === standings.event)!;
  const players = new Map(data.players.map((player) => [player.id, player]));
  const schools = new Map(data.schools.map((one) => [one.id, one.name]));
  const school = (id: string): string => schools.get(players.get(id)?.school ?? '') ?? '';
  const head = ['rank', 'player', 'school', ...rounds(standings), 'points', ...event.tieBreaks];
  const body = standings.individuals.map((one) => [
    String(one.rank),
    name(one.player),
    school(one.player),
    ...one.rounds.map((points, index) => roundCell(one, points, index + 1)),
    String(one.points),
    ...event.tieBreaks.map((tieBreak) => one.figures[tieBreak] ?? '–'),
  ]);
  const teams = standings.teams.flatMap(({ rule, standings: list }, index) => [
    '',
    teamHeading(event.teamRules[index]!),
    columns(
      list.map(({ id, rank, points }) => [
        rank === null ? '–' : String(rank),
        teamName(data, rule, id),
        points ?? '–',
      ]),
    ),
  ]);
  const cut =
    standings.cut === null ? [] : ['', `Goes on: ${standings.cut.map(name).join(', ') || 'nobody'}`];
  return [
    `${event.name ?? event.id}: after round ${standings.after}${standings.provisional ? ' (provisional)' : ''}`,
    '',
    columns([head, ...body]),
    ...teams,
    ...cut,
    '',
    ...foot(event, standings),
  ].join('\n');
}

function rounds({ after }: EventStandings): readonly string[] {
  return Array.from({ length: after }, (_, index) => `r${index + 1}`);
}

function roundCell({ twos }: IndividualStanding, points: number | null, round: number): string {
  return points === null ? '–' : `${points}${twos.includes(round) ? '²' : ''}`;
}

function teamName({ teams, schools }: TournamentData, rule: TeamRule['rule'], id: string): string {
  if (rule.startsWith('school')) return schools.find((school) => school.id === id)?.name ?? id;
  return teams.find((team) => team.id === id)?.name ?? id;
}

function teamHeading(rule: TeamRule): string {
  switch (rule.rule) {
    case 'members':
      return 'Teams: sum of the places';
    case 'best-of-team':
      return `Teams: the best ${rule.k} places`;
    case 'school-best':
      return `Schools: the best ${rule.k} players`;
    case 'school-average':
      return `Schools: mean of those who played, at least ${rule.k}`;
    case 'school-total':
      return 'Schools: sum of all players';
  }
}

function foot(event: EventOfDay, { individuals }: EventStandings): readonly string[] {
  const twos = individuals.some((one) => one.twos.length > 0) ? ['² a table of two'] : [];
  const attendance =
    event.attendance > 0 ? [`Everybody who played has ${event.attendance} points for attendance.`] : [];
  const ties =
    event.tieBreaks.length === 0
      ? ['Ties are shared.']
      : ['Ties:', ...event.tieBreaks.map((one, index) => `${index + 1}. ${TIE_BREAK_SENTENCES[one]}`)];
  return [...twos, ...attendance, ...ties];
}

/** Columns padded to their widest cell; numbers to the right. */
export function columns(table: readonly (readonly string[])[]): string {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          /^[\d–]/.test(cell) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
