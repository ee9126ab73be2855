import type { WrongField } from '@forceout/formats';
import type { NamedBook } from '@forceout/rules';
import type { ReactNode } from 'react';
import { engine } from '../engine/engine.ts';
import { useWords } from '../words/index.tsx';
import type { Words } from '../words/words.ts';
import type { ShelvedBook } from './shelf.ts';

/** A file of house rules that somebody opened: what is wrong with it, or the book that it makes. */
export type OpenedRules =
  | { readonly kind: 'wrong'; readonly lines: readonly string[] }
  | { readonly kind: 'read'; readonly book: Omit<ShelvedBook, 'from'>; readonly file: object };

/** Reads a file in the engine, which knows the books: those of the shelf, or the ones that a day plays by. */
export async function openRules(
  file: File,
  { rules, said: tell }: Pick<Words, 'rules' | 'said'>,
  day: readonly NamedBook[] | null = null,
): Promise<OpenedRules> {
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    return { kind: 'wrong', lines: [rules.house.notJson] };
  }
  const checked = await engine.ask('readRules', json, day);
  const lineOf = ({ path, said }: WrongField): string =>
    path === '' ? tell(said) : `${path}: ${tell(said)}`;
  if (!checked.ok) return { kind: 'wrong', lines: checked.wrong.map(lineOf) };
  return { kind: 'read', book: checked.book, file: json as object };
}

/** What is wrong, a line each. */
export function WrongRules({ lines }: { readonly lines: readonly string[] }): ReactNode {
  const { house: words } = useWords().rules;
  return (
    <div className="note bad" role="alert">
      <p>{words.wrong}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
