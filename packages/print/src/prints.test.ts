import { nothingInWords } from './nothing.ts';
import { inEnglish } from '@forceout/rules/words';
import { LANGUAGES, WORDS } from './words/index.ts';
import type { Language } from './words/index.ts';
import { readTournamentFile } from '@forceout/formats/tournament';
import type { Books } from '@forceout/formats/tournament';
import { bookById } from '@forceout/rules';
import { describe, expect, it } from 'vitest';
import type { PrintedDay, PrintedTable } from './day/day.ts';
import { PRINTS, printFile, tableLink } from './prints.ts';
import type { Print, PrintWishes } from './prints.ts';
import { sampleFile, sampleLines } from './testing/index.ts';

type Line = Readonly<Record<string, unknown>>;

const WISHES: PrintWishes = {
  public: false,
  event: null,
  round: null,
  tables: null,
  after: null,
  paper: 'letter',
  language: 'en',
  shakes: 8,
  places: 3,
  wifi: { name: 'Gym', password: null },
  address: 'http://hall',
};

function made(
  print: Print,
  lines: readonly Line[],
  wishes: Partial<PrintWishes> = {},
  books: Books = bookById,
) {
  const file = readTournamentFile(sampleFile(lines), books);
  if (!file.ok) throw new Error(`line ${file.error.line}: ${inEnglish(file.error.message)}`);
  return printFile(print, file.value, books, { ...WISHES, ...wishes });
}

function text(
  print: Print,
  lines: readonly Line[] = sampleLines(),
  wishes: Partial<PrintWishes> = {},
  books?: Books,
): string {
  const result = made(print, lines, wishes, books);
  if (!result.ok) throw new Error(nothingInWords(result.error, 'en'));
  return result.value;
}

const each = (kind: string, change: (line: Line) => Line): readonly Line[] =>
  sampleLines().map((line) => (line['kind'] === kind ? { ...line, ...change(line) } : line));

describe('what is refused', () => {
  it('a scoresheet without a division: no list is guessed', () => {
    const lines = each('event', () => ({ division: undefined }));
    expect(made('scoresheets', lines)).toMatchObject({
      ok: false,
      error: { why: 'no-division' },
    });
    // Nothing is picked in a Basic game, so nothing is unknown.
    expect(
      text(
        'scoresheets',
        each('event', () => ({ division: undefined, level: 'basic' })),
      ),
    ).toContain('No variations');
  });
  it('a division that the book does not have', () => {
    const lines = each('event', () => ({ division: 'minor' }));
    expect(made('scoresheets', lines)).toMatchObject({
      ok: false,
      error: { why: 'other-division', division: 'minor' },
    });
  });
  it('an event or a round that is not there', () => {
    expect(made('standings', sampleLines(), { event: 'x' })).toEqual({
      ok: false,
      error: { why: 'no-event', event: 'x' },
    });
    expect(made('scoresheets', sampleLines({ rounds: 4 }), { round: 4 })).toMatchObject({ ok: false });
    expect(made('scoresheets', sampleLines(), { tables: [7] })).toMatchObject({ ok: false });
    expect(made('wifi', sampleLines(), { wifi: null })).toMatchObject({ ok: false });
  });
});

it('says in every language why there is nothing to print', () => {
  const why = made('scoresheets', sampleLines(), { event: 'x' });
  if (why.ok) return expect.fail('there was something');
  expect(nothingInWords(why.error, 'en')).toBe('there is no event "x"');
  expect(nothingInWords(why.error, 'es')).toBe('no existe la prueba "x"');
});

it('the window and the saved file of a paper have its name in words', () => {
  const title = (print: Print, language: Language): string =>
    /<title>(.*?)<\/title>/u.exec(text(print, sampleLines(), { language }))![1]!;
  expect(title('seating-by-name', 'en')).toMatch(/ · Seats by name$/u);
  expect(title('seating-by-name', 'es')).toMatch(/ · Asientos por nombre$/u);
  const names = LANGUAGES.map((language) => PRINTS.map((print) => WORDS[language].papers[print]));
  expect(new Set(names.flat()).size).toBe(LANGUAGES.length * PRINTS.length);
  expect(names.flat().filter((name) => /^[a-z]|-[a-z]+-/u.test(name))).toEqual([]);
});

