import { COLORS } from '../../equations/text/symbols.ts';
import { WILD_FACES } from '../../equations/shake/variation.ts';
import type { BlankName as EquationsBlank } from '../../equations/shake/variation.ts';
import { VARIATION as EQUATIONS, VARIATIONS as EQUATIONS_IDS } from '../../equations/shake/variations.ts';
import type { BlankName as OnSetsBlank } from '../../onsets/shake/variation.ts';
import { VARIATION as ONSETS, VARIATIONS as ONSETS_IDS } from '../../onsets/shake/variations.ts';
import type { Pick } from '../game/game.ts';
import type { Fuzzing } from './fuzz-table.ts';

type Filling = (fuzzing: Fuzzing) => string | number;

/** Any variation of the game; its blank may be filled in with what cannot stand there. */
export function anyPick(fuzzing: Fuzzing): Pick {
  return fuzzing.game === 'equations'
    ? filled(EQUATIONS, fuzzing.chance.one(EQUATIONS_IDS), IN_EQUATIONS, fuzzing)
    : filled(ONSETS, fuzzing.chance.one(ONSETS_IDS), IN_ONSETS, fuzzing);
}

function filled<Id extends string, Blank extends string>(
  variations: Readonly<Record<Id, { readonly blank: Blank | null }>>,
  id: Id,
  fillings: Readonly<Record<Blank, Filling>>,
  fuzzing: Fuzzing,
): Pick {
  const { blank } = variations[id];
  return blank === null ? { id } : { id, [blank]: fillings[blank](fuzzing) };
}

const IN_ONSETS: Readonly<Record<OnSetsBlank, Filling>> = {
  cube: ({ chance, match }) => {
    const resources = match.shake?.mat.resources ?? [];
    return resources.length === 0 ? 'R' : chance.one(resources);
  },
  card: ({ chance }) => chance.below(16),
  set: ({ chance }) => chance.one(['B n R', "R U G'", 'B - Y', 'V', 'B n G n Y n R', 'no set']),
};

const IN_EQUATIONS: Readonly<Record<EquationsBlank, Filling>> = {
  cube: ({ chance }) => chance.one(WILD_FACES),
  m: ({ chance }) => 7 + chance.below(7),
  k: ({ chance }) => 5 + chance.below(8),
  color: ({ chance }) => chance.one(COLORS),
};
