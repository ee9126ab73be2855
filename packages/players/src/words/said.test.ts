import { describe, expect, it } from 'vitest';
import { filledName } from './named-variations.ts';
import { movesListed } from './moves.ts';
import { saidWords } from './puzzles.ts';
import { inPrint, stepInPrint } from './signs.ts';
import { withTurned } from './turned.ts';

describe('what puzzles say', () => {
  it('calls a distance a multiple only where it is one', () => {
    const apart = { says: 'multiple-apart', value: '−7', goal: '5', apart: 12 } as const;
    expect(saidWords([{ ...apart, k: 11 }], 'en')).toBe(
      '−7 and 5 are 12 apart, and 12 is no multiple of 11.',
    );
    expect(saidWords([{ ...apart, k: 6 }], 'en')).toBe('−7 and 5 are 12 apart, and 12 is a multiple of 6.');
    expect(saidWords([{ ...apart, k: 11 }], 'es')).toBe('Entre −7 y 5 hay 12, y 12 no es múltiplo de 11.');
  });

  it('names the cube for Now, and the cubes that are missing for the rest', () => {
    expect(saidWords([{ says: 'now', text: 'G − B', missing: ['G'] }], 'en')).toBe(
      'Now is right: with the green G from Resources you can write G − B.',
    );
    expect(saidWords([{ says: 'now', text: 'G − B', missing: [] }], 'en')).toContain('all on the mat');
    expect(saidWords([{ says: 'play-on', text: '3×6 = 18', missing: ['red:3', 'green:6'] }], 'es')).toBe(
      'Hay que seguir: 3×6 = 18 todavía es posible, y un cubo no basta. Necesita el 3 rojo y el 6 verde.',
    );
  });

  it('counts cards in few words', () => {
    const pieces = [
      { text: 'B', value: '1' },
      { text: 'R', value: '4' },
      { text: 'B ∩ R', value: '0' },
    ];
    expect(saidWords([{ says: 'cards-of-pieces', pieces }], 'en')).toBe(
      'B has 1 card, R has 4, B ∩ R has none.',
    );
    expect(saidWords([{ says: 'goal-asks', goal: [0, 2, 8] }], 'en')).toBe(
      'The Goal asks for 0, 2 or 8 cards.',
    );
  });

  it('says which cards were left out and which do not belong there', () => {
    const said = [
      { says: 'cards-left-out', cards: ['BR'] },
      { says: 'cards-too-many', cards: ['blank', 'GY'] },
    ] as const;
    expect(saidWords(said, 'en')).toBe('You left out BR. GY and the blank card do not belong there.');
    expect(saidWords(said, 'es')).toBe('Te faltó BR. GY y la carta en blanco no pertenecen ahí.');
  });
});

describe('short ways to say things', () => {
  it('lists moves by where they lead', () => {
    const moves = [
      { from: 'resources', cube: 'G', to: 'forbidden' },
      { from: 'resources', cube: 'U', to: 'forbidden' },
      { from: 'permitted', cube: 'B', to: 'required' },
    ] as const;
    expect(movesListed(moves, 'en')).toBe(
      'the green G or the ∪ to Forbidden, or the blue B from Permitted to Required',
    );
  });

  it('explains the marks of turned cubes', () => {
    expect(withTurned('What is 0+~2 worth?', '0+~2', 'en')).toBe(
      'What is 0+~2 worth? (~2 is an upside-down 2)',
    );
    expect(withTurned('What is 1+2 worth?', '1+2', 'en')).toBe('What is 1+2 worth?');
    expect(withTurned('¿Cuánto vale 1×T?', '1xT', 'es')).toBe('¿Cuánto vale 1×T? (T es un ^ que vale diez)');
  });

  it('tells beside an Equation for which power of the base a 1 stands', () => {
    expect(inPrint('equations', '1e2-(2x9) = 82')).toBe('1−(2×9) = 82 [1 → 10²]');
    expect(inPrint('equations', '1e-1+0 = 5 [0 → 3]')).toBe('1+0 = 5 [0 → 3; 1 → 10⁻¹]');
    expect(stepInPrint("1e1+8'6")).toBe('10¹+8⁶');
  });

  it('fills the blank of a variation in', () => {
    expect(filledName('Base m', '8')).toBe('Base 8');
    expect(filledName('Múltiplo de k', '7')).toBe('Múltiplo de 7');
    expect(filledName('Wild', '0')).toBe('Wild 0');
    expect(filledName('Average', '')).toBe('Average');
  });
});
