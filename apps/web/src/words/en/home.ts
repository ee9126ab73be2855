export const home = {
  title: 'Cube games, by the book',
} as const;
