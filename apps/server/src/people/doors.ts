import { SEES_ALL, sideOf } from '@forceout/table';
import type { Table } from '@forceout/table';
import type { DoorStore, Gate } from '../storage/doors.ts';
import type { Role } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import { problem } from './problem.ts';
import type { Problem } from './problem.ts';

const MOST_GATES = 5000;

export interface Visitor {
  readonly person: string;
  readonly role: Role;
}

const BANNED = problem(403, 'banned', 'You may not come to this table any more.').error;
const CLASS_ONLY = problem(403, 'class-only', 'This table is for a class.').error;
const ASK_FIRST = problem(
  403,
  'ask-first',
  'Whoever opened this table lets people in; you have asked now.',
).error;
const ALONE = problem(403, 'no-spectators', 'The players of this match play alone.').error;

/** Who may come to which table, besides what the rules of a match say: classes, approval, bans and shared links. */
export class Doors {
  readonly #storage: Storage;
  readonly #doors: DoorStore;
  readonly #now: () => number;
  /** A gate is set when a table is opened, and stays. */
  readonly #gates = new Map<string, Gate | null>();

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#doors = storage.doors;
    this.#now = now;
  }

  async setGate(table: string, gate: Gate): Promise<void> {
    await this.#doors.setGate(table, gate);
    this.#gates.set(table, gate);
  }

  /** Why somebody may not look at a table while it is live, or null. */
  async mayLook(table: Table, visitor: Visitor): Promise<Problem | null> {
    if (SEES_ALL.includes(visitor.role)) return null;
    if ((await this.#doors.state(table.id, visitor.person)) === 'banned') return BANNED;
    if (sideOf(table, visitor.person) !== 'beside' || table.openedBy === visitor.person) return null;
    return (await this.#isOfClass(table.id, visitor.person)) ? null : CLASS_ONLY;
  }

  /** Why somebody may not sit down, or null. Who may not without being let in has asked with this. */
  async maySit(table: Table, visitor: Visitor): Promise<Problem | null> {
    const refused = await this.mayLook(table, visitor);
    if (refused !== null || table.openedBy === visitor.person || SEES_ALL.includes(visitor.role))
      return refused;
    if ((await this.#gate(table.id))?.approval !== true) return null;
    const state = await this.#doors.state(table.id, visitor.person);
    if (state === 'let-in') return null;
    if (state === null) await this.#doors.set(table.id, visitor.person, 'asked', this.#now());
    return ASK_FIRST;
  }

  /**
   * Why somebody may not read a match that is over, or null. What was open to spectators stays open; what was not is
   * for the people of the match, their coaches, who runs things, and whoever holds a link that was not withdrawn.
   */
  async mayRead(table: Table, visitor: Visitor | null, shared: string | null): Promise<Problem | null> {
    if (shared !== null && (await this.#doors.shared(shared, table.id))) return null;
    const gate = await this.#gate(table.id);
    if (table.settings.spectators && gate?.school == null) return null;
    if (visitor === null) return ALONE;
    return (await this.isOfMatch(table, visitor)) ? null : ALONE;
  }

  /** Players, the judge, a coach of a player, and who runs things. */
  async isOfMatch(table: Table, { person, role }: Visitor): Promise<boolean> {
    if (SEES_ALL.includes(role) || sideOf(table, person) !== 'beside') return true;
    if (role !== 'coach') return false;
    for (const seated of table.seats)
      if (seated !== null && (await this.#storage.classes.coaches(person, seated.person))) return true;
    return false;
  }

  /** Whoever opened a table runs its door; so does the coach of the class it is for, and who runs things. */
  async isHost(table: Table, { person, role }: Visitor): Promise<boolean> {
    if (table.openedBy === person || SEES_ALL.includes(role)) return true;
    const school = (await this.#gate(table.id))?.school ?? null;
    return school !== null && (await this.#storage.classes.byId(school))?.coach === person;
  }

  async #isOfClass(table: string, person: string): Promise<boolean> {
    const school = (await this.#gate(table))?.school ?? null;
    if (school === null) return true;
    const { classes } = this.#storage;
    return (await classes.isMember(school, person)) || (await classes.byId(school))?.coach === person;
  }

  async #gate(table: string): Promise<Gate | null> {
    const known = this.#gates.get(table);
    if (known !== undefined) return known;
    const gate = await this.#doors.gate(table);
    if (this.#gates.size >= MOST_GATES) this.#gates.clear();
    this.#gates.set(table, gate);
    return gate;
  }
}
