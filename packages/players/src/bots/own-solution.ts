import type { Cube, Moment } from '@forceout/rules/match';
import type { Move } from './analyst.ts';
import type { Situation } from './situation.ts';

/** With so many cubes to go there is room to bring the own Solution nearer. */
const FAR = 4;

/** Cubes of Resources that faces of a Solution still need; null where that cannot be told. */
export function missingCubes({ mat, variations }: Moment, faces: readonly string[]): readonly Cube[] | null {
  const lying = [...mat.required, ...mat.permitted].map(faceOf);
  const resources = [...mat.resources];
  const needed: Cube[] = [];
  for (const face of faces) {
    const at = lying.indexOf(face);
    if (at >= 0) {
      lying.splice(at, 1);
      continue;
    }
    const from = resources.findIndex((cube) => faceOf(cube) === face);
    if (from >= 0) needed.push(...resources.splice(from, 1));
    // A sign that may be repeated needs no cube of its own.
    else if (!variations.some(({ id }) => id === 'multiple-operations')) return null;
  }
  // A cube in Required that the text does not show stands for something else in it.
  const unshown = lying.length - mat.permitted.length;
  return unshown > 0 ? null : needed;
}

export function faceOf(cube: Cube): string {
  return cube.slice(cube.indexOf(':') + 1);
}

/** What the Solution in mind leaves alone comes first, as it needs the least proof; far from it, what brings it nearer. */
export function keepingAlive(
  moves: readonly Move[],
  { mat }: Moment,
  inMind: readonly Cube[] | null,
): readonly Move[] {
  const missing = inMind?.map(faceOf) ?? [];
  const needed = ({ cube }: Move): boolean => missing.includes(faceOf(cube));
  const spare = ({ cube }: Move): boolean =>
    mat.resources.filter((one) => faceOf(one) === faceOf(cube)).length >
    missing.filter((face) => face === faceOf(cube)).length;
  const rank = (move: Move): number => {
    if (move.from === 'permitted') return 5;
    switch (move.to) {
      case 'forbidden':
        return needed(move) ? (spare(move) ? 2.2 : 6) : 1;
      case 'required':
        return needed(move) ? (missing.length >= FAR ? 0 : 2) : 4;
      case 'permitted':
        return needed(move) ? 3 : 2.5;
    }
  };
  return moves.toSorted((one, other) => rank(one) - rank(other));
}

/** Any move that leaves the Solution in mind alone: a player who only ever forbids what nobody needs gives nobody a riddle. */
function leavingAlone(moves: readonly Move[], { mat }: Moment, inMind: readonly Cube[]): readonly Move[] {
  const missing = inMind.map(faceOf);
  const count = (faces: readonly string[], cube: Cube): number =>
    faces.filter((face) => face === faceOf(cube)).length;
  const spares = ({ cube }: Move): boolean => count(mat.resources.map(faceOf), cube) > count(missing, cube);
  const isAlive = (move: Move): boolean => {
    if (move.from === 'permitted') return false;
    const needed = count(missing, move.cube) > 0;
    if (move.to === 'forbidden') return !needed || spares(move);
    return move.to === 'permitted' || needed;
  };
  return moves.toSorted((one, other) => Number(isAlive(other)) - Number(isAlive(one)));
}

/** Who plays for the joy of it brings nearer what it wants to write, and cares little for the rest. */
function bringingNearer(moves: readonly Move[], inMind: readonly Cube[]): readonly Move[] {
  const missing = inMind.map(faceOf);
  const rank = ({ cube, to, from }: Move): number => {
    if (from === 'permitted' || !missing.includes(faceOf(cube))) return 1;
    return to === 'forbidden' ? 2 : 0;
  };
  return moves.toSorted((one, other) => rank(one) - rank(other));
}

/** The moves in the order in which this bot thinks of them, by its habits; it has a Solution in mind, if it sees one. */
export function asItThinks(situation: Situation, moment: Moment, moves: readonly Move[]): readonly Move[] {
  const { analyst, level, mark } = situation;
  const habit = situation.chance(`habit ${mark}`);
  if (habit >= level.bringsNearer + level.keepsAlive) return moves;
  const found = analyst.find({ ...moment, after: 'impossible' });
  if (found.answer !== 'yes' || !situation.sees(found)) return moves;
  const inMind = missingCubes(moment, analyst.faces(found.written));
  if (inMind === null) return moves;
  return habit < level.bringsNearer ? bringingNearer(moves, inMind) : leavingAlone(moves, moment, inMind);
}
