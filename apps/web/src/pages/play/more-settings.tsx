import type { TableSettings } from '@forceout/client';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { bookChoice } from './books.ts';
import { Choice, Switch, optionsOf } from './setting.tsx';
import { gameOf } from './table-form.ts';

interface MoreSettingsProps {
  readonly settings: TableSettings;
  readonly onChange: (change: Partial<TableSettings>) => void;
}

/** What most people leave as it is. */
export function MoreSettings({ settings, onChange }: MoreSettingsProps): ReactNode {
  const { make } = useWords().play;
  return (
    <>
      {bookChoice(settings.rulebook).basic && (
        <Choice
          name={make.level}
          why={make.levelWhy}
          value={settings.level}
          options={optionsOf(make.levels)}
          onChoose={(level) => onChange({ level })}
        />
      )}
      {gameOf(settings) === 'equations' && (
        <Choice
          name={make.season}
          why={make.seasonWhy}
          value={settings.season}
          options={optionsOf(make.seasons)}
          onChoose={(season) => onChange({ season })}
        />
      )}
      <Choice
        name={make.clock}
        why={make.clockWhy}
        value={settings.clock}
        options={optionsOf(make.clocks)}
        onChoose={(clock) => onChange({ clock })}
      />
      <Choice
        name={make.mode}
        why={make.modeWhy}
        value={settings.mode}
        options={optionsOf(make.modes)}
        onChoose={(mode) => onChange({ mode })}
      />
      <Choice
        name={make.judge}
        why={make.judgeWhy}
        value={settings.judge}
        options={optionsOf(make.judges)}
        onChoose={(judge) => onChange({ judge })}
      />
      <Switch
        name={make.hints}
        why={make.hintsWhy}
        value={settings.hints}
        onChoose={(hints) => onChange({ hints })}
      />
      <Switch
        name={make.spectators}
        why={make.spectatorsWhy}
        value={settings.spectators}
        onChoose={(spectators) => onChange({ spectators })}
      />
      <Switch
        name={make.listed}
        why={make.listedWhy}
        value={settings.listed}
        onChoose={(listed) => onChange({ listed })}
      />
    </>
  );
}
