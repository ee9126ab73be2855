import type { Changed, Deed, JournalEntry } from '../core/command.ts';
import type { Change } from '../core/state.ts';
import type { PlayerThing, SheetThing } from '../core/things.ts';

/**
 * The same journal without the names of people: of some schools, or of all (null). Numbers take their place wherever a name
 * was written down: on lists, in what was there before a change, and in reasons and rulings that somebody typed.
 */
export function withoutNames(
  journal: readonly JournalEntry[],
  schools: readonly string[] | null,
): readonly JournalEntry[] {
  const people = peopleOf(journal, schools);
  const plain = wordsWithout(people);
  return journal.map((entry) => {
    const { reason } = entry;
    return {
      ...entry,
      ...(reason === undefined ? {} : { reason: plain(reason) }),
      deed: deedWithout(entry, people, plain),
      changes: entry.changes.map((change) => changeWithout(change, people, plain)),
    };
  });
}

interface Forgotten {
  readonly number: number;
  /** Everything that this person was ever called. */
  readonly names: ReadonlySet<string>;
}
type People = ReadonlyMap<string, Forgotten>;
type Plain = (text: string) => string;

/** Whoever was ever of such a school, with every name that the journal has for them. */
function peopleOf(journal: readonly JournalEntry[], schools: readonly string[] | null): People {
  const versions = journal
    .flatMap(({ changes }) => changes)
    .flatMap((change): readonly PlayerThing[] =>
      change.kind === 'player' ? [change.was, change.to].filter((one) => one != null) : [],
    );
  const people = new Map<string, { number: number; names: Set<string> }>();
  for (const { id, number, school } of versions)
    if (schools === null || (school !== undefined && schools.includes(school)))
      people.set(id, { number, names: new Set() });
  for (const { id, number, first = '', last = '' } of versions) {
    const known = people.get(id);
    if (known === undefined) continue;
    known.number = number;
    for (const name of [`${first} ${last}`.trim(), last, first])
      if (name !== '' && name !== String(number)) known.names.add(name);
  }
  return people;
}

/** Names in what somebody typed, as whole words; long ones first, so that a family name does not split a whole one. */
function wordsWithout(people: People): Plain {
  const numbers = new Map(
    [...people.values()].flatMap(({ number, names }) => [...names].map((name) => [name, number])),
  );
  if (numbers.size === 0) return (text) => text;
  const all = [...numbers.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = all.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|');
  const found = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'gu');
  return (text) => text.replaceAll(found, (name) => String(numbers.get(name)));
}

/** Who has forgotten a name shows a number. Notes are columns of a school's own list, and go whole. */
function playerWithout<P extends Changed<PlayerThing>>(player: P, { number }: Forgotten): P {
  const { first: _, last: __, notes: ___, ...rest } = player;
  return { ...rest, first: String(number), show: 'number' } as unknown as P;
}

function deedWithout({ deed, changes }: JournalEntry, people: People, plain: Plain): Deed {
  switch (deed.do) {
    case 'import':
      return {
        ...deed,
        players: deed.players.map((player) => {
          const known = people.get(player.id);
          return known === undefined ? player : playerWithout(player, known);
        }),
      };
    case 'walk-in': {
      const came = changes.find(({ kind }) => kind === 'player');
      const known = people.get(came?.key ?? '');
      if (known === undefined) return deed;
      const { first: _, last: __, ...rest } = deed.player;
      return { ...deed, player: { ...rest, first: String(known.number) } };
    }
    case 'change-player': {
      const known = people.get(deed.player);
      return known === undefined ? deed : { ...deed, fields: playerWithout(deed.fields, known) };
    }
    case 'phone-accept':
    case 'phone-refuse':
      return people.has(deed.player) ? { ...deed, initials: '–' } : deed;
    case 'call':
      return { ...deed, why: plain(deed.why) };
    case 'rule':
      return deed.text === undefined ? deed : { ...deed, text: plain(deed.text) };
    case 'end-call':
      return deed.ruling === undefined
        ? deed
        : { ...deed, ruling: { ...deed.ruling, text: plain(deed.ruling.text) } };
    default:
      return deed;
  }
}

function changeWithout(change: Change, people: People, plain: Plain): Change {
  switch (change.kind) {
    case 'player': {
      const known = people.get(change.key);
      return known === undefined ? change : both(change, (player) => playerWithout(player, known));
    }
    case 'sheet':
      return both(change, (sheet) => sheetWithout(sheet, people, plain));
    case 'table':
      return both(change, (table) =>
        table.leftOut === undefined ? table : { ...table, leftOut: plain(table.leftOut) },
      );
    case 'ruling':
      return both(change, (ruling) =>
        ruling.text === undefined ? ruling : { ...ruling, text: plain(ruling.text) },
      );
    case 'call':
      return both(change, (call) => ({
        ...call,
        reason: plain(call.reason),
        ...(call.ruling === undefined ? {} : { ruling: { ...call.ruling, text: plain(call.ruling.text) } }),
      }));
    default:
      return change;
  }
}

/** What was there and what is there now, alike. */
function both<C extends Change>(change: C, scrub: (thing: NonNullable<C['to']>) => NonNullable<C['to']>): C {
  const { was, to } = change;
  return {
    ...change,
    ...(was === undefined ? {} : { was: scrub(was) }),
    to: to === null ? null : scrub(to),
  };
}

function sheetWithout(sheet: SheetThing, people: People, plain: Plain): SheetThing {
  const { corrections } = sheet;
  return {
    ...sheet,
    entries: sheet.entries.map((entry) =>
      entry.player !== undefined && people.has(entry.player) ? { ...entry, initials: '–' } : entry,
    ),
    ...(corrections === undefined
      ? {}
      : { corrections: corrections.map((one) => ({ ...one, reason: plain(one.reason) })) }),
  };
}
