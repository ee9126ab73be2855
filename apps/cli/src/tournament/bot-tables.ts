import { simulate } from '@forceout/players';
import type { LevelName } from '@forceout/players';
import { replay } from '@forceout/rules/match';
import type { Match } from '@forceout/rules/match';
import { strengthOf } from '@forceout/tournament';
import type { SeatThing, TablePlayer } from '@forceout/tournament';
import type { Books } from '@forceout/formats/tournament';

/** So few that a small field is played in minutes. */
const SHAKES = 3;
const LEVELS: readonly LevelName[] = ['beginner', 'club', 'varsity'];

/** Every table is a real match between bots, each as strong as its player is. */
export function botTables(seed: string, books: Books): TablePlayer {
  return async ({ table, event }, state) => {
    const levels = table.players.map(
      (player) => LEVELS[Math.min(2, Math.floor(strengthOf(state.things.player.get(player)!.number)))]!,
    );
    const { house } = books(event.rulebook)!;
    const settings = {
      rulebook: event.rulebook,
      ...(house === undefined ? {} : { house }),
      division: event.division ?? 'middle',
      level: event.level ?? 'adventurous',
      season: event.season ?? 'even',
      mode: 'auto',
      clock: 'exact',
      judge: false,
    } as const;
    const played = await simulate(
      { settings, levels, seed: `${seed} ${table.id}`, length: { shakes: SHAKES } },
      0,
      () => 0,
    );
    return sheetOf(replay(played.log), table.players);
  };
}

/** The scoresheet of a match: a score for each shake, penalties beside them. */
function sheetOf({ sheet }: Pick<Match, 'sheet'>, players: readonly string[]): readonly SeatThing[] {
  const numbers = [
    ...new Set(sheet.filter(({ kind }) => kind === 'shake').map(({ shake }) => shake)),
  ].toSorted((a, b) => a - b);
  return players.map((player, seat) => {
    const own = sheet.filter((entry) => entry.seat === seat);
    const penalties = own
      .filter(({ kind, shake }) => kind === 'penalty' && numbers.includes(shake))
      .map(({ shake, points }) => ({ shake: numbers.indexOf(shake) + 1, points, initials: 'JW' }));
    return {
      player,
      shakes: numbers.map(
        (number) => own.find(({ kind, shake }) => kind === 'shake' && shake === number)?.points ?? null,
      ),
      ...(penalties.length > 0 ? { penalties } : {}),
    };
  });
}
