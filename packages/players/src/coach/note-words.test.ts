import { describe, expect, test } from 'vitest';
import type { Note } from './note.ts';
import { noteWords } from './note-words.ts';

const PLAYERS = ['Ann', 'Bob', 'Cat'];
const about = { shake: 1, seat: 1 } as const;
const line = (note: Note): string => noteWords(note, PLAYERS, 'onsets');
const linea = (note: Note): string => noteWords(note, PLAYERS, 'onsets', 'es');

describe('what the coach says', () => {
  const move = { from: 'resources', cube: 'n', to: 'permitted' } as const;
  const opened = {
    ...about,
    kind: 'move',
    move,
    verdict: 'made-now',
    solution: 'R n G',
    safe: [],
    moreSafe: false,
    bonus: null,
  } as const;

  test('of a move that opened a challenge, and of what was safe', () => {
    const red = { ...move, cube: 'R', to: 'forbidden' } as const;
    expect(line({ ...opened, safe: [red] })).toBe(
      'Bob moved the ∩ to Permitted. After that Now is right: R ∩ G. Safe would have been the red R to Forbidden.',
    );
    expect(linea({ ...opened, safe: [red] })).toBe(
      'Bob movió el ∩ a Permitidos. Después de eso Ahora es correcto: R ∩ G. Era seguro: el R rojo a Prohibidos.',
    );
    expect(line({ ...opened, verdict: 'no-safe-move' })).toMatch(/There was no safe move\.$/);
    expect(line({ ...opened, bonus: { bonus: "'", move } })).toMatch(/forbid the ′, then the ∩ to Permitted/);
  });

  test('a list that has more is not called all', () => {
    expect(line({ ...opened, safe: [move], moreSafe: true })).toContain('for instance');
    expect(line({ ...opened, safe: [move], moreSafe: false })).not.toContain('for instance');
  });

  test('of challenges and checks', () => {
    const challenge = { ...about, kind: 'challenge', claim: 'impossible', solution: 'R' } as const;
    expect(line({ ...challenge, right: false })).toBe(
      'Bob said Impossible, and was wrong. There was a Solution: R.',
    );
    const why = { code: 'two-solutions', message: { say: 'two-solutions' } } as const;
    const check = { ...about, kind: 'check', writer: 2, decision: 'accepted', why, right: false } as const;
    expect(line(check)).toBe('Bob accepted what Cat wrote, but it was wrong. Two Solutions must be written.');
    expect(linea(check)).toBe(
      'Bob aceptó lo que escribió Cat, pero estaba mal. Hay que escribir dos Soluciones.',
    );
  });
});
