import { describe, expect, it } from 'vitest';
import { PRESET_IDS, PRESETS } from './presets.ts';
import { SETTINGS } from './settings.ts';
import { bookById } from '@forceout/rules';
import { dayText } from '../words/index.ts';

describe('presets', () => {
  it('every value has a mark and a sentence', () => {
    for (const { id: _, title, book, ...values } of Object.values(PRESETS)) {
      expect(title).not.toBe('');
      expect(bookById(book)).not.toBeNull();
      for (const value of Object.values(values)) {
        expect(['D', 'I', 'U']).toContain(value.mark);
        expect(dayText({ say: value.says }, 'en')).toMatch(/^[A-Z].*\.$/);
      }
    }
    for (const { says } of Object.values(SETTINGS))
      expect(dayText({ say: says }, 'en')).toMatch(/^[A-Z].*\.$/);
  });

  it.each([
    ['agloa-nationals', 4, 'U', ['rotation'], 'I', 'perfect'],
    ['mlag-saturday', 3, 'D', ['level', 'score'], 'I', undefined],
    ['mlag-states', 4, 'D', ['rotation'], 'U', undefined],
    ['noagl', 4, 'D', ['score'], 'I', undefined],
    ['louisiana', 2, 'D', ['score'], 'U', undefined],
    ['county', 3, 'D', ['random', 'score'], 'U', 'at-least'],
    ['club', 3, 'U', ['score'], 'U', undefined],
  ])('%s', (id, rounds, roundsMark, modes, modesMark, cut) => {
    const preset = PRESETS[id]!;
    expect([preset.rounds.is, preset.rounds.mark]).toEqual([rounds, roundsMark]);
    expect([preset.modes.is, preset.modes.mark]).toEqual([modes, modesMark]);
    expect(preset.cut.is?.rule).toBe(cut);
  });

  it('there are seven', () => {
    expect(PRESET_IDS).toHaveLength(7);
  });
});
