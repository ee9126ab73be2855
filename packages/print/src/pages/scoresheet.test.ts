import { bookById, RULEBOOKS } from '@forceout/rules';
import type { Division } from '@forceout/rules';
import { describe, expect, it } from 'vitest';
import type { PrintedDay, PrintedTable } from '../day/day.ts';
import { WORDS } from '../words/index.ts';
import { controlSum } from './points-table.ts';
import { scoresheet } from './scoresheet.ts';

const DAY: PrintedDay = {
  name: null,
  place: null,
  dates: [],
  code: null,
  events: [],
  rooms: [],
  players: new Map(),
  schools: new Map(),
  teams: new Map(),
  sections: new Map(),
  entrants: new Map(),
  tables: [],
};

function table(book: string, division: Division, players = 3): PrintedTable {
  const plays = { book: bookById(book)!, division, season: 'even', level: 'adventurous' } as const;
  const seats = ['Ann', 'Bob', 'Cat'].slice(0, players).map((name, index) => ({
    team: null,
    player: { id: name, number: index + 1, name, sorted: name, school: null, grade: null },
  }));
  const event = { id: 'e', name: 'E', division, rounds: 3, plays };
  return { event, round: 1, number: 7, room: null, date: null, seats };
}

const sheet = (book: string, division: Division, players = 3): string =>
  scoresheet(DAY, table(book, division, players), 8, WORDS.en)
    .html.replaceAll(/<\/?em>/g, '')
    .replaceAll(/\s+/g, ' ');

const BOOKS = RULEBOOKS.map(({ id }) => id);

describe('fields that every book needs', () => {
  it.for(BOOKS)('[%s XII-A] points of every tie, and what they add up to', (book) => {
    const { procedure } = bookById(book)!;
    expect([controlSum(procedure, 3), controlSum(procedure, 2)]).toEqual([12, 10]);
    const three = sheet(book, 'middle');
    for (const points of ['6 4 2', '5 5 2', '6 3 3', '4 4 4', '6 4', '5 5'])
      expect(three).toContain(`<b>${points}</b>`);
    expect(three).toContain('Match points together (= 12)');
    expect(sheet(book, 'middle', 2)).toContain('Match points together (= 10)');
  });
  it.for(BOOKS)('[%s XII-B] a place to sign for each player, and who hands the sheet in', (book) => {
    expect(sheet(book, 'middle').match(/class="sign"/g)).toHaveLength(3);
    expect(sheet(book, 'middle', 2).match(/class="sign"/g)).toHaveLength(2);
    expect(sheet(book, 'middle')).toContain('hands this sheet in (XII-B)');
  });
  it.for(BOOKS)(
    '[%s X] for each player and shake a score, a mark for the Goal-setter and two penalties',
    (book) => {
      expect(sheet(book, 'middle').match(/<td class="g">G ○<\/td>/g)).toHaveLength(3 * 8);
      expect(sheet(book, 'middle').match(/<td class="p"><\/td>/g)).toHaveLength(3 * 8 * 2);
    },
  );
  it.for([
    ['agloa-onsets-2014', '−2'],
    ['agloa-onsets-2026', '−2'],
    ['agloa-equations-2015', '−2'],
    ['mlag-onsets-basic-2019', '0'],
    ['mlag-onsets-adventurous-2019', '0'],
  ] as const)('[%s X-D] a shake scores 6, 4 or 2; absent %s', ([book, absent]) => {
    expect(sheet(book, 'middle')).toContain(
      `A shake scores 6, 4, 2; for a shake without the player write ${absent} (X-D).`,
    );
  });
});

