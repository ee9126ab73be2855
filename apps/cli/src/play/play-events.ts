import type { PublicEvent, Seat } from '@forceout/rules/match';
import { paint } from '../style.ts';
import { told, words } from '../words/language.ts';
import { cube, pickWords } from './pieces.ts';

export function writtenWords(written: object): string {
  const {
    restrictions = [],
    setName,
    solution,
    goal,
  } = written as {
    restrictions?: readonly string[];
    setName?: string;
    solution?: string;
    goal?: string | null;
  };
  if (solution !== undefined) return goal === null || goal === undefined ? solution : `${solution} = ${goal}`;
  return [...restrictions, setName].join(', ');
}

/** What just happened, for people; null for what the screen shows anyway. */
export function eventWords(event: PublicEvent, players: readonly string[]): string | null {
  const { happened, seat: place, places, faults } = words().table;
  const name = (seat: Seat): string => players[seat] ?? place(seat + 1);
  switch (event.type) {
    case 'setter-rolled':
      return happened.rollsForSetter(name(event.seat), cube(event.face));
    case 'rolled':
      return happened.rolls(name(event.seat));
    case 'dealt':
      return happened.deals(name(event.seat), event.cards.length);
    case 'picked':
      return happened.picks(name(event.seat), pickWords(event.pick));
    case 'goal-set':
      return happened.setsGoal(name(event.seat), paint(event.text, 'bold'));
    case 'no-goal-declared':
      return happened.noGoal(name(event.seat));
    case 'moved': {
      const say = {
        regular: happened.moves,
        bonus: happened.bonus,
        'setter-bonus': happened.bonus,
        shift: happened.shifts,
      }[event.kind];
      return say(name(event.seat), cube(event.cube), places[event.to]);
    }
    case 'challenged':
      return paint(happened.challenges(name(event.seat), happened.claims[event.claim]), 'yellow');
    case 'presented':
      return happened.handsIn(name(event.seat));
    case 'handed-in':
      return happened.doneWriting(name(event.seat));
    case 'declined':
      return happened.nothing(name(event.seat));
    case 'ruled': {
      const verdict = paint(happened.verdicts[event.verdict], event.verdict === 'correct' ? 'green' : 'red');
      const why = event.reasons.length === 0 ? '' : ` (${event.reasons.join(', ')})`;
      return `${happened.ruled(name(event.writer), verdict)}${why}.`;
    }
    case 'pointed-out':
      return happened.pointsOut(name(event.by), name(event.against), faults[event.what]);
    case 'time-called':
      return paint(happened.timeCalled(name(event.seat)), 'yellow');
    case 'turn-lost':
      return happened.losesTurn(name(event.seat));
    case 'penalized':
      return paint(`${name(event.entry.seat)} ${event.entry.points}: ${told(event.entry.why)}`, 'red');
    case 'scored': {
      const entries = event.entries.map(({ seat, points, why }) => `${name(seat)} ${points} (${told(why)})`);
      return happened.scores(entries.join(', '));
    }
    case 'voided':
      return happened.void;
    default:
      return null;
  }
}
