import type { EventOf, TableEvent } from './event.ts';
import type { Match } from './state.ts';

/** What happens beside the shake: pauses, appeals, chairs and rulings. */
export function tableEvent(match: Match, event: TableEvent): Match {
  switch (event.type) {
    case 'paused':
      return { ...match, paused: { at: event.at, reason: event.reason } };
    case 'unpaused':
      return { ...match, paused: null };
    case 'appeal-answered':
      return {
        ...match,
        appeals: match.appeals.filter((seat) => seat !== event.seat),
        appealsAnswered: [...match.appealsAnswered, { seat: event.seat, upheld: event.upheld }],
      };
    case 'take-back-proposed':
      return {
        ...match,
        takeBack: { by: event.by, ref: event.ref, reason: event.reason, agreed: [event.by] },
      };
    case 'take-back-agreed':
      return match.takeBack === null
        ? match
        : { ...match, takeBack: { ...match.takeBack, agreed: [...match.takeBack.agreed, event.seat] } };
    case 'take-back-ended':
      return { ...match, takeBack: null };
    case 'leaving-noted':
      return { ...match, noted: [...match.noted, { by: event.by, seat: event.seat }] };
    case 'gone':
      return {
        ...without(match, event.gone.seat),
        gone: [...without(match, event.gone.seat).gone, event.gone],
      };
    case 'back':
      return without(match, event.seat);
    case 'substituted': {
      const players = match.settings.players.map((name, seat) => (seat === event.seat ? event.name : name));
      return { ...without(match, event.seat), settings: { ...match.settings, players } };
    }
    case 'zeroed':
      return { ...match, zeroed: [...match.zeroed, event.zeroed] };
    case 'played-again':
      return playedAgain(match, event);
  }
}

function without(match: Match, seat: number): Match {
  return {
    ...match,
    gone: match.gone.filter((one) => one.seat !== seat),
    noted: match.noted.filter((one) => one.seat !== seat),
  };
}

/** The entries of those shakes do not count any more; everything else on the sheet does. */
function playedAgain(match: Match, { shakes, startedAt }: EventOf<'played-again'>): Match {
  const off = match.sheet.filter(({ shake, kind }) => kind === 'shake' && shakes.includes(shake));
  const totals = match.totals.map((total, seat) =>
    off.reduce((sum, entry) => (entry.seat === seat ? sum - entry.points : sum), total),
  );
  const round = startedAt === null ? match.round : ({ ...match.round, startedAt, state: 'open' } as const);
  return {
    ...match,
    totals,
    round,
    sheet: match.sheet.filter((entry) => !off.includes(entry)),
    results: match.results.map((result) =>
      shakes.includes(result.number) ? { number: result.number, scores: null } : result,
    ),
  };
}
