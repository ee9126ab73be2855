import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { go } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { dayApi } from '../line/network-line.ts';
import { PassForm } from './pass-form.tsx';

/** `/run/pass#<token>`: what the code on a printed pass leads to. The token stays out of every log: it is behind the `#`. */
export default function PassPage(): ReactNode {
  const { start, frame } = useDayWords();
  const [token] = useState(() => location.hash.slice(1));
  const [bad, setBad] = useState(token === '');
  useEffect(() => {
    if (token === '') return;
    dayApi.redeem({ token }).then(
      ({ day }) => go(`/run/${encodeURIComponent(day)}`, 'replace'),
      () => setBad(true),
    );
  }, [token]);
  if (!bad) return <p className="loading">{frame.loading}</p>;
  return (
    <section className="page narrow run-start">
      <h1>{start.pass}</h1>
      {token !== '' && <p className="note bad">{frame.gone}</p>}
      <PassForm />
    </section>
  );
}
