import type { CSSProperties, ReactNode } from 'react';
import { Cube } from '../../pieces/cube.tsx';
import { TURNED } from '../../pieces/turned.ts';
import { laidOut, sizeOf } from '../../writing/text/laid-out.ts';
import type { Laid } from '../../writing/text/laid-out.ts';
import { signsOf } from '../../writing/text/sign.ts';

interface LaidSumProps {
  readonly text: string;
  /** For each sign the cube that makes it; where there is none, its place is an outline. */
  readonly by: readonly (string | null)[];
}

/** A sum in two dimensions, of cubes: the bar of a fraction has the colour of its ÷ cube. */
export function LaidSum({ text, by }: LaidSumProps): ReactNode {
  const laid = laidOut(signsOf('equations', text));
  const { wide, high } = sizeOf(laid);
  return (
    <span
      className="laid-sum"
      role="img"
      aria-label={text}
      style={{ '--wide': wide, '--high': high } as CSSProperties}
    >
      <Part laid={laid} by={by} />
    </span>
  );
}

function Part({ laid, by }: { readonly laid: Laid; readonly by: LaidSumProps['by'] }): ReactNode {
  switch (laid.kind) {
    case 'sign': {
      const { sign, index } = laid;
      if (sign.kind !== 'cube') return <span className="laid-mark">{sign.shown}</span>;
      const cube = by[index] ?? null;
      return (
        <span className="laid-cube" data-missing={cube === null}>
          <Cube cube={cube ?? `black:${sign.face}`} turned={TURNED[sign.turn]} silent />
        </span>
      );
    }
    case 'row':
      return (
        <span className="laid-row">
          {laid.parts.map((part, place) => (
            <Part key={place} laid={part} by={by} />
          ))}
        </span>
      );
    case 'group':
      return (
        <span className="laid-row laid-group">
          <i aria-hidden="true" />
          <Part laid={laid.inside} by={by} />
          <i aria-hidden="true" />
        </span>
      );
    case 'fraction':
      return (
        <span className="laid-fraction">
          <Part laid={laid.over} by={by} />
          <i data-ink={by[laid.index]?.split(':')[0] ?? 'none'} />
          <Part laid={laid.under} by={by} />
        </span>
      );
    case 'power':
      return (
        <span className="laid-row laid-power">
          <Part laid={laid.base} by={by} />
          <span className="laid-raised">
            <Part laid={laid.exponent} by={by} />
          </span>
        </span>
      );
    case 'root':
      return (
        <span className="laid-row laid-root" data-ink={by[laid.index]?.split(':')[0] ?? 'none'}>
          {laid.degree !== null && (
            <span className="laid-raised">
              <Part laid={laid.degree} by={by} />
            </span>
          )}
          <svg viewBox="0 0 20 40" preserveAspectRatio="none" aria-hidden="true">
            <path d="M1 24L6 20L12 38L19 2" />
          </svg>
          <span className="laid-roof">
            <Part laid={laid.under} by={by} />
          </span>
        </span>
      );
  }
}
