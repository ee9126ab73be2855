import { afterOf, evolve, gameFor, mayTakeBonus, momentOf } from '@forceout/rules/match';
import type { EventOf, Game, Match, MatchEvent, Moment, Occasion, Seat } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import type { Note } from './note.ts';
import { safeMoves, safeWithBonus, standing } from './safety.ts';
import type { Standing } from './safety.ts';

/** Safe moves that a note lists. */
const LISTED = 5;

/** Goes through a match act by act; the log alone decides what is said. */
export function reviewNotes(log: readonly MatchEvent[], analyst: Analyst): readonly Note[] {
  let match: Match | null = null;
  let reviewer: Reviewer | null = null;
  for (const event of log) {
    const before = match;
    const after = evolve(before, event);
    match = after;
    reviewer ??= new Reviewer(after, analyst);
    if (before !== null) reviewer.see(before, event, after);
  }
  return reviewer?.notes ?? [];
}

class Reviewer {
  readonly notes: Note[] = [];
  readonly #game: Game;
  readonly #analyst: Analyst;
  /** What a challenge could have been right about, until somebody acts. */
  #open: Extract<Standing, { kind: 'now' | 'impossible' }> | null = null;
  #bonusTaken = false;
  /** Nothing can be written in this shake any more, and that has been told. */
  #dead = false;

  constructor({ settings }: Match, analyst: Analyst) {
    this.#game = gameFor(settings);
    this.#analyst = analyst;
  }

  see(before: Match, event: MatchEvent, after: Match): void {
    switch (event.type) {
      case 'goal-set':
        return this.#goalSet(event, after);
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
        return this.#declined(before, event.seat);
      case 'checked':
        return this.#checked(before, event);
      case 'checking-begun':
        return this.#missed(before, null);
      case 'shake-begun':
      case 'restored':
        this.#open = null;
        this.#bonusTaken = false;
        this.#dead = false;
        return;
      default:
        return;
    }
  }

