import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { MARKS } from './coach-panel.tsx';
import type { ShakeStrip } from './stepping.ts';
import './strip.css';

interface StripProps {
  readonly rows: readonly ShakeStrip[];
  readonly now: number;
  readonly players: readonly string[];
  readonly onShow: (step: number) => void;
}

/** The whole match at a glance: a row for each shake, a mark for each step, taller where something went wrong. */
export function Strip({ rows, now, players, onShow }: StripProps): ReactNode {
  const { review } = useWords();
  return (
    <section className="strip" aria-labelledby="strip">
      <h2 id="strip">{review.strip.title}</h2>
      <ol>
        {rows.map(({ shake, scores, steps }) => (
          <li key={shake} className="strip-row">
            <button
              type="button"
              className="quiet strip-name"
              aria-current={steps.some(({ index }) => index === now) ? 'step' : undefined}
              onClick={() => onShow(steps[0]!.index)}
            >
              {shake === 0 ? review.strip.start : review.steps.shake(shake)}
            </button>
            {/* The slider and the buttons do the same for whoever does not point. */}
            <div className="strip-marks" aria-hidden="true">
              {steps.map(({ index, sign }) => (
                <span
                  key={index}
                  className="strip-mark"
                  data-sign={sign ?? 'none'}
                  data-now={index === now}
                  onPointerDown={() => onShow(index)}
                >
                  {sign === 'turn' || sign === 'error' ? MARKS[sign] : ''}
                </span>
              ))}
            </div>
            <span className="strip-scores">
              {scores === null
                ? review.strip.void
                : scores?.map((score, seat) => (
                    <span key={seat} title={players[seat]} data-most={score === Math.max(...scores)}>
                      {score}
                    </span>
                  ))}
            </span>
          </li>
        ))}
      </ol>
      <small className="soft">{review.strip.about}</small>
    </section>
  );
}
