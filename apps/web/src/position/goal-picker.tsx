import { useId } from 'react';
import type { ReactNode } from 'react';
import { layGoal } from '../table/goal/goal-text.ts';
import { LaidGoal } from '../table/goal/goal-view.tsx';
import '../table/goal/goal.css';
import { useWords } from '../words/index.tsx';
import type { BuilderProps } from './builder.tsx';
import { gameOf } from './position.ts';
import type { Position } from './position.ts';

/** The Goal as text, with the cubes drawn as they would lie. */
export function GoalPicker({ position, onChange }: BuilderProps): ReactNode {
  const { position: words } = useWords();
  const id = useId();
  const game = gameOf(position);
  if (position.after === 'no-goal') return null;
  return (
    <fieldset>
      <legend>{words.goal}</legend>
      <div className="goal-picker">
        <div className="choose">
          <label htmlFor={id}>{words.goalText[game]}</label>
          <input
            id={id}
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={position.goal}
            onChange={({ target }) => onChange({ ...position, goal: target.value, goalCubes: null })}
          />
        </div>
        <GoalAsLaid position={position} />
      </div>
      <p className="soft">{words.goalHelp[game]}</p>
    </fieldset>
  );
}

/** The cubes of a Goal in their places. */
export function GoalAsLaid({ position }: { readonly position: Position }): ReactNode {
  const { goal, goalCubes } = position;
  return <LaidGoal cubes={layGoal(gameOf(position), goal, goalCubes ?? [])} />;
}
