const LARGEST = 99;

/** A friendly name for somebody who has not said theirs: `Otter 42`. */
export function guestName(animals: readonly string[], chance: () => number): string {
  const animal = animals[Math.floor(chance() * animals.length)] ?? 'Guest';
  return `${animal} ${1 + Math.floor(chance() * LARGEST)}`;
}
