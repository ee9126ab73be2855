import type { SectionRead as Section } from '@forceout/rules/sections';

/** A section with what stands below it. */
export interface Branch {
  readonly section: Section;
  readonly under: readonly Branch[];
}

/** A chapter by its Roman numeral; a book may have no line for the numeral itself. */
export interface Chapter {
  readonly id: string;
  readonly branches: readonly Branch[];
}

/** `Basic III` of `Basic III-A-1`; `VII` of `VII-B`. */
export function chapterOf(id: string): string {
  return id.split('-')[0]!;
}

/** The sections of a book, by chapter, each below the longest other section whose name it continues. */
export function chaptersOf(sections: readonly Section[]): readonly Chapter[] {
  const chapters = new Map<string, Section[]>();
  for (const section of sections) {
    const list = chapters.get(chapterOf(section.id)) ?? [];
    list.push(section);
    chapters.set(chapterOf(section.id), list);
  }
  return [...chapters].map(([id, list]) => ({ id, branches: branchesOf(list) }));
}

function branchesOf(sections: readonly Section[]): readonly Branch[] {
  const roots: Branch[] = [];
  const open: { readonly branch: Branch; readonly under: Branch[] }[] = [];
  for (const section of sections) {
    while (open.length > 0 && !section.id.startsWith(`${open.at(-1)!.branch.section.id}-`)) open.pop();
    const under: Branch[] = [];
    const branch = { section, under };
    (open.at(-1)?.under ?? roots).push(branch);
    open.push({ branch, under });
  }
  return roots;
}

/** Every word of the search somewhere in the section's number or text. */
export function matches({ id, words, support = '' }: Section, search: string): boolean {
  const text = `${id} ${words} ${support}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
