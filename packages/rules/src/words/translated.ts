/** The same texts in any language: a missing or a surplus one does not compile. */
export type Translated<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Text]: Translated<Text[Key]> };
