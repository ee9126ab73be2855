import type { Rule } from './ruled.ts';

/** One answer of a rulebook: the question as a path into its data, the answer, and the section that gives it. */
export interface Fact {
  readonly path: string;
  readonly answer: string;
  readonly rule: Rule | null;
}

type Data = Readonly<Record<string, unknown>>;

/** Every answer of a rulebook, flat. The catalogue of sections and what made a league's book are not among them. */
export function factsOf(book: object): readonly Fact[] {
  const { sections: _sections, house: _house, ...rest } = book as Data;
  return facts(rest, '', null);
}

function facts(value: unknown, path: string, rule: Rule | null): readonly Fact[] {
  if (typeof value !== 'object' || value === null) return [{ path, answer: String(value), rule }];
  if (Array.isArray(value)) return listed(value, path, rule);
  const data = value as Data;
  const own = typeof data['rule'] === 'string' ? data['rule'] : rule;
  if ('is' in data) return facts(data['is'], path, own);
  const members = Object.entries(data).filter(([name]) => name !== 'rule' && name !== 'id');
  // An entry of a list of variations says something even when it has nothing but a name.
  if (members.length === 0) return [{ path, answer: 'id' in data ? 'yes' : 'none', rule: own }];
  return members.flatMap(([name, member]) => facts(member, path === '' ? name : `${path}.${name}`, own));
}

function listed(list: readonly unknown[], path: string, rule: Rule | null): readonly Fact[] {
  const named = list.every((entry) => typeof entry === 'object' && entry !== null && 'id' in entry);
  if (!named || list.length === 0) return [{ path, answer: list.join(', ') || 'none', rule }];
  return list.flatMap((entry) => facts(entry, `${path}.${(entry as { readonly id: string }).id}`, rule));
}
