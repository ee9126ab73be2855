import { afterOf } from '@forceout/rules/match/facts';
import { useEffect } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Avatar } from '../../pieces/avatars/avatar.tsx';
import type { Animal } from '../../pieces/avatars/faces.ts';
import { DrawnWord } from '../../pieces/drawn-word.tsx';
import { Icon } from '../../pieces/icon.tsx';
import { cardOfName } from '../../position/cards.ts';
import { positionOf, writtenOf } from '../../position/from-match.ts';
import type { Position } from '../../position/position.ts';
import { useRuling } from '../../ruling/use-ruling.ts';
import { useWords } from '../../words/index.tsx';
import { readWritten } from '../../writing/text/draft.ts';
import { Sheet } from '../../writing/sheet.tsx';
import { useLit } from '../question/lit.ts';
import { saysOnlyVerdict } from './shake-told.ts';
import { useMatch } from '../use-table.ts';
import type { EndedShake } from './shake-told.ts';

type Paper = NonNullable<ReturnType<EndedShake['paperOf']>>;

interface PlayerResultProps {
  readonly seat: number;
  readonly animal: Animal;
  readonly name: string;
  readonly mine: boolean;
  readonly points: number | null;
  readonly wins: boolean;
  readonly paper: Paper | null;
  /** Its cards are lit in the Universe. */
  readonly lights: boolean;
}

/** One player's part in the end of a shake. */
export function PlayerResult(props: PlayerResultProps): ReactNode {
  const { seat, animal, name, mine, points, wins, paper } = props;
  const words = useWords();
  const { match } = useMatch();
  const number = match.results.at(-1)?.number;
  const why = match.sheet.filter((one) => one.shake === number && one.seat === seat);
  const presented = paper !== null && paper.state === 'presented';
  // Whether it was correct stands beside the paper, or that there is none.
  const part = partOf(match.shown?.occasion ?? null, seat, words.table.result.part);
  const told = why.filter((one) => !saysOnlyVerdict(one.why));
  return (
    <article className="result-row" data-wins={wins}>
      <div className="result-who">
        <Avatar animal={animal} />
        <div>
          <strong>{name}</strong>
          <small>
            {[mine ? words.table.players.you : null, part].filter((one) => one !== null).join(' · ')}
          </small>
        </div>
        {points !== null && (
          <span className="disc" data-wins={wins}>
            <DrawnWord
              text={points < 0 ? `−${-points}` : `+${points}`}
              label={words.table.players.points(points)}
            />
          </span>
        )}
      </div>
      <div className="result-what">
        {presented ? (
          <PaperResult {...props} paper={paper} />
        ) : (
          <p className="soft">{words.table.sheet.nothing(name)}</p>
        )}
        <p className="result-why">{told.map((one) => words.said(one.why)).join(' · ')}</p>
      </div>
    </article>
  );
}

type Occasion = NonNullable<ReturnType<typeof useMatch>['match']['shown']>['occasion'];

/** Who challenged, and whom: without it nobody remembers why somebody wrote. */
function partOf(
  occasion: Occasion | null,
  seat: number,
  says: { readonly challenged: string; readonly moved: string },
): string | null {
  if (occasion?.kind !== 'challenge') return null;
  if (occasion.challengers.includes(seat)) return says.challenged;
  return occasion.mover === seat ? says.moved : null;
}

function PaperResult({ paper, lights }: PlayerResultProps & { readonly paper: Paper }): ReactNode {
  const { match } = useMatch();
  const standing = positionOf(match);
  const written = writtenOf(paper.written);
  if (standing === null || match.shown === null) return null;
  const position = { ...standing, after: afterOf(match.shown.occasion) };
  return <Ruled paper={paper} position={position} written={written} lights={lights} />;
}

/** Whoever wrote "= 6" behind a sum that is 6 has said it already. */
function isSaid(written: RuledProps['written'], worth: string): boolean {
  return written.some((one) => one['goal'] === worth);
}

interface RuledProps {
  readonly paper: Paper;
  readonly position: Position;
  readonly written: readonly Readonly<Record<string, unknown>>[];
  readonly lights: boolean;
}

function Ruled({ paper, position, written, lights }: RuledProps): ReactNode {
  const { writing, ruling, table: words, said } = useWords();
  const { game } = useMatch();
  const { light, cards: lit } = useLit();
  const { answer } = useRuling(position, written);
  const ruled = answer?.ok === true ? answer.value : null;
  const work = ruled?.work[0] ?? null;
  const named = work?.game === 'onsets' ? work.selected.map(cardOfName) : null;
  const key = named?.join(' ') ?? null;
  useEffect(() => {
    if (lights && key !== null) light(key === '' ? [] : key.split(' ').map(Number));
  }, [lights, key, light]);
  const isRight = paper.verdict === 'correct';
  const reasons: Readonly<Record<string, string>> = ruling.reasons;
  const [first] = ruled?.reasons ?? [];
  const worth = work === null ? null : work.game === 'onsets' ? String(work.value) : work.solution?.value;
  return (
    <>
      <div className="result-paper">
        {written.map((one, index) => (
          <Sheet key={index} draft={readWritten(game, one)} bare />
        ))}
        {worth != null && !isSaid(written, worth) && (
          <span className="result-worth">
            {game === 'onsets' ? words.result.names(Number(worth)) : `= ${worth.replaceAll('-', '−')}`}
          </span>
        )}
        {paper.verdict !== null && (
          <span className={`verdict ${isRight ? 'good' : 'bad'}`}>
            <Icon name={isRight ? 'right' : 'wrong'} />
            {writing.ruled[paper.verdict]}
            {!isRight && first !== undefined && <>: {reasons[first.code] ?? said(first.message)}</>}
          </span>
        )}
        {named !== null && (
          <button
            type="button"
            className="show-cards"
            aria-pressed={lit !== null && lit.join(' ') === key}
            onClick={() => light(named)}
          >
            {words.result.showCards}
          </button>
        )}
      </div>
      {named !== null && (
        <div className="pegs" aria-hidden="true">
          {(position.universe ?? []).map((card, place, all) => (
            <i
              key={card}
              data-on={named.includes(cardOfName(card))}
              style={{ '--turn': place / all.length } as CSSProperties}
            />
          ))}
        </div>
      )}
    </>
  );
}
