import { read, readEquationsPosition, readOnSetsPosition, readRulebook } from '@forceout/formats';
import type { Result, Said } from '@forceout/rules';
import * as equations from '@forceout/rules/equations';
import type { EquationsPosition } from '@forceout/rules/equations';
import * as onsets from '@forceout/rules/onsets';
import type { OnSetsPosition } from '@forceout/rules/onsets';
import { EXTRA_SIGNS } from '../writing/text/paper-rules.ts';
import { books } from './shelf.ts';
import type { ExtraSign, PaperRules } from '../writing/text/paper-rules.ts';

/** What may be written in this position, for the editor: nothing here tells whether something is right. */
export function paperRules(json: unknown): Result<PaperRules, Said> {
  return read(
    json,
    (field) => {
      const book = readRulebook(field.get('rulebook'));
      const { askingTheJudge, ambiguity } = book.procedure.checking;
      const checking = {
        mayAskJudge: askingTheJudge.is !== 'not-offered',
        together: ambiguity.is === 'one-try-together-or-apart',
      };
      return book.game === 'onsets'
        ? { ...onsetsPaper(readOnSetsPosition(field, book)), ...checking }
        : { ...equationsPaper(readEquationsPosition(field, book)), ...checking };
    },
    'refused',
    books(),
  );
}

type Written = Omit<PaperRules, 'mayAskJudge' | 'together'>;

function onsetsPaper(position: OnSetsPosition): Written {
  const force = onsets.inForce(position);
  const plain: Written = {
    game: 'onsets',
    restrictions: force.restrictionsPlayed,
    pair: false,
    wild: onsets.wildFaces(position, force).map(({ face, mayStandFor }) => ({ face, mayStandFor })),
    blankWild: false,
    same: [],
    repeats: false,
    exponentColor: null,
    imaginary: false,
    extra: [],
  };
  return onsets.VARIATIONS.filter((id) => force[id] !== null).reduce(
    (paper, id) => ({ ...paper, ...CHANGES[id]?.(paper, position) }),
    plain,
  );
}

type Change = (paper: Written, position: OnSetsPosition) => Partial<Written>;

/** What each variation changes on an On-Sets paper; wild cubes are there already. */
const CHANGES: Readonly<Record<onsets.VariationId, Change | null>> = {
  'required-cube': null,
  'wild-cube': null,
  'union-intersection-interchangeable': ({ same }) => ({ same: [...same, ['U', 'n']] }),
  'universe-null-interchangeable': ({ same }) => ({ same: [...same, ['V', '^']] }),
  'two-operations': null,
  'multiple-operations': () => ({ repeats: true }),
  'shift-from-permitted': null,
  'no-null-restrictions': null,
  'absolute-value': null,
  'double-set': null,
  'required-card': null,
  'forbidden-card': null,
  'blank-card-wild': (_, { universe }) => ({ blankWild: universe.includes(onsets.BLANK) }),
  'symmetric-difference': null,
  'two-solutions': () => ({ pair: true }),
};

function equationsPaper(position: EquationsPosition): Written {
  const rules = equations.rulesOf(position);
  const { force, language } = rules;
  const offered = equations.VARIATIONS.filter((id) => force[id] !== null).flatMap((id) => OFFERED[id](rules));
  return {
    game: 'equations',
    restrictions: false,
    pair: false,
    wild: force.wild === null ? [] : [{ face: force.wild.cube, mayStandFor: equations.wildMeanings(rules) }],
    blankWild: false,
    same: [],
    repeats: force['multiple-operations'] !== null,
    exponentColor: force.exponent?.color ?? null,
    imaginary: language.imaginary,
    extra: EXTRA_SIGNS.filter((sign) => offered.includes(sign)),
  };
}

const only =
  (...signs: readonly ExtraSign[]) =>
  (): readonly ExtraSign[] =>
    signs;

/** What each variation adds to the signs of an Equation. */
const OFFERED: Readonly<
  Record<equations.VariationId, (rules: equations.ShakeRules) => readonly ExtraSign[]>
> = {
  sideways: only('<'),
  'upside-down': only('~'),
  wild: only(),
  factorial: only('!'),
  'multiple-operations': only(),
  'three-operation-solution': only(),
  remainder: only('|'),
  average: only(),
  'smallest-prime': only(),
  percent: only('%'),
  'decimal-point': only('.'),
  'two-digit-numerals': only(),
  lcm: only('L'),
  gcf: only('G'),
  'number-of-factors': only(),
  base: ({ language: { ten, eleven } }) => [
    ...(ten ? (['T'] as const) : []),
    ...(eleven ? (['E'] as const) : []),
  ],
  'multiple-of-k': only(),
  exponent: only("'"),
  'powers-of-the-base': only('e'),
  imaginary: only('i', ':='),
  'decimal-in-goal': only('.'),
  log: only('|'),
};
