import type { ReactNode } from 'react';
import { Card } from '../pieces/card.tsx';
import { Cube } from '../pieces/cube.tsx';
import { tidy } from '../pieces/tidy.ts';
import { useWords } from '../words/index.tsx';
import { cardOfName } from './cards.ts';
import { GoalAsLaid } from './goal-picker.tsx';
import { SECTIONS } from './position.ts';
import type { Position } from './position.ts';
import { nameOf } from './variation-picker.tsx';
import './position.css';

/** A position at one look. */
export function MatSummary({ position }: { readonly position: Position }): ReactNode {
  const { position: words, tableVariations } = useWords();
  const { universe, variations, after } = position;
  return (
    <div className="mat-summary">
      <h2 className="unseen">{words.heading}</h2>
      {universe.length === 0 ? null : (
        <section className="wide">
          <h3>
            {words.universe} · {words.cards(universe.length)}
          </h3>
          <div className="universe-cards">
            {universe.map((card) => (
              <Card key={card} card={cardOfName(card)} />
            ))}
          </div>
        </section>
      )}
      {position.goal === '' ? null : (
        <section>
          <h3>{words.goal}</h3>
          <GoalAsLaid position={position} />
        </section>
      )}
      {SECTIONS.filter((section) => position[section].length > 0).map((section) => (
        <section key={section}>
          <h3>{words.sections[section]}</h3>
          <div className="row">
            {(section === 'resources' ? tidy(position.resources) : position[section]).map((cube, index) => (
              <Cube key={index} cube={cube} />
            ))}
          </div>
        </section>
      ))}
      {variations.length === 0 ? null : (
        <section className="wide">
          <h3>{words.variations}</h3>
          {variations
            .map(({ id, ...blanks }) => [nameOf(tableVariations, id), ...Object.values(blanks)].join(' '))
            .join(', ')}
        </section>
      )}
      {after === null ? null : (
        <section className="wide">
          <h3>{words.after}</h3>
          {words.afters[after]}
        </section>
      )}
    </div>
  );
}
