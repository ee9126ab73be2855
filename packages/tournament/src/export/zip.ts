/** A file of an archive. */
export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) value = CRC[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return ~value >>> 0;
}

/** Whole numbers, lowest byte first: [value, width in bytes]. */
function fields(...all: readonly (readonly [value: number, width: 2 | 4])[]): Uint8Array {
  return Uint8Array.from(
    all.flatMap(([value, width]) => Array.from({ length: width }, (_, at) => (value >>> (8 * at)) & 0xff)),
  );
}

/** 1 January 1980, the first day the format knows: the same files give the same archive whenever it is made. */
const DAY = 0x00_21;
/** Names are UTF-8. */
const UTF8_NAMES = 0x08_00;

/** A ZIP archive that stores its files as they are; any program opens it, and a day's tables are small. */
export function makeZip(files: readonly ZippedFile[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  const add = (...some: readonly Uint8Array[]): void => {
    for (const part of some) {
      parts.push(part);
      offset += part.length;
    }
  };
  for (const { name, bytes } of files) {
    const label = new TextEncoder().encode(name);
    const size = bytes.length;
    // Version 2.0, flags, stored, time 0, day, checksum, size twice, length of the name, no extra field.
    const common = fields(
      ...([
        [20, 2],
        [UTF8_NAMES, 2],
        [0, 2],
        [0, 2],
        [DAY, 2],
      ] as const),
      ...([
        [crc32(bytes), 4],
        [size, 4],
        [size, 4],
        [label.length, 2],
        [0, 2],
      ] as const),
    );
    const start = offset;
    add(fields([0x04_03_4b_50, 4]), common, label, bytes);
    // No comment, disk 0, no attributes, where the file begins.
    const tail = fields([0, 2], [0, 2], [0, 2], [0, 4], [start, 4]);
    directory.push(fields([0x02_01_4b_50, 4], [20, 2]), common, tail, label);
  }
  const start = offset;
  add(...directory);
  const count = files.length;
  const end = [
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [offset - start, 4],
    [start, 4],
    [0, 2],
  ] as const;
  add(fields([0x06_05_4b_50, 4], ...end));
  const archive = new Uint8Array(offset);
  let at = 0;
  for (const part of parts) {
    archive.set(part, at);
    at += part.length;
  }
  return archive;
}
