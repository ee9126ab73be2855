import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';

/** Which tables stand in which room: one line each, `Gym 1-60`. */
export function Rooms(): ReactNode {
  const { settings } = useDayWords();
  const { day, may } = useDay();
  const { busy, refusal, act } = useDoing();
  const said = [...day.things.room.values()].map(({ name, tables }) => `${name} ${tables}`).join('\n');
  const [text, setText] = useState<string | null>(null);
  if (!may.includes('rooms')) return null;
  const lines = (text ?? said).split('\n').filter((line) => line.trim() !== '');
  const rooms = lines.map((line) => /^(.+?)\s+(\d+)\s*[-–]\s*(\d+)$/.exec(line.trim()));
  const wrong = rooms.findIndex((room) => room === null);
  const save = async (): Promise<void> => {
    const read = rooms.flatMap((room) =>
      room === null ? [] : { name: room[1]!, from: Number(room[2]), to: Number(room[3]) },
    );
    if (await act({ do: 'rooms', rooms: read })) setText(null);
  };
  return (
    <details className="sheet-paper">
      <summary>{settings.rooms.title}</summary>
      <label>
        {settings.rooms.why}
        <textarea
          rows={3}
          value={text ?? said}
          placeholder={'Gym 1-60\nLibrary 61-80'}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {wrong >= 0 && text !== null && <p className="note warn">{settings.rooms.wrong(lines[wrong]!)}</p>}
      <button type="button" disabled={busy || text === null || wrong >= 0} onClick={() => void save()}>
        {settings.save}
      </button>
      <Refused refusal={refusal} />
    </details>
  );
}
