import { useId, useRef, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Cube } from '../../pieces/cube.tsx';
import { gameOf } from '../../position/position.ts';
import { announce } from '../../shell/announce.tsx';
import { Cubes } from '../../table/mat/cubes.tsx';
import { GoalBuilding } from '../../table/goal/goal-building.tsx';
import { add, draftText, draftTyped, isWhole, mayAdd, NO_DRAFT } from '../../table/goal/goal-draft.ts';
import type { GoalDraft } from '../../table/goal/goal-draft.ts';
import { tidy } from '../../pieces/tidy.ts';
import type { Held, Target } from '../../table/mat/grips.ts';
import { surplus } from '../../table/tell/happenings.ts';
import { MatSection } from '../../table/mat/mat-section.tsx';
import { cubeWords } from '../../table/tell/sentence.ts';
import { useDrag } from '../../table/mat/use-drag.ts';
import { useHeldKeys } from '../../table/mat/use-held-keys.ts';
import { useWords } from '../../words/index.tsx';
import type { AnswerProps } from './answer-form.tsx';
import { picksIn } from './question.ts';
import '../../table/mat/mat.css';

/** A Goal as at the table: its cubes are laid by drag, by two taps or by keys. It may also be typed. */
export function GoalForm({ puzzle, onAnswer }: AnswerProps): ReactNode {
  const words = useWords();
  const { practise, table } = words;
  const id = useId();
  const game = gameOf({ rulebook: String(puzzle.position['rulebook']) });
  const heap = (puzzle.position['resources'] ?? []) as readonly string[];
  const [draft, setDraft] = useState<GoalDraft>(NO_DRAFT);
  /** Null while the cubes say it. */
  const [typed, setTyped] = useState<string | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const build = (next: GoalDraft): void => {
    setTyped(null);
    setDraft(next);
  };
  const put = ({ cube }: Held, target: Target | null): void => {
    setHeld(null);
    setTold(null);
    if (target !== 'goal') return;
    if (mayAdd(game, draft, cube)) return build(add(draft, cube));
    const why = table.goal[game === 'onsets' ? 'digitsOnly' : 'sixAtMost'];
    announce(why);
    setTold(why);
  };
  const ghost = useRef<HTMLDivElement>(null);
  const drag = useDrag(ghost, put);
  useHeldKeys(held, put, () => setHeld(null));
  const lift = (cube: string): void => {
    const again = held?.cube === cube;
    setHeld(again ? null : { cube, from: 'resources' });
    announce((again ? table.putDown : table.heldForGoal)(cubeWords(words, cube)));
  };
  const left = tidy(
    surplus(
      heap,
      draft.cubes.map(({ cube }) => cube),
    ),
  );
  const offer = {
    held,
    targets: ['goal'],
    barred: [],
    over: drag.over,
    onPut: (target: Target) => held !== null && put(held, target),
  } as const;
  const text = typed ?? (draft.cubes.length === 0 ? '' : draftText(game, draft));
  const isReady = typed === null ? isWhole(game, draft) : typed.trim() !== '';
  return (
    <form
      className="goal-form"
      data-holding={held !== null || drag.dragged !== null}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        const cubes = typed === null && game === 'equations' ? draft.cubes.map(({ cube }) => cube) : null;
        onAnswer({ kind: 'set-a-goal', goal: { text, cubes } });
      }}
    >
      <div
        className="mat-section goal-space"
        role="group"
        data-place="goal"
        data-drop="goal"
        data-over={drag.over === 'goal'}
        aria-label={table.sections.goal}
      >
        <h3 className="mat-name">{table.sections.goal}</h3>
        <GoalBuilding
          game={game}
          variations={picksIn(puzzle.position).map((pick) => pick.id)}
          isTable={false}
          draft={draft}
          setDraft={build}
          offer={offer}
        />
      </div>
      {told !== null && <p className="note warn">{told}</p>}
      <MatSection place="resources" count={left.length} offer={null}>
        <Cubes
          cubes={left}
          label={table.sections.resources}
          grip={{
            grippable: true,
            held: held?.cube ?? null,
            dragged: drag.dragged?.cube ?? null,
            onDown: (event: PointerEvent<HTMLElement>, cube) => drag.down(event, { cube, from: 'resources' }),
            onTake: (cube) => !drag.wasDrag() && lift(cube),
          }}
        />
      </MatSection>
      <p className="soft" id="cubes-help">
        {table.goal.empty}
      </p>
      <div className="row">
        <label htmlFor={id}>{practise.type}</label>
        <input
          id={id}
          value={text}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          onChange={({ target }) => {
            setTyped(target.value);
            // What is typed is laid as far as there are cubes for it.
            setDraft(draftTyped(game, target.value, heap) ?? NO_DRAFT);
          }}
        />
        <button type="submit" className="main-action" disabled={!isReady}>
          {practise.answer}
        </button>
      </div>
      {drag.dragged !== null &&
        createPortal(
          <div className="ghost" ref={ghost}>
            <Cube cube={drag.dragged.cube} silent />
          </div>,
          document.body,
        )}
    </form>
  );
}
