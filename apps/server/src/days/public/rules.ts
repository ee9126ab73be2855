import type { PublicRules } from '@forceout/client';
import { countingRules, LANGUAGES, ruleText, WORDS } from '@forceout/print';
import { dataOf } from '@forceout/tournament';
import type { EventThing, Tournament, World } from '@forceout/tournament';

/** By which rules an event is played and counted, in every language: a phone has no words for them. */
export function rulesFor(state: Tournament, { id, rulebook }: EventThing, { books }: World): PublicRules {
  const event = dataOf(state).events.find((one) => one.id === id)!;
  const book = books(rulebook);
  const lines = LANGUAGES.map((language) => {
    const words = WORDS[language];
    const played =
      book === null
        ? []
        : [
            words.bookTitle(book.title),
            words.times.says(
              book.procedure.round.minutes.is,
              book.procedure.round.extraMinutes.is,
              book.procedure.round.minutes.rule,
            ),
          ];
    const teams = event.teamRules.map((rule) => ruleText(rule, words));
    return [language, [...played, ...teams, ...countingRules(event, words)]];
  });
  return { event: id, lines: Object.fromEntries(lines) as PublicRules['lines'] };
}
