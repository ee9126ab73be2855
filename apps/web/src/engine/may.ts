import { parseAsked } from '@forceout/table';
import { may, mayDo } from '@forceout/rules/match';
import type { Answer, Deed, May, MatchView } from '@forceout/rules/match';

/** What a seat may do now, and why not. */
export function maySeat(view: MatchView, seat: number, at: number): May {
  return may(view, seat, Math.max(at, view.now));
}

/** The same about deeds as a page writes them, by a player or a judge; a deed of dice is none of these. */
export function mayAsked(
  view: MatchView,
  by: number | 'judge',
  deeds: readonly Readonly<Record<string, unknown>>[],
): readonly Answer[] {
  return deeds.map((json): Answer => {
    const read = parseAsked(json, view.settings);
    if (!read.ok) return { is: 'no', code: 'malformed', rule: '', message: read.error };
    return mayDo(view, by, read.value as Deed);
  });
}
