import { createContext, use, useRef, useState } from 'react';
import type { Dispatch, RefObject, SetStateAction } from 'react';
import { announce } from '../../shell/announce.tsx';
import { useWords } from '../../words/index.tsx';
import { add, mayAdd } from '../goal/goal-draft.ts';
import type { GoalDraft } from '../goal/goal-draft.ts';
import { surplus } from '../tell/happenings.ts';
import { cubeWords } from '../tell/sentence.ts';
import { useMatch } from '../use-table.ts';
import type { Grip } from './cubes.tsx';
import { tidy } from '../../pieces/tidy.ts';
import { gripsOf, isNo, TARGETS } from './grips.ts';
import type { Held, Source, Target } from './grips.ts';
import type { Offer } from './mat-section.tsx';
import { useDrag } from './use-drag.ts';
import { useHeldKeys } from './use-held-keys.ts';

const NOWHERE = { is: 'no' } as const;

/** Before the first shake the mat lies there with nothing on it. */
const EMPTY = { required: [], permitted: [], forbidden: [], resources: [], goal: [] } as const;

interface Wishes {
  readonly draft: GoalDraft;
  readonly setDraft: (draft: GoalDraft) => void;
  readonly bonus: boolean;
  readonly setBonus: Dispatch<SetStateAction<boolean>>;
}

/** What the parts of the mat share: which cube is in the hand, and where it may go. */
export interface MatHands extends Wishes {
  readonly held: Held | null;
  readonly dragged: Held | null;
  readonly ghost: RefObject<HTMLDivElement | null>;
  /** I build the Goal. */
  readonly building: boolean;
  /** Why a cube did not go into the Goal. */
  readonly told: string | null;
  readonly mat: Readonly<Record<keyof typeof EMPTY, readonly string[]>>;
  /** What lies in Resources, in the order of the kit. */
  readonly onTable: readonly string[];
  readonly mayTake: boolean;
  readonly offer: Offer;
  readonly grip: (from: Source) => Grip;
}

export const MatContext = createContext<MatHands | null>(null);

export function useMat(): MatHands {
  const hands = use(MatContext);
  if (hands === null) throw new Error('a part of the mat lies beside it');
  return hands;
}

/** The hands over the mat. A cube moves by drag, by two taps, or by keys; all three end in `put`. */
export function useMatHands(wishes: Wishes): MatHands {
  const { draft, setDraft, bonus, setBonus } = wishes;
  const words = useWords();
  const { match, seat, game, act, may, explain } = useMatch();
  const [held, setHeld] = useState<Held | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const grips = gripsOf(may, bonus);
  const openTo = (what: Held): readonly Target[] =>
    TARGETS.filter((to) => !isNo(grips.answer(what, to) ?? NOWHERE));
  const { shake } = match;
  const building = match.phase.kind === 'goal' && match.phase.setter === seat;

  const put = (what: Held, target: Target | null): void => {
    setHeld(null);
    setTold(null);
    const answer = target === null ? null : grips.answer(what, target);
    if (target === null || answer === null) return;
    if (answer.is === 'no') return explain(answer);
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
    const [first] = openTo(what);
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
  const heap = building
    ? surplus(
        [...mat.resources, ...mat.goal],
        draft.cubes.map(({ cube }) => cube),
      )
    : mat.resources;
  const inHand = held ?? drag.dragged;
  return {
    ...wishes,
    held,
    dragged: drag.dragged,
    ghost,
    building,
    told,
    mat,
    onTable: tidy(heap),
    mayTake: grips.sources.length > 0,
    offer: {
      held: inHand,
      targets: inHand === null || !grips.sources.includes(inHand.from) ? [] : openTo(inHand),
      barred: inHand === null ? [] : TARGETS.filter((to) => isNo(grips.answer(inHand, to))),
      over: drag.over,
      onPut: (target: Target) => held !== null && put(held, target),
    },
    grip: (from) => ({
      grippable: grips.sources.includes(from),
      held: held?.from === from ? held.cube : null,
      dragged: drag.dragged?.from === from ? drag.dragged.cube : null,
      onDown: (event, cube) => drag.down(event, { cube, from }),
      onTake: (cube) => !drag.wasDrag() && lift({ cube, from }),
    }),
  };
}
