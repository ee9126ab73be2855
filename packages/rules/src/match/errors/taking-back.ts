import type { CommandOf, Refusal } from '../record/command.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import { undoFrom } from './rulings.ts';
import type { Seat } from '../record/seat.ts';
import { say } from '../../said/said.ts';

/** Among friends: the last act is taken back if all at the table agree. */
export function proposeTakeBack(
  proceedings: Proceedings,
  { reason }: CommandOf<'propose-take-back'>,
  by: Seat,
): Refusal | null {
  const { match } = proceedings;
  const last = match.shake?.acts.at(-1);
  const playing = ['picking', 'goal', 'moving', 'writing'].includes(match.phase.kind);
  const presented =
    match.phase.kind === 'writing' && match.phase.papers.some(({ state }) => state !== 'writing');
  if (last === undefined || last.ref === '' || last.kind === 'turn-lost' || !playing || presented)
    return notNow(proceedings, 'take-back');
  if (match.takeBack !== null)
    return refuse('already-proposed', proceedings.rule('correcting'), say('has-been-proposed'));
  proceedings.emit({ type: 'take-back-proposed', by, ref: last.ref, reason });
  return null;
}

export function answerTakeBack(
  proceedings: Proceedings,
  { agrees }: CommandOf<'answer-take-back'>,
  by: Seat,
): Refusal | null {
  const { takeBack } = proceedings.match;
  if (takeBack === null || takeBack.agreed.includes(by))
    return refuse('nothing-proposed', proceedings.rule('correcting'), say('nothing-to-answer'));
  if (!agrees) {
    proceedings.emit({ type: 'take-back-ended', made: false });
    return null;
  }
  proceedings.emit({ type: 'take-back-agreed', seat: by });
  const { agreed, ref } = proceedings.match.takeBack ?? takeBack;
  if (!proceedings.playing().every((seat) => agreed.includes(seat))) return null;
  proceedings.emit({ type: 'take-back-ended', made: true });
  const from = proceedings.shake.acts.findIndex((act) => act.ref === ref);
  if (from >= 0) undoFrom(proceedings, from);
  return null;
}

/** Whoever acts instead has answered. */
export function dropTakeBack(proceedings: Proceedings): void {
  const { takeBack, shake } = proceedings.match;
  if (takeBack !== null && shake?.acts.at(-1)?.ref !== takeBack.ref)
    proceedings.emit({ type: 'take-back-ended', made: false });
}
