import { optionsOf } from './page.ts';
import type { Page } from './page.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** The words of the second place, where a command has some: `rules read`, `completion bash`. */
function secondWords({ name, usage }: Page, all: readonly Page[]): readonly string[] {
  const [first = ''] = usage.split(' ');
  const fixed = /^[\w-]+(\|[\w-]+)+$/u.test(first) ? first.split('|') : [];
  const under = all.flatMap((page) =>
    page.name.startsWith(`${name} `) ? [page.name.slice(name.length + 1)] : [],
  );
  return [...fixed, ...under];
}

export function completion(shell: Shell, pages: readonly Page[]): string {
  const commands = pages.filter(({ name }) => !name.includes(' '));
  switch (shell) {
    case 'bash':
      return bash(commands, pages);
    case 'zsh':
      return zsh(commands, pages);
    case 'fish':
      return fish(commands, pages);
  }
}

function flags(page: Page): string {
  return optionsOf(page)
    .map(({ name }) => `--${name}`)
    .join(' ');
}

function bash(commands: readonly Page[], pages: readonly Page[]): string {
  const cases = commands.map(
    (page) => `    ${page.name}) words="${[...secondWords(page, pages), flags(page)].join(' ')}" ;;`,
  );
  const chosen = commands
    .flatMap(optionsOf)
    .filter(({ choices }) => choices.length > 0)
    .map(
      ({ name, choices }) =>
        `    --${name}) COMPREPLY=($(compgen -W "${choices.join(' ')}" -- "$now")); return ;;`,
    );
  return `_forceout() {
  local now="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words
  case "$before" in
${[...new Set(chosen)].join('\n')}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')} --help --version" -- "$now"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$now") $(compgen -f -- "$now"))
}
complete -o filenames -F _forceout forceout
`;
}

/** For single quotes of a shell, and for the brackets and colons that zsh reads. */
function quoted(text: string): string {
  return text.replaceAll("'", "'\\''");
}

function zsh(commands: readonly Page[], pages: readonly Page[]): string {
  const plain = (text: string): string => quoted(text).replaceAll(/[[\]:]/gu, ' ');
  const list = commands.map(({ name, summary }) => `    '${name}:${plain(summary)}'`).join('\n');
  const cases = commands.map((page) => {
    const options = optionsOf(page).map(({ name, takes, choices, about }) => {
      const value = !takes ? '' : choices.length > 0 ? `:${name}:(${choices.join(' ')})` : `:${name}:_files`;
      return `'--${name}[${plain(about)}]${value}'`;
    });
    const second = secondWords(page, pages);
    const words = second.length > 0 ? [`'1:what:(${second.join(' ')})'`] : [];
    return `    ${page.name}) _arguments ${[...options, ...words, "'*:file:_files'"].join(' ')} ;;`;
  });
  return `#compdef forceout
_forceout() {
  local -a commands
  commands=(
${list}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}
_forceout "$@"
`;
}

function fish(commands: readonly Page[], pages: readonly Page[]): string {
  const lines = commands.flatMap((page) => {
    const { name, summary } = page;
    const under = `-n '__fish_seen_subcommand_from ${name}'`;
    const second = secondWords(page, pages);
    return [
      `complete -c forceout -n __fish_use_subcommand -a ${name} -d '${quoted(summary)}'`,
      ...(second.length === 0 ? [] : [`complete -c forceout ${under} -a '${second.join(' ')}'`]),
      ...optionsOf(page).map(({ name: option, takes, choices, about }) => {
        const value = choices.length > 0 ? ` -x -a '${choices.join(' ')}'` : takes ? ' -r' : '';
        return `complete -c forceout ${under} -l ${option}${value} -d '${quoted(about)}'`;
      }),
    ];
  });
  return `${lines.join('\n')}\n`;
}
