/** SHA-256 in plain code, so that the rules run in a browser as they do on a server. */
const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The constants are the first bits of the fractions of cube and square roots of primes. */
(function fill(): void {
  const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
  let [prime, found] = [2, 0];
  while (found < 64) {
    let divides = false;
    for (let factor = 2; factor * factor <= prime; factor++) divides ||= prime % factor === 0;
    if (!divides) {
      K[found] = fraction(Math.cbrt(prime));
      if (found < 8) START[found] = fraction(Math.sqrt(prime));
      found++;
    }
    prime++;
  }
})();

const utf8 = new TextEncoder();

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The eight words of the digest. */
export function sha256(text: string): Uint32Array {
  const bytes = utf8.encode(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  const hash = START.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block * 64 + i * 4);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15]!, w[i - 2]!];
      const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
      const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    compress(hash, w);
  }
  return hash;
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    hash[index] = hash[index]! + word;
  });
}

export function sha256Hex(text: string): string {
  return [...sha256(text)].map((word) => word.toString(16).padStart(8, '0')).join('');
}
