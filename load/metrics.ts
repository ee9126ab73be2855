/** What a server says about itself at /metrics. */
const CPU = 'process_cpu_seconds_total';

export class Watched {
  readonly #bases: readonly string[];
  #before: readonly Page[] = [];

  private constructor(bases: readonly string[]) {
    this.#bases = bases;
  }

  static async start(bases: readonly string[]): Promise<Watched> {
    const watched = new Watched(bases);
    watched.#before = await watched.#read();
    return watched;
  }

  /** Since the start of this watch. */
  async told(seconds: number): Promise<string> {
    const now = await this.#read();
    const grown = (name: string): number =>
      now.reduce((sum, page, index) => sum + page(name) - (this.#before[index]?.(name) ?? 0), 0);
    const commits = grown('forceout_append_seconds_count');
    const mean = (grown('forceout_append_seconds_sum') / commits) * 1000;
    const slow = commits - grown('forceout_append_seconds_bucket{le="0.05"}');
    return (
      `servers used ${(grown(CPU) / seconds).toFixed(2)} of a core; ` +
      `${mean.toFixed(1)} ms from decided to durable on average, ${((slow / commits) * 100).toFixed(1)} % over 50 ms`
    );
  }

  #read(): Promise<readonly Page[]> {
    return Promise.all(
      this.#bases.map(async (base) => pageOf(await (await fetch(`${base}/metrics`)).text())),
    );
  }
}

type Page = (name: string) => number;

function pageOf(text: string): Page {
  const values = new Map(
    text.split('\n').map((line): [string, number] => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
  return (name) => values.get(name) ?? Number.NaN;
}
