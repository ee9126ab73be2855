import type { StatedLine, Statement } from './kinds.ts';
import type { Unreadable } from './lines.ts';
import type { EventOfDay, Section, Table, Team } from './model.ts';

/** What is wrong between lines: the first line whose statement cannot stand; of two that collide, the later. */
export function checkReferences(lines: readonly StatedLine[], lastLine: number): Unreadable | null {
  const known = new Known(lines);
  for (const { number, statement } of lines) {
    const message = statement === null ? null : known.refuse(statement, number);
    if (message !== null) return { line: number, message };
  }
  return known.events.size === 0 ? { line: lastLine, message: 'no event is in this file' } : null;
}

/** Everything by its id (the first that took it), and what earlier lines have taken. */
class Known {
  readonly events = new Map<string, EventOfDay>();
  private readonly ids = new Set<string>();
  private readonly sections = new Map<string, Section>();
  private readonly tables = new Map<string, Table>();
  /** What may be said once, and the line that said it. */
  private readonly taken = new Map<string, number>();

  constructor(lines: readonly StatedLine[]) {
    const first = <T extends { readonly id: string }>(map: Map<string, T>, is: T): void => {
      if (!map.has(is.id)) map.set(is.id, is);
    };
    for (const { statement } of lines) {
      if (statement === null) continue;
      if ('id' in statement.is) this.ids.add(key(statement.kind, statement.is.id));
      if (statement.kind === 'event') first(this.events, statement.is);
      else if (statement.kind === 'section') first(this.sections, statement.is);
      else if (statement.kind === 'table') first(this.tables, statement.is);
    }
  }

  refuse(statement: Statement, line: number): string | null {
    const { kind } = statement;
    const doubled =
      'id' in statement.is ? this.take(line, `${kind} "${statement.is.id}"`, kind, statement.is.id) : null;
    return doubled ?? this.refuseContent(statement, line);
  }

  private refuseContent(statement: Statement, line: number): string | null {
    switch (statement.kind) {
      case 'event':
      case 'school':
        return null;
      case 'player':
        return this.missing('school', statement.is.school);
      case 'section':
        return this.missing('event', statement.is.event);
      case 'team':
        return this.refuseTeam(statement.is, line);
      case 'entry': {
        const { event, player, section } = statement.is;
        return (
          this.missing('event', event) ??
          this.missing('player', player) ??
          this.otherSection(event, section) ??
          this.take(line, `the entry of "${player}" in "${event}"`, 'entry', event, player)
        );
      }
      case 'round': {
        const { event, n } = statement.is;
        return (
          this.missing('event', event) ??
          this.beyond(event, n) ??
          this.take(line, `round ${n} of "${event}"`, 'round', event, n)
        );
      }
      case 'table':
        return this.refuseTable(statement.is, line);
      case 'sheet': {
        const { table, seats } = statement.is;
        const players = this.tables.get(table)?.players ?? [];
        const seated = seats.map(({ player }) => player);
        return (
          this.missing('table', table) ??
          this.take(line, `the sheet of table "${table}"`, 'sheet', table) ??
          (seated.toSorted().join('\n') === players.toSorted().join('\n')
            ? null
            : `seats: at "${table}" sit ${players.join(', ')}, not ${seated.join(', ')}`)
        );
      }
      case 'ruling': {
        const { table, player, effect } = statement.is;
        const seated = this.tables.get(table)?.players.includes(player) === true;
        return (
          this.missing('table', table) ??
          (seated ? null : `player: "${player}" does not sit at "${table}"`) ??
          // Notes may be repeated: a player may be warned twice.
          (effect === 'zero' || effect === 'total'
            ? this.take(line, `"${effect}" for "${player}" at "${table}"`, 'effect', table, player, effect)
            : null)
        );
      }
    }
  }

  private refuseTeam({ event, slots, school, section, id }: Team, line: number): string | null {
    const early =
      this.missing('event', event) ?? this.missing('school', school) ?? this.otherSection(event, section);
    if (early !== null) return early;
    for (const [place, slot] of slots.entries()) {
      // Who comes back to the same place still has one place.
      for (const player of new Set(slot.map((holder) => holder.player))) {
        const wrong =
          this.missing('player', player) ??
          this.take(line, `a place of "${player}" in a team of "${event}"`, 'place', event, player);
        if (wrong !== null) return `slots[${place}] of "${id}": ${wrong}`;
      }
      for (const { from } of slot) {
        const beyond = this.beyond(event, from);
        if (beyond !== null) return `slots[${place}] of "${id}": ${beyond}`;
      }
    }
    return null;
  }

  private refuseTable({ event, round, number, players }: Table, line: number): string | null {
    const early =
      this.missing('event', event) ??
      this.beyond(event, round) ??
      this.take(line, `table ${number} of round ${round} of "${event}"`, 'number', event, round, number);
    if (early !== null) return early;
    for (const player of players) {
      const wrong =
        this.missing('player', player) ??
        this.take(
          line,
          `a seat of "${player}" in round ${round} of "${event}"`,
          'seat',
          event,
          round,
          player,
        );
      if (wrong !== null) return wrong;
    }
    return null;
  }

  private missing(kind: string, id: string | null): string | null {
    return id === null || this.ids.has(key(kind, id)) ? null : `${kind}: there is no ${kind} "${id}"`;
  }

  private beyond(event: string, round: number): string | null {
    const rounds = this.events.get(event)?.rounds ?? 0;
    return round <= rounds ? null : `round ${round}: "${event}" has ${rounds}`;
  }

  private otherSection(event: string, section: string | null): string | null {
    if (section === null) return null;
    const found = this.sections.get(section);
    if (found === undefined) return `section: there is no section "${section}"`;
    return found.event === event
      ? null
      : `section: "${section}" is one of "${found.event}", not of "${event}"`;
  }

  /** Something that is said once; the second time it is refused. */
  private take(line: number, what: string, ...parts: readonly (string | number)[]): string | null {
    const said = this.taken.get(key(...parts));
    if (said !== undefined) return `${what} is there twice, first in line ${said}`;
    this.taken.set(key(...parts), line);
    return null;
  }
}

function key(...parts: readonly (string | number)[]): string {
  return JSON.stringify(parts);
}
