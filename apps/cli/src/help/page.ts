import { LANGUAGES } from '@forceout/rules/words';
import { words } from '../words/language.ts';

/** What a command is: its help, its man page, what a shell completes and what it takes all come from here. */
export interface Page {
  /** `judge`; `simulate tournament` for a command under a command. */
  readonly name: string;
  readonly summary: string;
  /** What stands behind the name. */
  readonly usage: string;
  readonly about?: string;
  /** `--limit <ms>` takes a value, `--json` none. */
  readonly options: readonly (readonly [option: string, about: string])[];
  /** Taken too, because older scripts give them, but of no use here. */
  readonly alsoTaken?: readonly string[];
  readonly examples: readonly (readonly [line: string, about: string])[];
}

export interface Option {
  readonly name: string;
  readonly takes: boolean;
  /** The words that it takes, where these are a few: `--mode auto|table`. */
  readonly choices: readonly string[];
  readonly about: string;
}

/** Every command takes these. */
export function everywhere(): Page['options'] {
  const { rules, language, help } = words().help.everywhere;
  return [
    ['--rules <file>', rules],
    [`--language ${LANGUAGES.join('|')}`, language],
    ['--help', help],
  ];
}

/** What a command reads, told of or not. */
export function takenBy(page: Page): readonly Option[] {
  const { options, alsoTaken = [] } = page;
  return optionsOf({ ...page, options: [...options, ...alsoTaken.map((option) => [option, ''] as const)] });
}

export function optionsOf({ options }: Page): readonly Option[] {
  return [...options, ...everywhere()].map(([option, about]) => {
    const [flag = '', value = ''] = option.split(' ');
    const choices = /^[\w-]+(\|[\w-]+)+$/u.test(value) ? value.split('|') : [];
    return { name: flag.slice(2), takes: value !== '', choices, about };
  });
}

/** `<file>` and `[options]` in the language that is spoken; what is typed as it stands stays. */
export function withPlaces(usage: string): string {
  const places: Readonly<Record<string, string>> = words().help.places;
  return usage.replaceAll(/(?<=[<[,])[a-z]+(?=[>\],])/gu, (place) => places[place] ?? place);
}

/** Two columns, the first as wide as it needs to be. */
export function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`.trimEnd()).join('\n');
}

export function pageText(page: Page): string {
  const { name, usage, summary, about, options, examples } = page;
  return [
    `forceout ${name} ${withPlaces(usage)}`.trimEnd(),
    `${summary[0]!.toUpperCase()}${summary.slice(1)}.`,
    ...(about === undefined ? [] : [about]),
    columns([...options, ...everywhere()].map(([option, text]) => [withPlaces(option), text] as const)),
    ...(examples.length === 0 ? [] : [`${words().help.examples}\n${examples.map(exampleText).join('\n')}`]),
  ].join('\n\n');
}

function exampleText([line, about]: readonly [string, string]): string {
  return `  ${line}\n      ${about}`;
}
