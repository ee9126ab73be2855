import { bookOf } from '@forceout/rules';
import { variationsOf as equationsVariations } from '@forceout/rules/equations';
import { variationsOf as onsetsVariations } from '@forceout/rules/onsets';
import { gameFor, roundEnds } from '@forceout/rules/match';
import type { Match, MatchSettings } from '@forceout/rules/match';

/** A variation of a division, and what must be filled in when it is picked. */
export interface ListedVariation {
  readonly id: string;
  readonly rule: string;
}

/** What a table page must know of its book, without carrying the book. */
export interface TableFacts {
  readonly cards: { readonly least: number; readonly most: number } | null;
  readonly layOut: boolean;
  readonly picks: boolean;
  readonly list: readonly ListedVariation[];
  readonly always: readonly ListedVariation[];
  readonly impossible: 'Impossible' | 'Never';
  /** Whether what lies in the Goal is set when the time to set it runs out. */
  readonly timeSetsGoal: boolean;
  readonly silentPenalty: number;
  /** Seconds of a round: until no shake is started any more, and until "Stop". */
  readonly round: { readonly lastShake: number; readonly stop: number };
  /** Whoever disputes "no Goal" sets a Goal, or writes one with its Solution. */
  readonly disputer: 'sets-a-goal' | 'writes';
}

export function tableFacts(settings: MatchSettings): TableFacts | null {
  const book = bookOf(settings);
  if (book === null) return null;
  const { division, level, season } = settings;
  const { cards, layOut, picks, procedure } = gameFor(settings);
  const { always, list } =
    book.game === 'onsets'
      ? onsetsVariations({ book, division, level })
      : equationsVariations({ book, division, level, season });
  const listed = ({ id, rule }: ListedVariation): ListedVariation => ({ id, rule });
  const start = { settings, round: { startedAt: 0, givenBack: 0, state: 'open' } };
  return {
    cards: cards === null ? null : { least: cards.least, most: cards.most },
    layOut: layOut !== null,
    picks,
    list: list.map(listed),
    always: always.map(listed),
    impossible: procedure.words.impossible.is,
    timeSetsGoal: procedure.goal.setBy.is.includes('time-running-out'),
    silentPenalty: procedure.challenge.penalties.silent.is,
    round: roundEnds(start as Match),
    disputer: procedure.goal.noGoal.is.kind === 'disputer-sets-a-goal' ? 'sets-a-goal' : 'writes',
  };
}
