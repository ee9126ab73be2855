import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { Cube } from '../../pieces/cube.tsx';
import { useWords } from '../../words/index.tsx';
import { keyed } from './grips.ts';
import type { PadPlace } from './pad-places.ts';
import { cubeWords } from '../tell/sentence.ts';

export interface Grip {
  readonly grippable: boolean;
  readonly held: string | null;
  readonly dragged: string | null;
  readonly onDown: (event: PointerEvent<HTMLElement>, cube: string) => void;
  readonly onTake: (cube: string) => void;
}

interface CubesProps {
  readonly cubes: readonly string[];
  readonly label: string;
  readonly grip?: Grip;
  /** The cube that was moved here last. */
  readonly last?: string | null;
  /** Alike cubes lie on one another, with their number. */
  readonly stacked?: boolean;
  /** A little room between figures, colours, operations and the rest. */
  readonly grouped?: boolean;
  /** An outline where the cube in the hand would lie. */
  readonly next?: boolean;
  /** Where every cube has its own place; what is not there any more is an outline. */
  readonly pad?: readonly PadPlace[] | null;
}

/** A heap of cubes. Where they can be taken, Tab comes to one of them and the arrow keys go on from there. */
export function Cubes(props: CubesProps): ReactNode {
  const { label, grip, last = null, stacked = false, grouped = false, next = false, pad = null } = props;
  const lies: readonly (Pick<PadPlace, 'cube' | 'key'> & Partial<PadPlace>)[] =
    pad ?? keyed(stacked ? [...new Set(props.cubes)] : props.cubes);
  const here = lies.filter(({ empty }) => empty !== true);
  const cubes = here.map(({ cube }) => cube);
  const countOf = (cube: string): number => props.cubes.filter((one) => one === cube).length;
  const words = useWords();
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const at = Math.min(active, cubes.length - 1);
  const press = (event: KeyboardEvent): void => {
    const to =
      grip?.held == null
        ? neighbour(list.current, at, event.key)
        : event.key === 'Tab' || isArrow(event.key)
          ? -1
          : null;
    if (to === null || event.shiftKey) return;
    event.preventDefault();
    // With a cube in the hand, arrows and Tab lead to where it can go.
    if (to === -1) return document.querySelector<HTMLElement>('.put-here')?.focus();
    setActive(to);
    list.current?.querySelectorAll<HTMLElement>('button')[to]?.focus();
  };
  const newest = last === null ? -1 : cubes.lastIndexOf(last);
  const heldAt = grip?.held == null ? -1 : cubes[at] === grip.held ? at : cubes.indexOf(grip.held);
  return (
    <ul className="cubes" ref={list} aria-label={label} data-keep={label}>
      {lies
        .filter(({ empty }) => empty)
        .map(({ key, at: place }) => (
          <li key={key} className="slot" style={place} aria-hidden="true" />
        ))}
      {here.map(({ cube, key, at: place }, index) => (
        <li
          key={key}
          data-cube={cube}
          data-last={index === newest}
          data-ends={grouped && index < cubes.length - 1 && kindOf(cube) !== kindOf(cubes[index + 1]!)}
          style={place}
        >
          {grip?.grippable === true ? (
            <button
              type="button"
              className="grip"
              tabIndex={index === at ? 0 : -1}
              aria-pressed={index === heldAt}
              aria-describedby="cubes-help"
              aria-label={cubeWords(words, cube)}
              data-gone={grip.dragged === cube && index === at}
              onPointerDown={(event) => {
                setActive(index);
                grip.onDown(event, cube);
              }}
              onClick={() => {
                setActive(index);
                grip.onTake(cube);
              }}
              onFocus={() => setActive(index)}
              onKeyDown={press}
            >
              <Cube cube={cube} silent />
            </button>
          ) : (
            <Cube cube={cube} />
          )}
          {stacked && countOf(cube) > 1 && (
            <span className="cube-count" aria-hidden="true">
              {countOf(cube)}
            </span>
          )}
          {index === newest && <span className="unseen">{words.table.lastMove}</span>}
        </li>
      ))}
      {next && <li className="next-place" aria-hidden="true" />}
    </ul>
  );
}

/** What lies together in the tray: by colour in Equations; figures, dots, operations and the rest in On-Sets. */
function kindOf(cube: string): string {
  const colon = cube.indexOf(':');
  if (colon >= 0) return cube.slice(0, colon);
  if (/\d/.test(cube)) return 'figure';
  return 'RBGY'.includes(cube) ? 'dot' : "Un-'".includes(cube) ? 'operation' : 'rest';
}

function isArrow(key: string): boolean {
  return key.startsWith('Arrow');
}

/** The cube that an arrow key leads to; up and down go by what is drawn above and below. */
function neighbour(list: HTMLElement | null, at: number, key: string): number | null {
  const buttons = [...(list?.querySelectorAll<HTMLElement>('button') ?? [])];
  const last = buttons.length - 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowUp':
    case 'ArrowDown': {
      const here = buttons[at]!.getBoundingClientRect();
      const away = key === 'ArrowUp' ? -here.height : here.height;
      const distance = (button: HTMLElement): number => {
        const { x, y } = button.getBoundingClientRect();
        return Math.abs(x - here.x) + Math.abs(y - here.y - away) * 4;
      };
      const best = buttons.toSorted((a, b) => distance(a) - distance(b))[0]!;
      return buttons.indexOf(best);
    }
    default:
      return null;
  }
}
