/** The number of a section in a rulebook, `VII-B-4-e`. */
export type Rule = string;

/** An answer of a rulebook together with the section that gives it. */
export interface Ruled<T> {
  readonly is: T;
  readonly rule: Rule;
}

export function ruled<const T>(is: T, rule: Rule): Ruled<T> {
  return { is, rule };
}
