import type { Game, Moment } from '@forceout/rules/match';
import type { Analyst, Move } from '../bots/analyst.ts';
import { afterMove } from '../bots/analyst.ts';
import { faceOf, keepingAlive } from '../bots/own-solution.ts';
import type { Because, Hint, Idea, Trap } from './hint.ts';
import { ideaOf, plainIdea } from './idea.ts';
import { safeWithBonus, standingAfter } from './safety.ts';
import type { Standing } from './safety.ts';

/** Moves looked at for one that tempts. */
const TEMPTING = 4;

/** A move that is proved safe, with what makes it so and what would have been a mistake; or what is known without one. */
export function findMove(
  game: Game,
  analyst: Analyst,
  moment: Moment,
  idea: Idea | null,
  bonusIsOpen: boolean,
): Hint {
  const traps: Trap[] = [];
  let unknown = 0;
  const look = (move: Move): Standing => {
    const found = standingAfter(game, analyst, moment, move);
    const trap = trapIn(analyst, moment, move, found);
    if (trap !== null) traps.push(trap);
    return found;
  };
  const moves = analyst.moves(moment);
  for (const move of keepingAlive(moves, moment, idea?.missing ?? null)) {
    const found = look(move);
    if (found.kind === 'unknown') unknown++;
    if (found.kind !== 'safe') continue;
    const next: Moment = { ...afterMove(moment, move), after: 'impossible' };
    const after = ideaOf(analyst, moment, analyst.plain(next) ?? found.written);
    for (const tempting of temptingMoves(moves, after).slice(0, TEMPTING))
      if (traps.length === 0 && tempting !== move) look(tempting);
    const trap = mostTempting(traps, after);
    return { kind: 'move', move, because: becauseOf(game, moment, move, after), idea: after, trap };
  }
  const trap = mostTempting(traps, idea);
  const bonus = bonusIsOpen ? safeWithBonus(game, analyst, moment) : null;
  if (bonus !== null) return { kind: 'bonus-then-move', ...bonus, idea, trap };
  const least = hardestToPunish(traps);
  if (unknown === 0 && least !== null) return { kind: 'every-move-loses', least };
  return { kind: 'move-not-known', idea, trap };
}

/** Who wants a Solution brings the cubes for it nearer, or forbids what hinders nobody. */
function temptingMoves(moves: readonly Move[], { missing }: Idea): readonly Move[] {
  const faces = missing?.map(faceOf) ?? [];
  const needed = moves.filter(({ cube, from }) => from === 'resources' && faces.includes(faceOf(cube)));
  return [...needed.filter(({ to }) => to === 'permitted'), ...needed.filter(({ to }) => to === 'forbidden')];
}

function becauseOf(game: Game, moment: Moment, move: Move, { missing }: Idea): Because {
  const { cube, to } = move;
  const { resources } = afterMove(moment, move).mat;
  if (resources.length < game.limits(moment).leastResourcesForNow) return 'too-few-for-now';
  const needed = missing?.some((one) => faceOf(one) === faceOf(cube)) ?? false;
  if (to === 'forbidden' && missing !== null && !needed) return 'unused-forbidden';
  return to === 'required' && needed ? 'needed-required' : 'still-far';
}

function trapIn(analyst: Analyst, moment: Moment, move: Move, found: Standing): Trap | null {
  if (found.kind === 'now') {
    const idea = plainIdea(analyst, { ...afterMove(moment, move), after: 'now' }, found.written);
    return { move, reply: { claim: 'now', idea } };
  }
  if (found.kind !== 'impossible') return null;
  const { resources, permitted } = moment.mat;
  const alike = [...resources, ...permitted].filter((cube) => faceOf(cube) === faceOf(move.cube)).length;
  return { move, reply: { claim: 'impossible', lastOfItsKind: move.to === 'forbidden' && alike === 1 } };
}

/** A trap with a cube that the Solution needs tempts most; Now teaches more than Impossible. */
function mostTempting(traps: readonly Trap[], idea: Idea | null): Trap | null {
  const faces = idea?.missing?.map(faceOf) ?? [];
  const tempts = ({ move, reply }: Trap): number =>
    Number(faces.includes(faceOf(move.cube))) * 2 + Number(reply.claim === 'now');
  return traps.toSorted((one, other) => tempts(other) - tempts(one))[0] ?? null;
}

function hardestToPunish(traps: readonly Trap[]): Trap | null {
  const hidden = ({ reply }: Trap): number => (reply.claim === 'now' ? reply.idea.cubes : 0);
  return traps.toSorted((one, other) => hidden(other) - hidden(one))[0] ?? null;
}
