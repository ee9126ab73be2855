import { freshId } from '@forceout/client';
import type { LevelName } from '@forceout/players';
import { botWords } from '@forceout/players/words';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Plan } from '../../hotseat/protocol.ts';
import { useWords } from '../../words/index.tsx';
import { CourseChoice } from '../practise/course-choice.tsx';
import { loadCourse } from '../practise/settings.ts';
import { planOf } from './plan.ts';
import type { Draft, Sitter } from './plan.ts';

const LEVELS: readonly LevelName[] = ['beginner', 'club', 'varsity', 'national', 'perfect'];
const MOST_SHAKES = 5;

export function HotseatForm({ onStart }: { readonly onStart: (plan: Plan) => void }): ReactNode {
  const { hotseat, language } = useWords();
  const [draft, setDraft] = useState<Draft>(() => ({
    course: loadCourse(),
    sitters: [
      { kind: 'person', name: '' },
      { kind: 'person', name: '' },
    ],
    shakes: 2,
    timed: false,
  }));
  const change = (some: Partial<Draft>): void => setDraft({ ...draft, ...some });
  const seat = (index: number, sitter: Sitter): void =>
    change({ sitters: draft.sitters.map((one, at) => (at === index ? sitter : one)) });
  return (
    <form
      className="panel stack"
      onSubmit={(event) => {
        event.preventDefault();
        const bot = (level: LevelName): string => `${botWords(level, language).name} (bot)`;
        onStart(planOf(draft, { bot, player: hotseat.player }, freshId()));
      }}
    >
      <CourseChoice course={draft.course} onChange={(course) => change({ course })} />
      {draft.sitters.map((sitter, index) => (
        // Seats do not move about; their number is what they are.
        <SitterChoice
          key={`seat ${index + 1}`}
          index={index}
          sitter={sitter}
          onChange={(next) => seat(index, next)}
        />
      ))}
      <div className="row">
        {draft.sitters.length === 2 ? (
          <button
            type="button"
            onClick={() => change({ sitters: [...draft.sitters, { kind: 'person', name: '' }] })}
          >
            {hotseat.third}
          </button>
        ) : (
          <button type="button" onClick={() => change({ sitters: draft.sitters.slice(0, 2) })}>
            {hotseat.onlyTwo}
          </button>
        )}
        <label className="row">
          <span>{hotseat.shakes}</span>
          <select value={draft.shakes} onChange={({ target }) => change({ shakes: Number(target.value) })}>
            {Array.from({ length: MOST_SHAKES }, (_, index) => index + 1).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <label className="row">
          <input
            type="checkbox"
            checked={draft.timed}
            onChange={({ target }) => change({ timed: target.checked })}
          />
          <span>{hotseat.timed}</span>
        </label>
      </div>
      <button type="submit" className="main-action">
        {hotseat.start}
      </button>
    </form>
  );
}

interface SitterChoiceProps {
  readonly index: number;
  readonly sitter: Sitter;
  readonly onChange: (sitter: Sitter) => void;
}

function SitterChoice({ index, sitter, onChange }: SitterChoiceProps): ReactNode {
  const { hotseat, language } = useWords();
  return (
    <fieldset className="row sitter">
      <legend>{hotseat.seat(index + 1)}</legend>
      <select
        aria-label={hotseat.who}
        value={sitter.kind === 'bot' ? sitter.level : 'person'}
        onChange={({ target }) => {
          const level = LEVELS.find((one) => one === target.value);
          onChange(level === undefined ? { kind: 'person', name: '' } : { kind: 'bot', level });
        }}
      >
        <option value="person">{hotseat.person}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {`${botWords(level, language).name}, ${hotseat.bot(hotseat.levels[level])}`}
          </option>
        ))}
      </select>
      {sitter.kind === 'bot' && <p className="soft">{botWords(sitter.level, language).plays.join(' ')}</p>}
      {sitter.kind === 'person' && (
        <input
          aria-label={hotseat.name}
          placeholder={hotseat.name}
          maxLength={20}
          value={sitter.name}
          onChange={({ target }) => onChange({ kind: 'person', name: target.value })}
        />
      )}
    </fieldset>
  );
}
