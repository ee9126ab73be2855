import { inEnglish } from '@forceout/rules/words';
import { plainContent, rehearseDay } from '@forceout/client/rehearsal';
import { readTournamentFile } from '@forceout/formats/tournament';
import { words } from '../words/language.ts';
import { WatchedDay } from './watch-day.ts';
import { brokenInvariants, openFile } from '@forceout/tournament';
import type { Tournament, World } from '@forceout/tournament';

export interface OnServer {
  /** What is not as it was here; nothing, if all is well. */
  readonly wrong: readonly string[];
  readonly said: string;
  readonly figures: Readonly<Record<string, string | number>>;
}

const SHOWN = 5;
/** After so many commands everything is fetched and computed anew, beside what is looked at after each. */
const WHOLE_EVERY = 100;

/** The rehearsed day once more, on a running server: the same commands by staff with passes must lead to the same day. */
export async function onServer(
  address: string,
  file: string,
  world: World,
  thoroughEvery: number,
): Promise<OnServer> {
  const says = words().day.simulate;
  const base = address.replace(/\/+$/, '');
  const local = opened(file, world);
  const started = performance.now();
  let watched: WatchedDay | null = null;
  let [checks, wholes, looking] = [0, 0, 0];
  const broken: string[] = [];
  const day = await rehearseDay(local, {
    base,
    after: async (entry, { id, director, cookies, seq }) => {
      watched ??= await WatchedDay.open(base, id, director, cookies());
      if (seq % thoroughEvery !== 0 || broken.length > 0) return;
      checks++;
      const from = performance.now();
      const found = [...(await watched.brokenAt(seq, world))];
      if (checks % WHOLE_EVERY === 0) {
        wholes++;
        found.push(...(await watched.otherThanFetched(id, director, world)));
      }
      looking += performance.now() - from;
      broken.push(...found.map((one) => says.broken(entry.id, entry.deed.do, one)));
    },
    // A line that stays open would keep a rehearsal that failed from ending.
  }).finally(() => watched?.close());
  const seconds = (performance.now() - started) / 1000;
  const there = opened(await day.director.file(day.id), world);
  const times = day.times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  const [mine, theirs] = [plainContent(local), plainContent(there)];
  const other = mine.filter((line, index) => line !== theirs[index]);
  return {
    wrong: [
      ...broken.slice(0, SHOWN),
      ...other.slice(0, SHOWN).map((line) => says.other(line.slice(0, 300))),
      ...(mine.length === theirs.length ? [] : [says.count(theirs.length, mine.length)]),
      ...brokenInvariants(there, world).map((one) => says.there(one)),
    ],
    said: says.said(base, {
      commands: times.length,
      seconds: seconds.toFixed(1),
      p50: at(0.5),
      p99: at(0.99),
      checks: checks + 1,
      wholes: wholes + 1,
      looking: (looking / 1000).toFixed(1),
      code: day.code,
    }),
    figures: {
      code: day.code,
      commands: times.length,
      checks: checks + 1,
      wholes: wholes + 1,
      looking: Number((looking / 1000).toFixed(1)),
      seconds: Number(seconds.toFixed(1)),
      p50: at(0.5),
      p99: at(0.99),
    },
  };
}

function opened(text: string, { books }: World): Tournament {
  const read = readTournamentFile(new TextEncoder().encode(text), books);
  if (!read.ok) throw new Error(`line ${read.error.line}: ${inEnglish(read.error.message)}`);
  return openFile(read.value);
}
