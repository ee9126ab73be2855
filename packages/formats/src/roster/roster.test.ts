import { describe, expect, it } from 'vitest';
import { readRoster } from './read-roster.ts';
import type { RosterEntry } from './read-roster.ts';

const roster = (text: string) => readRoster(new TextEncoder().encode(text));
const lines = (text: string) => roster(text).lines;
function player(line: RosterEntry | undefined) {
  return line !== undefined && 'player' in line ? line.player : null;
}
const players = (text: string) => lines(text).map(player);
const problems = (text: string) =>
  lines(text).map((line) => [line.outcome, ...line.problems.map(({ column }) => column)]);

describe('encodings', () => {
  const text = 'First,Last\nÉlodie,Nuñez\nZoë,O’Neill\n';
  const expected = [
    { first: 'Élodie', last: 'Nuñez' },
    { first: 'Zoë', last: 'O’Neill' },
  ];
  const utf16 = (little: boolean): Uint8Array => {
    const view = new DataView(new ArrayBuffer(2 * (text.length + 1)));
    [...`\u{FEFF}${text}`].forEach((character, index) =>
      view.setUint16(2 * index, character.charCodeAt(0), little),
    );
    return new Uint8Array(view.buffer);
  };
  const windows = new Uint8Array(
    [...text].map((character) => (character === '’' ? 0x92 : character.charCodeAt(0))),
  );
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\u{FEFF}${text}`)],
    ['UTF-16 LE', utf16(true)],
    ['UTF-16 BE', utf16(false)],
    ['Windows-1252', windows],
  ])('%s', (_, bytes) => {
    expect(readRoster(bytes).lines.map(player)).toEqual(expected);
  });
});

describe('headers', () => {
  it.each(['first name;LAST NAME', 'First_Names;Last.Name', 'fírst-name; Last ', 'FIRST;lastname'])(
    '%j is known',
    (header) => {
      expect(players(`${header}\nAna;Ito`)).toEqual([{ first: 'Ana', last: 'Ito' }]);
    },
  );

  it('everything known has its place, the rest are notes by their header', () => {
    expect(
      players(
        'Student,School Name,District,Team,Grade,Division,Game,Number,Seed,Apart,Table,Shoe size,\nAna Ito,N,D,T,7,mid,onsets,12,3,p4,117,38,x',
      ),
    ).toEqual([
      {
        first: 'Ana',
        last: 'Ito',
        school: 'N',
        district: 'D',
        team: 'T',
        grade: 7,
        division: 'middle',
        event: 'onsets',
        number: 12,
        level: '3',
        apart: 'p4',
        table: 117,
        notes: { 'Shoe size': '38', '13': 'x' },
      },
    ]);
  });

  it('one known name of two is no header; the only cell is', () => {
    expect(players('School,X\n')).toEqual([{ first: 'School', last: 'X' }]);
    expect(players('Player\nAna Maria Ito\nCher\n"Ito, Ana"')).toEqual([
      { first: 'Ana Maria', last: 'Ito' },
      { first: 'Cher' },
      { first: 'Ana', last: 'Ito' },
    ]);
  });

  it('"name" itself keeps its name', () => {
    expect(players('name,school\nAna Ito,N')).toEqual([{ first: 'Ana', last: 'Ito', school: 'N' }]);
  });

  it('without a header: first, last, school, grade, division, team, then notes by number', () => {
    expect(players('Ana,Ito,North,7,,Reds,left,right')).toEqual([
      {
        first: 'Ana',
        last: 'Ito',
        school: 'North',
        grade: 7,
        division: 'middle',
        team: 'Reds',
        notes: { '7': 'left', '8': 'right' },
      },
    ]);
    expect(players('Ana Ito\nBo Li')).toEqual([
      { first: 'Ana', last: 'Ito' },
      { first: 'Bo', last: 'Li' },
    ]);
    expect(lines('Ana,Ito,North,seven')[0]!.problems[0]!.column).toBe(4);
  });

  it('a second column of the same kind is kept as a note', () => {
    expect(players('first,last,school,school,x,x\nAna,Ito,N,S,1,2')).toEqual([
      { first: 'Ana', last: 'Ito', school: 'N', notes: { school: 'S', x: '1', '6': '2' } },
    ]);
  });

  it('a header nobody should write is kept too', () => {
    const notes = player(lines('first,last,__proto__\nAna,Ito,x')[0])!.notes!;
    expect(Object.entries(notes)).toEqual([['__proto__', 'x']]);
  });
});

describe('cells', () => {
  it('are trimmed, and white space inside is one space', () => {
    expect(players('first,last\n"  Ana\n  Maria ",\tIto ')).toEqual([{ first: 'Ana Maria', last: 'Ito' }]);
  });

  it.each([
    ['6', 6],
    ['6th', 6],
    ['Gr. 6', 6],
    ['GRADE 6', 6],
    ['6th Grade', 6],
    ['vi', 6],
    ['Sixth', 6],
    ['1st', 1],
    ['12', 12],
    ['XII', 12],
    ['twelfth', 12],
    ['0', undefined],
    ['13', undefined],
    ['K', undefined],
    ['six', undefined],
    ['6.5', undefined],
    ['-6', undefined],
    ['xiii', undefined],
  ])('grade %j is %j', (cell, grade) => {
    const [line] = lines(`first,last,grade\nAna,Ito,${cell}`);
    expect(player(line)!.grade).toBe(grade);
    expect(line!.outcome).toBe(grade === undefined ? 'doubt' : 'new');
  });

  it.each([
    ['El', 'elementary'],
    ['ELEMENTARY', 'elementary'],
    ['mid', 'middle'],
    ['Middle', 'middle'],
    ['JR', 'junior'],
    ['junior', 'junior'],
    ['sr', 'senior'],
    ['Senior', 'senior'],
    ['Minor', 'minor'],
    ['varsity', undefined],
  ])('division %j is %j', (cell, division) => {
    const [line] = lines(`first,last,division\nAna,Ito,${cell}`);
    expect(player(line)!.division).toBe(division);
    expect(line!.outcome).toBe(division === undefined ? 'doubt' : 'new');
  });

  it.each([
    [4, 'elementary'],
    [6, 'elementary'],
    [7, 'middle'],
    [8, 'middle'],
    [9, 'junior'],
    [10, 'junior'],
    [11, 'senior'],
    [12, 'senior'],
  ])('an empty division is taken from grade %i: %s', (grade, division) => {
    expect(players(`first,last,grade\nAna,Ito,${grade}`)[0]!.division).toBe(division);
    expect(players(`first,last,grade,division\nAna,Ito,${grade},`)[0]!.division).toBe(division);
  });

  it('a division that is not understood is left out, not taken from the grade', () => {
    expect(players('first,last,grade,division\nAna,Ito,7,varsity')).toEqual([
      { first: 'Ana', last: 'Ito', grade: 7 },
    ]);
  });

  it.each([
    ['5,minor', 'not-read'],
    ['4,minor', 'new'],
    ['7,el', 'not-read'],
    ['9,mid', 'not-read'],
    ['11,jr', 'not-read'],
    ['12,sr', 'new'],
    ['3,sr', 'new'],
  ])('playing up is allowed, down is not: %s', (cells, outcome) => {
    const [line] = lines(`first,last,Gr,Grade,Division\nAna,Ito,x,${cells}`);
    expect(line!.outcome).toBe(outcome);
    expect(line!.problems.map(({ column }) => column)).toEqual(outcome === 'new' ? [] : ['Division']);
  });
});

describe('outcomes', () => {
  it('no name, a name too long, cells too many', () => {
    const header = 'First,Last,School\n';
    expect(problems(`${header},,North`)).toEqual([['not-read', null]]);
    expect(problems(`${header}${'x'.repeat(61)},,N`)).toEqual([['not-read', null]]);
    expect(problems(`${header}${'é'.repeat(60)},,N`)).toEqual([['new']]);
    expect(problems(`${header}Ana,Ito,N,more`)).toEqual([['not-read', null]]);
    expect(problems(`${header}Ana,Ito,N,,,`)).toEqual([['new']]);
    expect(players(`${header}Ana,Ito,N,more`)).toEqual([null]);
  });

  it('a name given twice in a school, without case and accents; no school is a school', () => {
    expect(
      problems('First,Last,School\nÉva,Ito,N\nEVA,ito,n\nEva,Ito,\nEva,Ito,\nEva,Ito,S\n').map(
        ([outcome]) => outcome,
      ),
    ).toEqual(['new', 'doubt', 'new', 'doubt', 'new']);
  });

  it('a line that was not read takes neither name nor number', () => {
    expect(problems('First,Last,Number\nAna,Ito,1,x\nAna,Ito,1').map(([outcome]) => outcome)).toEqual([
      'not-read',
      'new',
    ]);
  });

  it('numbers and tables that are no whole numbers from 1; a number used before is kept', () => {
    expect(problems('First,Last,Number,Table\nA,A,x,y\nB,B,7,7\nC,C,7,7\nD,D,1.5,0')).toEqual([
      ['doubt', 'Number', 'Table'],
      ['new'],
      ['doubt', 'Number'],
      ['doubt', 'Number', 'Table'],
    ]);
    expect(players('First,Last,Number\nB,B,7\nC,C,7')[1]).toEqual({ first: 'C', last: 'C', number: 7 });
  });

  it('every record with anything in it is accounted for, at its physical line', () => {
    const { lines: read, counts } = roster('First,Last\n\n"Ana\n",Ito\n , \n"Bo,Li\nCy,Ng\n"Di"x,Oh\n');
    expect(read.map(({ line, outcome }) => [line, outcome])).toEqual([
      [3, 'new'],
      [6, 'not-read'],
      [7, 'new'],
      [8, 'not-read'],
    ]);
    expect(counts).toEqual({ new: 2, doubt: 0, 'not-read': 2 });
  });

  it('1,300 lines with one bad one in the middle', () => {
    const rows = Array.from({ length: 1300 }, (_, index) =>
      index === 650 ? '"broken' : `First${index},Last,School,7`,
    );
    expect(roster(`First,Last,School,Grade\n${rows.join('\n')}`).counts).toEqual({
      new: 1299,
      doubt: 0,
      'not-read': 1,
    });
  });

  it('an empty file has no lines', () => {
    expect(roster('')).toEqual({ lines: [], counts: { new: 0, doubt: 0, 'not-read': 0 } });
  });
});

describe('the AGLOA exports', () => {
  it('players', () => {
    const text = [
      'PlayerID,last_name,first_name,DistrictID,DistrictName,E,O,L,Grade',
      '101,Ito,Ana,7,Valley,MID,jr,EL,7',
      '102,Li,Bo,7,Valley,,XX,,',
      '101,Ng,Cy,,,,,,',
      'x,Oh,Di,,,,,,',
      '104,,,,,,,,',
    ].join('\n');
    expect(players(text)).toEqual([
      {
        number: 101,
        first: 'Ana',
        last: 'Ito',
        district: 'Valley',
        divisions: { equations: 'middle', onsets: 'junior' },
        notes: { DistrictID: '7', L: 'EL', Grade: '7' },
      },
      { number: 102, first: 'Bo', last: 'Li', district: 'Valley', notes: { DistrictID: '7' } },
      { number: 101, first: 'Cy', last: 'Ng' },
      { first: 'Di', last: 'Oh' },
      null,
    ]);
    expect(problems(text)).toEqual([
      ['new'],
      ['doubt', 'O'],
      ['doubt', 'PlayerID'],
      ['doubt', 'PlayerID'],
      ['not-read', null],
    ]);
  });

  it('teams', () => {
    const text = [
      'ID,Name,DistrictName,E,O,P1,P2,P3,P4,P5,SBE,SBO,ESEED,OSEED,league_equations_seed,league_on_sets_seed,M',
      '1,Reds,Valley,MID,MID,101,102,,104,105,3,4,1,2,9,8,SR',
      '2,Blues,,EL,Q,x,,,,,,,,,,,',
      '3,,,,,,,,,,,,,,,,',
    ].join('\n');
    expect(lines(text).map((line) => ('team' in line ? line.team : 'no team'))).toEqual([
      {
        number: 1,
        name: 'Reds',
        district: 'Valley',
        divisions: { equations: 'middle', onsets: 'middle' },
        sections: { equations: 3, onsets: 4 },
        seeds: { equations: { district: 1, league: 9 }, onsets: { district: 2, league: 8 } },
        players: [101, 102, null, 104, 105],
        notes: { M: 'SR' },
      },
      {
        number: 2,
        name: 'Blues',
        divisions: { equations: 'elementary' },
        players: [null, null, null, null, null],
      },
      null,
    ]);
    expect(problems(text)).toEqual([['new'], ['doubt', 'O', 'P1'], ['not-read', null]]);
  });
});
