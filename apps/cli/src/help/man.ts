import { EVERYWHERE } from './page.ts';
import type { Page } from './page.ts';

/** The manual in the language of man pages. */
export function manPage(pages: readonly Page[], version: string): string {
  return [
    `.TH FORCEOUT 1 "" "forceout ${version}" "Forceout"`,
    '.SH NAME',
    'forceout \\- plays, judges, solves and teaches On\\-Sets and Equations',
    '.SH SYNOPSIS',
    '.B forceout',
    '.I command',
    '.RI [ file ]',
    '.SH DESCRIPTION',
    line(
      'Works by the exact rulebook of a league and a year. A file, or - for standard input; requests are JSON or one line of text.',
    ),
    '.SH OPTIONS',
    ...options(EVERYWHERE),
    '.TP\n.B \\-\\-version',
    'the version of this program',
    '.SH COMMANDS',
    ...pages.flatMap(command),
    '.SH EXIT STATUS',
    line(
      '0 if all went well; 1 if a check found something, or lines of a batch failed; 2 if the input cannot be read; 130 and 143 if it was ended by a signal.',
    ),
    '.SH ENVIRONMENT',
    '.TP\n.B NO_COLOR',
    'no colours; cubes of Equations then show their colour as a letter',
    '.TP\n.B FORCEOUT_TOKEN',
    line('the token of forceout bot'),
    '',
  ].join('\n');
}

function command({ name, summary, usage, about, options: own, examples }: Page): readonly string[] {
  return [
    `.SS ${line(`${name} ${usage}`.trimEnd())}`,
    line(`${summary}.`),
    ...(about === undefined ? [] : ['.PP', '.nf', ...about.split('\n').map(line), '.fi']),
    ...options(own),
    ...examples.flatMap(([example, says]) => [
      '.PP',
      line(says),
      '.PP',
      '.RS',
      '.nf',
      line(example),
      '.fi',
      '.RE',
    ]),
  ];
}

function options(rows: Page['options']): readonly string[] {
  return rows.flatMap(([option, about]) => ['.TP', `.B ${line(option)}`, line(about)]);
}

/** A hyphen is a minus here, a backslash is doubled, and a point at the beginning would be an order. */
function line(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/u, '\\&');
}
