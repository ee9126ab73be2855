import {
  echoOf,
  effectsOf,
  isSaid,
  missingTables,
  nameOf,
  readEntryLine,
  say,
  seatsFrom,
} from '@forceout/tournament';
import type { Deed, SeatThing } from '@forceout/tournament';
import { words as texts } from '../../words/language.ts';
import { told } from '../told.ts';
import type { Director } from './director.ts';

/** A typed sheet, `?` or `u`. Behind a # stands the reason of a settlement or a correction. */
export function enterLine(
  director: Director,
  text: string,
  as: 'enter' | 'settle' | 'correct' = 'enter',
): void {
  const now = director.current();
  if (now === null) return;
  const [figures = '', ...why] = text.split('#');
  const round = /^\s*(\d+):/.exec(figures);
  const n = as === 'correct' && round !== null ? Number(round[1]) : now.n;
  const line = readEntryLine(round !== null && as === 'correct' ? figures.slice(round[0].length) : figures);
  switch (line.is) {
    case 'wrong':
      return director.say(told(line.message));
    case 'missing': {
      const missing = missingTables(director.state, now.event.id, n);
      return director.say(missing.length === 0 ? texts().run.nothingMissing : texts().run.missing(missing));
    }
    case 'undo':
      return undoLast(director);
    case 'call': {
      const id = `${now.event.id}-${n}-${line.table}`;
      if (!director.state.things.table.has(id)) return director.say(texts().run.noTable(n, line.table));
      const result = director.do({ do: 'call', table: id, why: line.why });
      return director.say('code' in result ? told(result.message) : texts().run.called(line.table));
    }
    case 'sheet': {
      const id = `${now.event.id}-${n}-${line.table}`;
      const table = director.state.things.table.get(id);
      if (table === undefined) return director.say(texts().run.noTable(n, line.table));
      const read = seatsFrom(line.figures, table.players);
      if (isSaid(read)) return director.say(told(say('line-at-table', line.table, read)));
      echo(director, id, read.seats);
      if (as === 'enter') return director.entered({ do: 'enter', table: id, ...read });
      return settleOrCorrect(director, as, id, read.seats, why.join('#').trim());
    }
  }
}

/** Names, totals, points, and the sums they come to. */
function echo(director: Director, table: string, seats: readonly SeatThing[]): void {
  if (seats.filter(({ played }) => played !== false).length < 2) return;
  const words = echoOf(director.state, table, seats, director.world).map(
    ({ name, total, points, sum }) => `${name} ${total ?? 'x'} → ${points} (${sum})`,
  );
  director.say(`  ${words.join(' · ')}`);
}

/** A correction shows what it changes before it is saved. */
function settleOrCorrect(
  director: Director,
  as: 'settle' | 'correct',
  table: string,
  seats: readonly SeatThing[],
  why: string,
): void {
  if (as === 'settle')
    return void director.tell({ do: 'settle', table, seats }, texts().run.done.settle, why);
  const deed: Deed = { do: 'correct', table, seats, kind: 'slip' };
  const after = director.preview(deed, why);
  if ('code' in after) return director.say(told(after.message));
  const effects = effectsOf(director.state, after, table, director.world);
  for (const { player, from, to, points } of effects.places)
    director.say(texts().run.place(nameOf(after, player), from, to, points[0], points[1]));
  if (effects.seated.length > 0) director.say(texts().run.seatedBefore(effects.seated));
  director.ask(() => void director.tell(deed, texts().run.done.correct, why));
}

/** Takes back the last sheet that this person typed. */
function undoLast(director: Director): void {
  const undone = new Set(
    director.state.journal.flatMap(({ deed }) => (deed.do === 'undo' ? [deed.entry] : [])),
  );
  const last = director.state.journal.findLast(
    ({ by, deed, id }) => by === director.by && deed.do === 'enter' && !undone.has(id),
  );
  if (last === undefined) return director.say(texts().run.nothingToUndo);
  director.tell({ do: 'undo', entry: last.id }, texts().run.done.undo);
}
