import type { CommandOf, Refusal } from '../record/command.ts';
import { recordFaults, refusalFor } from '../errors/faults.ts';
import type { Problem } from '../errors/faults.ts';
import { endClock } from '../clocks/clock.ts';
import { legalAct } from './legal-act.ts';
import { setQueue } from './pick-queue.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import { stand } from './stand.ts';
import type { Picked, Picker } from '../record/state.ts';
import { say } from '../../said/said.ts';

export function pick(proceedings: Proceedings, { variation }: CommandOf<'pick'>, by: Seat): Refusal | null {
  const { match, shake, game } = proceedings;
  const { phase } = match;
  const again = shake.mayPickAgain === by && (phase.kind === 'picking' || phase.kind === 'goal');
  if (!game.picks) return refuse('no-variations', proceedings.rule('picking'), say('no-variations-here'));
  if (phase.kind !== 'picking' && !again) return notNow(proceedings, 'pick');
  const { queue } = shake;
  const [front] = queue;
  const objections = game.judgePick(proceedings.moment(), variation);
  const { illegalPick, secondIllegalPick } = game.procedure.picking;
  const problems: Problem[] = [];
  const mine = queue.find(({ seat }) => seat === by);
  const picked: Picked = { by, pick: variation, legal: objections.length === 0 };
  if (front?.seat !== by && !again) {
    const message = say('picked-in-turn');
    const code = mine === undefined ? 'no-more-picks' : 'out-of-turn';
    if (mine === undefined) return refuse(code, proceedings.rule('picking'), say('has-picked'));
    problems.push({ code, rule: proceedings.rule('pickOrder'), message, names: ['out-of-turn'] });
  }
  const [objection] = objections;
  if (objection !== undefined) {
    const penalty = (mine?.illegalTries ?? 0) === 0 ? illegalPick : secondIllegalPick;
    problems.push({
      ...objection,
      names: ['illegal-variation'],
      penalty: { points: penalty.is, rule: penalty.rule },
      undo: { kind: 'pick', picked, tries: mine?.illegalTries ?? 0 },
    });
  }
  const refusal = refusalFor(proceedings, problems);
  if (refusal !== null) return refusal;
  const mayTwo = game.procedure.picking.twoForAnybody.is.includes(match.settings.division);
  const first = !shake.picks.some((other) => other.by === by);
  const { ref } = proceedings;
  proceedings.emit({ type: 'picked', picked, mayPickAgain: mayTwo && first ? by : null, ref });
  recordFaults(proceedings, by, problems);
  if (problems.length === 0) legalAct(proceedings, by, 'pick');
  if (mine === undefined) return null;
  if (mine.owes <= 1) endClock(proceedings, by, 'pick');
  setQueue(proceedings, onePicked(queue, picked));
  stand(proceedings);
  return null;
}

/** II-C-2: the second try belongs to one selection, so a legal pick ends the count. */
function onePicked(queue: readonly Picker[], { by, legal }: Picked): readonly Picker[] {
  return queue.map((picker) => {
    if (picker.seat !== by) return picker;
    return { seat: by, owes: picker.owes - 1, illegalTries: legal ? 0 : picker.illegalTries };
  });
}
