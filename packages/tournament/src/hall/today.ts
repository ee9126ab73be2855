import { roundFaults } from '../checks/round-check.ts';
import type { World } from '../core/context.ts';
import { openRound, roundOf, settingOf, tablesOf } from '../core/state.ts';
import type { Tournament } from '../core/state.ts';
import type { Deed } from '../core/command.ts';
import type { EventThing } from '../core/things.ts';
import { missingTables } from '../deeds/rounds.ts';
import { MAY } from '../roles/may.ts';
import type { DayRole } from '../roles/may.ts';
import { presentIn } from '../seating/seat-round.ts';
import { say } from '../words/said.ts';
import type { DaySaid } from '../words/said.ts';

/** What is to be done next in an event, what stands in the way, and who can do it. */
export interface NextStep {
  readonly event: string;
  readonly round: number | null;
  readonly step:
    | 'import'
    | 'check-in'
    | 'draft'
    | 'look'
    | 'publish'
    | 'start'
    | 'wait'
    | 'collect'
    | 'close'
    | 'certify'
    | 'archive'
    | 'done';
  /** Nothing stands in the way. */
  readonly ready: boolean;
  readonly blocks: readonly { readonly code: string; readonly message: DaySaid }[];
  readonly who: readonly DayRole[];
}

/** One step for each event, the one that is furthest behind first. */
export function nextSteps(state: Tournament, world: World): readonly NextStep[] {
  const events = [...state.things.event.values()].filter(({ together }) => together === undefined);
  const steps = events.map((event) => nextStep(state, event, world));
  const [tournament] = state.things.tournament.values();
  if (events.length > 0 && events.every((event) => event.state === 'certified'))
    return [
      tournament?.state === 'archived'
        ? step('', null, 'done', [], ['director'])
        : step('', null, 'archive', [], MAY.archive),
    ];
  return steps.toSorted((a, b) => ORDER.indexOf(a.step) - ORDER.indexOf(b.step));
}

/** What hurries most comes first. */
const ORDER: readonly NextStep['step'][] = [
  'collect',
  'close',
  'publish',
  'look',
  'start',
  'draft',
  'check-in',
  'import',
  'wait',
  'certify',
  'archive',
  'done',
];

const DOES: Readonly<Partial<Record<NextStep['step'], Deed['do']>>> = {
  import: 'import',
  'check-in': 'presence',
  draft: 'draft',
  look: 'look',
  publish: 'publish',
  start: 'bell',
  collect: 'enter',
  close: 'close',
  certify: 'certify',
  wait: 'ring',
};

function step(
  event: string,
  round: number | null,
  is: NextStep['step'],
  blocks: NextStep['blocks'],
  who?: readonly DayRole[],
): NextStep {
  const deed = DOES[is];
  const roles = who ?? (deed === undefined ? [] : MAY[deed]);
  return { event, round, step: is, ready: blocks.length === 0, blocks, who: roles };
}

function nextStep(state: Tournament, event: EventThing, world: World): NextStep {
  const n = openRound(state, event);
  const { id } = event;
  if (n === null) return event.state === 'certified' ? step(id, n, 'done', []) : step(id, n, 'certify', []);
  const round = roundOf(state, id, n);
  switch (round.state) {
    case 'planned': {
      const entered = [...state.things.entry.values()].filter((entry) => entry.event === id);
      if (entered.length === 0) return step(id, n, 'import', []);
      const waiting = entered.filter(({ presence }) => presence === 'entered').length;
      const here = presentIn(state, id).length;
      if (here < 2) return step(id, n, 'check-in', [{ code: 'too-few', message: say('round-too-few') }]);
      return waiting > 0 && n === 1 ? step(id, n, 'check-in', []) : step(id, n, 'draft', []);
    }
    case 'drafted':
    case 'checked': {
      if (round.stale === true) return step(id, n, 'look', [{ code: 'stale', message: say('round-stale') }]);
      const open = roundFaults(state, event, n, world).filter(
        ({ key }) => !(round.accepted ?? []).includes(key),
      );
      return step(
        id,
        n,
        'publish',
        open.map(({ key, message }) => ({ code: key, message })),
      );
    }
    case 'published':
      return step(id, n, 'start', []);
    case 'running':
    case 'last-shake':
      return step(id, n, 'wait', []);
    case 'stopped':
    case 'collecting':
    case 'reopened':
    case 'closed':
      return collecting(state, event, n);
  }
}

function collecting(state: Tournament, { id }: EventThing, n: number): NextStep {
  const missing = missingTables(state, id, n);
  const conflicts = tablesOf(state, id, n).filter(
    (table) => state.things.sheet.get(table.id)?.state === 'conflict',
  );
  if (missing.length === 0) return step(id, n, 'close', []);
  const twice = settingOf(state, 'confirm', 'two-entries') === 'two-entries';
  return step(id, n, 'collect', [
    ...conflicts.map(({ number }) => ({
      code: `conflict ${number}`,
      message: say('round-conflict', number),
    })),
    { code: 'sheets-missing', message: say('round-sheets', missing.length, twice) },
  ]);
}
