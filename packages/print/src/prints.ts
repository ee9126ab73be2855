import type { Books, TournamentFile } from '@forceout/formats/tournament';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { awardsOf, DEFAULT_AWARDS, eventStandings, firstPlaces, standingsApart } from '@forceout/tournament';
import type { Award, AwardTable, ShownStandings } from '@forceout/tournament';
import { dayOfFile } from './day/day-of-file.ts';
import type { PrintedDay, PrintedEvent, PrintedTable } from './day/day.ts';
import { printedDocument } from './document.ts';
import type { Html } from './html.ts';
import type { Nothing } from './nothing.ts';
import { anotherLaptop } from './pages/another-laptop.ts';
import { awardShopping, awardSlides, awardsScript, certificates } from './pages/awards.ts';
import { roundsBooklet } from './pages/booklet.ts';
import { roomPlan, tickSheet } from './pages/hall.ts';
import { judgeSlips } from './pages/judge-slip.ts';
import { checkInLists, kitList, teamSums } from './pages/people.ts';
import { scoresheet } from './pages/scoresheet.ts';
import { seatingByName, seatingBySchool, seatingByTable } from './pages/seating.ts';
import { standingsPages } from './pages/standings.ts';
import { tableCards, wifiPage } from './pages/table-card.ts';
import { wallTimes } from './pages/wall-times.ts';
import type { Paper } from './paper.ts';
import type { Wifi } from './qr.ts';
import { WORDS } from './words/index.ts';
import type { Language, Words } from './words/index.ts';

/** What can be printed from a tournament file, each a document of its own. */
export const PRINTS = [
  'scoresheets',
  'spare-scoresheets',
  'table-cards',
  'seating-by-name',
  'seating-by-school',
  'seating-by-table',
  'rounds-booklet',
  'wall-times',
  'judge-slips',
  'standings',
  'awards',
  'award-slides',
  'certificates',
  'award-shopping',
  'kit-list',
  'room-plan',
  'check-in',
  'sheet-ticks',
  'team-sums',
  'wifi',
  'another-laptop',
] as const;
export type Print = (typeof PRINTS)[number];

export interface PrintWishes {
  /** Names as everybody may read them. */
  readonly public: boolean;
  /** Null: all events. */
  readonly event: string | null;
  /** Null: for each event its last round that has tables. */
  readonly round: number | null;
  /** Null: all tables of the round. */
  readonly tables: readonly number[] | null;
  /** Standings after this round; null: after the last closed one. */
  readonly after: number | null;
  readonly paper: Paper;
  readonly language: Language;
  /** Shakes for which a scoresheet has room. */
  readonly shakes: number;
  /** Places that have an award; null: by the size of the field. */
  readonly places: number | null;
  readonly wifi: Wifi | null;
  /** Where the tournament is served; null leaves the code of a table out. */
  readonly address: string | null;
  /** What is in the code of a table besides its address, by the id of the table: its players prove with it that they are there. */
  readonly tableKey?: (table: string) => string;
}

/** All that a page is made of. */
interface Printing extends PrintWishes {
  readonly file: TournamentFile;
  readonly books: Books;
  readonly day: PrintedDay;
  readonly events: readonly PrintedEvent[];
  readonly seated: readonly PrintedTable[];
  readonly words: Words;
}

/** A whole document in HTML, or why there is nothing to print. */
export function printFile(
  print: Print,
  file: TournamentFile,
  books: Books,
  wishes: PrintWishes,
): Result<string, Nothing> {
  const day = dayOfFile(file, books, wishes);
  const events = day.events.filter(({ id }) => wishes.event === null || id === wishes.event);
  if (events.length === 0) return err({ why: 'no-event', event: wishes.event });
  const words = WORDS[wishes.language];
  const seated = events.flatMap((event) => tablesOf(day, event, wishes));
  const pages = pagesOf(print, { ...wishes, file, books, day, events, seated, words });
  if (!pages.ok) return pages;
  if (pages.value.length === 0) return err({ why: 'empty', print });
  const title = [day.name, words.papers[print]].filter((part) => part !== null).join(' · ');
  const sides = print === 'scoresheets' || print === 'spare-scoresheets' ? 'two' : 'one';
  const { language, paper } = wishes;
  return ok(printedDocument({ title, language, paper, sides, pages: pages.value }));
}

