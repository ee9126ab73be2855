import { VARIATION, areInConflict, excludes, family, objections } from './variations.ts';
import { entryFor, findEntry, inForce, variationsOf } from './in-force.ts';
import type { OnSetsPosition } from './position.ts';
import type { BlankId, Pick, PickReason, VariationId } from './variation.ts';
import { say } from '../../said/said.ts';

export interface PickRuling {
  readonly legal: boolean;
  readonly reasons: readonly PickReason[];
}

/** A variation circled without saying which cube, card or set. */
export interface UnfilledPick {
  readonly id: BlankId;
  readonly unfilled: true;
}

/** Whether a player may pick this variation now, before the Goal is set; every objection is named. */
export function judgePick(position: OnSetsPosition, pick: Pick | UnfilledPick): PickRuling {
  const own =
    'unfilled' in pick
      ? unfilled(position, pick)
      : [...conflicts(position, pick), ...ownRules(position, pick)];
  const reasons = [...listed(position, pick.id), ...own];
  return { legal: reasons.length === 0, reasons };
}

function unfilled(position: OnSetsPosition, { id }: UnfilledPick): readonly PickReason[] {
  const entry = entryFor(position, id);
  if (entry === null) return [];
  const message = say('blank-not-named', { variation: id, blank: VARIATION[id].blank });
  return [{ code: 'blank-unfilled', rule: entry.rule, message }];
}

/** May it be picked in this division at all, and has nobody picked it? */
function listed(position: OnSetsPosition, id: VariationId): readonly PickReason[] {
  const { book } = position;
  const { always, list } = variationsOf(position);
  const rule = book.procedure.picking.illegalPick.rule;
  const constant = always.find((entry) => entry.id === id);
  if (constant !== undefined) {
    const message = say('always-in-force', { variation: id });
    return [{ code: 'always-in-force', rule: constant.rule, message }];
  }
  if (!list.some((entry) => entry.id === id)) {
    const message = say('not-in-list', { variation: id });
    return [{ code: 'not-in-list', rule: book.variationLists.rule, message }];
  }
  if (position.variations.some((other) => family(other.id) === family(id))) {
    return [{ code: 'already-chosen', rule, message: say('already-chosen', { variation: id }) }];
  }
  return [];
}

function ownRules(position: OnSetsPosition, pick: Pick): readonly PickReason[] {
  const entry = findEntry(position, pick.id);
  return entry === null ? [] : objections({ position, force: inForce(position), pick, entry });
}

function conflicts(position: OnSetsPosition, pick: Pick): readonly PickReason[] {
  return position.variations
    .filter((other) => areInConflict(other, pick))
    .map((other) => {
      // A pick that the division does not list can be in conflict too.
      const entry = entryFor(position, excludes(other, pick) ? other.id : pick.id);
      const rule = entry?.rule ?? position.book.procedure.picking.illegalPick.rule;
      return {
        code: 'conflict',
        rule,
        message: say('conflicts', { variation: pick.id, other: other.id }),
      };
    });
}
