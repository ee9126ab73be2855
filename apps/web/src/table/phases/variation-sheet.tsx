import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Objected, PickChoice, PickJson, PickOption } from '../../engine/table-calls.ts';
import { engine } from '../../engine/engine.ts';
import { Card } from '../../pieces/card.tsx';
import { Cube } from '../../pieces/cube.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { useWords } from '../../words/index.tsx';
import { tidy } from '../../pieces/tidy.ts';
import { blankOf, pickWords, variationName, variationSays } from '../tell/sentence.ts';
import { useAsked } from '../use-asked.ts';
import { useMatch } from '../use-table.ts';
import { bookName } from '../../shelf/shelf.ts';
import { VariationPicture } from './variation-picture.tsx';
import './variations.css';

/** The sheet of variations on the felt while I pick: what may be picked, in one sentence each, blanks and all. */
export function VariationSheet({ onClose }: { readonly onClose?: (() => void) | undefined }): ReactNode {
  const { table: words } = useWords();
  const { match } = useMatch();
  const { shake } = match;
  const key = `${shake?.number} ${shake?.begunAt} ${shake?.picks.length}`;
  const choices = useAsked(key, async () => await engine.ask('pickChoices', match));
  return (
    <section className="stage sheet-stage" aria-label={words.picks.choose} data-keep="picks" data-scrolls>
      <div className="sheet-head">
        <h2>{words.picks.choose}</h2>
        {onClose !== undefined && (
          <button type="button" onClick={onClose}>
            {words.close}
          </button>
        )}
      </div>
      {choices === null ? <p>{words.picks.loading}</p> : <Choices choices={choices} />}
    </section>
  );
}

