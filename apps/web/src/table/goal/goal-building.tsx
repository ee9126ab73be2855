import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Cube } from '../../pieces/cube.tsx';
import { TURNED } from '../../pieces/turned.ts';
import { useWords } from '../../words/index.tsx';
import { remove, slots, swap, change, turnsOf, nextTurn, SHAPES } from './goal-draft.ts';
import type { GoalDraft } from './goal-draft.ts';
import { laidAt } from './goal-view.tsx';
import { keyed } from '../mat/grips.ts';
import { PutHere } from '../mat/mat-section.tsx';
import type { Offer } from '../mat/mat-section.tsx';
import type { GameName } from '../seen.ts';
import { cubeWords } from '../tell/sentence.ts';
import './goal.css';

interface GoalBuildingProps {
  readonly game: GameName;
  /** In force; they say how cubes may be turned. */
  readonly variations: readonly string[];
  /** At a table cubes may lie in any way, and what has touched the Goal stays there. */
  readonly isTable: boolean;
  readonly draft: GoalDraft;
  readonly setDraft: (draft: GoalDraft) => void;
  readonly offer: Offer;
}

/** A Goal in the making: its cubes and free places, its shape, and what can become of a cube in it. */
export function GoalBuilding(props: GoalBuildingProps): ReactNode {
  const { game, variations, isTable, draft, setDraft, offer } = props;
  const words = useWords();
  const [chosen, setChosen] = useState<number | null>(null);
  const { cubes, shape } = draft;
  const at = chosen !== null && chosen < cubes.length ? chosen : null;
  const places =
    game === 'onsets'
      ? slots(shape, cubes.length)
      : equationsPlaces(draft).concat({ column: widthOf(draft), row: 0 });
  const wide = Math.max(2, ...places.map(({ column }) => column + 2)) / 2;
  const high = Math.max(1, ...places.map(({ row }) => row + 1));
  const turns = at === null ? [] : turnsOf(game, cubes[at]!.cube, variations, isTable);
  return (
    <div className="building" data-keep="goal" data-game={game}>
      <div className="laid" style={{ '--wide': wide, '--high': high } as CSSProperties}>
        {keyed(cubes.map(({ cube }) => cube)).map(({ cube, key }, index) => (
          <button
            key={key}
            type="button"
            className="grip"
            style={places[index] === undefined ? undefined : laidAt(places[index])}
            aria-pressed={at === index}
            aria-label={words.table.goal.chosen(cubeWords(words, cube))}
            onClick={() => setChosen(at === index ? null : index)}
          >
            <Cube cube={cube} turned={TURNED[cubes[index]!.turn]} silent />
          </button>
        ))}
        {places.slice(cubes.length).map((place) => (
          <span
            key={`${place.column} ${place.row}`}
            className="slot"
            style={laidAt(place)}
            aria-hidden="true"
          />
        ))}
        <PutHere place="goal" offer={offer} />
      </div>
      {game === 'onsets' && (
        <div className="row shapes" role="radiogroup" aria-label={words.table.goal.shape}>
          {SHAPES.map((one) => (
            <button
              key={one}
              type="button"
              role="radio"
              aria-checked={shape === one}
              className="shape"
              data-shape={one}
              aria-label={words.table.goal.shapes[one]}
              title={words.table.goal.shapes[one]}
              onClick={() => setDraft({ ...draft, shape: one })}
            >
              <span className="shape-cubes">
                {slots(one, one === 'row' ? 2 : 3).map((place) => (
                  <i key={`${place.column} ${place.row}`} style={laidAt(place)} />
                ))}
              </span>
              <strong aria-hidden="true">{words.table.goal.shapes[one]}</strong>
              <span className="shape-says" aria-hidden="true">
                {words.table.goal.means[one]}
              </span>
            </button>
          ))}
        </div>
      )}
      {at !== null && (
        <div
          className="row goal-tools"
          role="group"
          aria-label={words.table.goal.chosen(cubeWords(words, cubes[at]!.cube))}
        >
          {turns.length > 1 && (
            <button
              type="button"
              onClick={() => setDraft(change(draft, at, { turn: nextTurn(cubes[at]!.turn, turns) }))}
            >
              ⟳ {words.table.goal.turn}
            </button>
          )}
          {at > 0 && (
            <button
              type="button"
              aria-label={words.table.goal.left}
              onClick={() => (setDraft(swap(draft, at, at - 1)), setChosen(at - 1))}
            >
              ←
            </button>
          )}
          {at < cubes.length - 1 && (
            <button
              type="button"
              aria-label={words.table.goal.right}
              onClick={() => (setDraft(swap(draft, at, at + 1)), setChosen(at + 1))}
            >
              →
            </button>
          )}
          {game === 'equations' && at < cubes.length - 1 && (
            <button
              type="button"
              aria-pressed={cubes[at]!.gap}
              onClick={() => setDraft(change(draft, at, { gap: !cubes[at]!.gap }))}
            >
              {words.table.goal.gap}
            </button>
          )}
          {!isTable && (
            <button type="button" onClick={() => (setDraft(remove(draft, at)), setChosen(null))}>
              {words.table.goal.back}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function equationsPlaces({ cubes }: GoalDraft): { column: number; row: number }[] {
  let column = 0;
  return cubes.map(({ gap }) => {
    const place = { column, row: 0 };
    column += gap ? 3 : 2;
    return place;
  });
}

function widthOf({ cubes }: GoalDraft): number {
  return cubes.reduce((sum, { gap }) => sum + (gap ? 3 : 2), 0);
}
