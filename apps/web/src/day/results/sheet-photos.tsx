import type { ReactNode } from 'react';
import { usePreferences } from '../../shell/preferences.ts';
import { useDayWords } from '../../words/use-day-words.ts';
import { dayApi } from '../line/network-line.ts';
import { usePhotos } from '../photos.ts';
import { hourText } from '../round/bells.ts';
import { useDay } from '../use-day.tsx';
import '../style/photos.css';

/** Photos of the sheet of a table, large enough to read the figures; pressed, one opens by itself and can be enlarged. */
export function SheetPhotos({ table }: { readonly table: string }): ReactNode {
  const { hall } = useDayWords();
  const { id, day } = useDay();
  const { language } = usePreferences();
  const photos = usePhotos(table);
  const number = day.things.table.get(table)?.number;
  if (photos.length === 0 || number === undefined) return null;
  return (
    <figure className="sheet-photos" aria-label={hall.table.photosOf(number)}>
      {photos.map((photo, index) => (
        <a key={photo.id} href={dayApi.photoAddress(id, photo.id)} target="_blank" rel="noreferrer">
          <img
            src={dayApi.photoAddress(id, photo.id)}
            alt={hall.table.photoAlt(number, index + 1)}
            loading="lazy"
          />
          <small>{hall.table.photoBy(photo.by, hourText(photo.at, language))}</small>
        </a>
      ))}
    </figure>
  );
}
