export interface VariationWords {
  readonly name: string;
  readonly says: string;
}

/** With what was filled in: "Wild" and 0 is Wild 0, "Base m" and 8 is Base 8. */
export function filledName(name: string, blank: string): string {
  if (blank === '') return name;
  return / [mk]$/.test(name) ? name.replace(/[mk]$/, blank) : `${name} ${blank}`;
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
