import type { CubeSort } from '@forceout/rules/kit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Cube } from '../pieces/cube.tsx';
import { faceOf } from '../pieces/face.ts';
import { useWords } from '../words/index.tsx';
import type { BuilderProps } from './builder.tsx';
import { cubesLeft, put, putInGoal, take } from './change.ts';
import type { Place } from './change.ts';
import { SECTIONS } from './position.ts';

interface CubePickerProps extends BuilderProps {
  readonly kit: readonly CubeSort[];
}

/** The mat, and the kit below it: tap a section, then the cubes that go there. */
export function CubePicker({ position, onChange, kit }: CubePickerProps): ReactNode {
  const { position: words, pieces } = useWords();
  const [place, setPlace] = useState<Place>('resources');
  const left = cubesLeft(position, kit);
  const nameOf = (cube: string): string => pieces.cube(faceOf(cube), 'up');
  const add = (cube: string): void =>
    onChange(place === 'goal' ? putInGoal(position, cube) : put(position, cube, place));
  return (
    <fieldset>
      <legend>{words.cubes}</legend>
      <p className="soft">{words.putInto}</p>
      <div className="build-sections">
        {SECTIONS.map((section) => (
          <div key={section} className="build-section" data-chosen={place === section}>
            <button type="button" aria-pressed={place === section} onClick={() => setPlace(section)}>
              {words.sections[section]}
            </button>
            <div className="build-cubes">
              {position[section].map((cube, index) => (
                <button
                  key={index}
                  type="button"
                  className="strip-cube"
                  aria-label={words.take(nameOf(cube), words.sections[section])}
                  onClick={() => onChange(take(position, index, section))}
                >
                  <Cube cube={cube} silent />
                </button>
              ))}
            </div>
          </div>
        ))}
        <div className="build-section" data-chosen={place === 'goal'}>
          <button type="button" aria-pressed={place === 'goal'} onClick={() => setPlace('goal')}>
            {words.sections.goal}
          </button>
          <p className="build-goal">{position.goal}</p>
        </div>
      </div>
      <div className="kit" role="group" aria-label={words.kit}>
        {kit.map(({ name, faces }, sort) => (
          <div key={name} className="kit-sort">
            <span className="soft">
              {sortName(words.sorts, name)} · {words.leftOfSort(left[sort]!)}
            </span>
            <div className="build-cubes">
              {[...new Set(faces)].map((cube) => (
                <button
                  key={cube}
                  type="button"
                  className="strip-cube"
                  disabled={left[sort]! <= 0}
                  aria-label={words.put(nameOf(cube), words.sections[place])}
                  onClick={() => add(cube)}
                >
                  <Cube cube={cube} silent />
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function sortName(names: Readonly<Record<string, string>>, sort: string): string {
  return names[sort] ?? sort;
}