describe('which tables', () => {
  it('the last round with tables, another round, or tables by number', () => {
    expect(text('scoresheets').match(/class="page sheet"/g)).toHaveLength(12);
    expect(text('scoresheets')).toContain('Round 3');
    expect(text('scoresheets', sampleLines(), { round: 1 })).toContain('Round 1');
    const two = text('scoresheets', sampleLines(), { tables: [103, 112] });
    expect(two.match(/class="page sheet"/g)).toHaveLength(2);
    expect(two.match(/class="page lists"/g)).toHaveLength(2);
  });
});

describe('the code of a table', () => {
  const table = { event: { id: 'on-mid' }, round: 2, number: 117 } as PrintedTable;
  const day = { code: 'ABC' } as PrintedDay;
  it('has its round and number, and the key that proves that somebody is there', () => {
    expect(tableLink('http://hall/', day, table)).toBe('http://hall/t/ABC/on-mid/2/117');
    expect(tableLink('http://hall', day, table, (id) => `key of ${id}`)).toBe(
      'http://hall/t/ABC/on-mid/2/117?k=key%20of%20on-mid-2-117',
    );
  });
});

describe('a hostile file', () => {
  it.for(PRINTS)('%s: no text of it becomes a tag', (print) => {
    const evil = '<script>alert(1)</script>"\'&<img src=x>';
    const lines = sampleLines({ name: evil }).map((line) => {
      if (line['kind'] === 'player') return { ...line, first: evil, last: evil };
      return ['school', 'team', 'room', 'tournament'].includes(String(line['kind']))
        ? { ...line, name: evil, place: evil, dates: [evil], short: evil, code: evil }
        : line;
    });
    const document = text(print, lines, {
      wifi: { name: evil, password: evil },
      address: `http://x/${evil}`,
    });
    expect(document).not.toMatch(/<script|<img/);
  });
});

describe('privacy', () => {
  it.for(PRINTS)(
    '%s: with --public no last name is on it, and no name of who wants to be a number',
    (print) => {
      const lines = each('player', ({ id }) => ({
        last: `Secret${String(id)}`,
        ...(id === 'p004' ? { first: 'Hidden' } : {}),
      }));
      const document = text(print, lines, { public: true });
      expect(document).not.toContain('Secret');
      expect(document).not.toContain('Hidden');
      if (print === 'seating-by-name') expect(document).toContain('#105');
      if (print === 'seating-by-name') expect(document).toContain('Theo S.');
    },
  );
  it('without it the office has whole names', () => {
    expect(text('seating-by-name')).toContain('O&#39;Neill-Pérez, Ana');
  });
  it('a school may wish it for all of its players', () => {
    const lines = each('school', ({ id }) => (id === 's0' ? { show: 'initials' } : {}));
    expect(text('seating-by-table', lines, { public: true })).toContain('A. O.');
  });
});

describe('house rules', () => {
  const base = bookById('agloa-onsets-2026')!;
  if (base.game !== 'onsets') throw new Error('this is a book of On-Sets');
  const { middle } = base.variations;
  const house = {
    ...base,
    id: 'valley-onsets-2027',
    title: 'Valley League On-Sets 2027',
    variations: {
      ...base.variations,
      middle: { always: middle!.always, list: middle!.list.filter(({ id }) => id !== 'absolute-value') },
    },
  };
  const books: Books = (id) => (id === house.id ? house : bookById(id));

  it('a book of a league prints like any other: its title and its own list', () => {
    const sheets = text('scoresheets', sampleLines({ rulebook: house.id }), {}, books);
    expect(sheets).toContain('Valley League On-Sets 2027');
    expect(sheets).toContain('No Null Restrictions');
    expect(sheets).not.toContain('Absolute Value');
  });
});

describe('divisions that play together', () => {
  it('have the list of the lower one and keep their own colour', () => {
    const lines = sampleLines({ division: 'senior', together: ['low'] });
    const low = {
      kind: 'event',
      id: 'low',
      game: 'onsets',
      rulebook: 'agloa-onsets-2014',
      division: 'elementary',
      rounds: 3,
    };
    const sheets = text('scoresheets', [...lines, low], { event: 'on-mid' });
    expect(sheets).toContain('class="strip senior"');
    expect(sheets).toContain('→ Elementary');
    expect(sheets).toContain('2014');
    expect(sheets).not.toContain('Absolute Value');
  });
});

