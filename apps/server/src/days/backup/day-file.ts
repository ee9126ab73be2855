import { readTournamentFile } from '@forceout/formats/tournament';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { inEnglish } from '@forceout/rules/words';
import { fold, makeFile, openFile, sameThings } from '@forceout/tournament';
import type { Tournament } from '@forceout/tournament';
import type { Pass } from '../store/passes.ts';
import type { Photo } from '../store/photos.ts';

/** A whole day as one file: the tournament with its journal, and beside it passes (their digests) and which photos there are. */
export interface DayFile {
  readonly state: Tournament;
  readonly passes: readonly Pass[];
  readonly photos: readonly Photo[];
}

/** Kinds of lines that mean nothing to other readers of the file, and are kept by them. */
const [PASS, PHOTO] = ['pass', 'photo'];

export function writeDay({ state, passes, photos }: DayFile, made: string): string {
  const lines = [
    ...passes.map((pass) => JSON.stringify({ kind: PASS, ...pass })),
    ...photos.map((photo) => JSON.stringify({ kind: PHOTO, ...photo })),
  ];
  return makeFile({ ...state, others: [...state.others, ...lines] }, { program: 'forceout', made });
}

export function readDay(bytes: Uint8Array): Result<DayFile, string> {
  const read = readTournamentFile(bytes);
  if (!read.ok) return err(`line ${read.error.line}: ${inEnglish(read.error.message)}`);
  const opened = openFile(read.value);
  const own = (kind: string | undefined): readonly Record<string, unknown>[] =>
    opened.others
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line['kind'] === kind)
      .map((line) => Object.fromEntries(Object.entries(line).filter(([name]) => name !== 'kind')));
  const others = opened.others.filter((line) => !/^\{"kind":"(pass|photo)",/.test(line));
  const state = { ...opened, others };
  // What is told from the beginning must come to what is there.
  if (!sameThings(fold(state.journal), state))
    return err('its journal does not lead to what it says; it is not a backup of a day');
  return ok({
    state,
    passes: own(PASS) as unknown as readonly Pass[],
    photos: own(PHOTO) as unknown as readonly Photo[],
  });
}
