import { say } from '@forceout/rules';
import type { LineKind, Said, Taken } from '@forceout/rules';
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
  return known.events.size === 0 ? { line: lastLine, message: say('line-no-event') } : null;
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

  refuse(statement: Statement, line: number): Said | null {
    const { kind } = statement;
    const doubled = 'id' in statement.is ? this.take(line, { of: 'id', kind, id: statement.is.id }) : null;
    return doubled ?? this.refuseContent(statement, line);
  }

  private refuseContent(statement: Statement, line: number): Said | null {
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
          this.take(line, { of: 'entry', player, event })
        );
      }
      case 'round': {
        const { event, n } = statement.is;
        return (
          this.missing('event', event) ??
          this.beyond(event, n) ??
          this.take(line, { of: 'round', round: n, event })
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
          this.take(line, { of: 'sheet', table }) ??
          (seated.toSorted().join('\n') === players.toSorted().join('\n')
            ? null
            : at('seats', say('line-others-sit', { table, sit: players, seats: seated })))
        );
      }
      case 'ruling': {
        const { table, player, effect } = statement.is;
        const seated = this.tables.get(table)?.players.includes(player) === true;
        return (
          this.missing('table', table) ??
          (seated ? null : at('player', say('line-not-at', { player, table }))) ??
          // Notes may be repeated: a player may be warned twice.
          (effect === 'zero' || effect === 'total'
            ? this.take(line, { of: 'effect', effect, player, table })
            : null)
        );
      }
    }
  }

  private refuseTeam({ event, slots, school, section, id }: Team, line: number): Said | null {
    const early =
      this.missing('event', event) ?? this.missing('school', school) ?? this.otherSection(event, section);
    if (early !== null) return early;
    for (const [place, slot] of slots.entries()) {
      // Who comes back to the same place still has one place.
      for (const player of new Set(slot.map((holder) => holder.player))) {
        const wrong = this.missing('player', player) ?? this.take(line, { of: 'place', player, event });
        if (wrong !== null) return say('line-slot', { place, team: id, what: wrong });
      }
      for (const { from } of slot) {
        const beyond = this.beyond(event, from);
        if (beyond !== null) return say('line-slot', { place, team: id, what: beyond });
      }
    }
    return null;
  }

  private refuseTable({ event, round, number, players }: Table, line: number): Said | null {
    const early =
      this.missing('event', event) ??
      this.beyond(event, round) ??
      this.take(line, { of: 'table', number, round, event });
    if (early !== null) return early;
    for (const player of players) {
      const wrong = this.missing('player', player) ?? this.take(line, { of: 'seat', player, round, event });
      if (wrong !== null) return wrong;
    }
    return null;
  }

  private missing(kind: LineKind, id: string | null): Said | null {
    return id === null || this.ids.has(key(kind, id)) ? null : at(kind, say('line-no-such', { kind, id }));
  }

  private beyond(event: string, round: number): Said | null {
    const rounds = this.events.get(event)?.rounds ?? 0;
    return round <= rounds ? null : say('line-beyond', { round, event, rounds });
  }

  private otherSection(event: string, section: string | null): Said | null {
    if (section === null) return null;
    const found = this.sections.get(section);
    if (found === undefined) return at('section', say('line-no-such', { kind: 'section', id: section }));
    return found.event === event
      ? null
      : at('section', say('line-other-section', { section, of: found.event, event }));
  }

  /** Something that is said once; the second time it is refused. */
  private take(line: number, what: Taken): Said | null {
    const taken = key(...Object.values<string | number>(what));
    const first = this.taken.get(taken);
    if (first !== undefined) return say('line-twice', { what, first });
    this.taken.set(taken, line);
    return null;
  }
}

function at(where: string, what: Said): Said {
  return say('input-at', { where, what });
}

function key(...parts: readonly (string | number)[]): string {
  return JSON.stringify(parts);
}
