import type { ReactNode } from 'react';
import { Cube } from '../../pieces/cube.tsx';
import { faceOf as lookOf } from '../../pieces/face.ts';
import { Icon } from '../../pieces/icon.tsx';
import { add, change, mayAdd, remove, SHAPES } from '../../table/goal/goal-draft.ts';
import { useWords } from '../../words/index.tsx';
import { faceOf } from '../../writing/text/count-cubes.ts';
import { shownFace } from '../../writing/drawn.tsx';
import { erase } from '../../writing/text/edit.ts';
import { gameOf, GOAL_PAD, PAD } from './quick-position.ts';
import type { Quick } from './quick-position.ts';
import type { StepName } from './quick.tsx';

interface QuickPadProps {
  readonly quick: Quick;
  readonly step: StepName;
  readonly onChange: (quick: Quick) => void;
  /** The Goal is as it should be. */
  readonly onDone: () => void;
}

/** The fixed pad: the same place for the same cube, whatever is being said. */
export function QuickPad({ quick, step, onChange, onDone }: QuickPadProps): ReactNode {
  const { quick: words, pieces, writing } = useWords();
  const game = gameOf(quick);
  const field = step === 'restriction' ? 'restriction' : 'text';
  const write = (sign: string): void => onChange({ ...quick, [field]: quick[field] + sign });
  const press = (cube: string): void => {
    if (step === 'goal') {
      if (mayAdd(game, quick.goal, cube)) onChange({ ...quick, goal: add(quick.goal, cube) });
    } else if (step === 'cubes') onChange({ ...quick, cubes: [...quick.cubes, cube] });
    else write(shownFace(game, faceOf(cube)));
  };
  const back = (): void => {
    if (step === 'goal') onChange({ ...quick, goal: remove(quick.goal, quick.goal.cubes.length - 1) });
    else if (step === 'cubes') onChange({ ...quick, cubes: quick.cubes.slice(0, -1) });
    else {
      const text = quick[field];
      onChange({ ...quick, [field]: erase(game, { text, from: text.length, to: text.length }).text });
    }
  };
  const pad = step === 'goal' ? GOAL_PAD[game] : PAD[game];
  return (
    <div className="quick-pad" data-game={game} role="group" aria-label={words.pad}>
      <div className="quick-keys">
        {pad.map((cube) => (
          <button
            key={cube}
            type="button"
            className="quick-cube"
            aria-label={writing.insert(pieces.cube(lookOf(cube), 'up'))}
            onClick={() => press(cube)}
          >
            <Cube cube={cube} silent />
          </button>
        ))}
      </div>
      <div className="quick-extra">
        {step === 'goal' ? (
          <>
            {game === 'onsets' && (
              <select
                aria-label={words.shape}
                value={quick.goal.shape}
                onChange={({ target }) =>
                  onChange({
                    ...quick,
                    goal: { ...quick.goal, shape: SHAPES.find((one) => one === target.value) ?? 'row' },
                  })
                }
              >
                {SHAPES.map((shape) => (
                  <option key={shape} value={shape}>
                    {words.shapes[shape]}
                  </option>
                ))}
              </select>
            )}
            <button
              type="button"
              disabled={quick.goal.cubes.length === 0}
              onClick={() => {
                const last = quick.goal.cubes.length - 1;
                const turned = quick.goal.cubes[last]!.turn === '' ? '~' : '';
                onChange({ ...quick, goal: change(quick.goal, last, { turn: turned }) });
              }}
            >
              {words.turn}
            </button>
          </>
        ) : step === 'cubes' ? null : (
          <>
            <button type="button" aria-label={words.open} onClick={() => write('(')}>
              (
            </button>
            <button type="button" aria-label={words.shut} onClick={() => write(')')}>
              )
            </button>
          </>
        )}
        <button type="button" aria-label={writing.erase} onClick={back}>
          <Icon name="erase" />
        </button>
        {step === 'goal' ? (
          <button
            type="button"
            className="quick-go"
            disabled={quick.goal.cubes.length === 0}
            onClick={onDone}
          >
            {words.done}
          </button>
        ) : (
          <button
            type="button"
            onClick={() => onChange(step === 'cubes' ? { ...quick, cubes: [] } : { ...quick, [field]: '' })}
          >
            {words.clear}
          </button>
        )}
      </div>
    </div>
  );
}
