import { variations as names } from '@forceout/rules/words/es';
import type { Words } from './words.ts';

export const variations: Words['variations'] = {
  ...names,
  wild: (faces) => `${faces.join(' o ')} Comodín`,
  base: 'Base m =',
  'multiple-of-k': 'Múltiplo de k =',
};
