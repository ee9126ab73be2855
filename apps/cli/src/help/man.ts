import { words } from '../words/language.ts';
import { everywhere, withPlaces } from './page.ts';
import type { Page } from './page.ts';

/** The manual in the language of man pages. */
export function manPage(pages: readonly Page[], version: string): string {
  const { man } = words().help;
  const { titles } = man;
  return [
    `.TH FORCEOUT 1 "" "forceout ${version}" "Forceout"`,
    `.SH ${titles.name}`,
    `forceout \\- ${line(man.name)}`,
    `.SH ${titles.synopsis}`,
    '.B forceout',
    `.I ${man.command}`,
    `.RI [ ${man.file} ]`,
    `.SH ${titles.description}`,
    line(man.description),
    `.SH ${titles.options}`,
    ...options(everywhere()),
    '.TP\n.B \\-\\-version',
    line(man.version),
    `.SH ${titles.commands}`,
    ...pages.flatMap(command),
    `.SH ${titles.status}`,
    line(man.status),
    `.SH ${titles.environment}`,
    '.TP\n.B NO_COLOR',
    line(man.noColor),
    '.TP\n.B FORCEOUT_TOKEN',
    line(man.token),
    '.TP\n.B LANG',
    line(man.lang),
    '',
  ].join('\n');
}

function command({ name, summary, usage, about, options: own, examples }: Page): readonly string[] {
  return [
    `.SS ${line(`${name} ${withPlaces(usage)}`.trimEnd())}`,
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
  return rows.flatMap(([option, about]) => ['.TP', `.B ${line(withPlaces(option))}`, line(about)]);
}

/** A hyphen is a minus here, a backslash is doubled, and a point at the beginning would be an order. */
function line(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/u, '\\&');
}
