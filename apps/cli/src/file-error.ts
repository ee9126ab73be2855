import { words } from './words/language.ts';

/** Why a file could not be read, in words for people; null if something else went wrong. */
export function fileError(error: unknown, file: string | null = null): string | null {
  if (!(error instanceof Error && 'code' in error)) return null;
  const { asked } = words();
  const path = 'path' in error ? String(error.path) : file;
  if (error.code === 'ENOENT' && path !== null) return asked.noFile(path);
  if (error.code === 'EISDIR') return asked.isFolder(path ?? '');
  return asked.cannotRead(error.message);
}
