import { useState } from 'react';
import type { ReactNode } from 'react';
import { forgetMatch, keptMatch, localLine } from '../../hotseat/local-line.ts';
import type { LocalLine } from '../../hotseat/local-line.ts';
import type { KeptMatch, Plan } from '../../hotseat/protocol.ts';
import { useWords } from '../../words/index.tsx';
import { HotseatTable } from './hotseat-table.tsx';
import { HotseatForm } from './hotseat-form.tsx';
import './hotseat.css';

/** `/hotseat`: a match on one device, with or without bots. It needs no server. */
export default function Hotseat(): ReactNode {
  const { hotseat } = useWords();
  const [kept, setKept] = useState(keptMatch);
  const [playing, setPlaying] = useState<{
    readonly line: LocalLine;
    readonly levels: Plan['levels'];
  } | null>(null);
  const play = (from: Plan | KeptMatch): void =>
    setPlaying({ line: localLine(from), levels: ('plan' in from ? from.plan : from).levels });
  if (playing !== null)
    return (
      <HotseatTable
        {...playing}
        onLeave={() => {
          setKept(keptMatch());
          setPlaying(null);
        }}
      />
    );
  return (
    <section className="page narrow">
      <h1>{hotseat.title}</h1>
      <p className="soft">{hotseat.intro}</p>
      {kept !== null && (
        <div className="panel row kept">
          <p>{hotseat.kept(kept.plan.settings.players.join(', '))}</p>
          <button type="button" className="main-action" onClick={() => play(kept)}>
            {hotseat.goOn}
          </button>
          <button
            type="button"
            onClick={() => {
              forgetMatch();
              setKept(null);
            }}
          >
            {hotseat.forget}
          </button>
        </div>
      )}
      <HotseatForm onStart={play} />
    </section>
  );
}
