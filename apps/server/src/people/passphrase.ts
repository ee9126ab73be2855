import { hash, verify } from '@node-rs/argon2';
import { folded } from './folding.ts';

/** Argon2id, with the memory and rounds that OWASP recommends for servers. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const LEAST = 8;
export const LONGEST_PASSPHRASE = 200;

/** One plain sentence about a passphrase that will not do; null for a good one. */
export function passphraseProblem(passphrase: string, login: string): string | null {
  if (passphrase.length < LEAST) return `A passphrase has at least ${LEAST} characters.`;
  if (passphrase.length > LONGEST_PASSPHRASE)
    return `A passphrase has at most ${LONGEST_PASSPHRASE} characters.`;
  if (new Set(passphrase).size < 4) return 'A passphrase needs at least four different characters.';
  if (passphrase.toLowerCase().includes(login.toLowerCase()))
    return 'A passphrase does not contain the user name.';
  if (isCommon(passphrase)) return 'Everybody tries that passphrase first; please choose another one.';
  return null;
}

/** The first that anybody tries, as lists of stolen ones show, and what a class would try. */
const COMMON = new Set(
  (
    'password passwort passphrase changeme letmein welcome iloveyou sunshine princess football baseball basketball ' +
    'superman batman trustno starwars pokemon minecraft fortnite roblox qwertyui qwertyuiop asdfghjk asdfghjkl zxcvbnm ' +
    'qazwsxedc abcdefgh abcdefghi computer internet whatever michael jennifer forceout onsets equations classroom ' +
    'student teacher homework mathematics administrator school schools thisisme opensesame correcthorsebatterystaple'
  ).split(' '),
);

function isCommon(passphrase: string): boolean {
  // Only digits: in a row or in pairs they are tried first, and few of them are soon all tried.
  if (/^\d+$/.test(passphrase)) return passphrase.length < 12 || new Set(passphrase).size < 5;
  const small = passphrase.toLowerCase();
  // What is only put behind a word makes it no better, nor does writing it twice.
  const words = [small, folded(small.replace(/[^a-z]+$/, ''))].map((word) => word.replaceAll(/[^a-z]/g, ''));
  return words.some((word) => COMMON.has(word) || COMMON.has(word.replace(/^(.+)\1$/, '$1')));
}

export function hashPassphrase(passphrase: string): Promise<string> {
  return hash(passphrase.normalize('NFKC'), COST);
}

/** Takes as long for nobody's passphrase as for somebody's, so that the time tells no user names. */
export async function passphraseFits(stored: string | null, given: string): Promise<boolean> {
  const fits = await verify(stored ?? (await nobodys()), given.normalize('NFKC'));
  return stored !== null && fits;
}

let nobody: Promise<string> | null = null;
function nobodys(): Promise<string> {
  nobody ??= hashPassphrase('the passphrase of nobody');
  return nobody;
}
