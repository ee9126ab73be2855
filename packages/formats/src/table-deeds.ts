import { FAULTS } from '@forceout/rules/match';
import type { Deed, Seat } from '@forceout/rules/match';
import type { Field } from './field.ts';
import { readNumber, readPlayer } from './read-player.ts';

/** What is done beside the shake, by a judge or by the table. */
type TableDeed =
  | 'judge-answers-appeal'
  | 'pause'
  | 'judge-rules-solution'
  | 'judge-rules-charge'
  | 'judge-names-lifter'
  | 'judge-reverses'
  | 'judge-restores'
  | 'judge-disqualifies'
  | 'judge-replays'
  | 'propose-take-back'
  | 'answer-take-back'
  | 'correct-entry'
  | 'substitute';

const MOST_TEXT = 400;

export function readTableDeed(name: TableDeed, action: Field, players: readonly string[]): Deed {
  const player = (): Seat => readPlayer(action.get('player'), players);
  const seats = (field: string): readonly Seat[] =>
    action
      .get(field)
      .list(3)
      .map((entry) => readPlayer(entry, players));
  const reason = (): string => (action.get('reason').missing ? '' : action.get('reason').text(MOST_TEXT));
  const upheld = action.get('upheld').value === true;
  switch (name) {
    case 'pause':
    case 'propose-take-back':
      return { do: name, reason: reason() };
    case 'judge-answers-appeal':
      return { do: name, player: player(), upheld };
    case 'judge-rules-solution':
      return {
        do: name,
        writer: readPlayer(action.get('writer'), players),
        verdict: action.get('verdict').oneOf(['correct', 'incorrect'], 'a verdict'),
      };
    case 'judge-rules-charge':
      return { do: name, player: player(), what: action.get('what').oneOf(FAULTS, 'a charge'), upheld };
    case 'judge-names-lifter':
      return { do: name, players: seats('players') };
    case 'judge-reverses':
      return { do: name, entry: readNumber(action.get('entry')), reason: reason() };
    case 'judge-restores':
      return { do: name, act: String(readNumber(action.get('act'))) };
    case 'judge-disqualifies':
      return {
        do: name,
        player: player(),
        rounds: action.get('rounds').missing
          ? 'this'
          : action.get('rounds').oneOf(['this', 'all'], 'this or all'),
        reason: reason(),
      };
    case 'judge-replays':
      return {
        do: name,
        what: action.get('what').oneOf(['shake', 'round'], 'shake or round'),
        without: action.get('without').missing ? null : readPlayer(action.get('without'), players),
      };
    case 'answer-take-back':
      return { do: name, agrees: action.get('agrees').value === true };
    case 'correct-entry':
      return {
        do: name,
        entry: readNumber(action.get('entry')),
        points: readNumber(action.get('points')),
        reason: reason(),
        agreed: seats('agreed'),
      };
    case 'substitute':
      return { do: name, player: player(), name: action.get('name').text(60) };
  }
}
