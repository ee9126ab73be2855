/** What wild cubes stand for, after a Solution that has some: without it nobody could follow. */
export function wildNote(
  wild: readonly { readonly face: string; readonly standsFor: readonly string[] }[],
): string {
  if (wild.length === 0) return '';
  return ` [${wild.map(({ face, standsFor }) => `${face} → ${standsFor.join(', ')}`).join('; ')}]`;
}
