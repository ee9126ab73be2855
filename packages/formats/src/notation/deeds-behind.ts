import { bookOf } from '@forceout/rules';
import { afterOf, gameFor, momentOf } from '@forceout/rules/match';
import type { Deed, EventOf, Match, MatchEvent, Seat } from '@forceout/rules/match';
import { ofJudge, ofOfficial } from './official-deeds.ts';
import type { Guess } from './official-deeds.ts';

/** What somebody may have done so that this event happened; the plainest first. */
export function deedsBehind(event: MatchEvent, later: readonly MatchEvent[], match: Match): readonly Guess[] {
  switch (event.type) {
    case 'moved':
      return moves(event, later);
    case 'checked':
      return checks(event, match);
    case 'goal-arranged':
    case 'goal-set':
      return goals(event);
    default:
      return [...ofPlayer(event, match), ...ofOfficial(event, match), ...ofJudge(event, match)];
  }
}

function moves(event: EventOf<'moved'>, later: readonly MatchEvent[]): readonly Guess[] {
  const { seat: by, cube, to, kind } = event;
  if (kind === 'shift') return [{ by, deed: { do: 'shift', cube, to } }];
  if (kind === 'regular') return [{ by, deed: { do: 'move', cube, to, bonus: null } }];
  const next = later.find((one) => one.type === 'moved');
  const alone: Guess = { by, deed: { do: 'bonus', cube } };
  if (next === undefined) return [alone];
  return [{ by, deed: { do: 'move', cube: next.cube, to: next.to, bonus: cube } }, alone];
}

function goals(event: EventOf<'goal-arranged' | 'goal-set'>): readonly Guess[] {
  const { seat: by, text, cubes } = event;
  const name = event.type === 'goal-set' ? 'set-goal' : 'arrange-goal';
  return [
    { by, deed: { do: name, goal: { text, cubes: null } } },
    { by, deed: { do: name, goal: { text, cubes } } },
    { by, deed: { do: 'turn-timer' } },
  ];
}

/** A log does not keep with which grouping somebody showed an ambiguity: the judge's own, or one that shows nothing. */
function checks(event: EventOf<'checked'>, match: Match): readonly Guess[] {
  const { seat: by, writer, decision, reason, triedAmbiguity } = event;
  if (decision === 'accepted') return [{ by, deed: { do: 'accept', writer } }];
  if (reason === null) return [{ by, deed: { do: 'go-on' } }];
  const guess = (regrouped: readonly object[] | null, together: boolean): Guess => ({
    by,
    deed: { do: 'reject', writer, reason, regrouped, together },
  });
  if (!triedAmbiguity) return [guess(null, false)];
  return groupings(match, writer).flatMap((one) => [guess(one, false), guess(one, true)]);
}

function groupings(match: Match, writer: Seat): readonly (readonly object[])[] {
  const { phase, shake, settings } = match;
  if (shake === null || (phase.kind !== 'checking' && phase.kind !== 'writing')) return [];
  const paper = phase.papers.find(({ seat }) => seat === writer);
  if (paper === undefined) return [];
  const { reasons } = gameFor(settings).judge(momentOf(shake, afterOf(phase.occasion)), paper.written);
  const losing = reasons.flatMap((one) =>
    'interpretation' in one ? [one.interpretation as object | readonly object[]] : [],
  );
  const shown = losing.map((one) => (Array.isArray(one) ? (one as readonly object[]) : [one]));
  // Of a pair just one may have been copied.
  const alone = paper.written.length > 1 ? paper.written.map((one) => [one]) : [];
  return [...shown, paper.written, ...alone, [anyPaper(match)]];
}

/** A paper whose text a log does not keep: it only has to be another one. */
function anyPaper({ settings }: Match): object {
  return bookOf(settings)?.game === 'equations'
    ? { solution: '?', goal: null, wild: [], goalLayout: null }
    : { restrictions: [], setName: '?', wild: [], blank: null, goalLayout: null };
}

function ofPlayer(event: MatchEvent, match: Match): readonly Guess[] {
  const deeds = (by: Seat, ...all: readonly Deed[]): readonly Guess[] => all.map((deed) => ({ by, deed }));
  switch (event.type) {
    case 'setter-rolled':
      return deeds(event.seat, { do: 'roll-for-setter', face: event.face });
    case 'laid-out':
      return deeds(event.seat, { do: 'lay-out', cubes: event.cubes });
    case 'rolled':
      return deeds(event.seat, { do: 'roll', cubes: event.cubes });
    case 'dealt':
      return deeds(event.seat, { do: 'deal', cards: event.cards });
    case 'picked':
      return deeds(event.picked.by, { do: 'pick', variation: event.picked.pick });
    case 'no-goal-declared':
      return deeds(event.seat, { do: 'no-goal' });
    case 'agreed':
      return deeds(event.seat, { do: 'agree' });
    case 'block-lifted':
      return deeds(event.seat, { do: 'lift-block' });
    case 'block-put-back':
      return event.seat === undefined ? [] : deeds(event.seat, { do: 'put-back' });
    case 'challenged':
      return deeds(
        event.seat,
        { do: 'challenge', claim: event.claim },
        { do: 'challenge', claim: event.claim, said: 'some other word' },
      );
    case 'scratched':
      return deeds(event.seat, { do: 'scratch', text: event.text });
    case 'joined':
      return deeds(event.seat, { do: 'join', player: event.side });
    case 'said':
      return deeds(event.seat, ...[0, 1, 2].map((player): Deed => ({ do: 'join', player })));
    case 'presented':
      return deeds(event.seat, { do: 'present', written: event.written });
    case 'changed-after-presenting':
      return deeds(event.seat, { do: 'present', written: [anyPaper(match)] });
    case 'declined':
      return deeds(event.seat, { do: 'decline' });
    case 'judge-asked':
      return deeds(event.seat, { do: 'ask-judge', writer: event.writer });
    case 'choice-made':
      return [0, 1, 2].flatMap((seat) => deeds(seat, { do: 'return', cube: event.returned }));
    case 'pointed-out':
      return event.what === undefined ? [] : deeds(event.by, { do: 'point-out', what: event.what, text: '' });
    case 'appealed':
      return deeds(event.seat, { do: 'appeal', secondJudge: true });
    case 'take-back-proposed':
      return deeds(event.by, { do: 'propose-take-back', reason: event.reason });
    case 'take-back-agreed':
      return deeds(event.seat, { do: 'answer-take-back', agrees: true });
    case 'take-back-ended':
      return [0, 1, 2].flatMap((seat) => deeds(seat, { do: 'answer-take-back', agrees: event.made }));
    case 'leaving-noted':
      return deeds(event.by, { do: 'leave', player: event.seat });
    default:
      return [];
  }
}
