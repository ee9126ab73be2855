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
export const EVERYWHERE: Page['options'] = [
  ['--rules <file>', "adds a league's own rulebook, as often as need be"],
  ['--help', 'this help'],
];

/** What a command reads, told of or not. */
export function takenBy(page: Page): readonly Option[] {
  const { options, alsoTaken = [] } = page;
  return optionsOf({ ...page, options: [...options, ...alsoTaken.map((option) => [option, ''] as const)] });
}

export function optionsOf({ options }: Page): readonly Option[] {
  return [...options, ...EVERYWHERE].map(([option, about]) => {
    const [flag = '', value = ''] = option.split(' ');
    const choices = /^[\w-]+(\|[\w-]+)+$/u.test(value) ? value.split('|') : [];
    return { name: flag.slice(2), takes: value !== '', choices, about };
  });
}

/** Two columns, the first as wide as it needs to be. */
export function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`.trimEnd()).join('\n');
}

export function pageText(page: Page): string {
  const { name, usage, summary, about, options, examples } = page;
  return [
    `forceout ${name} ${usage}`.trimEnd(),
    `${summary[0]!.toUpperCase()}${summary.slice(1)}.`,
    ...(about === undefined ? [] : [about]),
    columns([...options, ...EVERYWHERE]),
    ...(examples.length === 0 ? [] : [`Examples\n${examples.map(exampleText).join('\n')}`]),
  ].join('\n\n');
}

function exampleText([line, about]: readonly [string, string]): string {
  return `  ${line}\n      ${about}`;
}
