import { DIVISIONS } from '@forceout/rules';
import { PRESET_IDS, PRESETS, presetEvent } from '@forceout/tournament';
import { words as texts } from '../../words/language.ts';
import { told } from '../told.ts';
import type { Director } from './director.ts';

/** `new <preset> <name>`: a tournament; what the preset fills in is shown with how it is known. */
export function createTournament(director: Director, [preset = '', ...name]: readonly string[]): void {
  const chosen = PRESETS[preset];
  if (chosen === undefined) return director.say(texts().run.presets(PRESET_IDS));
  const kind = told({ say: chosen.title });
  const title = name.join(' ') || kind;
  const code =
    title
      .replaceAll(/[^A-Za-z]/g, '')
      .slice(0, 6)
      .toUpperCase() || 'DAY';
  const done = director.tell(
    { do: 'create', tournament: { id: 'day', code, name: title, dates: [], preset } },
    `${title}: ${kind}`,
  );
  if (!done) return;
  const { fields } = texts().run;
  for (const key of Object.keys(fields) as readonly (keyof typeof fields)[]) {
    const { mark, says } = chosen[key];
    director.say(`  ${fields[key].padEnd(11)} [${mark}] ${told({ say: says })}`);
  }
}

/** `event <id> <rulebook> [division]`: adds an event, or chooses one that is there. */
export function createEvent(
  director: Director,
  [id = '', rulebook = '', division = '']: readonly string[],
): void {
  const { things } = director.state;
  if (things.event.has(id)) {
    director.event = id;
    return director.say(texts().run.about(id));
  }
  const book = director.world.books(rulebook);
  if (id === '' || book === null) return director.say(texts().run.eventUsage);
  // The day keeps a league's own book, so that its file opens everywhere and its rules stay as they are today.
  if (book.house !== undefined && !things.book.has(rulebook)) {
    const added = director.do({ do: 'add-book', house: book.house });
    if ('code' in added) return director.say(told(added.message));
  }
  const chosen = DIVISIONS.find((one) => one === division);
  const preset = [...things.tournament.values()][0]?.preset ?? 'club';
  const used = [...things.event.values()].map(({ firstTable }) => firstTable);
  const event = presetEvent(preset, {
    id,
    game: book.game,
    rulebook,
    ...(chosen === undefined ? {} : { division: chosen }),
    // Table numbers are unique in the building: every event has a hundred of its own.
    firstTable: used.length === 0 ? 1 : Math.floor(Math.max(...used) / 100) * 100 + 101,
  });
  if (director.tell({ do: 'add-event', event }, texts().run.eventAdded(id, event.rounds, event.firstTable)))
    director.event = id;
}
