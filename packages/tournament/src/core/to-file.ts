import { writeTournamentFile } from '@forceout/formats/tournament';
import type { TournamentFile } from '@forceout/formats/tournament';
import type { JournalEntry } from './command.ts';
import { EMPTY } from './state.ts';
import type { Tournament } from './state.ts';
import { keyOf, KINDS } from './things.ts';
import type { Kind, Things } from './things.ts';

/** The whole tournament as a file: everything there is, and with it how it came about. */
export function makeFile(
  { things, journal }: Tournament,
  header: { readonly program?: string; readonly made?: string },
  withJournal = true,
): string {
  const lines = KINDS.flatMap((kind) => [...things[kind].values()].map((thing) => ({ kind, ...thing })));
  const told = withJournal ? journal.map(journalLine) : [];
  return writeTournamentFile([...lines, ...told], header);
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
  for (const { kind, value } of lines) {
    const { kind: _, ...thing } = value;
    if (kind === 'journal' && Array.isArray(thing['changes'])) {
      const { command, ...rest } = thing;
      journal.push({ ...rest, id: command } as unknown as JournalEntry);
    } else if ((KINDS as readonly string[]).includes(kind)) {
      const whole = complete(kind as Kind, thing);
      things[kind]!.set(keyOf(kind as Kind, whole), whole);
    }
  }
  return { ...EMPTY, things: things as unknown as Tournament['things'], journal };
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
