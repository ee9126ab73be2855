import { hash, verify } from '@node-rs/argon2';

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
  return null;
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
