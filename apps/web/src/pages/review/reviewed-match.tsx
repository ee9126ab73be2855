import { useState } from 'react';
import type { ReactNode } from 'react';
import { usePerson } from '../../server/session.ts';
import { announce } from '../../shell/announce.tsx';
import { go, useQuery } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { bookName } from '../../shelf/shelf.ts';
import { bookChoice } from '../play/books.ts';
import { Actions } from './actions.tsx';
import { CoachPanel } from './coach-panel.tsx';
import { DiceLine } from './dice-line.tsx';
import { Mistakes } from './mistakes.tsx';
import { Numbers } from './numbers.tsx';
import { Scoresheet } from './scoresheet.tsx';
import { StepView } from './step-view.tsx';
import { seatOf, signsOf, stripOf, whereItMatters } from './stepping.ts';
import { Stepper } from './stepper.tsx';
import { Strip } from './strip.tsx';
import { tell } from './tell.ts';
import { ToPractise } from './to-practise.tsx';
import { TurningPoints } from './turning-points.tsx';
import { useCoach } from './use-match.ts';
import type { LoadedMatch } from './use-match.ts';

interface ReviewedMatchProps {
  readonly loaded: LoadedMatch;
  readonly openFile: (file: File) => void;
}

/** A match, the step that is shown, and what the coach says of it. */
export function ReviewedMatch({ loaded, openFile }: ReviewedMatchProps): ReactNode {
  const words = useWords();
  const { review } = words;
  const { match } = loaded;
  const { steps, settings, header } = match;
  const asked = Number(useQuery().get('step') ?? '1') - 1;
  const [opened] = useState(asked === 0 && !location.search.includes('step='));
  const [moved, setMoved] = useState(false);
  const [now, setNow] = useState(() => Math.min(Math.max(Math.trunc(asked) || 0, 0), steps.length - 1));
  const coach = useCoach(loaded);
  const notes = coach.kind === 'read' ? coach.notes.notes : [];
  const signs = signsOf(steps, notes);
  const person = usePerson();
  const [whose, setWhose] = useState<number | null>(() => seatOf(settings.players, person));
  const ours = whose === null ? notes : notes.filter(({ seat }) => seat === whose);
  // Who brings no step of their own begins where it matters.
  const first = opened && !moved ? (whereItMatters(ours) ?? whereItMatters(notes)) : null;
  if (first !== null && !moved) {
    setMoved(true);
    setNow(first);
  }
  const step = steps[now];
  if (step === undefined) return <p className="page">{review.sheet.none}</p>;
  const show = (next: number): void => {
    setMoved(true);
    setNow(next);
    if (loaded.table !== null) go(`/review/${loaded.table}?step=${next + 1}`, 'replace');
    announce(tell(steps[next]!, match, words));
  };
  return (
    <section className="page review">
      <header className="review-head">
        <h1>{settings.players.join(' · ')}</h1>
        <p className="soft">
          {review.about(words.rules.bookTitle(bookChoice(bookName(settings)).title), header.date ?? null)}
        </p>
      </header>
      <Actions loaded={loaded} step={now} openFile={openFile} />
      <div className="review-main">
        <div className="review-steps">
          <Stepper
            steps={steps}
            now={now}
            signs={signsOf(steps, ours)}
            whose={{ players: settings.players, chosen: whose, choose: setWhose }}
            onShow={show}
          >
            <StepView match={match} step={step} always={coach.kind === 'read' ? coach.notes.always : []} />
          </Stepper>
        </div>
        <div className="review-side">
          <CoachPanel coach={coach} match={match} step={now} />
          <Strip rows={stripOf(match, signs)} now={now} players={settings.players} onShow={show} />
          {coach.kind === 'read' && whose !== null && (
            <Mistakes key={whose} match={match} coach={coach.notes} seat={whose} onShow={show} />
          )}
          {coach.kind === 'read' && <TurningPoints match={match} notes={notes} onShow={show} />}
        </div>
      </div>
      <div className="review-tables">
        <Scoresheet match={match} />
        {coach.kind === 'read' && <Numbers accounts={coach.notes.accounts} />}
        {coach.kind === 'read' &&
          settings.players.map(
            (_, seat) =>
              (whose === null || whose === seat) && (
                <ToPractise key={seat} match={match} things={coach.notes.practise[seat] ?? []} seat={seat} />
              ),
          )}
      </div>
      <DiceLine file={loaded.file} />
    </section>
  );
}
