import { inEnglish } from '@forceout/rules/words';
import { decide, evolve, replay, startMatch } from '@forceout/rules/match';
import type { Command, Match, MatchEvent, MatchSettings } from '@forceout/rules/match';
import { BOOK_IDS } from '@forceout/rules';
import { fuzzLog } from '../packages/rules/src/match/fuzz/fuzz.ts';
import { makeMatchFile } from '@forceout/formats';
import { perSecond, rate } from './timing.ts';

const TARGET = 300_000;

/** Random matches of every book, as logs. */
function logs(count: number): readonly (readonly MatchEvent[])[] {
  return BOOK_IDS.flatMap((book) => Array.from({ length: count }, (_, seed) => fuzzLog(seed, book, 'table')));
}

const settings: MatchSettings = {
  rulebook: 'agloa-onsets-2026',
  division: 'junior',
  level: 'adventurous',
  season: 'even',
  mode: 'table',
  clock: 'called',
  judge: false,
  players: ['ann', 'bob', 'cat'],
};

const ROLL = ['3', '1', '2', 'R', 'R', 'B', 'B', 'G', 'G', 'Y', 'Y', 'U', 'n', '-', "'", 'V', '^', '='];
const PICKS = [
  { id: 'required-card', card: 15 },
  { id: 'shift-from-permitted' },
  { id: 'required-cube', cube: 'R' },
];

/** A shake played to its last cube, command by command, as a server would. */
export function playShake(): number {
  let match: Match = replay(startMatch(settings, { at: 0, goalSetter: 0, firstShake: 'now' }));
  let [at, events] = [0, 0];
  const play = (by: number, deed: object): void => {
    const decision = decide(match, { id: String(at), at: (at += 2), by, ...deed } as Command);
    if (!decision.ok) throw new Error(inEnglish(decision.refusal.message));
    for (const event of decision.events) match = evolve(match, event);
    events += decision.events.length;
  };
  play(0, { do: 'roll', cubes: ROLL });
  play(2, { do: 'deal', cards: [15, 7, 11, 3, 6, 10, 2, 12, 4, 0] });
  PICKS.forEach((variation, seat) => play(seat, { do: 'pick', variation }));
  play(0, { do: 'set-goal', goal: { text: '3', cubes: null } });
  let seat = 1;
  for (const cube of ROLL.slice(3)) {
    play(seat, { do: 'move', cube, to: cube === 'G' ? 'required' : 'permitted', bonus: null });
    seat = (seat + 1) % 3;
  }
  for (const writer of [0, 1, 2]) play(writer, { do: 'decline' });
  return events;
}

/** Bytes that so many matches hold in memory, each. */
function memory(all: readonly (readonly MatchEvent[])[]): number {
  const collect = (globalThis as { gc?: () => void }).gc;
  const used = (): number => {
    collect?.();
    return process.memoryUsage().heapUsed;
  };
  const texts = all.map((events) => JSON.stringify(events));
  const before = used();
  const held = texts.map((text) => replay(JSON.parse(text) as readonly MatchEvent[]));
  const after = used();
  // Looked at afterwards, so that nothing of it is thrown away before.
  const alive = held.filter(({ totals }) => totals.length > 0).length;
  return Math.max(0, Math.round((after - before) / alive));
}

export function bench(): void {
  const all = logs(20);
  const count = all.reduce((sum, events) => sum + events.length, 0);
  const folding = rate(() => {
    for (const events of all) replay(events);
    return count;
  });
  const playing = rate(playShake, 3000);
  const verdict = (measured: number): string => (measured >= TARGET ? 'meets' : 'misses');
  console.log(`  fold of random matches of all books   ${perSecond(folding)} events`);
  console.log(`  played command by command             ${perSecond(playing)} events`);
  console.log(
    `  target ${TARGET.toLocaleString('en')} events/s: folding ${verdict(folding)}, playing ${verdict(playing)} it`,
  );
  const files = all.map((events) => JSON.stringify(makeMatchFile(events)).length);
  const mean = Math.round(files.reduce((sum, size) => sum + size, 0) / files.length);
  const shakes = all.reduce((sum, events) => sum + replay(events).results.length, 0) / all.length;
  console.log(`  a random match: ${Math.round(count / all.length)} events, ${shakes.toFixed(1)} shakes`);
  console.log(
    `  on disk ${(mean / 1024).toFixed(1)} KiB as JSON, in memory about ${(memory(all) / 1024).toFixed(1)} KiB (state without log)`,
  );
}
