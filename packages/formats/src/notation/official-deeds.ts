import type { Told } from '@forceout/rules';
import { inEnglish } from '@forceout/rules/words';
import type { Deed, Match, MatchEvent, Party, Seat } from '@forceout/rules/match';

/** A deed that may have led to what a log says; whether it did, the engine tells. */
export interface Guess {
  readonly by: Party;
  readonly deed: Deed;
}

/** What the clock does, or anybody who sees it. */
export function ofOfficial(event: MatchEvent, match: Match): readonly Guess[] {
  const { players, judge } = match.settings;
  const seats = [...players.keys()];
  const anybody = (...deeds: readonly Deed[]): readonly Guess[] => {
    const parties: readonly Party[] = ['clock', ...(judge ? (['judge'] as const) : []), ...seats];
    return deeds.flatMap((deed) => parties.map((by) => ({ by, deed })));
  };
  switch (event.type) {
    case 'shake-begun':
      return anybody({ do: 'begin-shake' });
    case 'checking':
      return anybody({ do: 'go-on' });
    case 'ruled': {
      const { writer } = event;
      const asked = seats.map((by): Guess => ({ by, deed: { do: 'ask-judge', writer } }));
      return event.how === 'judge' ? anybody({ do: 'go-on' }) : [...anybody({ do: 'go-on' }), ...asked];
    }
    case 'time-called':
      return anybody({ do: 'time-up', player: event.seat });
    case 'round':
      return anybody(...(event.state === 'last-shake' ? [{ do: 'last-shake' } as const] : []), {
        do: 'stop-round',
      });
    case 'given-back':
      return anybody({ do: 'give-back', seconds: event.seconds }, { do: 'add-time', seconds: event.seconds });
    case 'absent':
      return anybody({ do: 'absent', player: event.seat });
    case 'arrived':
    case 'back':
      return anybody({ do: 'arrive', player: event.seat });
    case 'gone':
      return anybody({ do: 'leave', player: event.gone.seat });
    case 'substituted':
      return anybody({ do: 'substitute', player: event.seat, name: event.name });
    case 'signed':
      return [
        ...(event.signedFor === true ? [] : [{ by: event.seat, deed: { do: 'sign' } } as const]),
        ...anybody({ do: 'sign-for', player: event.seat }),
      ];
    case 'paused':
      return anybody({ do: 'pause', reason: event.reason });
    case 'unpaused':
      return anybody({ do: 'resume' });
    case 'corrected': {
      const { entry } = event;
      return match.sheet.flatMap((line, index) =>
        line.seat === entry.seat && line.shake === entry.shake && line.rule === entry.rule
          ? anybody({
              do: 'correct-entry',
              entry: index,
              points: line.points + entry.points,
              reason: ownWords(entry.why),
              agreed: seats,
            })
          : [],
      );
    }
    default:
      return [];
  }
}

/** What only a judge does. */
export function ofJudge(event: MatchEvent, match: Match): readonly Guess[] {
  const judged = (...deeds: readonly Deed[]): readonly Guess[] =>
    deeds.map((deed) => ({ by: 'judge', deed }));
  const yesAndNo = [true, false] as const;
  switch (event.type) {
    case 'ruled':
      return judged({ do: 'judge-rules-solution', writer: event.writer, verdict: event.verdict });
    case 'gone':
      return judged(...disqualified(event.gone.seat, ''));
    case 'zeroed': {
      const { seat, why } = event.zeroed;
      return judged(...disqualified(seat, ownWords(why)), deceit(seat, (match.totals[seat] ?? 0) + 1));
    }
    case 'corrected': {
      const { seat, points } = event.entry;
      const total = match.totals[seat] ?? 0;
      return judged(deceit(seat, total + points), deceit(seat, total - 1));
    }
    case 'appeal-answered':
      return judged({ do: 'judge-answers-appeal', player: event.seat, upheld: event.upheld });
    case 'approved':
      return judged({ do: 'judge-approves', penalty: event.ref });
    case 'approval-refused':
      return judged({ do: 'judge-refuses', penalty: event.ref });
    case 'warned':
      return judged({ do: 'judge-warns', player: event.seat });
    case 'penalized':
      return judged(
        ...yesAndNo.map((twoJudges): Deed => ({
          do: 'judge-penalizes',
          player: event.entry.seat,
          twoJudges,
        })),
      );
    case 'voided':
      return judged({ do: 'judge-voids-shake' });
    case 'insulated': {
      const fault = match.faults[event.indexes[0] ?? -1];
      if (fault === undefined) return [];
      const rules = { do: 'judge-rules-charge', player: fault.by, what: fault.names[0]! } as const;
      return judged(...yesAndNo.map((upheld): Deed => ({ ...rules, upheld })));
    }
    case 'undone':
      return judged(...restorings(match));
    case 'block-lifted':
      return judged({ do: 'judge-names-lifter', players: event.block.holders });
    case 'phase': {
      const { phase } = event;
      const challenged = phase.kind === 'writing' && phase.occasion.kind === 'challenge';
      return challenged ? judged({ do: 'judge-names-lifter', players: phase.occasion.challengers }) : [];
    }
    case 'played-again':
      return judged(
        ...[null, ...match.settings.players.keys()].flatMap((without) =>
          (['shake', 'round'] as const).map((what): Deed => ({ do: 'judge-replays', what, without })),
        ),
      );
    default:
      return [];
  }
}

function restorings({ shake }: Match): readonly Deed[] {
  const refs = new Set(shake?.acts.map(({ ref }) => ref));
  return [...refs].toReversed().map((act) => ({ do: 'judge-restores', act }));
}

function deceit(player: Seat, listed: number): Deed {
  return { do: 'judge-corrects', player, listed, intent: 'deceit', agreed: [] };
}

function disqualified(player: Seat, reason: string): readonly Deed[] {
  return (['this', 'all'] as const).map((rounds) => ({ do: 'judge-disqualifies', player, rounds, reason }));
}

/** A reason that somebody gave is told in their words. */
function ownWords(why: Told): string {
  return typeof why === 'string' ? why : inEnglish(why);
}
