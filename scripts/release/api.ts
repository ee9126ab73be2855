/**
 * Writes docs/api: every name that the packages export, with its declaration and its comment. It is the reference for people, and
 * the report in which a review sees what changed. With --check says whether it is up to date.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { declared } from './declarations.ts';
import { LIBRARIES, ROOT } from './packages.ts';
import type { Library } from './packages.ts';
import { emitTypes } from './types.ts';

/** The names of an entry, in the order of its lists. */
function namesOf(entry: string): readonly string[] {
  return [...entry.matchAll(/export (?:type )?\{([^}]*)\}/gu)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

export function apiPage({ folder, name, about, doors }: Library): string {
  const parts = Object.entries(doors).flatMap(([door, entry]) => {
    const source = readFileSync(`${ROOT}release/${folder}/${entry}.ts`, 'utf8');
    return [
      `## ${name}${door.slice(1)}`,
      ...namesOf(source).map((one) => {
        const found = declared(`release/${folder}/${entry}.d.ts`, one);
        if (found === null) throw new Error(`${name} exports ${one}, which is declared nowhere`);
        const says = found.about === '' ? '' : `${found.about}\n\n`;
        return `### ${one}\n\n${says}\`\`\`ts\n${found.text}\n\`\`\``;
      }),
    ];
  });
  const head = `# ${name}\n\n${about}. Written by \`npm run fix\` from the declarations; see the README in release/${folder}.`;
  return `${[head, ...parts].join('\n\n')}\n`;
}

if (import.meta.main) {
  emitTypes();
  mkdirSync(`${ROOT}docs/api`, { recursive: true });
  for (const library of LIBRARIES) {
    const [file, page] = [`docs/api/${library.folder}.md`, apiPage(library)];
    if (!process.argv.includes('--check')) writeFileSync(ROOT + file, page);
    else if (readFileSync(ROOT + file, 'utf8') !== page) {
      console.error(`${file} is not what the package exports: if the change is right, run "npm run fix"`);
      process.exitCode = 1;
    }
  }
}
