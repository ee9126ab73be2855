import { folded, glanced, plainLetters, squeezed } from './folding.ts';

/** Names for school use: short, readable, no contact details, nothing rude. */

/** Turned by thirteen letters, so that nobody has to read them here. Matched anywhere in a name. */
const ANYWHERE = turned(
  'shpx fuvg phag ovgpu avttre avttn snttbg erneqrq gjng jnax fyhg juber onfgneq nefrubyr nffubyr qvpxurnq cravf ' +
    'intvan cbea chffl qvyqb zbgureshpx ohyyfuvg wrexbss zvyshaq uvgyre anmv xvxr puvax tbbx jrgonpx genaal qlxr ' +
    'cnxv ergneq cvffbss oybjwbo obare rwnphyn znfgheo betnfz encvfg zbyrfg fhvpvqr xvyylbhefrys jgs fgsh',
);
/** Matched only as whole words, since they are part of harmless ones. */
const AS_WORDS = turned(
  'nff nany nahf phz gvg gvgf frk frkl ubr qvpx pbpx snt encr xlf ubzb penc cvff qnza uryy fcvp xxx',
);
/** Towns cannot help their names. */
const HARMLESS = ['scunthorpe'];

const SHORTEST = 2;
const LONGEST = 20;
/** The name as it is kept, or one plain sentence about what is wrong with it. */
export function readName(given: string): { readonly name: string } | { readonly problem: string } {
  const name = given.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  if (name.length < SHORTEST || name.length > LONGEST) {
    return { problem: `A name has ${SHORTEST} to ${LONGEST} characters.` };
  }
  // A letter that is not read as one of ours could stand for any; thorn is the only such one in names.
  if (!/^[\p{Script=Latin}\p{M}\d .'_-]+$/u.test(name) || !/^[a-zþ\d .'_-]+$/.test(plainLetters(name))) {
    return { problem: "A name is made of letters, digits, spaces and . ' _ -" };
  }
  if (!/\p{L}/u.test(name)) return { problem: 'A name has at least one letter.' };
  if (/\d[\d .-]{4,}\d/.test(name)) return { problem: 'A name holds no telephone numbers.' };
  if (/\bwww\b|\.(com|net|org|io|gg)\b/i.test(name)) return { problem: 'A name holds no addresses.' };
  if (isReserved(name)) return { problem: 'That name is kept for people who run things.' };
  return isRude(name) ? { problem: 'Please choose a name that fits a classroom.' } : { name };
}

export function isRude(name: string): boolean {
  const [plain, read] = [plainLetters(name), folded(name)];
  const words = read.split(/[^a-z]+/).flatMap((word) => [word, squeezed(word)]);
  const letters = [read, plain].map((text) => text.replaceAll(/[^a-z]/g, ''));
  const runs = letters.map((run) => HARMLESS.reduce((rest, town) => rest.replaceAll(town, ''), run));
  return (
    words.some((word) => AS_WORDS.includes(word)) ||
    runs.some((run) => ANYWHERE.some((rude) => run.includes(rude) || squeezed(run).includes(rude)))
  );
}

/** Nobody is called like this by chance, wherever it stands. */
const RESERVED_ANYWHERE = disguised('admin moderator moderador forceout director sysop');
/** Some of these are family names, or part of harmless words: refused by themselves and with a title. */
const RESERVED_WORDS = disguised(
  'judge coach referee teacher guest system staff owner bot ' +
    'juez jueza arbitro arbitra entrenador entrenadora maestro maestra profesor profesora profe invitado invitada sistema',
);
const TITLES = [
  '',
  ...disguised('mr mrs ms miss mx dr sir the head your real sr sra srta senor senora el la don'),
];

/** Whether a name would be taken for somebody's who runs things, however it is written. */
export function isReserved(name: string): boolean {
  // A digit may stand for a letter, or behind a word.
  return [folded(name), plainLetters(name)].some((read) => {
    const words = disguised(read.replaceAll(/[^a-z]+/g, ' ').trim());
    const run = words.join('');
    return (
      RESERVED_ANYWHERE.some((word) => run.includes(word) || squeezed(run).includes(word)) ||
      words.some((word) => RESERVED_WORDS.includes(word) || RESERVED_WORDS.includes(squeezed(word))) ||
      TITLES.some((title) =>
        RESERVED_WORDS.some((word) => run === title + word || squeezed(run) === title + word),
      )
    );
  });
}

/** Words as they look at a glance. */
function disguised(words: string): readonly string[] {
  return glanced(words).replaceAll('q', 'g').split(' ');
}

function turned(words: string): readonly string[] {
  const turn = (letter: string): string =>
    letter === ' ' ? ' ' : String.fromCodePoint(((letter.codePointAt(0)! - 97 + 13) % 26) + 97);
  return [...words].map(turn).join('').split(' ');
}

/** User names are typed by children on all kinds of keyboards: small letters, digits and dashes. */
export function readLogin(given: string): { readonly login: string } | { readonly problem: string } {
  const login = given.trim().toLowerCase();
  if (!/^[a-z][a-z0-9_-]{2,23}$/.test(login)) {
    return { problem: 'A user name has 3 to 24 small letters, digits, _ or -, and begins with a letter.' };
  }
  return isRude(login) ? { problem: 'Please choose a user name that fits a classroom.' } : { login };
}
