import { botWords } from '@forceout/players/words';
import type { TableSettings } from '@forceout/client';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { option } from '../../shelf/book-options.ts';
import { useShelf } from '../../shelf/use-shelf.ts';
import { go } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { anyone, openAndSit } from '../home/first-table.ts';
import { bookChoice, booksOf } from './books.ts';
import { asked, DoorSettings, OPEN } from './door-settings.tsx';
import type { Gate } from './door-settings.tsx';
import { MoreSettings } from './more-settings.tsx';
import { Choice, Segments, Switch, optionsOf } from './setting.tsx';
import { changed, gameOf, guestsOf, kept, withGame, withGuest } from './table-form.ts';

const KEY = 'forceout.table';

function remembered(): TableSettings {
  try {
    return kept(localStorage.getItem(KEY));
  } catch {
    return kept(null);
  }
}

/** Everything that is agreed before a match; what was chosen is there again the next time. */
export function MakeTable(): ReactNode {
  const { play, home, rules } = useWords();
  const ours = useShelf().books.filter(({ from }) => from === 'server');
  const [settings, setSettings] = useState(remembered);
  const [sits, setSits] = useState(true);
  const [gate, setGate] = useState<Gate>(OPEN);
  const { busy, problem, ask } = useAsking();
  const keep = (next: TableSettings): void => {
    setSettings(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // It then holds for this visit.
    }
  };
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const table = await ask(async () => {
      await anyone(home.guestNames);
      return openAndSit(asked(settings, gate), settings.bots.length === settings.seats - 1, sits);
    });
    if (table !== null) go(`/table/${table}`);
  };
  const change = (some: Partial<TableSettings>): void => keep(changed(settings, some));
  const { make: words } = play;
  const book = bookChoice(settings.rulebook);
  return (
    <form className="make-table panel" onSubmit={(event) => void make(event)}>
      <h2>{words.title}</h2>
      <Segments
        name={words.game}
        value={gameOf(settings)}
        options={optionsOf(words.games)}
        onChoose={(game) => keep(withGame(settings, game))}
      />
      <Choice
        name={words.division}
        why={words.divisionWhy}
        value={settings.division}
        options={book.divisions.map((one) => [one, words.divisions[one]] as const)}
        onChoose={(division) => change({ division })}
      />
      <Segments
        name={words.seats}
        why={words.seatsWhy}
        value={String(settings.seats) as '2' | '3'}
        options={[
          ['2', words.seatsCount[2]],
          ['3', words.seatsCount[3]],
        ]}
        onChoose={(seats) => change({ seats: seats === '2' ? 2 : 3 })}
      />
      <div className="settings-grid">
        <Guests settings={settings} onChange={keep} />
      </div>
      <details>
        <summary>{words.more}</summary>
        <div className="settings-grid">
          <div className="whole-row">
            <Choice
              name={words.rulebook}
              why={words.rulebookWhy}
              value={settings.rulebook}
              options={booksOf(book.game, ours).map((one) => option(one, rules))}
              onChoose={(rulebook) => change({ rulebook })}
            />
          </div>
          <MoreSettings settings={settings} onChange={change} />
          <DoorSettings gate={gate} onChange={setGate} />
          <Switch name={words.sits} why={words.sitsWhy} value={sits} onChoose={setSits} />
        </div>
      </details>
      <button type="submit" className="main-action big" disabled={busy}>
        {busy ? words.making : words.go}
      </button>
      <Problem line={problem} />
    </form>
  );
}

interface GuestsProps {
  readonly settings: TableSettings;
  readonly onChange: (settings: TableSettings) => void;
}

function Guests({ settings, onChange }: GuestsProps): ReactNode {
  const { play, language } = useWords();
  const options = [['person', play.make.person] as const, ...optionsOf(play.make.bots)];
  return (
    <>
      {guestsOf(settings).map((guest, place) => (
        <Choice
          key={place === 0 ? 'first' : 'second'}
          name={play.make.guest(place + 2)}
          why={guest === null ? play.make.guestWhy : botWords(guest, language).plays.join(' ')}
          value={guest ?? 'person'}
          options={options}
          onChoose={(chosen) => onChange(withGuest(settings, place, chosen === 'person' ? null : chosen))}
        />
      ))}
    </>
  );
}
