import { readFileSync, writeFileSync } from 'node:fs';
import { OUT, ROOT, version } from './packages.ts';

/** What the CHANGELOG says of a version, or of what is not released yet. */
export function notesOf(changelog: string, wanted: string): string {
  const parts = changelog.split(/^## /mu).slice(1);
  const part =
    parts.find((one) => one.startsWith(wanted)) ?? parts.find((one) => one.startsWith('Unreleased'));
  return part === undefined ? '' : part.slice(part.indexOf('\n') + 1).trim();
}

/** Writes the notes of this version beside the packages. */
export function writeNotes(): string {
  const notes = notesOf(readFileSync(`${ROOT}CHANGELOG.md`, 'utf8'), version());
  if (notes === '') throw new Error(`CHANGELOG.md says nothing of ${version()}`);
  const file = `${OUT}notes.md`;
  writeFileSync(file, `# Forceout ${version()}\n\n${notes}\n`);
  return file;
}
