import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { engine } from '../../engine/engine.ts';
import { Avatar } from '../../pieces/avatars/avatar.tsx';
import { cardOfName } from '../../position/cards.ts';
import { positionOf } from '../../position/from-match.ts';
import { makePosition } from '../../position/position.ts';
import { useRuling } from '../../ruling/use-ruling.ts';
import { announce } from '../../shell/announce.tsx';
import { useWords } from '../../words/index.tsx';
import { readWritten } from '../../writing/text/draft.ts';
import { Sheet } from '../../writing/sheet.tsx';
import { useLit } from '../question/lit.ts';
import { useAsked } from '../use-asked.ts';
import { useMatch } from '../use-table.ts';
import { TOPICS, topicNow } from './topics.ts';
import type { Topic } from './topics.ts';
import { useGuide } from './use-guide.ts';
import './guide.css';

/** The coach's bubble in a first match. It can be left at any time, and taken up again. */
export function Guide(): ReactNode {
  const { guide: words } = useWords();
  const { match, seat, table, may } = useMatch();
  const guide = useGuide();
  // Among people nobody is taught in the middle of a match.
  const alone = table.seats.filter((one) => one?.bot === null).length === 1;
  if (!table.settings.hints || seat === null || !alone) return null;
  if (!guide.on)
    return (
      <button type="button" className="guide-again" onClick={guide.takeUp}>
        <Avatar animal="bear" />
        {words.again}
      </button>
    );
  const topic = topicNow(match, seat, guide.told, may);
  if (topic === null) return null;
  return <Bubble key={topic} topic={topic} onNext={() => guide.tell(topic)} onLeave={guide.leave} />;
}

interface BubbleProps {
  readonly topic: Topic;
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

function Bubble({ topic, onNext, onLeave }: BubbleProps): ReactNode {
  const { guide: words } = useWords();
  const { game } = useMatch();
  const { title, says } = words.topics[topic];
  const text = says[game];
  useEffect(() => announce(`${title} ${text}`), [title, text]);
  const place = TOPICS.indexOf(topic) + 1;
  return (
    <aside className="guide" data-topic={topic} aria-label={words.coach}>
      <Avatar animal="bear" />
      <div className="guide-bubble">
        <h2>{title}</h2>
        <p>{text}</p>
        {topic === 'goal' && <Example />}
        <div className="guide-row">
          <span className="guide-dots" aria-hidden="true">
            {TOPICS.map((one) => (
              <i key={one} data-on={one === topic} />
            ))}
          </span>
          <span className="soft">{words.of(place, TOPICS.length)}</span>
          <button type="button" onClick={onLeave}>
            {words.leave}
          </button>
          <button type="button" className="guide-next" onClick={onNext}>
            {words.next}
          </button>
        </div>
      </div>
    </aside>
  );
}

const LIMIT = 3000;

/** One Solution of this very table, with its cards lit: what the Goal asks for is seen at once. */
function Example(): ReactNode {
  const { guide: words } = useWords();
  const { match, game } = useMatch();
  const standing = positionOf(match);
  const position = standing === null ? null : { ...standing, after: 'impossible' as const };
  const found = useAsked(`guide ${match.shake?.begunAt} ${match.shake?.goal}`, async () =>
    position === null
      ? null
      : await engine.ask('solve', { position: makePosition(position) }, { limit: LIMIT, all: 1 }),
  );
  const written = found?.ok === true && found.value.answer === 'yes' ? found.value.written.slice(0, 1) : [];
  const { answer } = useRuling(position, written);
  const { light } = useLit();
  const [work] = answer?.ok === true ? answer.value.work : [];
  const key = work?.game === 'onsets' ? work.selected.map(cardOfName).join(' ') : null;
  useEffect(() => {
    if (key === null || key === '') return undefined;
    light(key.split(' ').map(Number));
    return () => light(null);
  }, [key, light]);
  if (written.length === 0) return null;
  return (
    <p className="guide-example">
      <span>{words.example}</span> <Sheet draft={readWritten(game, written[0])} bare />
    </p>
  );
}
