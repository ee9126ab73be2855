import { TEAM_RULES, TIE_BREAKS } from '@forceout/formats/tournament';
import type { EventThing } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { bookChoice } from '../../pages/play/books.ts';
import { useWords } from '../../words/index.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { Choice, TextField } from '../fields.tsx';
import type { Options } from '../fields.tsx';
import { CUT_CHOICES, cutBy, numberOfCut, teamRule } from './rules-of-event.ts';

interface EventRulesProps {
  readonly event: EventThing;
  readonly can: boolean;
  readonly onChange: (fields: Partial<EventThing>) => void;
}

/** How points become places: the preset has filled it in, and few leagues differ. */
export function EventRules({ event, can, onChange }: EventRulesProps): ReactNode {
  const { settings } = useDayWords();
  const { rules } = settings;
  const cut = event.cut ?? null;
  const goesOn = numberOfCut(cut);
  return (
    <details className="wide event-rules">
      <summary>{rules.title}</summary>
      <div className="form-grid">
        <SavedField
          label={settings.event.name}
          value={event.name ?? ''}
          can={can}
          onSave={(name) => name !== '' && onChange({ name })}
        />
        <SavedField
          label={rules.attendance}
          value={String(event.attendance ?? 0)}
          can={can}
          onSave={(said) => /^\d{1,2}$/.test(said) && onChange({ attendance: Number(said) })}
        />
        <ListOf event={event} can={can} onChange={onChange} />
        <Choice
          label={rules.cut}
          value={cut?.rule ?? 'none'}
          disabled={!can}
          options={CUT_CHOICES.map((rule) => [rule, rules.cuts[rule]] as const)}
          onChoose={(rule) => onChange({ cut: cutBy(rule, goesOn ?? 3) })}
        />
        {cut !== null && goesOn !== null && (
          <SavedField
            label={rules.number}
            value={String(goesOn)}
            can={can}
            onSave={(said) => /^[1-9]\d{0,3}$/.test(said) && onChange({ cut: cutBy(cut.rule, Number(said)) })}
          />
        )}
        <TieBreaks event={event} can={can} onChange={onChange} />
        <TeamRules event={event} can={can} onChange={onChange} />
      </div>
    </details>
  );
}

/** Which list of variations is printed on the sheets and played on screens. */
function ListOf({ event, can, onChange }: EventRulesProps): ReactNode {
  const { position: words } = useWords();
  const { settings } = useDayWords();
  const { level, season } = event;
  const unsaid = (value: string | undefined): Options<''> => (value === undefined ? [['', '…']] : []);
  return (
    <>
      {bookChoice(event.rulebook).basic && (
        <Choice
          label={settings.rules.level}
          value={level ?? ''}
          disabled={!can}
          options={[
            ...unsaid(level),
            ['adventurous', words.levels.adventurous],
            ['basic', words.levels.basic],
          ]}
          onChoose={(one) => one !== '' && onChange({ level: one })}
        />
      )}
      {event.game === 'equations' && (
        <Choice
          label={words.season}
          value={season ?? ''}
          disabled={!can}
          options={[...unsaid(season), ['even', words.seasons.even], ['odd', words.seasons.odd]]}
          onChoose={(one) => one !== '' && onChange({ season: one })}
        />
      )}
    </>
  );
}

/** In the order in which they are asked. */
function TieBreaks({ event, can, onChange }: EventRulesProps): ReactNode {
  const { settings, standings } = useDayWords();
  const breaks = event.tieBreaks ?? [];
  return (
    <fieldset className="wide">
      <legend>{settings.rules.tieBreaks}</legend>
      <ol className="row plain-list">
        {breaks.map((one) => (
          <li key={one}>
            <button
              type="button"
              disabled={!can}
              title={settings.rules.remove}
              onClick={() => onChange({ tieBreaks: breaks.filter((other) => other !== one) })}
            >
              {standings.tieBreaks[one]} ✕
            </button>
          </li>
        ))}
      </ol>
      <Choice
        label={settings.rules.add}
        value=""
        disabled={!can}
        options={[
          ['', breaks.length === 0 ? settings.rules.shared : '…'],
          ...TIE_BREAKS.filter((one) => !breaks.includes(one)).map(
            (one) => [one, standings.tieBreaks[one] ?? one] as const,
          ),
        ]}
        onChoose={(one) => one !== '' && onChange({ tieBreaks: [...breaks, one] })}
      />
    </fieldset>
  );
}

function TeamRules({ event, can, onChange }: EventRulesProps): ReactNode {
  const { settings, standings } = useDayWords();
  const teams = event.teamRules ?? [];
  return (
    <fieldset className="wide">
      <legend>{settings.fields.teamRules}</legend>
      {TEAM_RULES.map((rule) => {
        const own = teams.find((one) => one.rule === rule);
        return (
          <div key={rule} className="row">
            <label>
              <input
                type="checkbox"
                checked={own !== undefined}
                disabled={!can}
                onChange={({ target }) =>
                  onChange({
                    teamRules: target.checked
                      ? [...teams, teamRule(rule)]
                      : teams.filter((one) => one !== own),
                  })
                }
              />{' '}
              {standings.teamRules[rule]}
            </label>
            {own !== undefined && 'k' in own && (
              <SavedField
                label={settings.rules.count[own.rule]}
                value={String(own.k)}
                can={can}
                onSave={(said) =>
                  /^[1-9]\d?$/.test(said) &&
                  onChange({
                    teamRules: teams.map((one) => (one === own ? teamRule(rule, Number(said)) : one)),
                  })
                }
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

interface SavedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly can: boolean;
  readonly onSave: (said: string) => unknown;
}

/** Saved when it is left, if it says something else. */
function SavedField({ label, value, can, onSave }: SavedFieldProps): ReactNode {
  const [text, setText] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      value={text ?? value}
      disabled={!can}
      onText={setText}
      onBlur={() => {
        if (text !== null && text.trim() !== value) onSave(text.trim());
        setText(null);
      }}
    />
  );
}
