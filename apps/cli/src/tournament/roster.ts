import { readRoster } from '@forceout/formats/roster';
import type { Roster, RosterEntry } from '@forceout/formats/roster';
import { ok } from '@forceout/rules';
import { inEnglish } from '@forceout/rules/words';
import { told, words as texts } from '../words/language.ts';
import { answerFiles, parseFileArguments } from './files.ts';

export async function rosterCommand(words: readonly string[]): Promise<string | null> {
  const read = parseFileArguments(words, 'roster');
  if (!read.ok) return read.error;
  return answerFiles(read.value, (bytes) => {
    const roster = readRoster(bytes);
    return ok({ json: asJson(roster), words: () => showRoster(roster), status: 0 });
  });
}

function showRoster({ lines, counts }: Roster): string {
  const { day } = texts();
  const doubtful = lines.filter(({ outcome }) => outcome !== 'new');
  return [
    ...doubtful.flatMap((line) => [
      `${day.atLine(line.line)}${line.outcome === 'doubt' ? day.roster.doubt : day.roster['not-read']}${who(line)}`,
      ...line.problems.map(
        ({ column, message }) => `  ${column === null ? '' : `${column}: `}${told(message)}`,
      ),
    ]),
    day.roster.counts(lines.length, counts.new, counts.doubt, counts['not-read']),
  ].join('\n');
}

function who(line: RosterEntry): string {
  const name =
    'team' in line ? line.team?.name : [line.player?.first, line.player?.last].filter(Boolean).join(' ');
  return name === undefined || name === '' ? '' : `, ${name}`;
}

/** As the contract has it: programs are told in English. */
function asJson(roster: Roster): object {
  const lines = roster.lines.map((line) => ({
    ...line,
    problems: line.problems.map(({ column, message }) => ({ column, message: inEnglish(message) })),
  }));
  return { ...roster, lines };
}
