import { readRoster } from '@forceout/formats/roster';
import type { Roster, RosterEntry } from '@forceout/formats/roster';
import { ok } from '@forceout/rules';
import { answerFiles, parseFileArguments } from './files.ts';

export async function rosterCommand(words: readonly string[]): Promise<string | null> {
  const read = parseFileArguments(words, 'roster');
  if (!read.ok) return read.error;
  return answerFiles(read.value, (bytes) => {
    const roster = readRoster(bytes);
    return ok({ json: roster, words: () => showRoster(roster), status: 0 });
  });
}

function showRoster({ lines, counts }: Roster): string {
  const doubtful = lines.filter(({ outcome }) => outcome !== 'new');
  return [
    ...doubtful.flatMap((line) => [
      `line ${line.line}: ${line.outcome === 'doubt' ? 'in doubt' : 'not read'}${who(line)}`,
      ...line.problems.map(({ column, message }) => `  ${column === null ? '' : `${column}: `}${message}`),
    ]),
    `${lines.length} lines: ${counts.new} new, ${counts.doubt} in doubt, ${counts['not-read']} not read`,
  ].join('\n');
}

function who(line: RosterEntry): string {
  const name =
    'team' in line ? line.team?.name : [line.player?.first, line.player?.last].filter(Boolean).join(' ');
  return name === undefined || name === '' ? '' : `, ${name}`;
}
