/** English sentences of refusals come from the rules themselves; other languages have theirs here, by code. */
export const refusals = {} as Readonly<Record<string, string>>;
