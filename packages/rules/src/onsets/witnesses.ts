import { ONSETS_BOOKS } from '../rulebooks/index.ts';
import type { OnSetsPosition } from './shake/position.ts';
import { VARIATIONS, pickOf } from './shake/variations.ts';
import type { BlankName, Fillings, VariationId } from './shake/variation.ts';
import { parseCard } from './text/cards.ts';
import { shake, standing, write } from './testing.ts';
import type { Shake } from './testing.ts';
import type { WrittenSolution } from './text/written.ts';

/** A Solution that is ruled on in one way with a variation and in the other without it. */
export interface SolutionWitness {
  readonly of: 'solution';
  /** What stands in the blank. */
  readonly filling?: Fillings[BlankName];
  /** No other Solution can be written of these cubes that would be ruled on otherwise. */
  readonly shake: Shake;
  readonly written: readonly WrittenSolution[];
  readonly isCorrectWith: boolean;
}

/** A cube on the mat that may be shifted with a variation only. */
export interface ShiftWitness {
  readonly of: 'shift';
  readonly shake: Shake;
}

const R_AND_G = {
  of: 'solution',
  shake: { required: 'R n G', goal: '3' },
  written: [write('R n G')],
} as const;

/**
 * For every variation what shows that it is played. The judge, its twin and the solver are held to it in every book
 * that lists the variation, so that a new one is not forgotten by any of them.
 */
export const WITNESSES: Readonly<Record<VariationId, SolutionWitness | ShiftWitness>> = {
  'required-cube': {
    ...R_AND_G,
    filling: 'Y',
    shake: { required: 'R n G', permitted: 'Y', goal: '3' },
    isCorrectWith: false,
  },
  'wild-cube': {
    of: 'solution',
    filling: 'Y',
    shake: { required: 'R G Y', goal: '3' },
    written: [standing(write('R n G'), { Y: 'n' })],
    isCorrectWith: true,
  },
  'union-intersection-interchangeable': {
    ...R_AND_G,
    shake: { required: 'R U G', goal: '3' },
    isCorrectWith: true,
  },
  'universe-null-interchangeable': {
    of: 'solution',
    shake: { required: 'R U V', goal: '5 2' },
    written: [write('R U ^')],
    isCorrectWith: true,
  },
  'two-operations': { ...R_AND_G, isCorrectWith: false },
  'multiple-operations': {
    of: 'solution',
    shake: { required: 'R n G B', goal: '2' },
    written: [write('R n G n B')],
    isCorrectWith: true,
  },
  'shift-from-permitted': { of: 'shift', shake: { permitted: 'R', resources: 'G n' } },
  'no-null-restrictions': {
    of: 'solution',
    shake: { required: '=', permitted: 'R R n', goal: '5 2' },
    written: [write('R n R', 'R = R')],
    isCorrectWith: false,
  },
  'absolute-value': { ...R_AND_G, shake: { required: 'R n G', goal: '~3' }, isCorrectWith: true },
  'double-set': {
    ...R_AND_G,
    filling: 'R',
    shake: { required: 'R n G', goal: '5 1' },
    isCorrectWith: true,
  },
  'required-card': { ...R_AND_G, filling: parseCard('BR')!, isCorrectWith: false },
  'forbidden-card': { ...R_AND_G, filling: parseCard('RG')!, isCorrectWith: false },
  'blank-card-wild': {
    of: 'solution',
    shake: { required: 'R n G', goal: '4' },
    written: [{ ...write('R n G'), blank: parseCard('RG') }],
    isCorrectWith: true,
  },
  'symmetric-difference': {
    of: 'solution',
    shake: { required: 'R - G', goal: '5 1' },
    written: [write('R - G')],
    isCorrectWith: true,
  },
  'two-solutions': { ...R_AND_G, isCorrectWith: false },
};

/** A witness with the moments in which it is heard: every book and division that lists its variation. */
export interface Hearing<Witness> {
  readonly id: VariationId;
  readonly witness: Witness;
  /** The same moment with the variation picked or not. */
  readonly moments: (isPlayed: boolean) => readonly OnSetsPosition[];
}

function hearing<Witness extends SolutionWitness | ShiftWitness>(
  id: VariationId,
  witness: Witness,
): Hearing<Witness> {
  const filling = 'filling' in witness ? witness.filling : undefined;
  const places = ONSETS_BOOKS.flatMap((book) =>
    book.divisions
      .filter((division) => book.variations[division]?.list.some((entry) => entry.id === id) === true)
      .map((division) => `${book.id} ${division}`),
  );
  const moments = (isPlayed: boolean): readonly OnSetsPosition[] =>
    places.map((place) =>
      shake(place, { ...witness.shake, variations: isPlayed ? [pickOf(id, filling)] : [] }),
    );
  return { id, witness, moments };
}

export const SOLUTIONS_HEARD = VARIATIONS.flatMap((id) => {
  const witness = WITNESSES[id];
  return witness.of === 'solution' ? [hearing(id, witness)] : [];
});

export const SHIFTS_HEARD = VARIATIONS.flatMap((id) => {
  const witness = WITNESSES[id];
  return witness.of === 'shift' ? [hearing(id, witness)] : [];
});
