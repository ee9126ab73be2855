import { makePositionLine, readPositionLine } from '@forceout/formats/line';
import { makePosition } from './position.ts';
import type { Position } from './position.ts';
import { readPosition } from './read-position.ts';

/** A position in one line, as docs/formats.md has it. */
export function makeLine(position: Position): string {
  return makePositionLine(makePosition(position));
}

/** Null where the text is no such line. */
export function readLine(text: string): Position | null {
  const line = readPositionLine(text);
  return line.ok ? readPosition(line.value) : null;
}
