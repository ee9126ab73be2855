import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { NoteSign, Step } from '../../engine/review/step.ts';
import { useWords } from '../../words/index.tsx';
import { nextMistake, stepFor } from './stepping.ts';

interface StepperProps {
  readonly steps: readonly Step[];
  readonly now: number;
  readonly signs: readonly (NoteSign | null)[];
  /** Whose mistakes are visited; null for everybody's. */
  readonly whose: {
    readonly players: readonly string[];
    readonly chosen: number | null;
    readonly choose: (seat: number | null) => void;
  };
  readonly onShow: (step: number) => void;
  readonly children: ReactNode;
}

const ICONS = {
  first: 'M2 2h2v12H2zM14 2v12L5 8z',
  back: 'M12 2v12L3 8z',
  next: 'M4 2v12l9-6z',
  last: 'M12 2h2v12h-2zM2 2v12l9-6z',
} as const;

function Icon({ icon }: { readonly icon: keyof typeof ICONS }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={ICONS[icon]} />
    </svg>
  );
}

const SIDEWAYS = ['ArrowLeft', 'ArrowRight'];
const TYPED_INTO = 'input:not([type=range]), textarea, select';

/** Goes through a match by buttons, by the slider and by keys. */
export function Stepper({ steps, now, signs, whose, onShow, children }: StepperProps): ReactNode {
  const { steps: words } = useWords().review;
  const here = useRef<HTMLElement>(null);
  // Sideways works wherever the focus is; up and down are for scrolling outside of here.
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const on = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (on?.matches(TYPED_INTO) === true) return;
      if (!SIDEWAYS.includes(event.key) && here.current?.contains(on) !== true) return;
      const to = stepFor(event.key, now, steps);
      if (to === null) return;
      event.preventDefault();
      if (to !== now) onShow(to);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  });
  const last = steps.length - 1;
  const mistake = nextMistake(now, signs);
  const buttons = [
    { icon: 'first' as const, name: words.first, to: 0, off: now === 0 },
    { icon: 'back' as const, name: words.back, to: now - 1, off: now === 0 },
    { icon: 'next' as const, name: words.next, to: now + 1, off: now === last },
    { icon: 'last' as const, name: words.last, to: last, off: now === last },
  ];
  return (
    <section ref={here} aria-label={words.region}>
      {children}
      <div className="stepper">
        <input
          type="range"
          min={0}
          max={last}
          value={now}
          aria-label={words.place}
          aria-valuetext={words.of(now + 1, steps.length)}
          onChange={(event) => onShow(Number(event.target.value))}
        />
        <div className="stepper-row">
          {buttons.map(({ icon, name, to, off }) => (
            <button
              key={icon}
              type="button"
              aria-label={name}
              title={name}
              aria-disabled={off}
              onClick={() => off || onShow(to)}
            >
              <Icon icon={icon} />
            </button>
          ))}
          <button
            type="button"
            aria-disabled={mistake === null}
            onClick={() => mistake === null || onShow(mistake)}
          >
            {words.nextMistake}
          </button>
          <select
            aria-label={words.whose}
            value={whose.chosen ?? ''}
            onChange={({ target }) => whose.choose(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{words.everybody}</option>
            {whose.players.map((player, seat) => (
              <option key={seat} value={seat}>
                {words.only(player)}
              </option>
            ))}
          </select>
          <span className="soft stepper-place">{words.of(now + 1, steps.length)}</span>
        </div>
        <small className="soft keys-help">{words.keys}</small>
      </div>
    </section>
  );
}
