import { bookOf } from '../../rulebooks/house/house-rules.ts';
import { CARDS_IN_A_PACK, EQUATIONS_CUBES, ONSETS_CUBES } from '../../kit/cubes.ts';
import type { Card, Cube } from '../game/game.ts';
import { gameFor } from '../game/games.ts';
import type { Match } from '../record/state.ts';

/** Rolls and deals with which a deed can be tried; which faces they show does not matter. */

function sortsOf({ settings }: Match) {
  return bookOf(settings)?.game === 'equations' ? EQUATIONS_CUBES : ONSETS_CUBES;
}

export function firstFace(match: Match): Cube {
  return sortsOf(match)[0]!.faces[0]!;
}

export function layOutCubes(match: Match): readonly Cube[] {
  const { layOut } = gameFor(match.settings);
  const faces = [...new Set(sortsOf(match).find(({ name }) => name === 'restriction')?.faces)];
  const triples = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));
  return layOut === null ? [] : (triples.find((cubes) => layOut.allows(cubes)) ?? []);
}

export function someRoll(match: Match): readonly Cube[] {
  const laidOut = gameFor(match.settings).layOut !== null;
  return sortsOf(match)
    .filter(({ name }) => !laidOut || name !== 'restriction')
    .flatMap(({ count, faces }) => Array.from({ length: count }, () => faces[0]!));
}

/** As many as the division takes, with what lies there. */
export function someCards({ settings, shake }: Match): readonly Card[] {
  const most = gameFor(settings).cards?.most ?? 0;
  const there = shake?.universe ?? [];
  const pack = Array.from({ length: CARDS_IN_A_PACK }, (_, card) => card);
  return pack.filter((card) => !there.includes(card)).slice(0, Math.max(0, most - there.length));
}
