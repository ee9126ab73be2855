import type { ReactNode } from 'react';
import type { PageProps } from '../../shell/routes.ts';
import { useWords } from '../../words/index.tsx';
import { OpenFile } from '../../pieces/open-file.tsx';
import { PasteMatch } from './paste-match.tsx';
import { ReviewedMatch } from './reviewed-match.tsx';
import { useMatch } from './use-match.ts';
import './review.css';
// After all the others, so that paper has the last word.
import './print.css';

export default function ReviewPage({ parts }: PageProps): ReactNode {
  const { review } = useWords();
  const { loading, openFile, openText } = useMatch(parts[0] ?? null);
  if (loading.kind === 'loaded') return <ReviewedMatch loaded={loading} openFile={openFile} />;
  return (
    <section className="page narrow">
      <h1>{review.title}</h1>
      {loading.kind === 'loading' && <p role="status">{review.loading}</p>}
      {loading.kind === 'problem' && (
        <p role="alert" className="note bad">
          {loading.line}
        </p>
      )}
      {loading.kind !== 'loading' && (
        <section className="panel">
          <h2>{review.open.title}</h2>
          <p>{review.open.about}</p>
          <OpenFile label={review.open.choose} onOpen={openFile} main />
          <PasteMatch onPaste={openText} />
        </section>
      )}
    </section>
  );
}
