import { sha256Hex } from '../../kit/sha256.ts';
import type { HouseRules, NamedBook } from './house-rules.ts';

/** Long enough that no league ever meets two of the same. */
const LENGTH = 16;
const versions = new WeakMap<readonly HouseRules[], string>();

/** House rules are named by what they say: the same rules are the same version everywhere, and no version ever changes. */
export function versionOf(house: readonly HouseRules[]): string {
  const known = versions.get(house);
  if (known !== undefined) return known;
  const version = sha256Hex(JSON.stringify(house.map(sorted))).slice(0, LENGTH);
  versions.set(house, version);
  return version;
}

/** `valley-onsets-2027@1f…`: this version and no other. A built-in book has one version, its name says all. */
export function versionedName({ rulebook, house }: NamedBook): string {
  return house === undefined ? rulebook : `${rulebook}@${versionOf(house)}`;
}

/** Members in the order of their names: a file that was only tidied up says nothing new. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}
