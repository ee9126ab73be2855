import { expect, it } from 'vitest';
import { notesOf } from './notes.ts';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- new\n\n## 1.0.0\n\n- first\n- second\n';

it('notes are those of the version, or of what is not released yet', () => {
  expect(notesOf(CHANGELOG, '1.0.0')).toBe('- first\n- second');
  expect(notesOf(CHANGELOG, '2.0.0')).toBe('- new');
  expect(notesOf('# Changelog\n', '1.0.0')).toBe('');
});
