export const release = {
  title: 'What the public sees',
  why: 'Nothing is public before it is released. Names are shown as each player’s rule says: first name and initial by default.',
  round: (event: string, n: number): string => `${event}, round ${n}`,
  seating: 'seats',
  results: 'results',
};
