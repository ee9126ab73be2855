import { describe, expect, it } from 'vitest';
import { readRoster } from './read-roster.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
function utf16(text: string): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  [...`\u{FEFF}${text}`].forEach((character, index) =>
    view.setUint16(2 * index, character.charCodeAt(0), true),
  );
  return new Uint8Array(view.buffer);
}
const people = Array.from(
  { length: 1300 },
  (_, index) => `First${index},Last${index},School ${index % 40},${1 + (index % 12)}`,
);
const PLAYERS = 'PlayerID,last_name,first_name,DistrictName,E,O';
const TEAMS = 'ID,Name,E,O,P1,P2,P3,P4,P5,SBE,SBO';

/** What each line comes to, by its letter: new, doubt, not read; the physical line of the last one. */
const FILES: readonly (readonly [name: string, bytes: Uint8Array, outcomes: string, last: number])[] = [
  ['AGLOA players', utf8(`${PLAYERS}\n1,Ito,Ana,V,MID,MID\n2,Li,Bo,V,,XX\n1,Ng,Cy,V,,\n,,,V,,`), 'nddr', 5],
  ['AGLOA teams', utf8(`${TEAMS}\n1,Reds,MID,MID,1,2,3,4,5,1,1\n2,Blues,Q,,a,,,,,,\n3,,,,,,,,,,`), 'ndr', 4],
  ['UTF-16', utf16('First;Last;School\nZoë;Ñu;Łódź\nBo;Li;Łódź\n'), 'nn', 3],
  ['semicolons with commas inside', utf8('Name;School\n"Ito, Ana";A, B\nLi, Bo;C\n'), 'nn', 3],
  ['no header', utf8('Ana,Ito,North,7\nBo,Li,North,ninety\n'), 'nd', 2],
  [
    'quotes with line breaks',
    utf8('First,Last,School\r\n"Ana\r\nMaria",Ito,"North\r\n\r\nSide"\r\nBo,Li,N\r\n'),
    'nn',
    6,
  ],
  ['doubles', utf8('First,Last,School,Number\nAna,Ito,N,1\nana,ITO,n,2\nBo,Li,N,1\n'), 'ndd', 4],
  ['1,300 lines', utf8(['First,Last,School,Grade', ...people].join('\n')), 'n'.repeat(1300), 1301],
  [
    'one bad line in the middle of 1,300',
    utf8(['First,Last,School,Grade', ...people.with(650, '"First650,Last650,School 10,3')].join('\n')),
    `${'n'.repeat(650)}r${'n'.repeat(649)}`,
    1301,
  ],
  [
    'Windows-1252 with tabs',
    new Uint8Array([...'First\tLast\nZo\u00EB\t\u00D1u\n'].map((character) => character.charCodeAt(0))),
    'n',
    2,
  ],
  ['empty lines and empty records', utf8('\n\nFirst,Last\n\n,,\nAna,Ito\n   ,  \nBo,Li\n'), 'nn', 8],
  [
    'playing down, too many cells, no name',
    utf8('First,Last,Grade,Division\nAna,Ito,9,mid\nBo,Li,7,mid,x\n,,7,mid\nCy,Ng,7,sr\n'),
    'rrrn',
    5,
  ],
];

describe('twelve rosters, the outcome of every line (B1)', () => {
  it.each(FILES)('%s', (_, bytes, outcomes, last) => {
    const { lines, counts } = readRoster(bytes);
    expect(lines.map(({ outcome }) => (outcome === 'not-read' ? 'r' : outcome[0])).join('')).toBe(outcomes);
    expect(lines.at(-1)!.line).toBe(last);
    expect(counts.new + counts.doubt + counts['not-read']).toBe(lines.length);
  });

  it('there are twelve', () => {
    expect(FILES).toHaveLength(12);
  });
});
