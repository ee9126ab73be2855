import { useState } from 'react';
import type { ReactNode } from 'react';
import { forgetMatch, keptMatch, localLine } from '../../hotseat/local-line.ts';
import type { LocalLine } from '../../hotseat/local-line.ts';
import type { KeptMatch, Plan } from '../../hotseat/protocol.ts';
import { useWords } from '../../words/index.tsx';
import { Dialog } from '../../table/aside/dialog.tsx';
import { HotseatTable } from './hotseat-table.tsx';
import { HotseatForm } from './hotseat-form.tsx';
import './hotseat.css';

/** `/hotseat`: a match on one device, with or without bots. It needs no server. */
export default function Hotseat(): ReactNode {
  const { hotseat } = useWords();
  const [kept, setKept] = useState(keptMatch);
  /** A new match that waits for a yes. */
  const [wanted, setWanted] = useState<Plan | null>(null);
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
      {/* One match is kept on a device: another one takes its place, and that is asked for first. */}
      <HotseatForm onStart={(plan) => (kept === null || kept.over === true ? play(plan) : setWanted(plan))} />
      {wanted !== null && (
        <Dialog title={hotseat.replace} onClose={() => setWanted(null)}>
          <p>{hotseat.replaceWhat(kept?.plan.settings.players.join(', ') ?? '')}</p>
          <div className="dialog-row">
            <button type="button" className="main-action" onClick={() => setWanted(null)}>
              {hotseat.keepIt}
            </button>
            <button
              type="button"
              onClick={() => {
                setWanted(null);
                play(wanted);
              }}
            >
              {hotseat.startAnyway}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
