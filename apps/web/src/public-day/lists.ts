import { make, table } from './dom.ts';
import type { Known } from './source.ts';
import type { PublicWords } from './words.ts';

function folded(id: string, title: string, ...inside: readonly HTMLElement[]): HTMLDetailsElement {
  return make('details', { id }, make('summary', {}, title), ...inside);
}

/** Its own name, or game and division. */
function nameOf({ day }: Known, event: string, words: PublicWords): string {
  const known = day.events.find(({ id }) => id === event);
  if (known === undefined || known.name !== known.id) return known?.name ?? event;
  const game = known.rulebook.includes('equations') ? 'Equations' : 'On-Sets';
  return known.division === null ? game : `${game} ${words.divisions[known.division] ?? known.division}`;
}

/** Seats by table, and of one school. */
export function seatsOf(known: Known, words: PublicWords): readonly HTMLDetailsElement[] {
  return Object.values(known.seating).map(({ event, round, tables }) => {
    const schools = [
      ...new Set(tables.flatMap(({ players }) => players.flatMap(({ school }) => school ?? []))),
    ].toSorted();
    const place = make('div');
    const show = (school: string): void => {
      const rows = tables
        .filter(({ players }) => school === '' || players.some((player) => player.school === school))
        .map(({ number, room, players }) => [number, players.map(({ name }) => name).join(', '), room ?? '']);
      place.replaceChildren(table([words.table(0).replace(' 0', ''), words.name, ''], rows, words.seats));
    };
    const select = make(
      'select',
      {},
      make('option', { value: '' }, words.allSchools),
      ...schools.map((one) => make('option', {}, one)),
    );
    select.addEventListener('change', () => show(select.value));
    show('');
    const title = `${words.seats} · ${nameOf(known, event, words)} · ${words.round(round)}`;
    return folded(`seats-${event}`, title, make('label', {}, `${words.bySchool} `, select), place);
  });
}

export function resultsOf(known: Known, words: PublicWords): readonly HTMLDetailsElement[] {
  return Object.values(known.results).flatMap(({ event, rounds }) =>
    rounds
      .toReversed()
      .map(({ n, tables }) =>
        folded(
          `results-${event}-${n}`,
          `${words.results} · ${nameOf(known, event, words)} · ${words.round(n)}`,
          ...tables.map(({ number, players }) =>
            make(
              'div',
              { class: 'result' },
              make('b', {}, number),
              make(
                'span',
                {},
                players.map(({ name, total, points }) => `${name} ${total ?? '–'} (${points})`).join(' · '),
              ),
            ),
          ),
        ),
      ),
  );
}

export function standingsOf(known: Known, words: PublicWords): readonly HTMLDetailsElement[] {
  return Object.values(known.standings)
    .filter(({ after }) => after > 0)
    .map(({ event, after, provisional, individuals, teams }) => {
      const certified = known.day.events.find(({ id }) => id === event)?.certified ?? null;
      const state =
        certified !== null ? words.signed(certified.version) : provisional ? words.provisional : '';
      const rounds = Array.from({ length: after }, (_, index) => `R${index + 1}`);
      return folded(
        `standings-${event}`,
        [words.standings, nameOf(known, event, words), words.after(after), state]
          .filter((part) => part !== '')
          .join(' · '),
        table(
          [words.place, words.name, words.school, ...rounds, words.points],
          individuals.map(({ rank, name, school, rounds: own, points }) => [
            rank,
            name,
            school ?? '',
            ...own,
            points,
          ]),
          words.standings,
        ),
        ...teams
          .filter(({ standings }) => standings.length > 0)
          .flatMap(({ rule, standings }) => [
            make('h3', {}, words.teams[rule] ?? rule),
            table(
              [words.place, words.name, words.points],
              standings.map(({ rank, name, points }) => [rank, name, points]),
              words.teams[rule] ?? rule,
            ),
          ]),
      );
    });
}
