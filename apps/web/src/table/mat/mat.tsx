import { useRef, useState } from 'react';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { createPortal } from 'react-dom';
import { Cube } from '../../pieces/cube.tsx';
import { announce } from '../../shell/announce.tsx';
import { useWords } from '../../words/index.tsx';
import { Cubes } from './cubes.tsx';
import { GoalSpace } from '../goal/goal-space.tsx';
import { add, mayAdd } from '../goal/goal-draft.ts';
import type { GoalDraft } from '../goal/goal-draft.ts';
import { gripsOf, tidy } from './grips.ts';
import type { Held, Source, Target } from './grips.ts';
import { surplus } from '../tell/happenings.ts';
import { MatSection } from './mat-section.tsx';
import { cubeWords } from '../tell/sentence.ts';
import { useDrag } from './use-drag.ts';
import { useMatch } from '../use-table.ts';
import { useHeldKeys } from './use-held-keys.ts';
import './mat.css';

interface MatProps {
  readonly draft: GoalDraft;
  readonly setDraft: (draft: GoalDraft) => void;
  readonly bonus: boolean;
  readonly setBonus: Dispatch<SetStateAction<boolean>>;
}

const SECTIONS = ['required', 'permitted', 'forbidden'] as const;
/** Before the first shake the mat lies there with nothing on it. */
const EMPTY = { required: [], permitted: [], forbidden: [], resources: [], goal: [] } as const;

/** The mat and the Resources. A cube moves by drag, by two taps, or by keys; all three end in `put`. */
export function Mat({ draft, setDraft, bonus, setBonus }: MatProps): ReactNode {
  const words = useWords();
  const { match, seat, game, act } = useMatch();
  const [held, setHeld] = useState<Held | null>(null);
  /** Why a cube did not go into the Goal. */
  const [told, setTold] = useState<string | null>(null);
  const grips = gripsOf(match, seat, bonus);
  const shake = match.shake;
  const targets = held === null || !grips.sources.includes(held.from) ? [] : grips.targets(held.from);
  const building = match.phase.kind === 'goal' && match.phase.setter === seat;

  const put = (what: Held, target: Target | null): void => {
    setHeld(null);
    setTold(null);
    if (target === null || !grips.targets(what.from).includes(target)) return;
    if (target === 'goal') {
      if (mayAdd(game, draft, what.cube)) return setDraft(add(draft, what.cube));
      const why = words.table.goal[game === 'onsets' ? 'digitsOnly' : 'sixAtMost'];
      announce(why);
      return setTold(why);
    }
    const { cube } = what;
    if (bonus) {
      void act({ do: 'bonus', cube }).then((done) => done.ok && setBonus(false));
    } else if (what.from === 'permitted') void act({ do: 'shift', cube, to: target });
    else void act({ do: 'move', cube, to: target });
  };
  const ghost = useRef<HTMLDivElement>(null);
  const drag = useDrag(ghost, put);
  const lift = (what: Held): void => {
    const cube = cubeWords(words, what.cube);
    const again = held !== null && held.cube === what.cube && held.from === what.from;
    setHeld(again ? null : what);
    if (again) return announce(words.table.putDown(cube));
    const [first] = grips.targets(what.from);
    announce(
      bonus
        ? words.table.heldForBonus(cube)
        : first === 'goal'
          ? words.table.heldForGoal(cube)
          : words.table.held(cube),
    );
  };
  // What can no longer be moved is no longer held.
  const still = held !== null && grips.sources.includes(held.from) && shake !== null;
  if (held !== null && !still) setHeld(null);
  useHeldKeys(held, put, () => setHeld(null));
  const mat = shake?.mat ?? EMPTY;
  const onTable = building
    ? surplus(
        [...mat.resources, ...mat.goal],
        draft.cubes.map(({ cube }) => cube),
      )
    : mat.resources;
  const offer = {
    held,
    targets,
    over: drag.over,
    onPut: (target: Target) => held !== null && put(held, target),
  };
  const grip = (from: Source) => ({
    grippable: grips.sources.includes(from),
    held: held?.from === from ? held.cube : null,
    dragged: drag.dragged?.from === from ? drag.dragged.cube : null,
    onDown: (event: React.PointerEvent<HTMLElement>, cube: string) => drag.down(event, { cube, from }),
    onTake: (cube: string) => !drag.wasDrag() && lift({ cube, from }),
  });
  return (
    <section
      className="mat"
      aria-label={words.table.mat}
      data-goal={building || game === 'equations' ? 'wide' : 'narrow'}
      data-holding={held !== null || drag.dragged !== null}
    >
      <GoalSpace draft={draft} setDraft={setDraft} building={building} offer={offer} />
      {told !== null && building && <p className="note warn">{told}</p>}
      <div className="mat-sections">
        {SECTIONS.map((place) => (
          <MatSection key={place} place={place} count={mat[place].length} offer={offer}>
            <Cubes
              cubes={mat[place]}
              label={words.table.sections[place]}
              last={shake?.lastMove?.to === place ? shake.lastMove.cube : null}
              {...(place === 'permitted' ? { grip: grip('permitted') } : {})}
            />
          </MatSection>
        ))}
      </div>
      <MatSection place="resources" count={onTable.length} offer={null}>
        <Cubes cubes={tidy(onTable)} label={words.table.sections.resources} grip={grip('resources')} />
      </MatSection>
      {grips.sources.length > 0 && (
        <p className="unseen" id="cubes-help">
          {words.table.cubesHelp}
        </p>
      )}
      {drag.dragged !== null &&
        createPortal(
          <div className="ghost" ref={ghost}>
            <Cube cube={drag.dragged.cube} silent />
          </div>,
          document.body,
        )}
    </section>
  );
}
