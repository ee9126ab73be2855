import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Objected, PickChoice, PickJson, PickOption } from '../../engine/table-calls.ts';
import { engine } from '../../engine/engine.ts';
import { Card } from '../../pieces/card.tsx';
import { Cube } from '../../pieces/cube.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { useWords } from '../../words/index.tsx';
import { tidy } from '../mat/grips.ts';
import { blankOf, pickWords, variationName, variationSays } from '../tell/sentence.ts';
import { useAsked } from '../use-asked.ts';
import { useMatch } from '../use-table.ts';
import './variations.css';

/** The sheet of variations while somebody picks: what may be picked, in one sentence each, blanks and all. */
export function VariationSheet(): ReactNode {
  const { table: words } = useWords();
  const { match, seat } = useMatch();
  const { phase, shake } = match;
  const turn = phase.kind === 'picking' && phase.queue[0]?.seat === seat;
  const again =
    seat !== null && shake?.mayPickAgain === seat && (phase.kind === 'picking' || phase.kind === 'goal');
  const mine =
    seat !== null &&
    (turn ||
      again ||
      (phase.kind === 'picking' &&
        match.settings.mode === 'table' &&
        phase.queue.some((one) => one.seat === seat)));
  const key = `${mine} ${shake?.number} ${shake?.begunAt} ${shake?.picks.length}`;
  const choices = useAsked(key, async () => (mine ? await engine.ask('pickChoices', match) : []));
  if (!mine) return null;
  return (
    <section className="sheet-panel panel" aria-label={words.picks.choose} data-keep="picks">
      <h2>{words.picks.choose}</h2>
      {choices === null ? <p className="soft">{words.picks.loading}</p> : <Choices choices={choices} />}
    </section>
  );
}

function Choices({ choices }: { readonly choices: readonly PickChoice[] }): ReactNode {
  const { table: words } = useWords();
  const { match } = useMatch();
  // At a real table nobody tells you what is illegal.
  const all = match.settings.mode === 'table';
  const may = (choice: PickChoice): boolean =>
    all || choice.blank === 'text'
      ? choice.blank !== 'text' || !isTaken(match.shake!.picks, choice.id)
      : choice.options.some(({ against }) => against === null);
  const [open, closed] = [choices.filter(may), choices.filter((choice) => !may(choice))];
  return (
    <>
      <ul className="variations">
        {open.map((choice) => (
          <li key={choice.id}>
            <Variation choice={choice} all={all} />
          </li>
        ))}
      </ul>
      {closed.length > 0 && (
        <details>
          <summary className="soft">{words.picks.others(closed.length)}</summary>
          <ul className="variations">
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

function isTaken(picks: readonly { readonly pick: { readonly id: string } }[], id: string): boolean {
  return picks.some(({ pick }) => pick.id === id);
}

function Against({ id, against }: { readonly id: string; readonly against: Objected | null }): ReactNode {
  const words = useWords();
  const { match } = useMatch();
  return (
    <p className="soft">
      <strong>{variationName(words, id)}</strong> {against?.message}{' '}
      {against !== null && <RuleLink book={match.settings.rulebook} rule={against.rule} />}
    </p>
  );
}

function Variation({ choice, all }: { readonly choice: PickChoice; readonly all: boolean }): ReactNode {
  const words = useWords();
  const { act, match } = useMatch();
  const pick = (one: PickJson): void => void act({ do: 'pick', variation: one });
  const options = inKitOrder(choice.options.filter(({ against }) => all || against === null));
  const name = variationName(words, choice.id);
  return (
    <div className="variation">
      <p>
        <strong>{name}</strong> <RuleLink book={match.settings.rulebook} rule={choice.rule} />
        <br />
        {variationSays(words, choice.id)}
      </p>
      {choice.blank === 'none' && options[0] !== undefined && (
        <button
          type="button"
          aria-label={words.table.picks.pick(name)}
          onClick={() => pick(options[0]!.pick)}
        >
          {words.table.picks.pick('')}
        </button>
      )}
      {choice.blank === 'text' && <TextBlank id={choice.id} onPick={pick} />}
      {choice.blank !== 'none' && choice.blank !== 'text' && (
        <div className="row blanks" role="group" aria-label={words.table.picks.blank[choice.blank]}>
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
  const { table: words } = useWords();
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
          {against.message} <RuleLink book={match.settings.rulebook} rule={against.rule} />
        </p>
      )}
    </form>
  );
}
