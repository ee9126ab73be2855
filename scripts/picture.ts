/** Turns what a command prints, colours included, into docs/pictures/<name>.svg: `node scripts/picture.ts judge "npx forceout judge x"`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const INK: Readonly<Record<string, string>> = {
  '2': 'fill="#9aa4b2"',
  '31': 'fill="#ff8f8f"',
  '32': 'fill="#8fd694"',
  '33': 'fill="#ffd86b"',
  '34': 'fill="#8fb8ff"',
  '1': 'font-weight="bold"',
};
const LINE = 20;
const CHARACTER = 8.45;

const [name = 'picture', title = ''] = process.argv.slice(2);
const lines = readFileSync(0, 'utf8').trimEnd().split('\n');
const pieces = (line: string): readonly string[] => line.split('\u001B[');
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function row(line: string, index: number): string {
  const [plain = '', ...coloured] = pieces(line);
  const spans = coloured.map((piece) => {
    const end = piece.indexOf('m');
    const looks = piece
      .slice(0, end)
      .split(';')
      .map((code) => INK[code] ?? '');
    return `<tspan ${looks.join(' ')}>${escape(piece.slice(end + 1))}</tspan>`;
  });
  return `<text x="18" y="${64 + index * LINE}" xml:space="preserve">${escape(plain)}${spans.join('')}</text>`;
}

const visible = (line: string): number =>
  [
    ...pieces(line)
      .join('')
      .replaceAll(/[0-9;]+m/g, ''),
  ].length;
const width = Math.ceil(36 + CHARACTER * Math.max(...lines.map(visible), title.length + 2));
const height = 64 + lines.length * LINE;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}">
<rect width="100%" height="100%" rx="10" fill="#171b24"/>
<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" fill="#e6e9ef">
<text x="18" y="32" fill="#9aa4b2">$ ${escape(title)}</text>
${lines.map(row).join('\n')}
</g>
</svg>
`;
writeFileSync(fileURLToPath(new URL(`../docs/pictures/${name}.svg`, import.meta.url)), svg);