function pagesOf(print: Print, all: Printing): Result<readonly Html[], Nothing> {
  const { day, events, seated, words, language } = all;
  const charted = (make: () => readonly Html[]): Result<readonly Html[], Nothing> =>
    seated.length === 0 ? err({ why: 'nobody-seated' }) : ok(make());
  switch (print) {
    case 'scoresheets':
      return sheets(all, seated);
    case 'spare-scoresheets':
      return sheets(
        all,
        events.map((event) => spareTable(event, all.round)),
      );
    case 'table-cards': {
      const { wifi, address, tableKey } = all;
      const link =
        address === null ? null : (table: PrintedTable) => tableLink(address, day, table, tableKey);
      return charted(() => tableCards(day, seated, { wifi, link }, words));
    }
    case 'seating-by-name':
      return charted(() => [seatingByName(day, seated, language, words)]);
    case 'seating-by-school':
      return charted(() => seatingBySchool(day, seated, language, words));
    case 'seating-by-table':
      return charted(() => [seatingByTable(day, seated, words)]);
    case 'rounds-booklet':
      return charted(() =>
        events.flatMap((event) => {
          const own = day.tables.filter((table) => table.event.id === event.id);
          return own.length === 0 ? [] : roundsBooklet(day, event, own, language, words);
        }),
      );
    case 'wall-times':
      return ok(events.map((event) => wallTimes(day, event, words)));
    case 'room-plan':
      return charted(() => [roomPlan(day, seated, words)]);
    case 'sheet-ticks':
      return charted(() => [tickSheet(day, seated, words)]);
    case 'judge-slips':
      return ok(events.map((event) => judgeSlips(event, words)));
    case 'standings':
      return ok(standingsOf(all).map(({ event, standings }) => standingsPages(day, event, standings, words)));
    case 'awards':
      return ok(awardsScript(day, awardsOfAll(all), words));
    case 'award-slides':
      return ok(awardSlides(day, awardsOfAll(all), words));
    case 'award-shopping':
      return ok([awardShopping({ ...day, events }, awardTable(all), words)]);
    case 'certificates':
      return ok(certificates(day, awardsOfAll(all), words));
    case 'kit-list':
      return ok(kitList(day, language, words));
    case 'check-in':
      return ok(checkInLists(day, events, language, words));
    case 'team-sums':
      return ok(sumsOf(all));
    case 'another-laptop':
      return ok([anotherLaptop(day, words)]);
    case 'wifi':
      return all.wifi === null ? err({ why: 'no-wifi' }) : ok([wifiPage(day, all.wifi, words)]);
  }
}

/** The wrong list on a back would spoil a round, so none is guessed. */
function sheets(
  { day, shakes, words }: Printing,
  tables: readonly PrintedTable[],
): Result<readonly Html[], Nothing> {
  if (tables.length === 0) return err({ why: 'nobody-seated' });
  for (const { event } of tables) {
    const { book, division, level } = event.plays;
    if (level === 'basic') continue;
    if (division === null) return err({ why: 'no-division', event: event.id });
    if (!book.divisions.includes(division))
      return err({ why: 'other-division', event: event.id, book: book.id, division });
  }
  return ok(tables.map((table) => scoresheet(day, table, shakes, words)));
}

function tablesOf(
  { tables }: PrintedDay,
  { id }: PrintedEvent,
  wishes: PrintWishes,
): readonly PrintedTable[] {
  const own = tables.filter(({ event }) => event.id === id);
  const round = wishes.round ?? own.reduce((last, table) => Math.max(last, table.round ?? 0), 0);
  return own
    .filter((table) => table.round === round)
    .filter(({ number }) => wishes.tables === null || wishes.tables.includes(number ?? 0));
}

const EMPTY_SEAT = { player: null, team: null };

/** For a table that was made up on the spot. */
function spareTable(event: PrintedEvent, round: number | null): PrintedTable {
  const seats = [EMPTY_SEAT, EMPTY_SEAT, EMPTY_SEAT];
  return { event, round, number: null, room: null, date: null, seats };
}

/** Round and table are in it, so that a card of yesterday opens nothing of today. */
export function tableLink(
  address: string,
  { code }: PrintedDay,
  { event, round, number }: PrintedTable,
  key?: (table: string) => string,
): string {
  const path = ['t', code ?? '', event.id, String(round), String(number)].filter((part) => part !== '');
  const shown = key === undefined ? '' : `?k=${encodeURIComponent(key(`${event.id}-${round}-${number}`))}`;
  return `${address.replace(/\/+$/, '')}/${path.map(encodeURIComponent).join('/')}${shown}`;
}

function standingsOf({ file, books, events, after }: Printing): readonly ShownStandings[] {
  return events.map((printed) => {
    const event = file.data.events.find(({ id }) => id === printed.id)!;
    return standingsApart(file.data, event, books, after);
  });
}

/** So many places, or the table by the size of the field. */
function awardTable({ places }: PrintWishes): AwardTable {
  return places === null ? DEFAULT_AWARDS : firstPlaces(places);
}

function awardsOfAll(all: Printing): readonly Award[] {
  return standingsOf(all).flatMap((shown) => awardsOf(shown, awardTable(all)));
}

function sumsOf(all: Printing): readonly Html[] {
  const { file, books, after } = all;
  return all.events.flatMap((printed) => {
    const event = file.data.events.find(({ id }) => id === printed.id)!;
    const standings = eventStandings(file.data, event, books, after);
    const teams = file.data.teams.filter((team) => team.event === printed.id);
    const known = new Map(standings.individuals.map(({ player, rounds }) => [player, rounds]));
    return teams.length === 0 ? [] : [teamSums(all.day, printed, teams, known, all.words)];
  });
}
