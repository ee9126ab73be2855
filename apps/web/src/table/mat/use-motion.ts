import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useMatch } from '../use-table.ts';

/** Nothing that moves takes longer, so that nobody waits for it. */
const FLIGHT = 260;
const ROLL = 280;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
/** For whoever wants nothing to move: it comes, and does not fly. */
const FADE = 120;

/** Cubes fly from where they lay to where they are put, and roll out of the cup; a new motion ends the old one. */
export function useMotion(root: RefObject<HTMLElement | null>): void {
  const { match } = useMatch();
  const { shake } = match;
  const lay = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  const moving = useRef<readonly Animation[]>([]);
  const seen = useRef<{ readonly move: string; readonly roll: string } | null>(null);
  const move = `${shake?.begunAt} ${JSON.stringify(shake?.lastMove ?? null)} ${shake?.mat.resources.length}`;
  const roll = `${shake?.begunAt} ${shake?.rolled === true}`;
  const cube = shake?.lastMove?.cube ?? null;
  const rolled = shake?.rolled === true;
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { move, roll };
    if (root.current === null || before === null) return;
    const isRoll = before.roll !== roll && rolled;
    if (!isRoll && (before.move === move || cube === null)) return;
    for (const motion of moving.current) motion.finish();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches)
      moving.current = fade(root.current, isRoll ? '.tray .cube' : LANDED);
    else if (isRoll) moving.current = rollOut(root.current);
    else moving.current = cube === null ? [] : fly(root.current, cube, lay.current);
  }, [root, move, roll, cube, rolled]);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    // When all is at rest: to look at once would have the whole table laid out once more in the middle of a motion.
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => (lay.current = whereAllLies(element)), FLIGHT + 40);
    };
    look();
    globalThis.addEventListener('resize', look);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('resize', look);
    };
  });
}

const LANDED = '.section-cubes li[data-last="true"]';

function fade(root: HTMLElement, what: string): readonly Animation[] {
  return Array.from(root.querySelectorAll(what), (element) =>
    element.animate([{ opacity: 0.1 }, { opacity: 1 }], { duration: FADE, id: 'fade' }),
  );
}

function whereAllLies(root: HTMLElement): ReadonlyMap<string, DOMRect> {
  const lay = new Map<string, DOMRect>();
  const cubes = root.querySelectorAll<HTMLElement>('.tray [data-cube], .section-cubes [data-cube]');
  for (const cube of cubes) {
    const name = cube.dataset['cube']!;
    if (cube.closest('.tray') !== null || !lay.has(name)) lay.set(name, cube.getBoundingClientRect());
  }
  return lay;
}

/** In a low arc, with a small press where it lands. */
function fly(root: HTMLElement, cube: string, lay: ReadonlyMap<string, DOMRect>): readonly Animation[] {
  const target = root.querySelector<HTMLElement>(LANDED);
  const from = lay.get(cube);
  if (target === null || from === undefined || target.dataset['cube'] !== cube) return [];
  const to = target.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  const flight = target.animate(
    [
      { translate: `${x}px ${y}px`, scale: String(from.width / Math.max(1, to.width)), zIndex: 5 },
      { translate: `${x * 0.4}px ${y * 0.4 - 26}px`, scale: '1.12', offset: 0.55 },
      { translate: '0 2px', scale: '0.97', offset: 0.9 },
      { translate: '0 0', scale: '1' },
    ],
    { duration: FLIGHT, easing: EASE, id: 'flight' },
  );
  return [flight];
}

function rollOut(root: HTMLElement): readonly Animation[] {
  const cubes = [...root.querySelectorAll<HTMLElement>('.tray .cube')];
  const edge = root.querySelector('.tray')?.getBoundingClientRect();
  if (edge === undefined) return [];
  const places = cubes.map((cube) => cube.getBoundingClientRect());
  return cubes.map((cube, place) => {
    const { left, top } = places[place]!;
    const turn = ((place * 137) % 360) + 180;
    return cube.animate(
      [
        {
          translate: `${edge.left - left - 40}px ${edge.top - top - 90}px`,
          rotate: `-${turn}deg`,
          opacity: 0,
        },
        { opacity: 1, offset: 0.3 },
        { translate: '0 0', rotate: '0deg', opacity: 1 },
      ],
      { duration: ROLL, easing: EASE, fill: 'backwards', id: 'roll' },
    );
  });
}
