import type { LevelName } from '@forceout/players';
import type { Plan } from '../../hotseat/protocol.ts';
import { settingsOf } from '../practise/settings.ts';
import type { Course } from '../practise/settings.ts';

/** Who sits somewhere: a person by name, or a bot of a level. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: LevelName };

export interface Draft {
  readonly course: Course;
  readonly sitters: readonly Sitter[];
  readonly shakes: number;
  readonly timed: boolean;
}

/** What those are called who gave no name. */
interface Namings {
  readonly bot: (level: LevelName) => string;
  readonly player: (number: number) => string;
}

/** Two of one name could not be told apart. */
export function namesOf(sitters: readonly Sitter[], { bot, player }: Namings): readonly string[] {
  const given = sitters.map((sitter, seat) =>
    sitter.kind === 'bot' ? bot(sitter.level) : sitter.name.trim() || player(seat + 1),
  );
  return given.map((name, seat) => {
    const before = given.slice(0, seat).filter((one) => one === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

export function planOf({ course, sitters, shakes, timed }: Draft, names: Namings, seed: string): Plan {
  return {
    settings: {
      ...settingsOf(course),
      clock: timed ? 'exact' : 'untimed',
      players: namesOf(sitters, names),
    },
    levels: sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.level : null)),
    seed,
    shakes,
    hints: true,
  };
}
