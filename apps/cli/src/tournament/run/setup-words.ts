import { DIVISIONS } from '@forceout/rules';
import { PRESET_IDS, PRESETS, presetEvent } from '@forceout/tournament';
import { bookNamed } from '../../house-rules.ts';
import type { Director } from './director.ts';

/** `new <preset> <name>`: a tournament; what the preset fills in is shown with how it is known. */
export function createTournament(director: Director, [preset = '', ...name]: readonly string[]): void {
  const chosen = PRESETS[preset];
  if (chosen === undefined) return director.say(`presets: ${PRESET_IDS.join(', ')}`);
  const title = name.join(' ') || chosen.title;
  const code =
    title
      .replaceAll(/[^A-Za-z]/g, '')
      .slice(0, 6)
      .toUpperCase() || 'DAY';
  const done = director.tell(
    { do: 'create', tournament: { id: 'day', code, name: title, dates: [], preset } },
    `${title}: ${chosen.title}`,
  );
  if (!done) return;
  const { id: _, title: __, ...values } = chosen;
  for (const [key, { mark, says }] of Object.entries(values))
    director.say(`  ${key.padEnd(11)} [${mark}] ${says}`);
}

/** `event <id> <rulebook> [division]`: adds an event, or chooses one that is there. */
export function createEvent(
  director: Director,
  [id = '', rulebook = '', division = '']: readonly string[],
): void {
  const { things } = director.state;
  if (things.event.has(id)) {
    director.event = id;
    return director.say(`lines are about ${id} now`);
  }
  const book = bookNamed(rulebook);
  if (id === '' || book === null) return director.say('event <id> <rulebook> [division]');
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
  if (
    director.tell(
      { do: 'add-event', event },
      `${id}: ${event.rounds} rounds, tables from ${event.firstTable}`,
    )
  )
    director.event = id;
}
