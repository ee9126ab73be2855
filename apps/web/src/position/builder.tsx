import type { ReactNode } from 'react';
import { useAnswer } from '../engine/use-answer.ts';
import { useWords } from '../words/index.tsx';
import { CubePicker } from './cube-picker.tsx';
import { GoalPicker } from './goal-picker.tsx';
import { ALL_CARDS, nameOfCard } from './cards.ts';
import { toggleCard, withBook } from './change.ts';
import { Choose } from './choose.tsx';
import { AFTERS, gameOf } from './position.ts';
import type { Position } from './position.ts';
import { Card } from '../pieces/card.tsx';
import { bookOptions } from '../shelf/book-options.ts';
import { useMet, useShelf } from '../shelf/use-shelf.ts';
import { VariationPicker } from './variation-picker.tsx';
import './position.css';

export interface BuilderProps {
  readonly position: Position;
  readonly onChange: (position: Position) => void;
}

/** Any position, put together by hand. */
export function Builder({ position, onChange }: BuilderProps): ReactNode {
  const { position: words, rules } = useWords();
  const { books } = useShelf();
  const { rulebook, division, level, season } = position;
  useMet(rulebook);
  const choices = useAnswer('choices', { rulebook, division, level, season });
  const isOnSets = gameOf(position) === 'onsets';
  return (
    <div className="builder">
      <div className="builder-row">
        <Choose
          label={words.book}
          value={rulebook}
          options={bookOptions(books, rulebook, rules)}
          onChoose={(id) => onChange(withBook(position, id))}
        />
        <Choose
          label={words.division}
          value={division}
          options={(choices?.divisions ?? [division]).map((one) => [one, rules.divisions[one]])}
          onChoose={(next) => onChange({ ...position, division: next })}
        />
        {choices?.hasBasicLevel === false ? null : (
          <Choose
            label={words.level}
            value={level}
            options={[
              ['adventurous', words.levels.adventurous],
              ['basic', words.levels.basic],
            ]}
            onChoose={(next) => onChange({ ...position, level: next })}
          />
        )}
        {isOnSets ? null : (
          <Choose
            label={words.season}
            value={season}
            options={[
              ['even', words.seasons.even],
              ['odd', words.seasons.odd],
            ]}
            onChoose={(next) => onChange({ ...position, season: next })}
          />
        )}
        <Choose
          label={words.after}
          value={position.after ?? 'impossible'}
          options={AFTERS.map((after) => [after, words.afters[after]])}
          onChoose={(after) => onChange({ ...position, after })}
        />
      </div>
      {isOnSets ? <UniversePicker position={position} onChange={onChange} /> : null}
      <GoalPicker position={position} onChange={onChange} />
      <CubePicker position={position} onChange={onChange} kit={choices?.kit ?? []} />
      <VariationPicker position={position} onChange={onChange} choices={choices ?? null} />
    </div>
  );
}

function UniversePicker({ position, onChange }: BuilderProps): ReactNode {
  const { position: words } = useWords();
  const { universe } = position;
  const all = ALL_CARDS.map(nameOfCard);
  return (
    <fieldset>
      <legend>
        {words.universe} <span className="soft">{words.cards(universe.length)}</span>
      </legend>
      <div className="card-grid">
        {ALL_CARDS.map((card) => (
          <button
            key={card}
            type="button"
            className="card-choice"
            aria-pressed={universe.includes(nameOfCard(card))}
            onClick={() => onChange(toggleCard(position, nameOfCard(card)))}
          >
            <Card card={card} />
          </button>
        ))}
      </div>
      <div className="row">
        <button type="button" className="quiet" onClick={() => onChange({ ...position, universe: all })}>
          {words.everyCard}
        </button>
        <button type="button" className="quiet" onClick={() => onChange({ ...position, universe: [] })}>
          {words.noCard}
        </button>
      </div>
    </fieldset>
  );
}
