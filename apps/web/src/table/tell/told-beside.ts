import type { PublicEvent } from '@forceout/rules/match';
import type { Words } from '../../words/words.ts';
import type { Beside, Happening } from './happenings.ts';

/** What happens beside the play. */
export function beside(event: PublicEvent): readonly Happening[] {
  switch (event.type) {
    case 'paused':
    case 'unpaused':
      return say(event.type);
    case 'take-back-proposed':
      return say('takeBackProposed', [event.by]);
    case 'take-back-ended':
      return say(event.made ? 'takenBack' : 'notTakenBack');
    case 'leaving-noted':
      return say('leavingNoted', [event.by, event.seat]);
    case 'gone':
      return say('gone', [event.gone.seat]);
    case 'back':
    case 'substituted':
    case 'appealed':
      return say(event.type, [event.seat]);
    case 'zeroed':
      return say('zeroed', [event.zeroed.seat]);
    case 'played-again':
      return say('playedAgain');
    case 'given-back':
      return say('givenBack', [], event.seconds);
    case 'appeal-answered':
      return say(event.upheld ? 'upheld' : 'denied', [event.seat]);
    case 'approval-refused':
      return say('refusedPenalty');
    default:
      return [];
  }
}

function say(what: Beside, seats: readonly number[] = [], seconds = 0): readonly Happening[] {
  return [{ is: 'beside', what, seats, seconds }];
}

type BesideHappening = Extract<Happening, { readonly is: 'beside' }>;

export function besideWords(
  { referee: { told } }: Words,
  { what, seats, seconds }: BesideHappening,
  name: (seat: number) => string,
): string {
  const [who = '', about = ''] = seats.map(name);
  switch (what) {
    case 'givenBack':
      return told.givenBack(Math.round(seconds));
    case 'leavingNoted':
      return told.leavingNoted(who, about);
    case 'takeBackProposed':
    case 'gone':
    case 'back':
    case 'substituted':
    case 'zeroed':
    case 'appealed':
    case 'upheld':
    case 'denied':
      return told[what](who);
    case 'paused':
    case 'unpaused':
    case 'takenBack':
    case 'notTakenBack':
    case 'playedAgain':
    case 'refusedPenalty':
      return told[what];
  }
}
