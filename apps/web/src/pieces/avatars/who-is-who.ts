import type { Animal } from './faces.ts';

/** Bots keep their face wherever one meets them; the coach is the bear, and never an opponent. */
const BOTS: Readonly<Record<string, Animal>> = {
  beginner: 'mouse',
  club: 'fox',
  varsity: 'owl',
  national: 'lynx',
  perfect: 'crane',
};
const PEOPLE: readonly Animal[] = ['otter', 'cat', 'hare', 'badger'];

export interface Somebody {
  readonly name: string;
  readonly bot: string | null;
}

/** A face for everybody at a table, no face twice: people by their name, so that it is the same at every table. */
export function facesFor(seats: readonly (Somebody | null)[]): readonly Animal[] {
  const taken = new Set<Animal>();
  const animals = [...PEOPLE, ...Object.values(BOTS)];
  const free = (wanted: Animal): Animal => {
    const from = animals.indexOf(wanted);
    const order = [...animals.slice(from), ...animals.slice(0, from)];
    const found = order.find((one) => !taken.has(one)) ?? wanted;
    taken.add(found);
    return found;
  };
  // Bots choose first: theirs are few, and known.
  const faces = seats.map((seat) => (seat?.bot == null ? null : free(BOTS[seat.bot] ?? 'fox')));
  return seats.map((seat, index) => faces[index] ?? free(PEOPLE[hash(seat?.name ?? '') % PEOPLE.length]!));
}

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return sum;
}
