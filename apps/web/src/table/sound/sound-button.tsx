import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { prefer, usePreferences } from '../../shell/preferences.ts';
import { useWords } from '../../words/index.tsx';
import { useMatch } from '../use-table.ts';
import { play } from './sounds.ts';

export function SoundButton(): ReactNode {
  const { table: words } = useWords();
  const { sound } = usePreferences();
  const label = sound === true ? words.clock.soundOn : words.clock.soundOff;
  return (
    <button
      type="button"
      className="quiet sound-button"
      aria-label={label}
      title={label}
      onClick={() => {
        prefer({ sound: sound !== true });
        play('my-turn');
      }}
    >
      <Icon name={sound === true ? 'sound' : 'silent'} />
    </button>
  );
}

/** How loud; in the drawer beside the table. */
export function Volume(): ReactNode {
  const { table: words } = useWords();
  const { sound, volume } = usePreferences();
  return (
    <label className="volume">
      {words.sound.volume}
      <input
        type="range"
        min={0}
        max={100}
        step={10}
        value={sound === true ? Math.round(volume * 100) : 0}
        onChange={({ target }) => {
          prefer({ sound: Number(target.value) > 0, volume: Number(target.value) / 100 });
          play('land');
        }}
      />
    </label>
  );
}

/** Sounds are off until they are asked for; this asks, once. */
export function AskForSound(): ReactNode {
  const { table: words } = useWords();
  const { sound } = usePreferences();
  const { seat } = useMatch();
  if (sound !== null || seat === null) return null;
  return (
    <div className="ask-sound" role="group" aria-label={words.sound.ask}>
      <span>{words.sound.ask}</span>
      <button
        type="button"
        onClick={() => {
          prefer({ sound: true });
          play('my-turn');
        }}
      >
        {words.yes}
      </button>
      <button type="button" onClick={() => prefer({ sound: false })}>
        {words.no}
      </button>
    </div>
  );
}
