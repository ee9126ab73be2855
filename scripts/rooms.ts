/** The rooms inside a room: how many files a folder has, how deep imports go, and that none leads back to itself. */
import { dirname, join, normalize } from 'node:path';

const MOST_FILES = 25;
const DEEPEST = 20;

/** Files by their path, with their text. */
type Files = ReadonlyMap<string, string>;

export function roomProblems(files: Files): readonly string[] {
  const sources = new Map([...files].filter(([file]) => !/\.test\.tsx?$/.test(file)));
  const imports = importsOf(sources);
  return [...sizes(sources), ...loops(imports), ...depths(product(imports))];
}

function sizes(sources: Files): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of sources.keys()) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files, ${MOST_FILES} at most`);
}

type Imports = ReadonlyMap<string, readonly string[]>;

/** What each file loads of its own package; types load nothing. */
function importsOf(sources: Files): Imports {
  const found = new Map<string, readonly string[]>();
  for (const [file, text] of sources) {
    const targets = [...text.matchAll(/^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/gm)];
    found.set(
      file,
      targets
        .map(([, target = '']) => normalize(join(dirname(file), target)))
        .filter((target) => sources.has(target)),
    );
  }
  return found;
}

/** Without what only tests and soaks load. */
function product(imports: Imports): Imports {
  return new Map([...imports].filter(([file]) => !file.includes('/testing/')));
}

function loops(imports: Imports): readonly string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    const back = way.indexOf(file);
    if (back >= 0) found.push(`imports go round: ${[...way.slice(back), file].join(' → ')}`);
    if (back >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return found;
}

function depths(imports: Imports): readonly string[] {
  const packages = Map.groupBy(depthByFile(imports), ([file]) => file.split('/').slice(0, 2).join('/'));
  return [...packages.values()].flatMap((files) => {
    const [file, deep] = files.reduce((most, one) => (one[1] > most[1] ? one : most));
    return deep > DEEPEST ? [`${file}: imports go ${deep} deep, ${DEEPEST} at most`] : [];
  });
}

/** How deep imports go among these files; tests, and what only they load, are not counted. */
export function deepestImport(files: Files): number {
  const sources = new Map([...files].filter(([file]) => !/\.test\.tsx?$/.test(file)));
  return Math.max(0, ...depthByFile(product(importsOf(sources))).values());
}

function depthByFile(imports: Imports): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  const depth = (file: string): number => {
    const before = known.get(file);
    if (before !== undefined) return before;
    // A loop is told of elsewhere; here it must only end.
    known.set(file, 0);
    const deepest = 1 + Math.max(0, ...(imports.get(file) ?? []).map(depth));
    known.set(file, deepest);
    return deepest;
  };
  for (const file of imports.keys()) depth(file);
  return known;
}
