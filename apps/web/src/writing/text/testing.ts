import { readLine } from '../../position/line.ts';
import type { Position } from '../../position/position.ts';

export function positionFromTest(line: string): Position {
  const position = readLine(line);
  if (position === null) throw new Error(`no position: ${line}`);
  return position;
}
