import { Draws } from '@forceout/rules/kit';
import { afterOf, evolve, gameFor, mayTakeBonus, momentOf } from '@forceout/rules/match';
import type {
  EventOf,
  Game,
  GoalLayout,
  Match,
  MatchEvent,
  MatchSettings,
  Moment,
  Occasion,
  Seat,
} from '@forceout/rules/match';
import type { Analyst, WrittenFault } from '../bots/analyst.ts';
import { mayBeNow } from '../bots/situation.ts';
import type { Reason, Task } from '../puzzles/puzzle.ts';
import { withGoal, withoutGoal } from '../puzzles/random-shake.ts';
import type { Asked, Reviewed } from './asked.ts';
import { isError } from './note.ts';
import type { Note } from './note.ts';
import { safeMoves, safeWithBonus, standing } from './safety.ts';
import type { Standing } from './safety.ts';

/** Safe moves that a note lists. */
const LISTED = 5;

/** Goes through a match act by act; the log alone decides what is said. */
export function reviewLog(log: readonly MatchEvent[], analyst: Analyst): Reviewed {
  let match: Match | null = null;
  let reviewer: Reviewer | null = null;
  for (const event of log) {
    const before = match;
    const after = evolve(before, event);
    match = after;
    reviewer ??= new Reviewer(after, analyst);
    if (before !== null) reviewer.see(before, event, after);
  }
  return { notes: reviewer?.notes ?? [], asked: reviewer?.asked ?? [] };
}

class Reviewer {
  readonly notes: Note[] = [];
  readonly asked: Asked[] = [];
  readonly #settings: MatchSettings;
  readonly #game: Game;
  readonly #analyst: Analyst;
  /** What a challenge could have been right about, until somebody acts. */
  #open: Extract<Standing, { kind: 'now' | 'impossible' }> | null = null;
  /** Who has been told already that Now is right; it stays so until a move ends it. */
  #told: Seat[] = [];
  #bonusTaken = false;
  /** Nothing can be written in this shake any more, and that has been told. */
  #dead = false;

  constructor({ settings }: Match, analyst: Analyst) {
    this.#settings = settings;
    this.#game = gameFor(settings);
    this.#analyst = analyst;
  }

  see(before: Match, event: MatchEvent, after: Match): void {
    switch (event.type) {
      case 'goal-set':
        return this.#goalSet(before, event, after);
      case 'moved':
        return this.#moved(before, event, after);
      case 'challenged':
        return event.claim === 'no-goal'
          ? this.#noGoal(before, event.seat, 'disputed')
          : this.#challenged(before, event.seat, event.claim);
      case 'no-goal-declared':
        return this.#noGoal(before, event.seat, 'declared');
      case 'agreed':
        return this.#noGoal(before, event.seat, 'agreed');
      case 'presented':
        return this.#presented(before, event);
      case 'declined':
        return this.#wroteNothing(before, event.seat);
      case 'checked':
        return this.#checked(before, event);
      case 'checking-begun':
        this.#missed(before, null);
        return this.#ranOut(before);
      case 'shake-begun':
      case 'restored':
        this.#open = null;
        this.#told = [];
        this.#bonusTaken = false;
        this.#dead = false;
        return;
      default:
        return;
    }
  }

