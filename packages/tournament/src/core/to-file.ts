import { writeTournamentFile } from '@forceout/formats/tournament';
import type { TournamentFile } from '@forceout/formats/tournament';
import type { JournalEntry } from './command.ts';
import type { Tournament } from './state.ts';
import { keyOf, KINDS } from './things.ts';
import type { Kind, Things } from './things.ts';

/** The whole tournament as a file: everything there is, and with it how it came about. */
export function makeFile(
  { things, journal, others }: Tournament,
  header: { readonly program?: string; readonly made?: string },
  withJournal = true,
): string {
  const lines = KINDS.flatMap((kind) => [...things[kind].values()].map((thing) => ({ kind, ...thing })));
  const told = withJournal ? journal.map(journalLine) : [];
  return writeTournamentFile([...lines, ...others, ...told], header);
}

/** The same content as text, for comparing: no header, no digest. */
export function contentOf({ things, journal, others }: Tournament): string {
  const lines = KINDS.flatMap((kind) =>
    [...things[kind]]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, thing]) => `${kind} ${key} ${JSON.stringify(thing)}`),
  );
  return [...lines, ...others.toSorted(), ...journal.map((entry) => JSON.stringify(entry))].join('\n');
}

/** Whether two tournaments have the same things, thing by thing: no text of a whole day is made for it. */
export function sameThings(a: Tournament, b: Tournament): boolean {
  return KINDS.every((kind) => {
    const [mine, theirs] = [a.things[kind], b.things[kind]];
    return (
      mine.size === theirs.size &&
      [...mine].every(([key, thing]) => {
        const other = theirs.get(key);
        return other === thing || (other !== undefined && JSON.stringify(other) === JSON.stringify(thing));
      })
    );
  });
}

/** Numbered, so that sorting keeps the order in which things happened. */
export function journalLine(entry: JournalEntry, index: number): Readonly<Record<string, unknown>> {
  const { id, ...rest } = entry;
  return { kind: 'journal', id: `j${String(index + 1).padStart(6, '0')}`, command: id, ...rest };
}

/** A file that was read, as a tournament: things as they are, then its journal. */
export function openFile({ lines }: TournamentFile): Tournament {
  const things = Object.fromEntries(KINDS.map((kind) => [kind, new Map<string, unknown>()]));
  const journal: JournalEntry[] = [];
  const others: string[] = [];
  for (const { kind, text } of lines) {
    // From the text, because reading made numbers with a fraction unusable.
    const { kind: _, ...thing } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (kind === 'journal' && Array.isArray(thing['changes'])) {
      const { command, ...rest } = thing;
      journal.push({ ...rest, id: command } as unknown as JournalEntry);
    } else if ((KINDS as readonly string[]).includes(kind)) {
      const whole = complete(kind as Kind, thing);
      // Settings and calls are not checked when a file is read: what has no id, or the id of another, is kept apart.
      const key: unknown = keyOf(kind as Kind, whole);
      if (typeof key === 'string' && !things[kind]!.has(key)) things[kind]!.set(key, whole);
      else others.push(text);
    } else others.push(text);
  }
  return { things: things as unknown as Tournament['things'], journal, others };
}

/** What another program's file may lack gets its default. */
function complete(kind: Kind, thing: Readonly<Record<string, unknown>>): Things[Kind] {
  const defaults: Partial<Record<Kind, Readonly<Record<string, unknown>>>> = {
    event: { modes: ['score'], firstTable: 1, state: 'running' },
    entry: { presence: 'entered', since: '' },
    round: { state: 'closed' },
    sheet: { source: 'paper', state: 'confirmed', entries: [] },
    player: { number: 0 },
    ruling: { judges: [] },
  };
  const lacking = Object.entries(defaults[kind] ?? {}).filter(([name]) => !Object.hasOwn(thing, name));
  return { ...thing, ...Object.fromEntries(lacking) } as unknown as Things[Kind];
}
