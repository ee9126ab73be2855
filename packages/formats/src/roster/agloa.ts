import { say } from '@forceout/rules';
import { wholeNumber } from './cells.ts';
import type { Column } from './columns.ts';
import { titlesOf } from './columns.ts';
import { given, nameProblems, readDivisions } from './player-record.ts';
import type { Cells, Divisions, ReadRecord, RosterPlayer, RosterProblem } from './player-record.ts';

/** The registration exports of AGLOA's own system; their columns have exactly these names. */
const PLAYER_COLUMNS = ['PlayerID', 'last_name', 'first_name', 'DistrictName', 'E', 'O'] as const;
export type AgloaPlayerField = (typeof PLAYER_COLUMNS)[number];

const SEATS = ['P1', 'P2', 'P3', 'P4', 'P5'] as const;
const TEAM_COLUMNS = [
  'ID',
  'Name',
  'DistrictName',
  'E',
  'O',
  'SBE',
  'SBO',
  'ESEED',
  'OSEED',
  'league_equations_seed',
  'league_on_sets_seed',
  ...SEATS,
] as const;
export type AgloaTeamField = (typeof TEAM_COLUMNS)[number];

export function isAgloaPlayers(header: readonly string[]): boolean {
  return ['PlayerID', 'last_name', 'first_name'].every((name) => header.includes(name));
}

export function isAgloaTeams(header: readonly string[]): boolean {
  return [...SEATS, 'Name'].every((name) => header.includes(name));
}

export function agloaPlayerColumns(header: readonly string[]): readonly Column<AgloaPlayerField>[] {
  return named(header, PLAYER_COLUMNS);
}

export function agloaTeamColumns(header: readonly string[]): readonly Column<AgloaTeamField>[] {
  return named(header, TEAM_COLUMNS);
}

function named<Field extends string>(
  header: readonly string[],
  fields: readonly Field[],
): readonly Column<Field>[] {
  const titles = titlesOf(header, true);
  return header.map((cell, index) => ({
    field: fields.find((one) => one === cell) ?? null,
    title: titles[index]!,
  }));
}

export function readAgloaPlayer(cells: Cells<AgloaPlayerField>): ReadRecord<RosterPlayer> {
  const value = {
    ...given(
      'number',
      cells.understood('PlayerID', (text) => wholeNumber(text), 'number-from-1'),
    ),
    ...given('first', cells.text('first_name')),
    ...given('last', cells.text('last_name')),
    ...given('district', cells.text('DistrictName')),
    ...readDivisions(cells, 'E', 'O'),
    ...cells.noted,
  };
  return { value, fatal: nameProblems(value), doubts: cells.doubts };
}

interface GameSeeds {
  readonly district?: number;
  readonly league?: number;
}

export interface RosterTeam {
  readonly number?: number;
  readonly name?: string;
  readonly district?: string;
  readonly divisions?: Divisions;
  readonly sections?: { readonly equations?: number; readonly onsets?: number };
  readonly seeds?: { readonly equations?: GameSeeds; readonly onsets?: GameSeeds };
  /** Numbers of players, slots 1 to 5. */
  readonly players: readonly (number | null)[];
  readonly notes?: Readonly<Record<string, string>>;
}

export function readAgloaTeam(cells: Cells<AgloaTeamField>): ReadRecord<RosterTeam> {
  const whole = (field: AgloaTeamField, least: number): number | undefined =>
    cells.understood(field, (text) => wholeNumber(text, least), 'whole-number');
  const value = {
    ...given('number', whole('ID', 1)),
    ...given('name', cells.text('Name')),
    ...given('district', cells.text('DistrictName')),
    ...readDivisions(cells, 'E', 'O'),
    ...some('sections', { ...given('equations', whole('SBE', 0)), ...given('onsets', whole('SBO', 0)) }),
    ...some('seeds', {
      ...some('equations', {
        ...given('district', whole('ESEED', 0)),
        ...given('league', whole('league_equations_seed', 0)),
      }),
      ...some('onsets', {
        ...given('district', whole('OSEED', 0)),
        ...given('league', whole('league_on_sets_seed', 0)),
      }),
    }),
    players: SEATS.map((seat) => whole(seat, 1) ?? null),
    ...cells.noted,
  };
  const fatal: readonly RosterProblem[] =
    value.name === undefined ? [{ column: null, message: say('roster-no-name') }] : [];
  return { value, fatal, doubts: cells.doubts };
}

/** An object only if something is in it. */
function some<K extends string, V extends object>(name: K, value: V): { readonly [P in K]?: V } {
  return given(name, Object.keys(value).length > 0 ? value : undefined);
}
