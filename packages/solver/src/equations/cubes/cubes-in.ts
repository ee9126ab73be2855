import { faceMaking, isCubeToken, tokenize } from '@forceout/rules/equations';
import type { Face } from '@forceout/rules/equations';

/** The faces of the cubes that a written Solution shows, in their order. Which root is meant, behind :=, is said without cubes. */
export function facesIn(text: string): readonly Face[] {
  const faces: Face[] = [];
  let [depth, silentFrom] = [0, Infinity];
  for (const token of tokenize(text)) {
    if (token.kind === 'open') depth++;
    else if (token.kind === 'close' && --depth < silentFrom) silentFrom = Infinity;
    else if (token.kind === 'choice') silentFrom = depth;
    else if (isCubeToken(token) && silentFrom === Infinity) faces.push(faceMaking(token)!);
  }
  return faces;
}

/** How many cubes a written Solution shows. */
export function cubesInSolution(text: string): number {
  return facesIn(text).length;
}
