import type { Seat } from '@forceout/rules/match';
import { isError } from '../coach/note.ts';
import type { Note } from '../coach/note.ts';

/** What players decide, as far as the solvers can say whether it was right. */
export const DECISIONS = ['goal', 'no-goal', 'move', 'challenge', 'chance', 'writing', 'check'] as const;
export type Decision = (typeof DECISIONS)[number];

/** How often something was decided, how often wrongly, and how often nobody knows. */
export interface Decided {
  readonly all: number;
  readonly errors: number;
  readonly unknown: number;
}

export type Decisions = Readonly<Record<Decision, Decided>>;

export const NO_DECISIONS: Decisions = {
  goal: none(),
  'no-goal': none(),
  move: none(),
  challenge: none(),
  chance: none(),
  writing: none(),
  check: none(),
};

function none(): Decided {
  return { all: 0, errors: 0, unknown: 0 };
}

/** What a seat decided in a match that was reviewed. */
export function decisionsOf(notes: readonly Note[], seat: Seat): Decisions {
  return notes.filter((note) => note.seat === seat).reduce(counted, NO_DECISIONS);
}

export function addDecisions(a: Decisions, b: Decisions): Decisions {
  return Object.fromEntries(
    DECISIONS.map((kind) => [
      kind,
      {
        all: a[kind].all + b[kind].all,
        errors: a[kind].errors + b[kind].errors,
        unknown: a[kind].unknown + b[kind].unknown,
      },
    ]),
  ) as Decisions;
}

function counted(sum: Decisions, note: Note): Decisions {
  const error = Number(isError(note));
  const unknown = Number(note.kind === 'move' && note.verdict === 'not-known');
  return kindsOf(note).reduce<Decisions>(
    (before, kind) => addDecisions(before, { ...NO_DECISIONS, [kind]: { all: 1, errors: error, unknown } }),
    sum,
  );
}

/** A right challenge is a chance taken as well as a challenge made; a missed one is a chance only. */
function kindsOf(note: Note): readonly Decision[] {
  switch (note.kind) {
    case 'goal':
    case 'no-goal':
    case 'move':
    case 'check':
      return [note.kind];
    case 'challenge':
      return note.right ? ['challenge', 'chance'] : ['challenge'];
    case 'missed-challenge':
      return ['chance'];
    case 'wrote':
    case 'wrote-nothing':
      return ['writing'];
  }
}
