import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';

type Numbers = Readonly<Record<string, number>>;

const PACKAGES = new URL('../packages/', import.meta.url).pathname;
const FOLDER = new URL('../.forceout/', import.meta.url).pathname;

/** What was measured already with this very source, each a line: what, its number, its figures. Other source begins anew. */
export class KeptFile {
  readonly path: string;
  readonly #rows = new Map<string, Map<number, Numbers>>();

  /** Folders of source in `packages`. */
  constructor(name: string, folders: readonly string[]) {
    this.path = `${FOLDER}${name}-${hashOf(folders)}.jsonl`;
    if (!existsSync(this.path)) return;
    for (const line of readFileSync(this.path, 'utf8').split('\n')) {
      // The last line is cut short where the machine was switched off.
      if (!line.endsWith(']')) continue;
      const [of, index, numbers] = JSON.parse(line) as [string, number, Numbers];
      this.#keep(of, index, numbers);
    }
  }

  has(name: string, index: number): boolean {
    return this.#rows.get(name)?.has(index) ?? false;
  }

  at(name: string, index: number): Numbers | null {
    return this.#rows.get(name)?.get(index) ?? null;
  }

  of(name: string): readonly Numbers[] {
    return [...(this.#rows.get(name)?.values() ?? [])];
  }

  add(name: string, index: number, numbers: Numbers): void {
    mkdirSync(FOLDER, { recursive: true });
    appendFileSync(this.path, `${JSON.stringify([name, index, numbers])}\n`);
    this.#keep(name, index, numbers);
  }

  #keep(name: string, index: number, numbers: Numbers): void {
    const rows = this.#rows.get(name) ?? new Map<number, Numbers>();
    rows.set(index, numbers);
    this.#rows.set(name, rows);
  }
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  const sources = globSync(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: PACKAGES },
  ).filter((file) => !file.endsWith('.test.ts'));
  for (const file of sources.toSorted()) hash.update(readFileSync(`${PACKAGES}${file}`));
  return hash.digest('hex').slice(0, 8);
}
