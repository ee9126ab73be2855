import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { dayApi } from '../line/network-line.ts';
import { refreshPhotos } from '../photos.ts';
import type { NotDone } from '../line/line.ts';
import { notDone, Refused } from '../refused.tsx';
import { useDay } from '../use-day.tsx';
import { smallerPhoto } from './smaller-photo.ts';

/** A photo of the signed sheet, by the phone's own camera: a plain file field needs no permission. */
export function Photo({ table }: { readonly table: string }): ReactNode {
  const { hall } = useDayWords();
  const { id } = useDay();
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<NotDone | null>(null);
  const take = async (file: File): Promise<void> => {
    setProblem(null);
    try {
      await dayApi.addPhoto(id, table, await smallerPhoto(file));
      setDone(true);
      await refreshPhotos(id);
    } catch (error) {
      setProblem(notDone(error));
    }
  };
  return (
    <div className="row">
      <label className="other-action file">
        {hall.table.photo}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void take(file);
          }}
        />
      </label>
      {done && <p role="status">{hall.table.photoDone}</p>}
      <Refused refusal={problem} />
    </div>
  );
}
