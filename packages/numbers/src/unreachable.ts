/** The end of an exhaustive switch: the compiler proves that it is never called. */
export function unreachable(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
