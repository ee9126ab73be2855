import { readTournamentFile } from '@forceout/formats/tournament';
import type { TournamentFile } from '@forceout/formats/tournament';
import { err, ok } from '@forceout/rules';
import { eventStandings, nameOf, openFile, publicName, standingsApart } from '@forceout/tournament';
import type { ShownStandings } from '@forceout/tournament';
import { bookNamed } from '../house-rules.ts';
import { words as texts } from '../words/language.ts';
import { answerFiles, parseFileArguments } from './files.ts';
import { showStandings } from './show-standings.ts';

export async function standingsCommand(words: readonly string[]): Promise<string | null> {
  const read = parseFileArguments(words, 'standings');
  if (!read.ok) return read.error;
  const { values } = read.value;
  const after = values.get('after') ?? null;
  if (after !== null && !/^\d{1,9}$/.test(after)) return texts().day.notWhole('after', after);
  const only = values.get('event') ?? null;
  return answerFiles(read.value, (bytes) => {
    const file = readTournamentFile(bytes, bookNamed);
    if (!file.ok) return file;
    const { data, books } = file.value;
    const events = data.events.filter(({ id }) => only === null || id === only);
    if (events.length === 0) return err({ message: texts().day.noEvent(only) });
    const standings = events.map((event) =>
      eventStandings(data, event, books, after === null ? null : Number(after)),
    );
    return ok({
      json: { events: standings },
      words: () =>
        showAll(
          file.value,
          events.map((event) => standingsApart(data, event, books, after === null ? null : Number(after))),
          read.value.isPublic,
        ),
      status: 0,
    });
  });
}

function showAll(file: TournamentFile, standings: readonly ShownStandings[], isPublic: boolean): string {
  const state = openFile(file);
  const name = (id: string): string => (isPublic ? publicName(state, id) : nameOf(state, id));
  return standings.map((one) => showStandings(file.data, one, name)).join('\n\n');
}
