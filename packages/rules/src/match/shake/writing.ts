import { ruleOutChanged } from './checking-phase.ts';
import type { CommandOf, Refusal } from '../record/command.ts';
import { legalAct } from './legal-act.ts';
import { sideWrites } from '../record/occasion.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import type { Paper } from '../record/state.ts';
import { handedIn, mustNowWrite, withdraw } from './writing-phase.ts';
import { say } from '../../said/said.ts';

function paperOf({ match }: Proceedings, seat: Seat): Paper | null {
  const { phase } = match;
  if (phase.kind !== 'writing' && phase.kind !== 'checking') return null;
  return phase.papers.find((paper) => paper.seat === seat) ?? null;
}

export function present(
  proceedings: Proceedings,
  { written }: CommandOf<'present'>,
  by: Seat,
): Refusal | null {
  const { match, game, isTable } = proceedings;
  if (match.phase.kind !== 'writing' && match.phase.kind !== 'checking')
    return notNow(proceedings, 'present');
  const paper = paperOf(proceedings, by);
  if (paper === null) return refuse('may-not-present', proceedings.rule('writers'), say('may-not-present'));
  if (paper.state === 'presented') {
    const { is, rule } = game.procedure.checking.changingWhatWasPresented;
    if (is === 'not-allowed' || !isTable || paper.verdict !== null || paper.changed) {
      return refuse('already-presented', rule, say('presented-stays'));
    }
    proceedings.emit({ type: 'changed-after-presenting', seat: by });
    ruleOutChanged(proceedings);
    return null;
  }
  const final = decisionIsFinal(proceedings, paper, 'present');
  if (final !== null) return final;
  if (match.phase.kind !== 'writing') return notNow(proceedings, 'present');
  if (written.length === 0) return refuse('nothing-written', proceedings.rule('writers'), say('empty-paper'));
  proceedings.emit({ type: 'presented', seat: by, written });
  legalAct(proceedings, by, 'write');
  handedIn(proceedings, by);
  return null;
}

export function decline(proceedings: Proceedings, by: Seat): Refusal | null {
  const { match } = proceedings;
  if (match.phase.kind !== 'writing') return notNow(proceedings, 'decline');
  const paper = paperOf(proceedings, by);
  if (paper === null)
    return refuse('nothing-to-decline', proceedings.rule('writers'), say('nothing-to-present'));
  const final = decisionIsFinal(proceedings, paper, 'decline');
  if (final !== null) return final;
  withdraw(proceedings, by);
  return null;
}

/** VII-C-1: what a player has shown about presenting is not taken back. */
function decisionIsFinal(
  proceedings: Proceedings,
  paper: Paper,
  wants: 'present' | 'decline',
): Refusal | null {
  if (paper.state !== 'writing') {
    return refuse('decision-is-final', proceedings.rule('decisionFinal'), say('decision-stays'));
  }
  if (paper.says === undefined || (paper.says === 'presents') === (wants === 'present')) return null;
  return refuse('decision-is-final', proceedings.rule('decisionFinal'), say('third-party-promised'));
}

/** VII-A-3: the Third Party may name the side they join before they write. */
export function join(proceedings: Proceedings, { player }: CommandOf<'join'>, by: Seat): Refusal | null {
  const { phase } = proceedings.match;
  if (phase.kind !== 'writing' || phase.occasion.kind !== 'challenge' || phase.occasion.third !== by) {
    return notNow(proceedings, 'join');
  }
  const paper = paperOf(proceedings, by);
  if (paper === null || paper.state !== 'writing' || paper.says !== undefined) {
    return refuse('decision-is-final', proceedings.rule('decisionFinal'), say('decision-stays'));
  }
  if (player !== phase.occasion.mover && !phase.occasion.challengers.includes(player)) {
    return refuse('no-such-side', proceedings.rule('writers'), say('two-sides'));
  }
  const presents = sideWrites(phase.occasion, player);
  // Where nobody joins a side, naming one only says whether the Third Party presents.
  if (proceedings.game.procedure.thirdParty.is === 'joins-a-side')
    proceedings.emit({ type: 'joined', seat: by, side: player });
  proceedings.emit({ type: 'said', seat: by, says: presents ? 'presents' : 'does-not-present' });
  if (presents) mustNowWrite(proceedings, by);
  else withdraw(proceedings, by);
  return null;
}

/** Each player's own paper, for nobody else's eyes. */
export function scratch(proceedings: Proceedings, { text }: CommandOf<'scratch'>, by: Seat): Refusal | null {
  proceedings.emit({ type: 'scratched', seat: by, text });
  return null;
}
