import type { Deed } from '../record/command.ts';
import { duties } from '../seen/duties.ts';
import { anyGoal, anyWritten } from './fuzz-deeds.ts';
import { anyPick } from './fuzz-picks.ts';
import { dealOf, rollOf } from './fuzz-table.ts';
import type { Fuzzing } from './fuzz-table.ts';
import { gameFor } from '../game/games.ts';
import type { Party, Seat } from '../record/seat.ts';

interface Doing {
  readonly by: Party;
  readonly deed: Deed;
}

/** What somebody who has a duty would do; `hurry` ends the match. */
export function sensibleDeed(fuzzing: Fuzzing, hurry: boolean): Doing {
  const { chance, match } = fuzzing;
  if (hurry && match.round.state !== 'stopped') return { by: 'clock', deed: { do: 'stop-round' } };
  if (match.paused !== null && chance.odds(0.7)) return { by: 'judge', deed: { do: 'resume' } };
  const waiting = duties(match);
  if (waiting.length === 0) return { by: 'judge', deed: { do: 'resume' } };
  const duty = chance.one(waiting);
  const by = duty.seat;
  switch (duty.task) {
    case 'roll-for-setter':
      return {
        by,
        deed: {
          do: 'roll-for-setter',
          face:
            fuzzing.game === 'equations'
              ? chance.one(['red:1', 'red:2', 'red:-'])
              : chance.one(['1', '2', '5']),
        },
      };
    case 'begin-shake':
    case 'roll':
      return { by, deed: rolling(fuzzing) };
    case 'deal': {
      const { least = 6, most = 12 } = gameFor(match.settings).cards ?? {};
      return { by, deed: { do: 'deal', cards: dealOf(fuzzing, least + chance.below(most - least + 1)) } };
    }
    case 'pick':
      // A shake in which nothing can be picked is given up in the end.
      return chance.odds(0.03)
        ? { by: 'judge', deed: { do: 'judge-voids-shake' } }
        : { by, deed: { do: 'pick', variation: anyPick(fuzzing) } };
    case 'goal':
    case 'dispute-goal':
      return { by, deed: chance.odds(0.08) ? { do: 'no-goal' } : { do: 'set-goal', goal: anyGoal(fuzzing) } };
    case 'agree':
      return { by, deed: chance.odds(0.5) ? { do: 'agree' } : { do: 'challenge', claim: 'no-goal' } };
    case 'turn':
      return { by, deed: turn(fuzzing) };
    case 'state-challenge':
      return {
        by,
        deed: chance.odds(0.5)
          ? { do: 'put-back' }
          : { do: 'challenge', claim: chance.one(['now', 'impossible']) },
      };
    case 'write':
    case 'decide':
      return {
        by,
        deed: chance.odds(0.4) ? { do: 'decline' } : { do: 'present', written: writing(fuzzing) },
      };
    case 'check':
      return { by, deed: checking(fuzzing, by) };
    case 'sign':
      return { by, deed: { do: 'sign' } };
  }
}

function rolling(fuzzing: Fuzzing): Deed {
  const { match } = fuzzing;
  const { layOut } = gameFor(match.settings);
  const done = match.phase.kind === 'rolling' && match.shake?.laidOut === true;
  if (layOut !== null && !done) return { do: 'lay-out', cubes: ['V', '^', '^'] };
  return { do: 'roll', cubes: rollOf(fuzzing, layOut !== null) };
}

function turn({ chance, match }: Fuzzing): Deed {
  const resources = match.shake?.mat.resources ?? [];
  if (chance.odds(0.12)) return { do: 'challenge', claim: chance.one(['now', 'impossible']) };
  const bonus = resources.length > 2 && chance.odds(0.15) ? resources[0]! : null;
  const cube = chance.one(bonus === null ? resources : resources.slice(1));
  const to =
    resources.length === 1 ? 'permitted' : chance.one(['required', 'permitted', 'forbidden'] as const);
  return { do: 'move', cube, to, bonus };
}

function writing(fuzzing: Fuzzing): readonly object[] {
  const two = fuzzing.match.shake?.picks.some(({ pick }) => pick.id === 'two-solutions') ?? false;
  return two ? [anyWritten(fuzzing), anyWritten(fuzzing)] : [anyWritten(fuzzing)];
}

function checking(fuzzing: Fuzzing, by: Seat): Deed {
  const { chance, match } = fuzzing;
  const { phase } = match;
  const open =
    phase.kind === 'checking'
      ? phase.papers.filter(
          ({ seat, state, verdict }) => state === 'presented' && verdict === null && seat !== by,
        )
      : [];
  const writer =
    (phase.kind === 'checking' ? phase.current : null) ?? (open.length === 0 ? 0 : chance.one(open).seat);
  const reject = { do: 'reject', writer, regrouped: null, together: false } as const;
  if (chance.odds(0.2))
    return { ...reject, reason: chance.one(['wrong-value', 'cube-unavailable', 'required-unused']) };
  if (chance.odds(0.1)) return { do: 'ask-judge', writer };
  if (chance.odds(0.1)) return { ...reject, reason: 'ambiguous', regrouped: [anyWritten(fuzzing)] };
  return { do: 'accept', writer };
}