describe('fields on which books differ', () => {
  it.for(BOOKS)('[%s XI-A] penalties need initials in the lower divisions', (book) => {
    const needs = (division: Division): boolean =>
      sheet(book, division).includes('needs a judge&#39;s initials');
    const { divisions, procedure } = bookById(book)!;
    expect(divisions.filter(needs)).toEqual(procedure.approval.is);
  });
  it('[agloa-onsets-2026 VII-C-7] who appeals does not sign; other books have no appeal', () => {
    expect(BOOKS.filter((book) => sheet(book, 'middle').includes('Who appeals'))).toEqual(
      BOOKS.filter((book) => bookById(book)!.procedure.checking.appeals.is),
    );
    expect(sheet('agloa-onsets-2026', 'middle')).toContain('(VII-C-7)');
  });
  it("[agloa-onsets-2026 XI-B-3] the judge's minutes are noted where they are given back", () => {
    expect(BOOKS.filter((book) => sheet(book, 'middle').includes('Judge at the table'))).toEqual(
      BOOKS.filter((book) => bookById(book)!.procedure.round.judgesTimeGivenBack.is),
    );
  });
  it('the sum so far is there where the leader may not make a bonus move', () => {
    const may = BOOKS.filter((book) => !sheet(book, 'middle').includes('Sum so far'));
    expect(may).toEqual(BOOKS.filter((book) => bookById(book)!.procedure.bonus.leader.is === 'may'));
  });
});

describe('the back', () => {
  it('[agloa-onsets-2026 II-C-1-c] the whole list for each shake, with a blank where one is filled in', () => {
    const lists = sheet('agloa-onsets-2026', 'junior').split('class="page lists"')[1]!;
    expect(lists.match(/<h2>Shake \d<\/h2>/g)).toHaveLength(8);
    const blanks = [...lists.matchAll(/<span>([^<]+)<\/span>\s*<i><\/i>/g)].map(([, name]) => name);
    expect([...new Set(blanks)]).toEqual([
      'Required Cube',
      'Wild Cube',
      'Double Set',
      'Required Card',
      'Forbidden Card',
    ]);
  });
  it('[agloa-equations-2015 II-B-1-c] base, k, the wild cube and a colour are filled in', () => {
    const lists = sheet('agloa-equations-2015', 'junior').split('class="page lists"')[1]!;
    const blanks = [...lists.matchAll(/<span>([^<]+)<\/span>\s*<i><\/i>\s*(?:<small>([^<]+)<\/small>)?/g)];
    expect([...new Set(blanks.map(([, name, hint]) => `${name} ${hint ?? ''}`))]).toEqual([
      '0 or x Wild 0 x',
      'Base m = 8 9 11 12',
      'Multiple of k = 6–11',
      'Exponent ',
    ]);
  });
  it('[agloa-onsets-2026 XIII-D-13-c] a box for the order of Double Set and Symmetric Difference in Senior', () => {
    const boxes = (book: string, division: Division): number =>
      sheet(book, division).match(/<u><\/u>/g)?.length ?? 0;
    expect(boxes('agloa-onsets-2026', 'senior')).toBe(2 * 8);
    expect(boxes('mlag-onsets-adventurous-2019', 'senior')).toBe(2 * 8);
    expect(boxes('agloa-onsets-2014', 'senior')).toBe(0);
    expect(boxes('agloa-onsets-2026', 'junior')).toBe(0);
  });
  it.for([
    ['agloa-onsets-2026', 'II-C-3', ['elementary', 'middle', 'junior', 'senior']],
    ['agloa-onsets-2014', 'II-C-3', ['elementary', 'middle', 'junior']],
    ['agloa-equations-2015', 'II-B-3', ['elementary', 'middle', 'junior']],
  ] as const)('[%s %s] at a table of two the other player circles two in %j', ([book, rule, divisions]) => {
    const note = `who is not the Goal-setter circles two (${rule})`;
    expect(bookById(book)!.divisions.filter((one) => sheet(book, one, 2).includes(note))).toEqual(divisions);
    expect(bookById(book)!.divisions.filter((one) => sheet(book, one, 3).includes(note))).toEqual([]);
    expect(
      bookById(book)!.divisions.filter((one) => sheet(book, one).includes('Anybody may circle two')),
    ).toEqual(['senior']);
  });
});
