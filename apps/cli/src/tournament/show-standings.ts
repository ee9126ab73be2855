import type { EventOfDay, TeamRule, TournamentData } from '@forceout/formats/tournament';
import { WORDS as PRINTED } from '@forceout/print';
import type { EventStandings, IndividualStanding, ShownStandings } from '@forceout/tournament';
import { language, words } from '../words/language.ts';

/** Standings for people; everything says its rule at the foot. */
export function showStandings(
  data: TournamentData,
  { event, standings }: ShownStandings,
  name: (player: string) => string,
): string {
  const texts = words().day.standings;
  const players = new Map(data.players.map((player) => [player.id, player]));
  const schools = new Map(data.schools.map((one) => [one.id, one.name]));
  const school = (id: string): string => schools.get(players.get(id)?.school ?? '') ?? '';
  const sections = sectionCells(data, event, standings);
  const head = [
    texts.columns.rank,
    texts.columns.player,
    texts.columns.school,
    ...(sections === null ? [] : [texts.columns.section]),
    ...rounds(standings),
    texts.columns.points,
    ...event.tieBreaks.map((one) => PRINTED[language()].standings.tieBreaks[one].name),
  ];
  const body = standings.individuals.map((one) => [
    String(one.rank),
    name(one.player),
    school(one.player),
    ...(sections === null ? [] : [sections(one)]),
    ...one.rounds.map((points, index) => roundCell(one, points, index + 1)),
    String(one.points),
    ...event.tieBreaks.map((tieBreak) => one.figures[tieBreak] ?? '–'),
  ]);
  const teams = standings.teams.flatMap(({ rule, standings: list }, index) => [
    '',
    texts.teams(event.teamRules[index]!),
    columns(
      list.map(({ id, rank, points }) => [
        rank === null ? '–' : String(rank),
        teamName(data, rule, id),
        points ?? '–',
      ]),
    ),
  ]);
  const cut = standings.cut === null ? [] : ['', texts.goesOn(standings.cut.map(name))];
  return [
    texts.head(event.name ?? event.id, standings.after, standings.provisional),
    '',
    columns([head, ...body]),
    ...teams,
    ...cut,
    '',
    ...foot(event, standings),
  ].join('\n');
}

/** Section and rank in it; null where there are none, or where the section is the whole division. */
function sectionCells(
  data: TournamentData,
  { id }: EventOfDay,
  { individuals }: EventStandings,
): ((one: IndividualStanding) => string) | null {
  const names = new Map(data.sections.map((section) => [section.id, section.name ?? section.id]));
  if (individuals.every(({ section }) => section === null || section === id)) return null;
  return ({ section, sectionRank }) =>
    section === null ? '' : `${names.get(section) ?? section} ${sectionRank}`;
}

function rounds({ after }: EventStandings): readonly string[] {
  return Array.from({ length: after }, (_, index) => words().day.standings.round(index + 1));
}

function roundCell({ twos }: IndividualStanding, points: number | null, round: number): string {
  return points === null ? '–' : `${points}${twos.includes(round) ? '²' : ''}`;
}

function teamName({ teams, schools }: TournamentData, rule: TeamRule['rule'], id: string): string {
  if (rule.startsWith('school')) return schools.find((school) => school.id === id)?.name ?? id;
  return teams.find((team) => team.id === id)?.name ?? id;
}

function foot(event: EventOfDay, { individuals }: EventStandings): readonly string[] {
  const texts = words().day.standings;
  const twos = individuals.some((one) => one.twos.length > 0) ? [texts.two] : [];
  const attendance = event.attendance > 0 ? [texts.attendance(event.attendance)] : [];
  const ties =
    event.tieBreaks.length === 0
      ? [texts.shared]
      : [
          texts.ties,
          ...event.tieBreaks.map(
            (one, index) => `${index + 1}. ${PRINTED[language()].standings.tieBreaks[one].says}`,
          ),
        ];
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
