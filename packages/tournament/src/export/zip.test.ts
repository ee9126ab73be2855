import fc from 'fast-check';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeZip } from './zip.ts';
import type { ZippedFile } from './zip.ts';

/** Reads an archive as other programs do: from the directory at its end, and checks every field that is said twice. */
function opened(bytes: Uint8Array): readonly ZippedFile[] {
  const zip = Buffer.from(bytes);
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06_05_4b_50);
  const count = zip.readUInt16LE(end + 10);
  expect(zip.readUInt16LE(end + 8)).toBe(count);
  let at = zip.readUInt32LE(end + 16);
  expect(zip.readUInt32LE(end + 12)).toBe(end - at);
  const files: ZippedFile[] = [];
  for (let index = 0; index < count; index++) {
    expect(zip.readUInt32LE(at)).toBe(0x02_01_4b_50);
    const [checksum, size, length] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
    ];
    expect(zip.readUInt16LE(at + 8)).toBe(0x08_00);
    expect(zip.readUInt16LE(at + 10)).toBe(0);
    const name = zip.subarray(at + 46, at + 46 + length);
    const local = zip.readUInt32LE(at + 42);
    expect(zip.readUInt32LE(local)).toBe(0x04_03_4b_50);
    // The local header repeats the directory's fields from the version on.
    expect(zip.subarray(local + 4, local + 30)).toEqual(zip.subarray(at + 6, at + 32));
    expect(zip.subarray(local + 30, local + 30 + length)).toEqual(name);
    const content = zip.subarray(local + 30 + length, local + 30 + length + size);
    expect(crc32(content)).toBe(checksum);
    files.push({ name: name.toString(), bytes: new Uint8Array(content) });
    at += 46 + length;
  }
  expect(at).toBe(end);
  return files;
}

describe('a ZIP archive', () => {
  it('gives back every file, whatever its name and bytes', () => {
    const file = fc.record({
      name: fc
        .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
        .filter((name) => name.isWellFormed()),
      bytes: fc.uint8Array({ maxLength: 300 }),
    });
    fc.assert(
      fc.property(fc.array(file, { maxLength: 6 }), (files) => {
        expect(opened(makeZip(files))).toEqual(
          files.map(({ name, bytes }) => ({ name, bytes: Uint8Array.from(bytes) })),
        );
      }),
    );
  });

  it('is the same whenever it is made', () => {
    const files = [{ name: 'players.csv', bytes: new TextEncoder().encode('number,first\r\n') }];
    expect(makeZip(files)).toEqual(makeZip(files));
  });
});
