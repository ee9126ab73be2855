import { inEnglish } from '@forceout/rules/words';
import { bookById, RULEBOOKS } from '@forceout/rules';
import { judgeEquation } from '@forceout/rules/equations';
import { gameFor } from '@forceout/rules/match';
import type { MatchSettings, Moment } from '@forceout/rules/match';
import { goalValues, parseCard, parseGoal, setOf } from '@forceout/rules/onsets';
import { describe, expect, it } from 'vitest';
import { analystFor } from '../bots/analyst-for.ts';
import { equationsPosition } from '../bots/equations/position.ts';
import { variationsOf } from '../coach/variations-of.ts';
import { cardByCard } from '../puzzles/card-by-card.ts';
import { makeWanted } from '../puzzles/themed.ts';
import { LANGUAGES } from '../words/language.ts';
import { deedsAsked } from './deeds.ts';
import { VARIATION_EXAMPLES } from './examples.ts';
import { factsOf } from './facts.ts';
import type { Example } from './lesson.ts';
import { lessonPath } from './path.ts';
import { lessonWords } from './words.ts';

const REST = {
  level: 'adventurous',
  mode: 'auto',
  clock: 'untimed',
  judge: false,
  players: ['a', 'b', 'c'],
} as const;

const TABLES: readonly MatchSettings[] = RULEBOOKS.flatMap(({ id, divisions }) =>
  divisions.flatMap((division) =>
    (['even', 'odd'] as const).map((season) => ({ ...REST, rulebook: id, division, season })),
  ),
);

describe('nothing that a first match asks for is untaught', () => {
  it.each(
    TABLES.map((settings) => [settings.rulebook, settings.division, settings.season, settings] as const),
  )('%s %s %s', (_rulebook, _division, _season, settings) => {
    const path = lessonPath(settings);
    const taught = path.flatMap(({ deeds }) => deeds);
    const untaught = deedsAsked(settings).filter((deed) => !taught.includes(deed));
    expect(untaught).toEqual([]);
    const { always, list } = variationsOf(settings);
    const steps = path.map(({ id }) => id);
    const missing = [...always, ...list].filter((id) => !steps.includes(`variation:${id}`));
    expect(missing).toEqual([]);
    expect(new Set(steps).size).toBe(steps.length);
    // Each step is told in every language, in short sentences, and ends with something to do.
    const facts = factsOf(settings);
    for (const step of path) {
      expect(step.exercises.length).toBeGreaterThan(0);
      const told = LANGUAGES.map((language) => lessonWords(step, facts, language));
      for (const { title, says } of told) {
        expect(title).not.toBe('');
        expect(says.length).toBeGreaterThan(1);
        for (const sentence of says) expect(sentence.length).toBeLessThan(260);
      }
      expect(told[0]!.says).not.toEqual(told[1]!.says);
    }
  });

  it('finds what is not taught', () => {
    const [settings] = TABLES as [MatchSettings];
    const without = lessonPath(settings).filter(({ id }) => id !== 'bonus');
    const taught = without.flatMap(({ deeds }) => deeds);
    expect(deedsAsked(settings).filter((deed) => !taught.includes(deed))).toEqual(['bonus']);
  });
});

function settingsFor(
  rulebook: string,
  division: MatchSettings['division'],
  season: 'even' | 'odd' = 'even',
): MatchSettings {
  return { ...REST, rulebook, division, season };
}

const ONSETS = settingsFor('agloa-onsets-2026', 'middle');
const EQUATIONS = settingsFor('agloa-equations-2015', 'middle');

/** What is wrong with an example by the judge, or by counting card for card. */
function objection(
  example: Example,
  settings: MatchSettings,
  variations: Moment['variations'] = [],
): string | null {
  switch (example.kind) {
    case 'cards': {
      const universe = example.universe.map(cardOf);
      const parts = example.text.split(',').map((part) => part.trim());
      const written = {
        setName: parts.at(-1)!,
        restrictions: parts.slice(0, -1),
        wild: [],
        blank: null,
        goalLayout: null,
      };
      const symmetric = variations.some(({ id }) => id === 'symmetric-difference');
      const selected = cardByCard(universe, written, symmetric);
      const wanted = example.selected.map(cardOf);
      return setOf(selected) === setOf(wanted) ? null : `selects ${selected.join()}`;
    }
    case 'value': {
      const moment = { universe: [], variations, goal: '1', mat: EMPTY, after: 'impossible' } as const;
      const written = { solution: example.text, goal: '1', wild: [], goalLayout: null };
      const { values, reasons } = judgeEquation(equationsPosition(settings, moment), [written]);
      return values[0] === example.value
        ? null
        : `${values[0]} ${reasons.map(({ message }) => inEnglish(message)).join()}`;
    }
    case 'goal': {
      const read = parseGoal(example.text);
      const values = read.ok ? goalValues(read.value, false) : [];
      return values.join() === String(example.asks) ? null : `asks for ${values.join()}`;
    }
    case 'mat': {
      const { goal, required, permitted, forbidden, resources, after, writes } = example;
      const moment: Moment = {
        universe: example.universe.map(cardOf),
        variations,
        goal,
        mat: { goal: [], required, permitted, forbidden, resources },
        after,
      };
      const onsets = bookById(settings.rulebook)?.game === 'onsets';
      if (writes === null)
        return analystFor(settings).find(moment, 'study').answer === 'no' ? null : 'possible';
      const written = onsets
        ? { setName: writes, restrictions: [], wild: [], blank: null, goalLayout: null }
        : { solution: writes, goal, wild: [], goalLayout: null };
      const { verdict, reasons } = gameFor(settings).judge(moment, [written]);
      return verdict === 'correct' ? null : reasons.map(({ message }) => inEnglish(message)).join();
    }
  }
}

const cardOf = (name: string): number => parseCard(name) ?? -1;
const EMPTY = { goal: [], required: [], permitted: [], forbidden: [], resources: [] };

describe('every example is what the judge says', () => {
  it('in every division where it is shown', () => {
    const wrong = TABLES.flatMap((settings) =>
      lessonPath(settings)
        .filter(({ about }) => about.kind === 'game')
        .flatMap(({ id, examples }) =>
          examples.map((example) => ({ id, told: objection(example, settings) })),
        )
        .filter(({ told }) => told !== null)
        .map(({ id, told }) => `${settings.rulebook} ${settings.division} ${id}: ${told}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(Object.keys(VARIATION_EXAMPLES))('of the variation %s', (id) => {
    const { pick, example } = VARIATION_EXAMPLES[id]!;
    const table = TABLES.find((settings) => {
      const { always, list } = variationsOf(settings);
      return [...always, ...list].includes(id);
    })!;
    expect(objection(example, table, [{ id, ...pick }])).toBeNull();
  });
});

describe('the exercises of a path', () => {
  it.each([
    ['On-Sets', ONSETS],
    ['Equations', EQUATIONS],
  ] as const)('can be made, with the variation that they ask for: %s', (_, settings) => {
    const analyst = analystFor(settings);
    const some = lessonPath(settings).filter((step, at) => at % 6 === 1 || step.id === 'variation:wild');
    for (const { id, exercises } of some) {
      const [{ kind, theme, sign, variation }] = exercises as [(typeof exercises)[number]];
      const puzzle = makeWanted(kind, settings, analyst, 'lesson', {
        theme,
        difficulty: null,
        sign,
        variation,
      });
      expect(puzzle, id).not.toBeNull();
      if (variation !== null)
        expect(
          puzzle!.moment.variations.map((one) => one.id),
          id,
        ).toEqual([variation]);
    }
  });
});