function Choices({ choices }: { readonly choices: readonly PickChoice[] }): ReactNode {
  const { table: words } = useWords();
  const { match } = useMatch();
  const [at, setAt] = useState<string | null>(null);
  // At a real table nobody tells you what is illegal.
  const all = match.settings.mode === 'table';
  const may = (choice: PickChoice): boolean =>
    all || choice.blank === 'text'
      ? choice.blank !== 'text' || !isTaken(match.shake!.picks, choice.id)
      : choice.options.some(({ against }) => against === null);
  const [open, closed] = [choices.filter(may), choices.filter((choice) => !may(choice))];
  const chosen = open.find(({ id }) => id === at);
  if (chosen !== undefined) return <Blanks choice={chosen} all={all} onBack={() => setAt(null)} />;
  return (
    <>
      <ul className="variations" style={{ '--columns': columnsFor(open.length) } as CSSProperties}>
        {open.map((choice) => (
          <li key={choice.id}>
            <Variation choice={choice} all={all} onOpen={() => setAt(choice.id)} />
          </li>
        ))}
      </ul>
      {closed.length > 0 && (
        <details>
          <summary>{words.picks.others(closed.length)}</summary>
          <ul className="against">
            {closed.map((choice) => (
              <li key={choice.id}>
                <Against id={choice.id} against={choice.options[0]?.against ?? null} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const COLUMNS = [5, 4, 6, 3] as const;

/** As few places as can be stay empty, and no more than three rows if that can be. */
function columnsFor(count: number): number {
  const rows = (columns: number): number => Math.ceil(count / columns);
  const worth = (columns: number): number =>
    rows(columns) * columns - count + 4 * Math.max(0, rows(columns) - 3);
  return COLUMNS.toSorted((a, b) => worth(a) - worth(b))[0]!;
}

function isTaken(picks: readonly { readonly pick: { readonly id: string } }[], id: string): boolean {
  return picks.some(({ pick }) => pick.id === id);
}

function Against({ id, against }: { readonly id: string; readonly against: Objected | null }): ReactNode {
  const words = useWords();
  const { match } = useMatch();
  return (
    <p>
      <strong>{variationName(words, id)}</strong> {against === null ? '' : words.said(against.message)}{' '}
      {against !== null && <RuleLink book={bookName(match.settings)} rule={against.rule} />}
    </p>
  );
}

interface VariationProps {
  readonly choice: PickChoice;
  readonly all: boolean;
}

/** The whole of it is a button: it picks, or asks for what must be filled in. */
function Variation({ choice, all, onOpen }: VariationProps & { readonly onOpen: () => void }): ReactNode {
  const words = useWords();
  const { act, game } = useMatch();
  const options = choice.options.filter(({ against }) => all || against === null);
  const name = variationName(words, choice.id);
  const [first] = options;
  const pick = (): void => {
    if (choice.blank !== 'none' || first === undefined) onOpen();
    else void act({ do: 'pick', variation: first.pick });
  };
  return (
    <button type="button" className="variation" onClick={pick}>
      <VariationPicture id={choice.id} game={game} />
      <strong>
        {choice.blank === 'none' && <span className="unseen">{words.table.picks.pick('')}</span>}
        {choice.blank === 'none' ? name : `${name} …`}
      </strong>
      <span className="variation-says">{variationSays(words, choice.id)}</span>
    </button>
  );
}

/** What has to be filled in: a cube, a card, a number, a colour or a set. */
function Blanks({ choice, all, onBack }: VariationProps & { readonly onBack: () => void }): ReactNode {
  const words = useWords();
  const { act, match } = useMatch();
  const pick = (one: PickJson): void => void act({ do: 'pick', variation: one });
  const options = inKitOrder(choice.options.filter(({ against }) => all || against === null));
  return (
    <div className="blank-choice">
      <p>
        <strong>{variationName(words, choice.id)}</strong> {variationSays(words, choice.id)}{' '}
        <RuleLink book={bookName(match.settings)} rule={choice.rule} />
      </p>
      {choice.blank === 'text' ? (
        <TextBlank id={choice.id} onPick={pick} />
      ) : (
        <div
          className="blanks"
          role="group"
          aria-label={choice.blank === 'none' ? undefined : words.table.picks.blank[choice.blank]}
        >
          {options.map((option) => (
            <button
              key={blankOf(option.pick)}
              type="button"
              className="blank"
              aria-label={words.table.picks.pick(pickWords(words, option.pick))}
              onClick={() => pick(option.pick)}
            >
              <Blank choice={choice} option={option} />
            </button>
          ))}
        </div>
      )}
      <button type="button" onClick={onBack}>
        {words.table.picks.back}
      </button>
    </div>
  );
}

function inKitOrder(options: readonly PickOption[]): readonly PickOption[] {
  const order = tidy(options.map(({ pick }) => String(pick['cube'] ?? '')));
  const rank = ({ pick }: PickOption): number => order.indexOf(String(pick['cube'] ?? ''));
  return options.toSorted((a, b) => rank(a) - rank(b));
}

function Blank({ choice, option }: { readonly choice: PickChoice; readonly option: PickOption }): ReactNode {
  const { table: words } = useWords();
  const { game } = useMatch();
  const { pick } = option;
  switch (choice.blank) {
    case 'cube':
      return (
        <Cube
          cube={
            game === 'equations'
              ? `${pick['cube'] === '0' ? 'red' : 'blue'}:${pick['cube']}`
              : String(pick['cube'])
          }
          silent
        />
      );
    case 'card':
      return <Card card={cardBits(String(pick['card']))} silent />;
    case 'color':
      return <span data-ink={pick['color']}>{words.picks.colors[pick['color'] as 'red']}</span>;
    default:
      return <>{blankOf(pick)}</>;
  }
}

function cardBits(dots: string): number {
  return ['B', 'R', 'G', 'Y'].reduce(
    (bits, dot, place) => (dots.includes(dot) ? bits | (1 << place) : bits),
    0,
  );
}

function TextBlank({
  id,
  onPick,
}: {
  readonly id: string;
  readonly onPick: (pick: PickJson) => void;
}): ReactNode {
  const { table: words, said } = useWords();
  const { match } = useMatch();
  const [set, setSet] = useState('');
  const pick = { id, set };
  const against = useAsked(`${set} ${match.shake?.picks.length}`, async () =>
    set.trim() === '' || match.settings.mode === 'table'
      ? null
      : await engine.ask('judgePickAt', match, pick),
  );
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        onPick(pick);
      }}
    >
      <label>
        <span className="unseen">{words.picks.blank.text}</span>
        <input value={set} placeholder={words.picks.text} onChange={(event) => setSet(event.target.value)} />
      </label>
      <button type="submit" disabled={set.trim() === '' || against !== null}>
        {words.picks.pick('')}
      </button>
      {against !== null && (
        <p className="soft">
          {said(against.message)} <RuleLink book={bookName(match.settings)} rule={against.rule} />
        </p>
      )}
    </form>
  );
}
