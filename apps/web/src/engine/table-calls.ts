/** What a player at a table asks: which variations may be picked, and what a Goal would be worth. */
import { goalSaid, variationSaid } from '@forceout/formats';
import type { GoalAnswer } from '@forceout/formats';
import { publicView } from '@forceout/players';
import { bookOf } from '@forceout/rules';
import type { Rulebook, Said, Told } from '@forceout/rules';
import * as equations from '@forceout/rules/equations';
import * as onsets from '@forceout/rules/onsets';
import type { MatchView } from '@forceout/rules/match';

/** A pick as the public formats write it. */
export type PickJson = { readonly id: string } & Readonly<Record<string, string | number>>;

export interface Objected {
  readonly code: string;
  readonly rule: string;
  readonly message: Told;
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
    return onsets
      .variationsOf({ book, division, level })
      .list.map(({ id, rule }) => choice(view, id, rule, onsetsBlank(view, id)));
  return equations
    .variationsOf({ book, division, level, season })
    .list.map((entry) => choice(view, entry.id, entry.rule, equationsBlank(entry)));
}

function choice(view: MatchView, id: string, rule: string, { blank, picks }: Blank): PickChoice {
  return { id, rule, blank, options: picks.map((pick) => ({ pick, against: judgePickAt(view, pick) })) };
}

/** How each blank is asked for. */
const ASKED: Readonly<Record<onsets.BlankName | equations.BlankName, PickChoice['blank']>> = {
  cube: 'cube',
  card: 'card',
  set: 'text',
  m: 'number',
  k: 'number',
  color: 'color',
};

function onsetsBlank({ shake }: MatchView, id: onsets.VariationId): Blank {
  const { blank } = onsets.VARIATION[id];
  if (blank === null) return { blank: 'none', picks: [{ id }] };
  const fillings: Readonly<Record<onsets.BlankName, readonly string[]>> = {
    cube: [...new Set(shake?.mat.resources)],
    card: (shake?.universe ?? []).map(onsets.makeCard),
    set: [],
  };
  return { blank: ASKED[blank], picks: fillings[blank].map((filling) => ({ id, [blank]: filling })) };
}

function equationsBlank(entry: equations.VariationEntry): Blank {
  const { blank } = equations.VARIATION[entry.id];
  return { blank: blank === null ? 'none' : ASKED[blank], picks: equations.waysToPick(entry) };
}

/** What speaks against a pick now; null if nothing does. */
export function judgePickAt(view: MatchView, pick: PickJson): Objected | null {
  const answer = variationSaid({ position: positionAt(view), pick }, bookAt(view));
  if (!answer.ok) return { code: 'malformed', rule: '', message: answer.error };
  const [first] = answer.value.reasons;
  return first === undefined ? null : { code: first.code, rule: first.rule, message: first.message };
}

/** A Goal that is being laid: its cubes may lie in the Goal section already. */
export function judgeGoalAt(view: MatchView, goal: GoalJson): GoalAnswer<Said> | null {
  const answer = goalSaid({ position: positionAt(view), goal }, bookAt(view));
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
