import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';

type Numbers = Readonly<Record<string, number>>;

const BOTS = new URL('../packages/players/src/bots/', import.meta.url).pathname;
const FOLDER = new URL('../.forceout/', import.meta.url).pathname;

/** Matches that were played already by these very bots, each a line: what, its number, its figures. */
export class LevelsFile {
  readonly path: string;
  readonly #rows = new Map<string, Map<number, Numbers>>();

  constructor() {
    this.path = `${FOLDER}levels-${hashOfBots()}.jsonl`;
    if (!existsSync(this.path)) return;
    for (const line of readFileSync(this.path, 'utf8').split('\n')) {
      // The last line is cut short where the machine was switched off.
      if (!line.endsWith(']')) continue;
      const [name, index, numbers] = JSON.parse(line) as [string, number, Numbers];
      this.#keep(name, index, numbers);
    }
  }

  has(name: string, index: number): boolean {
    return this.#rows.get(name)?.has(index) ?? false;
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

function hashOfBots(): string {
  const hash = createHash('sha256');
  const sources = globSync('**/*.ts', { cwd: BOTS }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of sources.toSorted()) hash.update(readFileSync(`${BOTS}${file}`));
  return hash.digest('hex').slice(0, 8);
}
