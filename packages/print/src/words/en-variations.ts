import { variations as names } from '@forceout/rules/words/en';

/** The names that players circle, with room for what they fill in. */
export const variations = {
  ...names,
  wild: (faces: readonly string[]) => `${faces.join(' or ')} Wild`,
  base: 'Base m =',
  'multiple-of-k': 'Multiple of k =',
};
