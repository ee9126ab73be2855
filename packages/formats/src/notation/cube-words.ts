/** Cubes in a few characters: On-Sets `RRU=`, Equations by colour `r012 kr` (k is black, b is blue). */
const COLOR_OF: Readonly<Record<string, string>> = { r: 'red', b: 'blue', g: 'green', k: 'black' };
const LETTER_OF: Readonly<Record<string, string>> = { red: 'r', blue: 'b', green: 'g', black: 'k' };

export function makeCubes(cubes: readonly string[]): string {
  const words: string[] = [];
  for (const cube of cubes) {
    const [color = '', face] = cube.split(':');
    const letter = face === undefined ? '' : (LETTER_OF[color] ?? `${color}:`);
    const last = words.at(-1);
    // Neighbours of one colour share its letter; On-Sets cubes have none.
    const joins = last !== undefined && (face === undefined || last.startsWith(letter));
    if (joins) words[words.length - 1] = `${last}${face ?? cube}`;
    else words.push(`${letter}${face ?? cube}`);
  }
  return words.join(' ');
}

/** Also cubes as other formats write them, `red:3`, with spaces between. What is no cube is left for the reader to refuse. */
export function readCubes(text: string): readonly string[] {
  return text.split(/\s+/u).flatMap(cubesOf);
}

function cubesOf(word: string): readonly string[] {
  if (word.includes(':')) return [word];
  const [letter = '', ...faces] = word;
  const color = COLOR_OF[letter];
  if (color === undefined) return [...word];
  return faces.length === 0 ? [word] : faces.map((face) => `${color}:${face}`);
}