describe('divisions as the core puts them together', () => {
  // Teams of the first school are juniors; all play in the middle division's event, each division a section of it.
  const junior = sampleLines().find(({ kind }) => kind === 'team')!;
  const lines = [
    ...each('team', (team) => ({ section: team['id'] === junior['id'] ? 'on-jr' : 'on-mid' })),
    { kind: 'section', id: 'on-mid', event: 'on-mid', name: 'middle' },
    { kind: 'section', id: 'on-jr', event: 'on-mid', name: 'junior' },
    {
      kind: 'event',
      id: 'on-jr',
      name: 'On-Sets Junior',
      game: 'onsets',
      rulebook: 'agloa-onsets-2026',
      division: 'junior',
      rounds: 3,
      together: ['on-mid'],
    },
  ];
  const rows = (event: string): number =>
    text('standings', lines, { event }).split('<table')[1]!.split('<tr>').length - 2;

  it('standings list each by itself, in the ranks of the division', () => {
    const whole = text('standings').split('<table')[1]!.split('<tr>').length - 2;
    expect(rows('on-jr')).toBe((junior['slots'] as readonly unknown[]).length);
    expect(rows('on-mid') + rows('on-jr')).toBe(whole);
    const page = text('standings', lines, { event: 'on-jr' }).replaceAll(/\s+/g, '');
    expect(page).toContain('On-SetsJunior');
    expect(page).toContain('<tbody><tr><tdclass="figure">1</td>');
  });

  it('each has its own certificates', () => {
    expect(text('certificates', lines, { event: 'on-jr' })).toContain('On-Sets Junior, with');
    expect(text('certificates', lines, { event: 'on-mid' })).not.toContain('On-Sets Junior');
  });
});

describe('lists for the office', () => {
  it('a kit for every three players begun', () => {
    // Seven schools of five players: two kits each.
    expect(text('kit-list').replaceAll(/\s+/g, '')).toContain(
      '<td>All</td><tdclass="figure">35</td><tdclass="figure">14</td>',
    );
  });
  it('awards: a shared place is one award for each, and the next place is empty', () => {
    const script = text('awards').replaceAll(/\s+/g, ' ');
    const schools = script.slice(script.indexOf('Schools: the best 3'), script.indexOf('Perfect scores'));
    expect(schools.match(/Place \d(, shared)?/g)).toEqual(['Place 3, shared', 'Place 1, shared']);
    expect(text('certificates').match(/for a shared place 1/g)).toHaveLength(2);
  });
  it('sums by hand have what is known and blanks for the rest', () => {
    const sums = text('team-sums').replaceAll(/\s+/g, '');
    expect(sums).toContain(
      '<td>AnaO&#39;Neill-Pérez</td><tdclass="box">2</td><tdclass="box">6</td><tdclass="box"></td>',
    );
  });
});

describe('papers for a day without machines', () => {
  it('the booklet has a line for every player with a table for every round', () => {
    const booklet = text('rounds-booklet');
    expect(booklet.match(/Seating by table/g)!.length).toBeGreaterThanOrEqual(3);
    expect(booklet).toMatch(
      /<td class="figure">1\d\d<\/td>\s*<td class="figure">1\d\d<\/td>\s*<td class="figure">1\d\d<\/td>/,
    );
  });
  it('[agloa-onsets-2026 XI-B] the wall sheet has the two bells of the book', () => {
    const { minutes, extraMinutes } = bookById('agloa-onsets-2026')!.procedure.round;
    const sheet = text('wall-times');
    expect(sheet).toContain(`Last shake (start + ${minutes.is})`);
    expect(sheet).toContain(`Stop (start + ${minutes.is + extraMinutes.is})`);
  });
  it('slides come in the order of the reading script, and the shopping list follows the size of the field', () => {
    const slides = text('award-slides');
    expect(slides.indexOf('Place 3')).toBeLessThan(slides.indexOf('Place 1'));
    expect(text('award-shopping', sampleLines(), { places: null })).toContain('Honorable Mention');
    expect(text('award-shopping', sampleLines(), { places: 2 })).not.toContain('Honorable Mention');
  });
});
