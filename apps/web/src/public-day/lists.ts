import type { PublicEvent } from '@forceout/client';
import { make, table } from './dom.ts';
import type { Known, ListName } from './source.ts';
import type { PublicWords } from './words.ts';

/** A list that is folded away until somebody wants it. */
export interface FoldedList extends ListName {
  readonly id: string;
  readonly title: string;
  /** Null: this phone has not asked for it yet. */
  readonly inside: readonly HTMLElement[] | null;
}

/** Its own name, or game and division. */
function nameOf({ id, name, game: played, division }: PublicEvent, words: PublicWords): string {
  if (name !== id) return name;
  const game = words.games[played];
  return division === null ? game : `${game} ${words.divisions[division] ?? division}`;
}

/** All that is released, seats first. */
export function listsOf(known: Known, words: PublicWords): readonly FoldedList[] {
  const { events } = known.day;
  return [
    ...events.flatMap((event) => seatsOf(known, event, words)),
    ...events.flatMap((event) => resultsOf(known, event, words)),
    ...events.flatMap((event) => standingsOf(known, event, words)),
    ...events.map((event) => rulesOf(known, event, words)),
  ];
}

/** Seats by table, and of one school. */
function seatsOf(known: Known, event: PublicEvent, words: PublicWords): readonly FoldedList[] {
  const round = event.rounds.findLast(({ seating }) => seating);
  if (round === undefined) return [];
  const title = [words.seats, nameOf(event, words), words.round(round.n)].join(' · ');
  const list = known.seating[event.id];
  const inside = list === undefined ? null : seatRows(list.tables, words);
  return [{ kind: 'seating', event: event.id, id: `seats-${event.id}`, title, inside }];
}

function seatRows(tables: Known['seating'][string]['tables'], words: PublicWords): readonly HTMLElement[] {
  const schools = [
    ...new Set(tables.flatMap(({ players }) => players.flatMap(({ school }) => school ?? []))),
  ].toSorted();
  const place = make('div');
  const show = (school: string): void => {
    const rows = tables
      .filter(({ players }) => school === '' || players.some((player) => player.school === school))
      .map(({ number, room, players }) => [number, players.map(({ name }) => name).join(', '), room ?? '']);
    place.replaceChildren(table([words.tableHead, words.name, ''], rows, words.seats));
  };
  const select = make(
    'select',
    {},
    make('option', { value: '' }, words.allSchools),
    ...schools.map((one) => make('option', {}, one)),
  );
  select.addEventListener('change', () => show(select.value));
  show('');
  return [make('label', {}, `${words.bySchool} `, select), place];
}

function resultsOf(known: Known, event: PublicEvent, words: PublicWords): readonly FoldedList[] {
  return event.rounds
    .filter(({ results }) => results)
    .toReversed()
    .map(({ n }) => {
      const list = known.results[event.id]?.rounds.find((round) => round.n === n);
      return {
        kind: 'results',
        event: event.id,
        id: `results-${event.id}-${n}`,
        title: [words.results, nameOf(event, words), words.round(n)].join(' · '),
        inside: list?.tables.map(resultRow) ?? null,
      };
    });
}

function resultRow({
  number,
  players,
}: Known['results'][string]['rounds'][number]['tables'][number]): HTMLElement {
  const said = players.map(({ name, total, points }) => `${name} ${total ?? '–'} (${points})`).join(' · ');
  return make('div', { class: 'result' }, make('b', {}, number), make('span', {}, said));
}

function standingsOf(known: Known, event: PublicEvent, words: PublicWords): readonly FoldedList[] {
  const after = event.standings;
  if (!(after > 0)) return [];
  const signed = event.certified === null ? '' : words.signed(event.certified.version);
  const title = [words.standings, nameOf(event, words), words.after(after), signed]
    .filter((part) => part !== '')
    .join(' · ');
  const list = known.standings[event.id];
  const inside = list === undefined ? null : standingRows(list, words);
  return [{ kind: 'standings', event: event.id, id: `standings-${event.id}`, title, inside }];
}

/** By which rules it is played and counted. */
function rulesOf(known: Known, event: PublicEvent, words: PublicWords): FoldedList {
  const lines = known.rules[event.id]?.lines[words.language];
  return {
    kind: 'rules',
    event: event.id,
    id: `rules-${event.id}`,
    title: [words.rules, nameOf(event, words)].join(' · '),
    inside: lines === undefined ? null : [make('ul', {}, ...lines.map((line) => make('li', {}, line)))],
  };
}

function standingRows(
  { after, provisional, individuals, teams }: Known['standings'][string],
  words: PublicWords,
): readonly HTMLElement[] {
  const rounds = Array.from({ length: after }, (_, index) => `R${index + 1}`);
  return [
    ...(provisional ? [make('p', { class: 'note' }, words.provisional)] : []),
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
  ];
}
