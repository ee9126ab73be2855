import type { Deed } from '../record/command.ts';
import { bestOf, tried } from './answer.ts';
import type { Answer } from './answer.ts';
import { mayPick, mayPresent, maySetGoal } from './by-hand.ts';
import { firstFace, layOutCubes, someCards, someRoll } from './samples.ts';
import { supposed } from './supposed.ts';
import { SECTIONS } from '../game/game.ts';
import type { Cube, Section } from '../game/game.ts';
import type { Party, Seat } from '../record/seat.ts';
import type { Instant } from '../record/state.ts';
import type { MatchView } from '../seen/view.ts';

/** What a seat may do now, as far as its view tells. Plain data, so that it can cross to a page. */
export interface May {
  /** Each deed of a player: whether there is any way to do it now. */
  readonly deeds: Readonly<Record<MayDeed, Answer>>;
  /** Each face in Resources and each section; like cubes are one. */
  readonly moves: readonly { readonly cube: Cube; readonly to: Section; readonly answer: Answer }[];
  readonly bonus: readonly { readonly cube: Cube; readonly answer: Answer }[];
  readonly shifts: readonly { readonly cube: Cube; readonly to: Section; readonly answer: Answer }[];
  readonly challenge: Readonly<Record<'now' | 'impossible' | 'no-goal', Answer>>;
  /** Against whom a challenge would be. */
  readonly against: Seat | null;
  readonly checks: readonly { readonly writer: Seat; readonly accept: Answer; readonly ask: Answer }[];
  readonly joins: readonly { readonly side: Seat; readonly answer: Answer }[];
  readonly times: readonly { readonly player: Seat; readonly answer: Answer }[];
}

/** What a player can ask for; whether a charge would hold is not told. */
export type MayDeed =
  | 'roll-for-setter'
  | 'begin-shake'
  | 'lay-out'
  | 'roll'
  | 'deal'
  | 'pick'
  | 'bonus'
  | 'arrange-goal'
  | 'set-goal'
  | 'turn-timer'
  | 'no-goal'
  | 'agree'
  | 'move'
  | 'shift'
  | 'return'
  | 'lift-block'
  | 'challenge'
  | 'put-back'
  | 'join'
  | 'present'
  | 'decline'
  | 'accept'
  | 'ask-judge'
  | 'go-on'
  | 'time-up'
  | 'appeal'
  | 'sign';

/** The same question about one deed, for whoever has it in hand. */
export function mayDo(view: MatchView, by: Party, deed: Deed, at: Instant = view.now): Answer {
  return tried(supposed(view, by), by, deed, at);
}

/** Asks the rules themselves: a deed is tried on the match as this seat has to take it. */
export function may(view: MatchView, seat: Seat, at: Instant = view.now): May {
  const match = supposed(view, seat);
  const ask = (deed: Deed): Answer => tried(match, seat, deed, at);
  const lists = listsOf(view, seat, ask);
  const { moves, bonus, shifts, challenge, checks, joins, times } = lists;
  const best = (answers: readonly { readonly answer: Answer }[], otherwise: Deed): Answer =>
    bestOf(answers.map(({ answer }) => answer)) ?? ask(otherwise);
  const deeds: May['deeds'] = {
    'roll-for-setter': ask({ do: 'roll-for-setter', face: firstFace(match) }),
    'begin-shake': ask({ do: 'begin-shake' }),
    'lay-out': ask({ do: 'lay-out', cubes: layOutCubes(match) }),
    roll: ask({ do: 'roll', cubes: someRoll(match) }),
    deal: ask({ do: 'deal', cards: someCards(match) }),
    pick: mayPick(match, seat, at),
    bonus: best(bonus, { do: 'bonus', cube: '' }),
    'arrange-goal': maySetGoal(match, seat, at, 'arrange'),
    'set-goal': maySetGoal(match, seat, at, 'set'),
    'turn-timer': ask({ do: 'turn-timer' }),
    'no-goal': ask({ do: 'no-goal' }),
    agree: ask({ do: 'agree' }),
    move: best(moves, { do: 'move', cube: '', to: 'permitted', bonus: null }),
    shift: best(shifts, { do: 'shift', cube: '', to: 'required' }),
    return: ask({ do: 'return', cube: view.choice?.stays ?? '' }),
    'lift-block': ask({ do: 'lift-block' }),
    challenge: bestOf(Object.values(challenge)) ?? challenge.now,
    'put-back': ask({ do: 'put-back' }),
    join: best(joins, { do: 'join', player: seat }),
    present: mayPresent(match, seat, at),
    decline: ask({ do: 'decline' }),
    accept: bestOf(checks.map(({ accept }) => accept)) ?? ask({ do: 'accept', writer: seat }),
    'ask-judge': bestOf(checks.map((check) => check.ask)) ?? ask({ do: 'ask-judge', writer: seat }),
    'go-on': ask({ do: 'go-on' }),
    'time-up': best(times, { do: 'time-up', player: seat }),
    appeal: ask({ do: 'appeal', secondJudge: true }),
    sign: ask({ do: 'sign' }),
  };
  return { deeds, ...lists };
}

function listsOf(view: MatchView, seat: Seat, ask: (deed: Deed) => Answer): Omit<May, 'deeds'> {
  const { shake, phase } = view;
  const faces = (...cubes: readonly (readonly Cube[])[]): readonly Cube[] => [...new Set(cubes.flat())];
  const resources = shake === null ? [] : faces(shake.mat.resources);
  const onMat = shake === null ? [] : faces(shake.mat.permitted, shake.mat.required, shake.mat.forbidden);
  const everywhere = (cubes: readonly Cube[], deed: (cube: Cube, to: Section) => Deed) =>
    cubes.flatMap((cube) => SECTIONS.map((to) => ({ cube, to, answer: ask(deed(cube, to)) })));
  const others = view.settings.players.flatMap((_, other) => (other === seat ? [] : [other]));
  const papers = phase.kind === 'checking' ? phase.papers : [];
  return {
    moves: everywhere(resources, (cube, to) => ({ do: 'move', cube, to, bonus: null })),
    bonus: resources.map((cube) => ({ cube, answer: ask({ do: 'bonus', cube }) })),
    shifts: everywhere(onMat, (cube, to) => ({ do: 'shift', cube, to })),
    challenge: {
      now: ask({ do: 'challenge', claim: 'now' }),
      impossible: ask({ do: 'challenge', claim: 'impossible' }),
      'no-goal': ask({ do: 'challenge', claim: 'no-goal' }),
    },
    against: shake?.lastMover ?? null,
    checks: papers.map(({ seat: writer }) => ({
      writer,
      accept: ask({ do: 'accept', writer }),
      ask: ask({ do: 'ask-judge', writer }),
    })),
    joins: others.map((side) => ({ side, answer: ask({ do: 'join', player: side }) })),
    times: others.map((player) => ({ player, answer: ask({ do: 'time-up', player }) })),
  };
}
