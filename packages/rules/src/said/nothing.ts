/** No blanks: the sentence is always the same. */
export type Nothing = Readonly<Record<never, never>>;
