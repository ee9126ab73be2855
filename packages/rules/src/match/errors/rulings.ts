import { letGo } from '../shake/block.ts';
import { conclude, nextSolution, openPapers } from '../shake/checking-phase.ts';
import { beginClock, clockUntil, endClock } from '../clocks/clock.ts';
import type { CommandOf, Refusal } from '../record/command.ts';
import { settleFault } from './charges.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import { stand } from '../shake/stand.ts';
import { undoWhere } from './undo.ts';
import { enterWriting } from '../shake/writing-phase.ts';
import { say } from '../../said/said.ts';

/** VII-C: a judge decides on a Solution that is being checked. */
export function ruleSolution(
  proceedings: Proceedings,
  { writer, verdict }: CommandOf<'judge-rules-solution'>,
): Refusal | null {
  const paper = openPapers(proceedings).find(({ seat }) => seat === writer);
  if (paper === undefined) return notNow(proceedings, 'rule-solution');
  if (verdict === 'correct' && !paper.checks.some(({ decision }) => decision === 'showed-it-wrong')) {
    conclude(proceedings, paper);
    return null;
  }
  proceedings.emit({ type: 'ruled', writer, verdict, how: 'judge', reasons: [] });
  nextSolution(proceedings);
  return null;
}

/** IX-A: a judge decides on a charge: it is put right, or it is none and cannot be made again. */
export function ruleCharge(
  proceedings: Proceedings,
  { player, what, upheld }: CommandOf<'judge-rules-charge'>,
): Refusal | null {
  const { faults } = proceedings.match;
  const index = faults.findIndex(({ by, names }) => by === player && names.includes(what));
  const fault = faults[index];
  if (fault === undefined)
    return refuse('not-illegal', proceedings.rule('legalStands'), say('nothing-to-correct'));
  proceedings.emit({ type: 'insulated', indexes: [index] });
  if (upheld) settleFault(proceedings, fault);
  return null;
}

/** V-B: who lifted the block first is what the table or a judge saw, not what a network delivered. */
export function nameLifter(
  proceedings: Proceedings,
  { players }: CommandOf<'judge-names-lifter'>,
): Refusal | null {
  const { match, game, at, seats } = proceedings;
  const { is, rule } = game.procedure.challenge.atTheSameTime;
  const known = players.every((seat) => seat >= 0 && seat < seats && !match.shake?.absent.includes(seat));
  const most = is === 'both-challenge' ? 2 : 1;
  if (players.length === 0 || players.length > most || !known || new Set(players).size < players.length)
    return refuse('no-such-player', rule, say('judge-names-lifter'));
  const { block, phase } = match;
  if (block !== null) {
    const until = at + game.procedure.time.statingChallenge.is;
    for (const seat of block.holders) if (!players.includes(seat)) letGoOf(seat);
    proceedings.emit({ type: 'block-lifted', seat: players[0]!, block: { ...block, holders: players } });
    // Nobody says the word while the table asks whose it is: both have their seconds from the ruling on.
    for (const seat of players) {
      endClock(proceedings, seat, 'state-challenge');
      beginClock(proceedings, clockUntil(proceedings, 'state-challenge', seat, until));
    }
    return null;
  }
  if (
    phase.kind !== 'writing' ||
    phase.occasion.kind !== 'challenge' ||
    players.includes(phase.occasion.mover)
  )
    return notNow(proceedings, 'name-challenger');
  if (phase.papers.some(({ state }) => state === 'presented'))
    return refuse('not-now', rule, say('solutions-presented'));
  const { claim, mover, at: since } = phase.occasion;
  const third = proceedings.playing().find((seat) => seat !== mover && !players.includes(seat)) ?? null;
  const occasion = { kind: 'challenge', claim, mover, challengers: players, third, at: since } as const;
  enterWriting(proceedings, occasion, { ...phase, papers: [] });
  return null;

  /** Without a word about it: the block stays up. */
  function letGoOf(seat: number): void {
    if (block !== null && block.holders.length > 1) letGo(proceedings, seat);
    else proceedings.emit({ type: 'clock-ended', seat, task: 'state-challenge' });
  }
}

/** The shake goes back to before an act; all that was done since is undone, the last first. */
export function restore(proceedings: Proceedings, { act }: CommandOf<'judge-restores'>): Refusal | null {
  const { match } = proceedings;
  const from = match.shake?.acts.findIndex(({ ref }) => ref === act && ref !== '') ?? -1;
  const playing = ['picking', 'goal', 'moving', 'writing', 'checking'].includes(match.phase.kind);
  if (from < 0 || !playing) return refuse('no-such-act', proceedings.rule('correcting'), say('no-such-act'));
  undoFrom(proceedings, from);
  return null;
}

/** Undoes acts from a place in the list on; errors in them are gone with them. */
export function undoFrom(proceedings: Proceedings, from: number): void {
  const { acts } = proceedings.shake;
  const undone = acts.slice(from);
  const refs = undone.map(({ ref }) => ref);
  const back = undoWhere(proceedings, (one) => undone.includes(one));
  const indexes = proceedings.match.faults.flatMap(({ ref }, index) => (refs.includes(ref) ? [index] : []));
  if (indexes.length > 0) proceedings.emit({ type: 'insulated', indexes });
  stand(proceedings, back);
}
