/**
 * Bytes of a roster as text: what the byte order mark says, else UTF-8 if it is valid, else Windows-1252.
 * Spreadsheets write all of these, and none of them says which.
 */
export function decodeRoster(bytes: Uint8Array): string {
  const starts = (...mark: readonly number[]): boolean => mark.every((byte, index) => bytes[index] === byte);
  if (starts(0xef, 0xbb, 0xbf)) return new TextDecoder('utf-8').decode(bytes);
  if (starts(0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (starts(0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
