/** What a name looks like: two that look the same are the same to a child, and to a filter. */

/** Signs that are read as letters. */
const SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};

/** Latin letters that look like others and that taking marks away does not turn into them: small capitals and the like. */
const LETTERS = new Map(
  Object.entries({
    a: 'ᴀɑɐⱥæ',
    b: 'ʙƀɓƃ',
    c: 'ᴄƈȼↄ',
    d: 'ᴅđɖɗƌð',
    e: 'ᴇɇəǝɛ',
    f: 'ꜰƒ',
    g: 'ɢǥɠɡ',
    h: 'ʜħɦ',
    i: 'ɪıɨɩ',
    j: 'ᴊɉʝȷ',
    k: 'ᴋƙ',
    l: 'ʟłƚɫɭ',
    m: 'ᴍɱ',
    n: 'ɴŋɲƞ',
    o: 'ᴏøɵɔœ',
    p: 'ᴘƥ',
    q: 'ǫɋ',
    r: 'ʀɍɽɾ',
    s: 'ꜱſʂß',
    t: 'ᴛŧƭʈ',
    u: 'ᴜʉɯ',
    v: 'ᴠʋ',
    w: 'ᴡʍ',
    y: 'ʏɏƴ',
    z: 'ᴢƶȥʐ',
  }).flatMap(([plain, disguises]) => [...disguises].map((disguise) => [disguise, plain] as const)),
);

/** Small letters without marks; letters in disguise are read as what they look like. */
export function plainLetters(name: string): string {
  const bare = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...bare].map((letter) => LETTERS.get(letter) ?? letter).join('');
}

/** The same, with digits and signs read as letters. */
export function folded(name: string): string {
  return [...plainLetters(name)].map((letter) => SIGNS[letter] ?? letter).join('');
}

/** "shiiiit" is read as it sounds. */
export function squeezed(text: string): string {
  return text.replaceAll(/(.)\1+/g, '$1');
}

/** Small letters that are taken for others at a glance. */
export function glanced(text: string): string {
  return text.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('l', 'i');
}

/** What two names of one class may not share: how they look, without spaces and signs. */
export function looks(name: string): string {
  const letters = glanced(folded(name)).replaceAll(/[^a-z0-9]/g, '');
  return letters === '' ? name : letters;
}
