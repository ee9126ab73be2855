import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import type { DecipherGCM } from 'node:crypto';

/** A sealed backup begins with this line; then salt, nonce, what is sealed, and the tag that proves it whole. */
const SEAL = Buffer.from('forceout-backup-1 sealed\n');
const [SALT, NONCE, TAG] = [16, 12, 16];

/** The content of a key file, of any kind: a long random one is best. */
export type Key = Buffer;

function keyOf(key: Key, salt: Buffer): Buffer {
  return scryptSync(key, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
}

/** AES-256-GCM over the whole. */
export async function* seal(chunks: AsyncIterable<string>, key: Key): AsyncGenerator<Buffer> {
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const cipher = createCipheriv('aes-256-gcm', keyOf(key, salt), nonce);
  yield Buffer.concat([SEAL, salt, nonce]);
  for await (const chunk of chunks) yield cipher.update(chunk, 'utf8');
  yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
}

/**
 * What a backup holds, sealed or not. That it is whole shows only at its end: whoever reads it keeps nothing before that.
 */
export async function* unseal(chunks: AsyncIterable<Buffer>, key: Key | null): AsyncGenerator<Buffer> {
  const head = SEAL.length + SALT + NONCE;
  let decipher: DecipherGCM | null = null;
  let rest: Buffer = Buffer.alloc(0);
  let begun = false;
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    if (!begun) {
      if (rest.length < head && SEAL.subarray(0, rest.length).equals(rest.subarray(0, SEAL.length))) continue;
      begun = true;
      if (rest.subarray(0, SEAL.length).equals(SEAL)) {
        if (key === null) throw new Error('the backup is sealed; its key file is needed');
        const salt = rest.subarray(SEAL.length, SEAL.length + SALT);
        decipher = createDecipheriv('aes-256-gcm', keyOf(key, salt), rest.subarray(SEAL.length + SALT, head));
        rest = rest.subarray(head);
      }
    }
    if (decipher === null) {
      yield rest;
      rest = Buffer.alloc(0);
    } else if (rest.length > TAG) {
      yield decipher.update(rest.subarray(0, rest.length - TAG));
      rest = rest.subarray(rest.length - TAG);
    }
  }
  if (decipher === null) {
    yield rest;
    return;
  }
  try {
    decipher.setAuthTag(rest);
    yield decipher.final();
  } catch {
    throw new Error('the backup is damaged, or the key file is another one');
  }
}
