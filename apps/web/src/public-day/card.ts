import { make } from './dom.ts';
import type { Known } from './source.ts';
import type { PublicWords } from './words.ts';

/** The card that was scanned: an event, a round and a table. */
export interface Card {
  readonly event: string;
  readonly round: string;
  readonly number: string;
}

/** Who sits at the table of a card; whoever holds a staff pass is offered the table itself. */
export function cardOf({ event, round, number }: Card, known: Known, words: PublicWords): HTMLElement {
  const seating = known.seating[event];
  const table =
    String(seating?.round) === round
      ? seating?.tables.find((one) => String(one.number) === number)
      : undefined;
  const section = make(
    'section',
    { class: 'card' },
    make('h2', {}, words.table(Number(number))),
    ...(table === undefined
      ? [make('p', {}, words.noSeats)]
      : table.players.map((player) => make('p', {}, make('b', {}, player.name), ` ${player.school ?? ''}`))),
  );
  void offerPass(section, `${event}-${round}-${number}`, known.day.code, words);
  return section;
}

async function offerPass(
  section: HTMLElement,
  table: string,
  code: string,
  words: PublicWords,
): Promise<void> {
  const response = await fetch('/api/passes').catch(() => null);
  if (response?.ok !== true) return;
  const { pass } = (await response.json()) as {
    readonly pass: { readonly day: string; readonly code: string } | null;
  };
  if (pass === null || pass.code !== code) return;
  const link = make(
    'a',
    { href: `/run/${encodeURIComponent(pass.day)}/table/${encodeURIComponent(table)}` },
    words.openTable,
  );
  section.append(make('p', {}, `${words.yourPass} `, link));
}
