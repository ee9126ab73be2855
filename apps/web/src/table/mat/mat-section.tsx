import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { useWords } from '../../words/index.tsx';
import type { Held, Target } from './grips.ts';
import { cubeWords } from '../tell/sentence.ts';

/** Where the cube in the hand can go. */
export interface Offer {
  readonly held: Held | null;
  readonly targets: readonly Target[];
  /** Where the rules do not let it go; whoever tries is told why. */
  readonly barred: readonly Target[];
  readonly over: Target | null;
  readonly onPut: (target: Target) => void;
}

interface MatSectionProps {
  readonly place: Target | 'resources';
  readonly count: number;
  readonly offer: Offer | null;
  readonly children: ReactNode;
}

/** A section of the mat; while a cube is held, the whole of it is a button that takes the cube. */
export function MatSection({ place, count, offer, children }: MatSectionProps): ReactNode {
  const { table: words } = useWords();
  return (
    <div
      className="mat-section"
      role="group"
      data-place={place}
      data-over={offer !== null && offer.over === place}
      data-open={offer !== null && place !== 'resources' && offer.targets.includes(place)}
      aria-label={words.cubesIn(words.sections[place], count)}
      {...(place === 'resources' ? {} : { 'data-drop': place })}
    >
      <h3 className="mat-name">
        <Icon name={place} />
        {words.sections[place]}
        <span className="mat-says">{words.sectionSays[place]}</span>
      </h3>
      {children}
      {offer !== null && place !== 'resources' && <PutHere place={place} offer={offer} />}
    </div>
  );
}

export function PutHere({ place, offer }: { readonly place: Target; readonly offer: Offer }): ReactNode {
  const words = useWords();
  const { held, targets, barred, onPut } = offer;
  if (held === null || (!targets.includes(place) && !barred.includes(place))) return null;
  return (
    <button
      type="button"
      className="put-here"
      aria-disabled={barred.includes(place)}
      aria-label={words.table.putHere(cubeWords(words, held.cube), words.table.sections[place])}
      onClick={() => onPut(place)}
      onKeyDown={toTheNext}
    />
  );
}

function toTheNext(event: KeyboardEvent<HTMLElement>): void {
  const step = ['ArrowRight', 'ArrowDown'].includes(event.key)
    ? 1
    : ['ArrowLeft', 'ArrowUp'].includes(event.key)
      ? -1
      : 0;
  if (step === 0) return;
  const all = [...document.querySelectorAll<HTMLElement>('.put-here')];
  const here = all.indexOf(event.currentTarget);
  all[(here + step + all.length) % all.length]?.focus();
  event.preventDefault();
}
