import type { MatchView } from '@forceout/rules/match';
import { afterOf } from '@forceout/rules/match/facts';
import { bookName } from '../shelf/shelf.ts';
import { nameOfCard } from './cards.ts';
import type { PickText, Position } from './position.ts';

/** The position that people write for, from what a seat sees of the match; null between shakes. */
export function positionOf({ settings, shake, phase }: MatchView): Position | null {
  if (shake === null) return null;
  const { mat } = shake;
  const writing = phase.kind === 'writing' || phase.kind === 'checking';
  return {
    rulebook: bookName(settings),
    division: settings.division,
    level: settings.level,
    season: settings.season,
    universe: shake.universe.map(nameOfCard),
    variations: shake.picks.map(({ pick }) => pickText(pick)),
    goal: shake.goal ?? '',
    goalCubes: mat.goal.length === 0 ? null : mat.goal,
    required: mat.required,
    permitted: mat.permitted,
    forbidden: mat.forbidden,
    resources: mat.resources,
    after: writing ? afterOf(phase.occasion) : null,
  };
}

function pickText(pick: object): PickText {
  const text = pick as PickText & { readonly card?: number | string };
  return typeof text.card === 'number' ? { ...text, card: nameOfCard(text.card) } : text;
}

interface EngineWritten {
  readonly wild?: readonly { readonly face: string; readonly standsFor: readonly string[] }[];
  readonly blank?: number | null;
  readonly goalLayout?: unknown;
}

/** A paper of the match as the public formats write it. */
export function writtenOf(paper: readonly object[]): readonly Readonly<Record<string, unknown>>[] {
  return paper.map((one) => {
    const { wild = [], blank, goalLayout, ...texts } = one as EngineWritten & Record<string, unknown>;
    const kept = Object.entries(texts).filter(([, value]) => value !== null);
    return {
      ...Object.fromEntries(kept),
      ...(wild.length === 0
        ? {}
        : { wild: Object.fromEntries(wild.map(({ face, standsFor }) => [face, standsFor[0]])) }),
      ...(typeof blank === 'number' ? { blank: nameOfCard(blank) } : {}),
      ...(goalLayout === null || goalLayout === undefined ? {} : { goalLayout: layoutText(goalLayout) }),
    };
  });
}

/** Equations keeps the cubes of a Goal beside its text. */
function layoutText(layout: unknown): unknown {
  if (typeof layout === 'string') return layout;
  const { text, cubes } = layout as { readonly text: string; readonly cubes: readonly string[] | null };
  return cubes === null ? text : { text, cubes };
}
