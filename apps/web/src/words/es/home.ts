import type { Words } from '../words.ts';

export const home: Words['home'] = {
  title: 'Juegos de cubos, según el reglamento',
};
