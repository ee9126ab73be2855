import { folded } from '@forceout/formats/roster';
import type { Roster, RosterEntry, RosterPlayer } from '@forceout/formats/roster';
import type { DeedOf } from '../core/command.ts';
import type { Tournament } from '../core/state.ts';
import type { PlayerThing, SchoolThing, TeamThing } from '../core/things.ts';
import { holders, isReal } from '../deeds/people.ts';
import { put } from '../core/state.ts';

/** What an import would do, line by line, before anything happens. */
export interface ImportPreview {
  readonly lines: readonly {
    readonly line: number;
    readonly outcome: 'new' | 'changed' | 'same' | 'doubt' | 'not-read';
    /** Fields that change. */
    readonly what: readonly string[];
  }[];
  /** Entrants whom the file does not name; nobody is ever removed. */
  readonly missing: readonly string[];
  readonly deed: DeedOf<'import'>;
}

/** A roster as one deed: schools, players with numbers, teams, entries. Who is in doubt comes in too, and is shown. */
export function previewImport(state: Tournament, event: string, roster: Roster): ImportPreview {
  const book = new Registry(state, event);
  const lines: ImportPreview['lines'][number][] = [];
  for (const entry of roster.lines) {
    const player = 'player' in entry ? entry.player : null;
    if (player === null) lines.push({ line: entry.line, outcome: 'not-read', what: [] });
    else lines.push(lineOf(entry, book.take(player)));
  }
  const named = new Set(book.players.keys());
  const missing = [...state.things.entry.values()].filter(
    (entry) => entry.event === event && !named.has(entry.player),
  );
  return {
    lines,
    missing: missing.map(({ player }) => player),
    deed: {
      do: 'import',
      event,
      schools: [...book.schools.values()],
      players: [...book.players.values()],
      teams: [...book.teams.values()],
    },
  };
}

function lineOf(
  { line, outcome }: RosterEntry,
  { fresh, what }: { readonly fresh: boolean; readonly what: readonly string[] },
): ImportPreview['lines'][number] {
  if (outcome === 'doubt') return { line, outcome, what };
  return { line, outcome: fresh ? 'new' : what.length > 0 ? 'changed' : 'same', what };
}

/** People, schools and teams as the import will leave them. */
class Registry {
  readonly players = new Map<string, PlayerThing>();
  readonly schools = new Map<string, SchoolThing>();
  readonly teams = new Map<string, TeamThing>();
  private readonly state: Tournament;
  private readonly event: string;
  private next: number;

  constructor(state: Tournament, event: string) {
    this.state = state;
    this.event = event;
    this.next = 1 + Math.max(100, ...[...state.things.player.values()].map(({ number }) => number));
  }

  take(read: RosterPlayer): { readonly fresh: boolean; readonly what: readonly string[] } {
    const school = read.school === undefined ? undefined : this.school(read.school, read.district);
    const known = this.find(read, school);
    const number = known?.number ?? this.number(read.number);
    const player: PlayerThing = {
      ...known,
      id: known?.id ?? `p${number}`,
      number,
      ...pick(read, 'first', 'last', 'grade', 'level', 'table', 'notes'),
      ...(school === undefined ? {} : { school }),
    };
    this.players.set(player.id, player);
    if (read.team !== undefined) this.join(read.team, player.id, school);
    const what = known === undefined ? [] : changed(known, player);
    return { fresh: known === undefined, what };
  }

  /** The same number, or the same name and school. Two lines of one file are two people. */
  private find(read: RosterPlayer, school: string | undefined): PlayerThing | undefined {
    const free = [...this.state.things.player.values()].filter(({ id }) => !this.players.has(id));
    const name = ({ first = '', last = '' }: { first?: string; last?: string }): string =>
      folded(`${first} ${last}`);
    const same = free.filter(
      (player) => name(player) === name(read) && (player.school ?? '') === (school ?? ''),
    );
    return (
      same.find(({ number }) => number === read.number) ??
      same[0] ??
      free.find(({ number }) => number === read.number && read.number !== undefined)
    );
  }

  private number(wanted: number | undefined): number {
    const used = new Set(
      [...this.state.things.player.values(), ...this.players.values()].map(({ number }) => number),
    );
    if (wanted !== undefined && !used.has(wanted)) return wanted;
    while (used.has(this.next)) this.next++;
    return this.next++;
  }

  private school(name: string, district: string | undefined): string {
    const known = [...this.state.things.school.values(), ...this.schools.values()].find(
      (school) => folded(school.name) === folded(name),
    );
    const id = known?.id ?? `s${this.state.things.school.size + this.schools.size + 1}`;
    this.schools.set(id, {
      ...known,
      id,
      name: known?.name ?? name,
      ...(district === undefined ? {} : { district }),
    });
    return id;
  }

  /** The next free place of the team; five at most, who comes later plays without a team. */
  private join(name: string, player: string, school: string | undefined): void {
    const all = [...this.state.things.team.values(), ...this.teams.values()].filter(
      ({ event }) => event === this.event,
    );
    const known = all.findLast((team) => folded(team.name ?? '') === folded(name));
    const id = known?.id ?? `${this.event}-t${new Set(all.map((team) => team.id)).size + 1}`;
    const slots = known?.slots ?? [];
    const placed = all.some((team) =>
      team.slots.some((slot) => holders(slot).some((holder) => holder.player === player)),
    );
    const full = slots.length >= 5;
    this.teams.set(id, {
      ...(known ?? { id, event: this.event, name, ...(school === undefined ? {} : { school }) }),
      slots: placed || full ? slots : [...slots, player],
    });
  }
}

function pick<T extends object, K extends keyof T>(from: T, ...names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(
    names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]),
  ) as Pick<T, K>;
}

function changed(a: PlayerThing, b: PlayerThing): readonly string[] {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])] as (keyof PlayerThing)[];
  return names.filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));
}

/** Whether the import would change anything at all. */
export function changesAnything(state: Tournament, { schools, players, teams }: DeedOf<'import'>): boolean {
  return [
    ...schools.map((school) => put(state, 'school', school)),
    ...players.map((player) => put(state, 'player', player)),
    ...teams.map((team) => put(state, 'team', team)),
  ].some(isReal);
}
