import { BOT_ANSWER, BOT_MESSAGE, MATCH_FILE, REFEREE_SCRIPT } from './matches.ts';
import { DEFINITIONS } from './positions.ts';
import { HOUSE_RULES, REFEREE_ANSWER, REQUESTS } from './requests.ts';
import { use } from './shapes.ts';
import type { Schema } from './shapes.ts';
import { TOURNAMENT_LINE } from './tournament.ts';

const FORMATS: Readonly<Record<string, Schema>> = {
  position: use('position'),
  written: use('written'),
  ...REQUESTS,
  'referee-script': REFEREE_SCRIPT,
  'referee-answer': REFEREE_ANSWER,
  'match-file': MATCH_FILE,
  'house-rules': HOUSE_RULES,
  'tournament-line': TOURNAMENT_LINE,
  'bot-message': BOT_MESSAGE,
  'bot-answer': BOT_ANSWER,
};

/** Every public format by its name, each a schema that needs no other file. */
export function schemas(): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    Object.entries(FORMATS).map(([name, schema]) => [
      name,
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: `forceout ${name.replaceAll('-', ' ')}`,
        ...schema,
        ...definitionsFor(schema),
      },
    ]),
  );
}

/** What a schema uses, and what that uses. */
function definitionsFor(schema: Schema): Schema {
  const used = new Set<string>();
  const look = (one: unknown): void => {
    for (const [, name = ''] of JSON.stringify(one).matchAll(/"#\/\$defs\/([\w-]+)"/gu)) {
      if (used.has(name)) continue;
      used.add(name);
      look(DEFINITIONS[name]);
    }
  };
  look(schema);
  if (used.size === 0) return {};
  return { $defs: Object.fromEntries([...used].toSorted().map((name) => [name, DEFINITIONS[name]])) };
}
