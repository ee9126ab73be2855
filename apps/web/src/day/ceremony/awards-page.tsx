import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { DrawnWord } from '../../pieces/drawn-word.tsx';
import { go } from '../../shell/router.tsx';
import { reachable } from '../../table/reachable.ts';
import { useDayWords } from '../../words/use-day-words.ts';
import { ownEvents } from '../facts/next-step.ts';
import { Choice } from '../fields.tsx';
import { FullScreen } from '../hall/full-screen.tsx';
import { useDay } from '../use-day.tsx';
import type { Slide } from './slides.ts';
import { useSlides } from './use-slides.ts';
import type { NamesShown } from './use-slides.ts';
import '../style/day.css';
import '../style/awards.css';

const PLACES = ['1', '3', '5', '8', '10', '20'] as const;

/** `/run/<id>/awards`: the ceremony on the wall, one award at a time, by keys or by tapping. */
export default function AwardsPage(): ReactNode {
  const { awards } = useDayWords();
  const { day, base } = useDay();
  const [places, setPlaces] = useState<(typeof PLACES)[number]>('3');
  const [names, setNames] = useState<NamesShown>('public');
  /** 0 is the cover, behind the last award stands the end. */
  const [at, setAt] = useState(0);
  const slides = useSlides(Number(places), names);
  const last = (slides?.length ?? 0) + 1;
  const to = (slide: number): void => setAt(Math.min(last, Math.max(0, slide)));
  useSlideKeys({ next: () => to(at + 1), back: () => to(at - 1), first: () => to(0), end: () => to(last) });
  const slide = slides?.[at - 1];
  const name = [...day.things.tournament.values()][0]?.name ?? 'Forceout';
  const open = ownEvents(day).filter(({ state }) => state !== 'certified');
  return (
    <article className="awards-page felt-screen">
      <header>
        <img src="/icon.svg" alt="Forceout" />
        <p>{slide === undefined ? '' : name}</p>
      </header>
      <main aria-live="polite" ref={reachable}>
        {slide !== undefined ? (
          <OneAward key={slide.key} slide={slide} />
        ) : (
          <div className="award-cover">
            <h1>{name}</h1>
            <p>{at === 0 ? awards.title : awards.end}</p>
          </div>
        )}
      </main>
      {at === 0 && (
        <div className="award-wishes">
          <Choice
            label={awards.places}
            value={places}
            options={PLACES.map((one) => [one, one] as const)}
            onChoose={setPlaces}
          />
          <Choice
            label={awards.names}
            value={names}
            options={[
              ['public', awards.publicNames],
              ['whole', awards.wholeNames],
            ]}
            onChoose={setNames}
          />
          <p>{slides === null ? '…' : awards.count(slides.length)}</p>
          {open.length > 0 && <p className="award-warning">{awards.notSigned}</p>}
          <p>{awards.keys}</p>
        </div>
      )}
      <footer>
        <button type="button" className="felt-action" onClick={() => go(`${base}/standings`)}>
          {awards.leave}
        </button>
        <FullScreen className="felt-action" />
        <span className="award-count">{slide === undefined ? '' : `${at} / ${last - 1}`}</span>
        <button type="button" className="felt-action" disabled={at === 0} onClick={() => to(at - 1)}>
          {awards.back}
        </button>
        <button type="button" className="ivory-action" disabled={at === last} onClick={() => to(at + 1)}>
          {at === 0 ? awards.begin : awards.next} <Icon name="next" />
        </button>
      </footer>
    </article>
  );
}

function OneAward({ slide: { event, title, place, winners } }: { readonly slide: Slide }): ReactNode {
  const { awards } = useDayWords();
  return (
    <div className="award" data-winners={winners.length === 1 ? 'one' : winners.length < 5 ? 'few' : 'many'}>
      <p className="award-of">
        {event} · {title}
      </p>
      <h1>
        {place === null ? (
          title
        ) : (
          <>
            <span>{awards.place}</span> <DrawnWord text={String(place)} label={String(place)} />
          </>
        )}
        {winners.length > 1 && place !== null && <small>{awards.shared}</small>}
      </h1>
      <ul>
        {winners.map(({ name, school, points }) => (
          <li key={`${name} ${school}`}>
            <b>{name}</b>
            {school !== '' && <span>{school}</span>}
            <small>{awards.points(points)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SlideKeys {
  readonly next: () => void;
  readonly back: () => void;
  readonly first: () => void;
  readonly end: () => void;
}

/** What a clicker in somebody's hand sends, and what one expects of a keyboard. */
function useSlideKeys({ next, back, first, end }: SlideKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isIn = (what: string): boolean =>
      event.target instanceof Element && event.target.closest(what) !== null;
    // A list that has the focus is moved by these keys, and a button is pressed.
    if (isIn('select') || (isIn('button') && (event.key === ' ' || event.key === 'Enter'))) return;
    const does: Readonly<Record<string, () => void>> = {
      ArrowRight: next,
      PageDown: next,
      ' ': next,
      Enter: next,
      ArrowLeft: back,
      PageUp: back,
      Backspace: back,
      Home: first,
      End: end,
    };
    const done = does[event.key];
    if (done === undefined) return;
    event.preventDefault();
    done();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