  /** A note, and for a mistake what is asked of whoever wants to do better. */
  #note(
    match: Match,
    seat: Seat,
    said: DistributiveOmit<Note, 'shake' | 'seat'>,
    moment: Moment | null = null,
    task: Task | null = null,
  ): void {
    const note: Note = { shake: match.shake?.number ?? 0, seat, ...said };
    if (isError(note) && moment !== null && task !== null)
      this.asked.push({ note: this.notes.length, moment, task });
    this.notes.push(note);
  }

  #text(found: { readonly written?: readonly object[] | null }): string | null {
    return found.written ? this.#analyst.text(found.written) : null;
  }

  /** What a person would write, where something was found. */
  #plain(moment: Moment, found: readonly object[]): readonly object[] {
    return this.#analyst.plain(moment) ?? found;
  }

  #stand(match: Match): Standing {
    const found = standing(this.#game, this.#analyst, momentOf(match.shake!, null));
    this.#open = found.kind === 'now' || found.kind === 'impossible' ? found : null;
    if (found.kind !== 'now') this.#told = [];
    this.#dead = found.kind === 'impossible';
    return found;
  }

  #goalSet(before: Match, { seat, text }: EventOf<'goal-set'>, after: Match): void {
    const found = this.#stand(after);
    const impossible = found.kind === 'impossible';
    const note = {
      kind: 'goal',
      goal: text,
      verdict: impossible ? 'made-impossible' : 'good',
      solution: impossible ? null : this.#reached(after, found),
    } as const;
    const moment = withoutGoal(momentOf(before.shake!, null));
    const example = impossible ? this.#goalFor(moment) : null;
    this.#note(after, seat, note, moment, example === null ? null : { kind: 'set-a-goal', example });
  }

  /** How a Goal can be reached, as a person would. */
  #reached({ shake }: Match, found: Standing): string | null {
    if (!('written' in found) || found.written === null) return null;
    return this.#analyst.text(this.#plain(momentOf(shake!, 'impossible'), found.written));
  }

  /** A Goal with a Solution, if one is found soon. */
  #goalFor(moment: Moment): GoalLayout | null {
    const set = withGoal(this.#settings, this.#analyst, moment, new Draws('review', 'goal'));
    return set?.goal == null ? null : { text: set.goal, cubes: set.mat.goal };
  }

  #moved(before: Match, { seat, cube, from, to, kind }: EventOf<'moved'>, after: Match): void {
    if (kind === 'setter-bonus') return;
    const wasNow = this.#open?.kind === 'now';
    this.#missed(before, seat);
    if (kind === 'bonus') {
      this.#bonusTaken = true;
      return;
    }
    const move = { from: from === 'permitted' ? 'permitted' : 'resources', cube, to } as const;
    const bonusTaken = this.#bonusTaken;
    this.#bonusTaken = false;
    const plainly = { kind: 'move', move, solution: null, safe: [], moreSafe: false, bonus: null } as const;
    if (this.#dead) return this.#note(after, seat, { ...plainly, verdict: 'already-impossible' });
    const found = this.#stand(after);
    const now: Moment = { ...momentOf(after.shake!, null), after: 'now' };
    const written = found.kind === 'now' ? this.#plain(now, found.written) : null;
    const solution = found.kind === 'impossible' ? null : this.#text(written === null ? found : { written });
    if (found.kind === 'safe' || found.kind === 'unknown') {
      const verdict = found.kind === 'safe' ? 'good' : 'not-known';
      return this.#note(after, seat, { ...plainly, verdict, solution });
    }
    const moment = momentOf(before.shake!, null);
    // One more than are listed, to know whether there are more.
    const all = safeMoves(this.#game, this.#analyst, moment, LISTED + 1);
    const safe = all.slice(0, LISTED);
    const mayBonus = !bonusTaken && mayTakeBonus(this.#game, before, seat);
    const bonus = safe.length === 0 && mayBonus ? safeWithBonus(this.#game, this.#analyst, moment) : null;
    const leftNow = wasNow && found.kind === 'now';
    const made = found.kind === 'impossible' ? 'made-impossible' : 'made-now';
    const verdict = leftNow ? 'left-now' : safe.length === 0 && bonus === null ? 'no-safe-move' : made;
    const note = {
      kind: 'move',
      move,
      verdict,
      solution,
      safe,
      moreSafe: all.length > LISTED,
      bonus,
    } as const;
    // Who overlooked a Now is asked about that already.
    const task = leftNow || safe.length === 0 ? null : ({ kind: 'safe-move', safe } as const);
    this.#note(after, seat, note, moment, task);
  }

  /** Play went on although a challenge would have been right. */
  #missed(before: Match, by: Seat | null): void {
    const open = this.#open;
    this.#open = null;
    const { shake } = before;
    if (open === null || shake === null) return;
    if (by === null && !(before.phase.kind === 'writing' && before.phase.occasion.kind === 'forceout'))
      return;
    const moment = momentOf(shake, null);
    if (before.settings.players.every((_, seat) => seat === shake.lastMover || this.#told.includes(seat)))
      return;
    const written = open.kind === 'now' ? this.#plain({ ...moment, after: 'now' }, open.written) : null;
    const solution = written === null ? null : this.#analyst.text(written);
    const task = { kind: 'now-impossible-or-play-on', key: open.kind, example: written } as const;
    before.settings.players.forEach((_, seat) => {
      if (seat === shake.lastMover || shake.absent.includes(seat) || this.#told.includes(seat)) return;
      if (open.kind === 'now') this.#told.push(seat);
      this.#note(before, seat, { kind: 'missed-challenge', claim: open.kind, solution }, moment, task);
    });
  }

  #challenged(before: Match, seat: Seat, claim: 'now' | 'impossible'): void {
    this.#open = null;
    const { shake } = before;
    if (shake === null || shake.goal === null) return;
    const moment = momentOf(shake, null);
    const found = this.#analyst.find({ ...moment, after: claim }, 'work');
    const right = found.answer === (claim === 'now' ? 'yes' : 'no');
    const solution =
      found.answer === 'yes'
        ? this.#analyst.text(this.#plain({ ...moment, after: claim }, found.written))
        : null;
    this.#note(
      before,
      seat,
      { kind: 'challenge', claim, right, solution },
      moment,
      right ? null : this.#call(moment),
    );
  }

  /** What should have been called here, if that is known. */
  #call(moment: Moment): Task | null {
    const found = standing(this.#game, this.#analyst, moment);
    const kind = 'now-impossible-or-play-on';
    if (found.kind === 'unknown' || !mayBeNow(this.#game, moment)) return null;
    if (found.kind === 'impossible') return { kind, key: 'impossible', example: null };
    const now = found.kind === 'now';
    const example = this.#plain({ ...moment, after: now ? 'now' : 'impossible' }, found.written);
    return { kind, key: now ? 'now' : 'play-on', example };
  }

  #noGoal(before: Match, seat: Seat, said: 'declared' | 'agreed' | 'disputed'): void {
    if (before.shake === null) return;
    const moment = withoutGoal(momentOf(before.shake, null));
    const found = this.#analyst.find({ ...moment, after: 'no-goal' });
    if (found.answer === 'unknown') return;
    const exists = found.answer === 'yes';
    const solution = exists ? this.#analyst.text(found.written) : null;
    const right = exists === (said === 'disputed');
    const example = right ? null : this.#goalFor(moment);
    this.#note(
      before,
      seat,
      { kind: 'no-goal', said, right, solution },
      moment,
      example === null ? null : { kind: 'set-a-goal', example },
    );
  }

  #presented(before: Match, { seat, written }: EventOf<'presented'>): void {
    const moment = this.#writing(before);
    if (moment === null) return;
    const [fault] = this.#analyst.faults(moment, written);
    const example = fault === undefined ? null : this.#example(moment);
    const solution = example === null ? null : this.#analyst.text(example);
    const note = {
      kind: 'wrote',
      text: this.#analyst.text(written),
      right: fault === undefined,
      why: reasonOf(fault),
      solution,
    } as const;
    this.#note(before, seat, note, moment, example === null ? null : { kind: 'write-a-solution', example });
  }

  /** What may be written on this occasion, as a person would. */
  #example(moment: Moment): readonly object[] | null {
    const found = this.#analyst.find(moment, 'work');
    return found.answer === 'yes' ? this.#plain(moment, found.written) : null;
  }

  #wroteNothing(before: Match, seat: Seat): void {
    const { phase } = before;
    if (phase.kind !== 'writing') return;
    const { occasion } = phase;
    // Whoever says that nothing can be written writes nothing; that the claim was wrong is told already.
    if (
      occasion.kind === 'challenge' &&
      occasion.claim === 'impossible' &&
      occasion.challengers.includes(seat)
    )
      return;
    const moment = this.#writing(before);
    const example = moment === null ? null : this.#example(moment);
    if (example === null) return;
    const note = { kind: 'wrote-nothing', solution: this.#analyst.text(example) } as const;
    this.#note(before, seat, note, moment, { kind: 'write-a-solution', example });
  }

  /** Whose paper is still empty when checking begins wrote nothing either. */
  #ranOut(before: Match): void {
    if (before.phase.kind !== 'writing') return;
    for (const { seat, state } of before.phase.papers)
      if (state === 'writing') this.#wroteNothing(before, seat);
  }

  #checked(before: Match, { seat, writer, decision }: EventOf<'checked'>): void {
    if (before.phase.kind !== 'checking') return;
    const judged = decision === 'must-accept' ? 'failed' : decision;
    if (judged !== 'accepted' && judged !== 'showed-it-wrong' && judged !== 'failed') return;
    const paper = before.phase.papers.find((one) => one.seat === writer);
    const moment = this.#writing(before);
    if (paper === undefined || moment === null) return;
    const { written } = paper;
    const [fault] = this.#analyst.faults(moment, written);
    const right = judged === 'accepted' ? fault === undefined : judged === 'showed-it-wrong';
    const why = reasonOf(fault);
    this.#note(before, seat, { kind: 'check', writer, decision: judged, right, why }, moment, {
      kind: 'right-or-wrong',
      written,
      key: fault === undefined,
      why,
      regrouped: fault?.regrouped ?? null,
    });
  }

  #writing({ phase, shake }: Match): Moment | null {
    const occasion: Occasion | null =
      phase.kind === 'writing' || phase.kind === 'checking' ? phase.occasion : null;
    return occasion === null || shake === null ? null : momentOf(shake, afterOf(occasion));
  }
}

function reasonOf(fault: WrittenFault | undefined): Reason | null {
  return fault === undefined ? null : { code: fault.code, message: fault.message };
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
