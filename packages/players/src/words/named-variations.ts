export interface VariationWords {
  readonly name: string;
  readonly says: string;
}

/** What every variation is called, by the rules' own list, with what it does. */
export function namedVariations<Id extends string>(
  names: Readonly<Record<Id, string>>,
  says: Readonly<Record<Id, string>>,
): Readonly<Record<string, VariationWords>> {
  const called: Readonly<Record<string, string>> = names;
  return Object.fromEntries(
    Object.entries<string>(says).map(([id, sentence]) => [id, { name: called[id] ?? id, says: sentence }]),
  );
}
