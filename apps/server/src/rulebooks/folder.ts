import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rulebooks } from './rulebooks.ts';

/** Beside the database: files of house rules that the server takes when it starts. */
export function rulebooksFolder(data: string): string {
  return join(data, 'rulebooks');
}

export interface FolderTaken {
  /** Files whose rules are new here. */
  readonly fresh: readonly string[];
  /** One line for each thing that is wrong. */
  readonly problems: readonly string[];
}

/** Takes every file of the folder; one may extend another, whatever their names are. */
export async function takeFolder(rulebooks: Rulebooks, folder: string): Promise<FolderTaken> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const fresh: string[] = [];
  let waiting = new Map<string, readonly string[]>(names.map((name) => [name, []]));
  for (let before = Infinity; waiting.size > 0 && waiting.size < before;) {
    before = waiting.size;
    const refused = new Map<string, readonly string[]>();
    for (const name of waiting.keys()) {
      const json = await readJson(join(folder, name));
      const taken = 'problem' in json ? null : await rulebooks.takeOnce(json.value);
      if ('problem' in json) refused.set(name, [json.problem]);
      else if (taken?.ok === true) fresh.push(...(taken.value.isNew ? [name] : []));
      else refused.set(name, taken?.error ?? []);
    }
    waiting = refused;
  }
  const problems = [...waiting].flatMap(([name, lines]) => lines.map((line) => `${name}: ${line}`));
  return { fresh, problems };
}

async function readJson(file: string): Promise<{ readonly value: unknown } | { readonly problem: string }> {
  try {
    return { value: JSON.parse((await readFile(file, 'utf8')).replace(/^\uFEFF/u, '')) };
  } catch (error) {
    const why = error instanceof Error ? error.message.replaceAll(/\s+/gu, ' ') : String(error);
    return { problem: error instanceof SyntaxError ? `this is not JSON: ${why}` : why };
  }
}
