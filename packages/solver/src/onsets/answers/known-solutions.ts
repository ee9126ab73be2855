import { checkCubes, inForce, isDigit, tokenize } from '@forceout/rules/onsets';
import type {
  CubeSymbol,
  InForce,
  MeaningOf,
  OnSetsPosition,
  PartsUsed,
  WrittenSolution,
} from '@forceout/rules/onsets';
import type { TurnLimit } from '../../shares.ts';
import { RuledOut } from '../search/ruled-out.ts';
import { isSolvableInShake } from './solve.ts';
import type { SolveAnswer } from './solve.ts';

/** How many Solutions are remembered. */
const REMEMBERED = 24;

interface Known {
  readonly used: PartsUsed;
  readonly meaningOf: MeaningOf;
}

/**
 * Answers many questions about one shake. Its Goal, cards and variations stay as they are, so a Solution found for one
 * position is right in the next if the cubes allow it; and asking that is far cheaper than a search. So is asking whether some use of
 * the cubes is known to lead to none.
 */
export class KnownSolutions {
  readonly #force: InForce;
  #known: (readonly Known[])[] = [];
  readonly #ruledOut = new RuledOut();

  constructor(position: OnSetsPosition) {
    this.#force = inForce(position);
  }

  /** `unknown` only where the limit cut the search short. */
  has(position: OnSetsPosition, limit: TurnLimit = {}): SolveAnswer['answer'] {
    const serves = ({ used, meaningOf }: Known): boolean =>
      checkCubes(position, this.#force, meaningOf, used).length === 0;
    if (this.#known.some((solutions) => solutions.every(serves))) return 'yes';
    const {
      answer,
      written: [written],
    } = isSolvableInShake(position, this.#ruledOut, limit);
    if (written === undefined) return answer;
    this.#known = [written.map(known), ...this.#known].slice(0, REMEMBERED);
    return 'yes';
  }
}

/** What a Solution of the solver uses: its text carries the meaning of every cube. */
function known({ setName, restrictions, wild }: WrittenSolution): Known {
  const symbols = (texts: readonly string[]): readonly CubeSymbol[] =>
    texts.flatMap((text) =>
      tokenize(text).flatMap((token) => (token.kind === 'symbol' ? [token.symbol] : [])),
    );
  const meanings = new Map(wild.map(({ face, standsFor }) => [face, standsFor[0] as CubeSymbol]));
  return {
    used: {
      setName: symbols([setName]),
      restrictions: restrictions.length === 0 ? null : symbols(restrictions),
    },
    meaningOf: (cube) => (isDigit(cube) ? null : (meanings.get(cube) ?? cube)),
  };
}
