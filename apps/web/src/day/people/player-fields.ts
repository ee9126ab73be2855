import type { Changed, PlayerThing, Tournament } from '@forceout/tournament';
import { countOf } from '../fields.tsx';

/** What a form about a player says, as it stands in its fields. */
export interface PlayerForm {
  readonly first: string;
  readonly last: string;
  readonly number: string;
  readonly school: string;
  readonly grade: string;
  readonly show: string;
  readonly table: string;
  /** Numbers of players who are kept away from this one. */
  readonly apart: string;
}

export function playerForm({ things }: Tournament, player: PlayerThing): PlayerForm {
  return {
    first: player.first ?? '',
    last: player.last ?? '',
    number: String(player.number),
    school: player.school ?? '',
    grade: String(player.grade ?? ''),
    show: player.show ?? '',
    table: String(player.table ?? ''),
    apart: (player.apart ?? []).flatMap((id) => things.player.get(id)?.number ?? []).join(' '),
  };
}

export type ReadForm =
  | { readonly is: 'changes'; readonly fields: Changed<PlayerThing> }
  | { readonly is: 'wrong'; readonly field: keyof PlayerForm; readonly said: string };

/** The fields of a form that say something else than before; an empty one takes away what was there. */
export function readPlayerForm(day: Tournament, player: PlayerThing, form: PlayerForm): ReadForm {
  const before = playerForm(day, player);
  const ids = new Map([...day.things.player.values()].map(({ id, number }) => [String(number), id]));
  const fields: Record<string, unknown> = {};
  for (const field of Object.keys(form) as readonly (keyof PlayerForm)[]) {
    const said = form[field].trim();
    if (said === before[field]) continue;
    switch (field) {
      case 'number':
      case 'grade':
      case 'table': {
        const count = countOf(said);
        if (count === null || (count === 'none' && field === 'number')) return { is: 'wrong', field, said };
        fields[field] = count === 'none' ? null : count;
        break;
      }
      case 'apart': {
        const numbers = said.split(/[\s,;]+/).filter((one) => one !== '');
        const unknown = numbers.find((one) => !ids.has(one) || ids.get(one) === player.id);
        if (unknown !== undefined) return { is: 'wrong', field, said: unknown };
        fields[field] = numbers.length === 0 ? null : numbers.map((one) => ids.get(one));
        break;
      }
      case 'first':
      case 'last':
      case 'school':
      case 'show':
        fields[field] = said === '' ? null : said;
    }
  }
  return { is: 'changes', fields };
}