  #note(match: Match, seat: Seat, note: DistributiveOmit<Note, 'shake' | 'seat'>): void {
    this.notes.push({ shake: match.shake?.number ?? 0, seat, ...note });
  }

  #text(found: { readonly written?: readonly object[] | null }): string | null {
    return found.written ? this.#analyst.text(found.written) : null;
  }

  /** What may be written on this occasion. */
  #solution(moment: Moment): string | null {
    const found = this.#analyst.find(moment, 'work');
    return found.answer === 'yes' ? this.#analyst.text(found.written) : null;
  }

  #stand(match: Match): Standing {
    const found = standing(this.#game, this.#analyst, momentOf(match.shake!, null));
    this.#open = found.kind === 'now' || found.kind === 'impossible' ? found : null;
    this.#dead = found.kind === 'impossible';
    return found;
  }

  #goalSet({ seat, text }: EventOf<'goal-set'>, after: Match): void {
    const found = this.#stand(after);
    const verdict = found.kind === 'impossible' ? 'made-impossible' : 'good';
    const solution = found.kind === 'impossible' ? null : this.#text(found);
    this.#note(after, seat, { kind: 'goal', goal: text, verdict, solution });
  }

  #moved(before: Match, { seat, cube, from, to, kind }: EventOf<'moved'>, after: Match): void {
    if (kind === 'setter-bonus') return;
    if (kind === 'bonus') {
      this.#missed(before, seat);
      this.#open = null;
      this.#bonusTaken = true;
      return;
    }
    this.#missed(before, seat);
    const move = { from: from === 'permitted' ? 'permitted' : 'resources', cube, to } as const;
    const bonusTaken = this.#bonusTaken;
    this.#bonusTaken = false;
    if (this.#dead)
      return this.#note(after, seat, {
        kind: 'move',
        move,
        verdict: 'already-impossible',
        solution: null,
        safe: [],
        moreSafe: false,
        bonus: null,
      });
    const found = this.#stand(after);
    const solution = found.kind === 'impossible' ? null : this.#text(found);
    if (found.kind === 'safe' || found.kind === 'unknown') {
      return this.#note(after, seat, {
        kind: 'move',
        move,
        verdict: found.kind === 'safe' ? 'good' : 'not-known',
        solution,
        safe: [],
        moreSafe: false,
        bonus: null,
      });
    }
    const moment = momentOf(before.shake!, null);
    // One more than are listed, to know whether there are more.
    const all = safeMoves(this.#game, this.#analyst, moment, LISTED + 1);
    const safe = all.slice(0, LISTED);
    const mayBonus = !bonusTaken && mayTakeBonus(this.#game, before, seat);
    const bonus = safe.length === 0 && mayBonus ? safeWithBonus(this.#game, this.#analyst, moment) : null;
    const made = found.kind === 'now' ? 'made-now' : 'made-impossible';
    const verdict = safe.length === 0 && bonus === null ? 'no-safe-move' : made;
    const moreSafe = all.length > LISTED;
    this.#note(after, seat, { kind: 'move', move, verdict, solution, safe, moreSafe, bonus });
  }

  /** Play went on although a challenge would have been right. */
  #missed(before: Match, by: Seat | null): void {
    const open = this.#open;
    this.#open = null;
    const { shake } = before;
    if (open === null || shake === null) return;
    if (by === null && !(before.phase.kind === 'writing' && before.phase.occasion.kind === 'forceout'))
      return;
    const solution = open.kind === 'now' ? this.#text(open) : null;
    before.settings.players.forEach((_, seat) => {
      if (seat === shake.lastMover || shake.absent.includes(seat)) return;
      this.#note(before, seat, { kind: 'missed-challenge', claim: open.kind, solution });
    });
  }

  #challenged(before: Match, seat: Seat, claim: 'now' | 'impossible'): void {
    this.#open = null;
    const { shake } = before;
    if (shake === null || shake.goal === null) return;
    const found = this.#analyst.find(momentOf(shake, claim), 'work');
    const right = found.answer === (claim === 'now' ? 'yes' : 'no');
    const solution = found.answer === 'yes' ? this.#analyst.text(found.written) : null;
    this.#note(before, seat, { kind: 'challenge', claim, right, solution });
  }

  #noGoal(before: Match, seat: Seat, said: 'declared' | 'agreed' | 'disputed'): void {
    if (before.shake === null) return;
    const found = this.#analyst.find({ ...momentOf(before.shake, 'no-goal'), goal: null });
    if (found.answer === 'unknown') return;
    const exists = found.answer === 'yes';
    const solution = exists ? this.#analyst.text(found.written) : null;
    this.#note(before, seat, { kind: 'no-goal', said, right: exists === (said === 'disputed'), solution });
  }

  #presented(before: Match, { seat, written }: EventOf<'presented'>): void {
    const moment = this.#writing(before);
    if (moment === null) return;
    const [fault] = this.#analyst.faults(moment, written);
    const right = fault === undefined;
    const solution = right ? null : this.#solution(moment);
    const text = this.#analyst.text(written);
    this.#note(before, seat, { kind: 'wrote', text, right, why: fault?.message ?? null, solution });
  }

  #declined(before: Match, seat: Seat): void {
    const moment = this.#writing(before);
    const solution = moment === null ? null : this.#solution(moment);
    if (solution !== null) this.#note(before, seat, { kind: 'wrote-nothing', solution });
  }

  #checked(before: Match, { seat, writer, decision }: EventOf<'checked'>): void {
    if (before.phase.kind !== 'checking') return;
    const judged = decision === 'must-accept' ? 'failed' : decision;
    if (judged !== 'accepted' && judged !== 'showed-it-wrong' && judged !== 'failed') return;
    const paper = before.phase.papers.find((one) => one.seat === writer);
    const moment = this.#writing(before);
    if (paper === undefined || moment === null) return;
    const [fault] = this.#analyst.faults(moment, paper.written);
    const right = judged === 'accepted' ? fault === undefined : judged === 'showed-it-wrong';
    this.#note(before, seat, { kind: 'check', writer, decision: judged, right, why: fault?.message ?? null });
  }

  #writing({ phase, shake }: Match): Moment | null {
    const occasion: Occasion | null =
      phase.kind === 'writing' || phase.kind === 'checking' ? phase.occasion : null;
    return occasion === null || shake === null ? null : momentOf(shake, afterOf(occasion));
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
