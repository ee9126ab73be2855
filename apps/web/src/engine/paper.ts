import { read, readEquationsPosition, readOnSetsPosition, readRulebook } from '@forceout/formats';
import type { Result } from '@forceout/rules';
import { rulesOf as equationsRules, wildMeanings } from '@forceout/rules/equations';
import type { EquationsPosition } from '@forceout/rules/equations';
import { BLANK, inForce, wildFaces } from '@forceout/rules/onsets';
import type { OnSetsPosition } from '@forceout/rules/onsets';
import { books } from './shelf.ts';
import type { ExtraSign, PaperRules } from '../writing/text/paper-rules.ts';

/** What may be written in this position, for the editor: nothing here tells whether something is right. */
export function paperRules(json: unknown): Result<PaperRules, string> {
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
  const force = inForce(position);
  return {
    game: 'onsets',
    restrictions: force.restrictionsPlayed,
    pair: force['two-solutions'] !== null,
    wild: wildFaces(position, force).map(({ face, mayStandFor }) => ({ face, mayStandFor })),
    blankWild: force['blank-card-wild'] !== null && position.universe.includes(BLANK),
    same: [
      ...(force['union-intersection-interchangeable'] === null ? [] : [['U', 'n']]),
      ...(force['universe-null-interchangeable'] === null ? [] : [['V', '^']]),
    ],
    repeats: force['multiple-operations'] !== null,
    exponentColor: null,
    imaginary: false,
    extra: [],
  };
}

function equationsPaper(position: EquationsPosition): Written {
  const rules = equationsRules(position);
  const { force, language } = rules;
  const offered: readonly (readonly [ExtraSign, boolean])[] = [
    ['~', force['upside-down'] !== null],
    ['<', force.sideways !== null],
    ['!', force.factorial !== null],
    ['%', force.percent !== null],
    ['|', force.remainder !== null || force.log !== null],
    ['.', force['decimal-point'] !== null || force['decimal-in-goal'] !== null],
    ['L', force.lcm !== null],
    ['G', force.gcf !== null],
    ['i', language.imaginary],
    ['T', language.ten],
    ['E', language.eleven],
    ["'", force.exponent !== null],
    ['e', force['powers-of-the-base'] !== null],
    [':=', language.imaginary],
  ];
  return {
    game: 'equations',
    restrictions: false,
    pair: false,
    wild: force.wild === null ? [] : [{ face: force.wild.cube, mayStandFor: wildMeanings(rules) }],
    blankWild: false,
    same: [],
    repeats: force['multiple-operations'] !== null,
    exponentColor: force.exponent?.color ?? null,
    imaginary: language.imaginary,
    extra: offered.flatMap(([sign, may]) => (may ? [sign] : [])),
  };
}
