/** What a player at a table asks: which variations may be picked, and what a Goal would be worth. */
import { goalRequest, variationRequest } from '@forceout/formats';
import type { GoalAnswer } from '@forceout/formats';
import { publicView } from '@forceout/players';
import { bookOf } from '@forceout/rules';
import type { Rulebook } from '@forceout/rules';
import { variationsOf as equationsVariations } from '@forceout/rules/equations';
import type { VariationEntry as EquationsEntry } from '@forceout/rules/equations';
import { makeCard, variationsOf as onsetsVariations } from '@forceout/rules/onsets';
import type { MatchView } from '@forceout/rules/match';

/** A pick as the public formats write it. */
export type PickJson = { readonly id: string } & Readonly<Record<string, string | number>>;

export interface Objected {
  readonly code: string;
  readonly rule: string;
  readonly message: string;
}

/** One way to fill in a variation, with what speaks against it. */
export interface PickOption {
  readonly pick: PickJson;
  readonly against: Objected | null;
}

export interface PickChoice {
  readonly id: string;
  readonly rule: string;
  /** `text`: the player writes a set; there are no options to choose from. */
  readonly blank: 'none' | 'cube' | 'card' | 'number' | 'color' | 'text';
  readonly options: readonly PickOption[];
}

type Blank = Pick<PickChoice, 'blank'> & { readonly picks: readonly PickJson[] };

/** Every variation of the division with every way to fill it in, judged as things stand. */
export function pickChoices(view: MatchView): readonly PickChoice[] {
  const { settings, shake } = view;
  const book = bookOf(settings);
  if (book === null || shake === null) return [];
  const { division, level, season } = settings;
  if (book.game === 'onsets')
    return onsetsVariations({ book, division, level }).list.map(({ id, rule }) =>
      choice(view, id, rule, onsetsBlank(view, id)),
    );
  return equationsVariations({ book, division, level, season }).list.map((entry) =>
    choice(view, entry.id, entry.rule, equationsBlank(entry)),
  );
}

function choice(view: MatchView, id: string, rule: string, { blank, picks }: Blank): PickChoice {
  return { id, rule, blank, options: picks.map((pick) => ({ pick, against: judgePickAt(view, pick) })) };
}

function onsetsBlank({ shake }: MatchView, id: string): Blank {
  switch (id) {
    case 'required-cube':
    case 'wild-cube':
      return {
        blank: 'cube',
        picks: [...new Set(shake?.mat.resources)].map((cube) => ({ id, cube })),
      };
    case 'required-card':
    case 'forbidden-card':
      return { blank: 'card', picks: (shake?.universe ?? []).map((card) => ({ id, card: makeCard(card) })) };
    case 'double-set':
      return { blank: 'text', picks: [] };
    default:
      return { blank: 'none', picks: [{ id }] };
  }
}

function equationsBlank(entry: EquationsEntry): Blank {
  const { id } = entry;
  switch (id) {
    case 'wild':
      return { blank: 'cube', picks: entry.faces.map((cube) => ({ id, cube })) };
    case 'base':
      return { blank: 'number', picks: entry.bases.map((m) => ({ id, m })) };
    case 'multiple-of-k': {
      const count = entry.most - entry.least + 1;
      return {
        blank: 'number',
        picks: Array.from({ length: count }, (_, step) => ({ id, k: entry.least + step })),
      };
    }
    case 'exponent':
      return {
        blank: 'color',
        picks: ['red', 'blue', 'green', 'black'].map((color) => ({ id, color })),
      };
    default:
      return { blank: 'none', picks: [{ id }] };
  }
}

/** What speaks against a pick now; null if nothing does. */
export function judgePickAt(view: MatchView, pick: PickJson): Objected | null {
  const answer = variationRequest({ position: positionAt(view), pick }, bookAt(view));
  if (!answer.ok) return { code: 'malformed', rule: '', message: answer.error };
  const [first] = answer.value.reasons;
  return first === undefined ? null : { code: first.code, rule: first.rule, message: first.message };
}

/** A Goal that is being laid: its cubes may lie in the Goal section already. */
export function judgeGoalAt(view: MatchView, goal: GoalJson): GoalAnswer | null {
  const answer = goalRequest({ position: positionAt(view), goal }, bookAt(view));
  return answer.ok ? answer.value : null;
}

export type GoalJson = string | { readonly text: string; readonly cubes: readonly string[] };

/** The book of the match, whatever else is on the shelf by that name. */
function bookAt({ settings }: MatchView): readonly Rulebook[] {
  const book = bookOf(settings);
  return book === null ? [] : [book];
}

function positionAt(view: MatchView): unknown {
  const { shake } = view;
  if (shake === null) return null;
  const { mat } = shake;
  const mended = { ...mat, resources: [...mat.resources, ...mat.goal], goal: [] };
  return publicView({ ...view, shake: { ...shake, mat: mended } })['position'];
}
