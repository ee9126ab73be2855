/** No blanks: the sentence is always the same. */
export type Nothing = object;
