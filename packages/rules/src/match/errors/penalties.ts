import type { Points } from '../../rulebooks/procedure.ts';
import type { Rule } from '../../rulebooks/ruled.ts';
import type { CommandOf, Refusal } from '../record/command.ts';
import { refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import { pointsAnew } from '../round/match-points.ts';
import type { Entry } from '../record/state.ts';
import { say } from '../../said/said.ts';
import type { Told } from '../../said/said.ts';

/** Takes points; where the book wants a judge's initials on a one-point penalty, it waits for them. */
export function penalize(
  proceedings: Proceedings,
  seat: Seat,
  points: Points,
  rule: Rule,
  why: Told,
  ...earlier: readonly string[]
): void {
  if (points === 0) return;
  const { match, game } = proceedings;
  const entry: Entry = { seat, points, rule, why, kind: 'penalty', shake: match.shake?.number ?? 0 };
  const initials = game.procedure.approval.is.includes(match.settings.division) && points === -1;
  if (initials && match.settings.judge) {
    proceedings.emit({ type: 'penalty-awaits', awaiting: { refs: [proceedings.ref, ...earlier], entry } });
  } else proceedings.emit({ type: 'penalized', entry });
}

export function approve(
  proceedings: Proceedings,
  command: CommandOf<'judge-approves' | 'judge-refuses'>,
): Refusal | null {
  const { match, game } = proceedings;
  const { rule } = game.procedure.approval;
  if (!match.awaiting.some(({ refs }) => refs.includes(command.penalty))) {
    return refuse('no-penalty-waits', rule, say('no-penalty-waits'));
  }
  const ref = command.penalty;
  const waiting = match.awaiting.filter(({ refs }) => refs.includes(ref)).map(({ entry }) => entry);
  if (command.do === 'judge-approves') proceedings.emit({ type: 'approved', ref, entries: waiting });
  else proceedings.emit({ type: 'approval-refused', ref });
  pointsAnew(proceedings);
  return null;
}

/** IX-C, IX-D: a warning comes first, unless the book lets two judges act at once. */
export function warn(proceedings: Proceedings, { player }: CommandOf<'judge-warns'>): Refusal | null {
  proceedings.emit({ type: 'warned', seat: player });
  return null;
}

export function penalizeConduct(
  proceedings: Proceedings,
  { player, twoJudges }: CommandOf<'judge-penalizes'>,
): Refusal | null {
  const { match, game } = proceedings;
  const atOnce = game.procedure.immediatePenaltyByTwoJudges;
  const warned = match.warnings.includes(player);
  if (!warned && !(twoJudges && atOnce.is !== null)) {
    return refuse('no-warning', proceedings.rule('conduct'), say('warned-first'));
  }
  const entry: Entry = {
    seat: player,
    points: warned ? -1 : (atOnce.is ?? -1),
    rule: warned ? proceedings.rule('conduct') : atOnce.rule,
    why: say('conduct'),
    kind: 'penalty',
    shake: match.shake?.number ?? 0,
  };
  proceedings.emit({ type: 'penalized', entry });
  pointsAnew(proceedings);
  return null;
}
