import type { NamedBook } from '@forceout/rules';
import type { ReactNode } from 'react';
import { bookChoice } from '../pages/play/books.ts';
import { Link } from '../shell/router.tsx';
import { useWords } from '../words/index.tsx';
import { bookName } from './shelf.ts';

/** The book of a match, as a way to the version that is played. */
export function BookLink({ settings }: { readonly settings: NamedBook }): ReactNode {
  const { rules } = useWords();
  const name = bookName(settings);
  const { title, house } = bookChoice(name);
  return (
    <Link to={`/rules/${encodeURIComponent(name)}`}>
      {(house === true ? rules.houseTitle : rules.bookTitle)(title)}
    </Link>
  );
}
