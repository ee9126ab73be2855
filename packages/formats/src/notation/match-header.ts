import type { MatchSettings, Start } from '@forceout/rules/match';
import type { MatchHeader, MatchResult } from '../match-file.ts';
import { seatLetter } from './deed-words.ts';
import { openingPosition } from './match-start.ts';
import { makePositionLine } from './position-line.ts';
import { makeFree } from './split.ts';

/** The first line of every text of a match. */
export const MATCH_TEXT = 'Forceout match 1';

type Lines = readonly (readonly [name: string, value: string])[];

export function makeHeader(
  settings: MatchSettings,
  header: MatchHeader,
  start: Start | null,
  result: MatchResult,
): string {
  const { rulebook, division, season, level, mode, clock, judge, players, house } = settings;
  const { commitment, seed, nonces, date } = header;
  const seats = (list: readonly number[] | undefined): string => (list ?? []).map(seatLetter).join('');
  const lines: Lines = [
    ['Book', makePositionLine({ rulebook, division, season, level })],
    ['House', house === undefined ? '' : JSON.stringify(house)],
    ['Players', players.map(freeName).join(', ')],
    ['Mode', mode === 'auto' ? '' : mode],
    ['Clock', clock === 'exact' ? '' : clock],
    ['Judge', judge ? 'yes' : ''],
    ['Date', date === undefined ? '' : makeFree(date)],
    ['Setter', start === null || start.goalSetter === null ? '' : seatLetter(start.goalSetter)],
    ['Totals', start?.totals?.join(', ') ?? ''],
    ['Warned', seats(start?.warnings)],
    ['Empty', seats(start?.empty)],
    ['First', start?.firstShake === 'now' ? 'now' : ''],
    ['At', start === null || start.at === 0 ? '' : String(start.at)],
    ...openingLines(settings, start),
    ['Commitment', commitment === undefined ? '' : makeFree(commitment)],
    ['Seed', seed === undefined ? '' : makeFree(seed)],
    ['Nonces', nonces?.map(freeName).join(', ') ?? ''],
    ['Result', [result.totals, ...(result.points === null ? [] : [result.points])].map(listed).join(' for ')],
  ];
  const given = lines.filter(([, value]) => value !== '');
  return [MATCH_TEXT, ...given.map(([name, value]) => `${name}: ${value}`)].join('\n');
}

function openingLines(settings: MatchSettings, start: Start | null): Lines {
  if (start?.opening === undefined) return [];
  const position = openingPosition(settings, start.opening);
  if (position === null) return [];
  const { turn, lastMover } = start.opening;
  return [
    ['Position', makePositionLine(position)],
    ['Turn', seatLetter(turn)],
    ['Mover', seatLetter(lastMover)],
  ];
}

function listed(numbers: readonly number[]): string {
  return numbers.join(', ');
}

/** An empty text, too, is written down. */
function freeName(name: string): string {
  return name.includes(',') || name === '' ? JSON.stringify(name) : makeFree(name);
}
