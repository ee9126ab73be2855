import type { ReactNode } from 'react';
import { FACES } from './faces.ts';
import type { Animal, Part } from './faces.ts';
import './avatar.css';

/** A drawn head. The name stands beside it, so readers of the screen are told nothing. */
export function Avatar({ animal }: { readonly animal: Animal }): ReactNode {
  const { ground, parts }: { readonly ground: string; readonly parts: readonly Part[] } = FACES[animal];
  return (
    <svg className="avatar" viewBox="0 0 64 64" aria-hidden="true" data-animal={animal}>
      <rect width="64" height="64" fill={ground} />
      {parts.map((part, index) => (
        <OnePart key={index} part={part} />
      ))}
    </svg>
  );
}

function OnePart({ part }: { readonly part: Part }): ReactNode {
  switch (part[0]) {
    case 'fill':
      return <path d={part[1]} fill={part[2]} />;
    case 'line':
      return <path d={part[1]} fill="none" stroke={part[2]} strokeWidth={part[3]} strokeLinecap="round" />;
    case 'round':
      return <ellipse cx={part[1]} cy={part[2]} rx={part[3]} ry={part[4]} fill={part[5]} />;
  }
}
