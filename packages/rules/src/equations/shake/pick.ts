import { entryFor, findEntry, inForce, variationsOf } from './in-force.ts';
import type { EquationsPosition } from './position.ts';
import type { BlankId, Pick, PickReason } from './variation.ts';
import { objections } from './variations.ts';
import { say } from '../../said/said.ts';

export interface EquationsPickRuling {
  readonly legal: boolean;
  readonly reasons: readonly PickReason[];
}

/** A variation circled without saying which cube, number or colour. */
export interface UnfilledPick {
  readonly id: BlankId;
  readonly unfilled: true;
}

/** Whether a player may pick this variation now, before the Goal is set; every objection is named. [II-B-2] */
export function judgeEquationsPick(
  position: EquationsPosition,
  pick: Pick | UnfilledPick,
): EquationsPickRuling {
  const own = 'unfilled' in pick ? unfilled(position, pick) : ownRules(position, pick);
  const reasons = [...listed(position, pick), ...own];
  return { legal: reasons.length === 0, reasons };
}

function unfilled(position: EquationsPosition, { id }: UnfilledPick): readonly PickReason[] {
  const entry = entryFor(position, id);
  const message = say('blank-not-filled', { variation: id });
  return entry === null ? [] : [{ code: 'blank-unfilled', rule: entry.rule, message }];
}

/** May it be picked in this division and season at all, and has nobody picked it? */
function listed(position: EquationsPosition, pick: Pick | UnfilledPick): readonly PickReason[] {
  const { book } = position;
  const { always, list } = variationsOf(position);
  const constant = always.find((entry) => entry.id === pick.id);
  if (constant !== undefined) {
    const message = say('always-in-force', { variation: pick.id });
    return [{ code: 'always-in-force', rule: constant.rule, message }];
  }
  if (!list.some((entry) => entry.id === pick.id)) {
    const message = say('not-in-list-of-season', { variation: pick.id });
    return [{ code: 'not-in-list', rule: book.variationLists.rule, message }];
  }
  // Another cube, base, k or colour makes it no other variation.
  if (!position.variations.some((other) => other.id === pick.id)) return [];
  const { rule } = book.procedure.picking.illegalPick;
  return [{ code: 'already-chosen', rule, message: say('already-chosen', { variation: pick.id }) }];
}

function ownRules(position: EquationsPosition, pick: Pick): readonly PickReason[] {
  const entry = findEntry(position, pick.id);
  return entry === null ? [] : objections({ position, force: inForce(position), pick, entry });
}
