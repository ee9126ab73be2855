import { readRoster } from '@forceout/formats/roster';
import { describe, expect, it } from 'vitest';
import { roundFaults } from '../checks/round-check.ts';
import { awardsOf } from '../ceremony/awards.ts';
import { dataOf, tablesOf } from '../core/state.ts';
import { makeFile } from '../core/to-file.ts';
import { previewImport } from '../roster/from-roster.ts';
import { standingsApart } from '../standings/apart.ts';
import { eventStandings } from '../standings/standings.ts';
import { dayWith, WORLD } from '../testing/act.ts';
import type { Day } from '../testing/act.ts';
import { presetEvent } from './setup.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Seven of the middle division (event `e`), and as many of the junior one as are named. */
function twoDivisions(juniors: string, fields: Partial<Parameters<typeof presetEvent>[1]> = {}): Day {
  const day = dayWith(7);
  day.do({
    do: 'add-event',
    event: presetEvent('county', {
      id: 'jr',
      game: 'onsets',
      rulebook: 'agloa-onsets-2026',
      division: 'junior',
      modes: ['score'],
      firstTable: 101,
      ...fields,
    }),
  });
  importJuniors(day, juniors);
  const players = [...day.state.things.entry.values()].filter(({ event }) => event === 'jr');
  day.do({ do: 'presence', event: 'jr', players: players.map(({ player }) => player), is: 'present' });
  return day;
}

function importJuniors(day: Day, rows: string): void {
  const roster = readRoster(encode(`First,Last,School,Team\n${rows}`));
  day.do(previewImport(day.state, 'jr', roster).deed);
}

function playRound(day: Day, n: number): void {
  day.do({ do: 'draft', event: 'e', seed: 1 });
  for (const { key } of roundFaults(day.state, day.state.things.event.get('e')!, n, WORLD))
    day.do({ do: 'accept', event: 'e', finding: key });
  for (const step of ['publish', 'start', 'stop'] as const) day.do({ do: step, event: 'e' });
  for (const [index, { id, players }] of tablesOf(day.state, 'e', n).entries()) {
    const seats = players.map((player, seat) => ({ player, total: 20 - 3 * seat + index }));
    for (const by of ['kim', 'lee']) day.do({ do: 'enter', table: id, seats }, by);
  }
  day.do({ do: 'close', event: 'e' });
}

const standings = (day: Day, id: string) => {
  const data = dataOf(day.state);
  return eventStandings(
    data,
    data.events.find((event) => event.id === id)!,
    WORLD.books,
  );
};

const apart = (day: Day, id: string) => {
  const data = dataOf(day.state);
  return standingsApart(
    data,
    data.events.find((event) => event.id === id)!,
    WORLD.books,
  );
};

const TWO = 'Ina,Ott,East,Team 1\nJon,Pax,West,Team 1\n';

describe('divisions that play together', () => {
  it('one seating by the lower division’s book, places apart, to the end and the archive', () => {
    const day = twoDivisions(TWO);
    day.do({ do: 'play-together', events: ['jr', 'e'] });
    expect(day.state.things.event.get('jr')).toMatchObject({ together: ['e'], division: 'junior' });
    for (let n = 1; n <= 3; n++) playRound(day, n);
    // Nine people are three tables of three: the two juniors sit among the others.
    expect(tablesOf(day.state, 'e', 1).map(({ players }) => players.length)).toEqual([3, 3, 3]);
    const { individuals, teams } = standings(day, 'e');
    const juniors = individuals.filter(({ section }) => section === 'jr');
    expect(juniors.map(({ sectionRank }) => sectionRank)).toEqual(
      juniors[0]!.points === juniors[1]!.points ? [1, 1] : [1, 2],
    );
    const middles = individuals.filter(({ section }) => section === 'e');
    expect(middles).toHaveLength(7);
    expect(middles[0]!.sectionRank).toBe(1);
    // Both divisions have a "Team 1", and each is the best of its own or not by its own figures.
    const own = teams[0]!.standings.filter(({ section }) => section === 'jr');
    expect(own).toMatchObject([{ id: 'jr-t1', sectionRank: 1 }]);
    expect(standings(day, 'jr').individuals).toEqual([]);
    const shown = apart(day, 'jr');
    expect(shown.event).toMatchObject({ id: 'jr', division: 'junior' });
    expect(shown.standings.individuals.map(({ player, rank }) => [player, rank])).toEqual(
      juniors.map(({ player, sectionRank }) => [player, sectionRank]),
    );
    expect(shown.standings.teams[0]!.standings).toMatchObject([{ id: 'jr-t1', rank: 1 }]);
    expect(apart(day, 'e').standings.individuals).toHaveLength(7);
    expect(awardsOf(shown).map((award) => award.event)).toContain('jr');
    expect(day.state.things.tournament.get('t')!.state).toBe('finished');
    expect(day.refused({ do: 'certify', event: 'jr' })).toBe('plays-with');
    day.do({ do: 'certify', event: 'e' });
    day.do({ do: 'archive' });
    expect(day.state.things.tournament.get('t')!.state).toBe('archived');
  });

  it('is undone whole', () => {
    const day = twoDivisions(TWO);
    const before = makeFile(day.state, {}, false);
    const { id } = day.do({ do: 'play-together', events: ['e', 'jr'] });
    expect(makeFile(day.state, {}, false)).not.toBe(before);
    day.do({ do: 'undo', entry: id });
    expect(makeFile(day.state, {}, false)).toBe(before);
  });

  it('a single player of a division plays', () => {
    const day = twoDivisions('Ina,Ott,East,\n');
    expect(day.refused({ do: 'draft', event: 'jr', seed: 1 })).toBe('too-few');
    day.do({ do: 'play-together', events: ['e', 'jr'] });
    playRound(day, 1);
    expect(standings(day, 'e').individuals.find(({ section }) => section === 'jr')).toMatchObject({
      sectionRank: 1,
      played: 1,
    });
  });

  it('who comes later to the upper division is put where it plays, into its own section', () => {
    const day = twoDivisions(TWO);
    day.do({ do: 'play-together', events: ['e', 'jr'] });
    playRound(day, 1);
    importJuniors(day, `${TWO}Kay,Roe,West,Team 1\nLou,Sax,West,Team 2\n`);
    const entries = [...day.state.things.entry.values()].filter(({ section }) => section === 'jr');
    expect(entries.map(({ event }) => event)).toEqual(['e', 'e', 'e', 'e']);
    const teams = [...day.state.things.team.values()].filter(({ section }) => section === 'jr');
    expect(teams.map(({ name, slots }) => [name, slots.length])).toEqual([
      ['Team 1', 3],
      ['Team 2', 1],
    ]);
    // The same file again changes nothing.
    const before = makeFile(day.state, {}, false);
    importJuniors(day, `${TWO}Kay,Roe,West,Team 1\nLou,Sax,West,Team 2\n`);
    expect(makeFile(day.state, {}, false)).toBe(before);
  });

  it('refuses one event, another game, a seated round, sections, rotation, a player of both', () => {
    const together = { do: 'play-together', events: ['e', 'jr'] } as const;
    expect(twoDivisions(TWO).refused({ ...together, events: ['e', 'e'] })).toBe('too-few');
    expect(twoDivisions(TWO, { game: 'equations', rulebook: 'agloa-equations-2015' }).refused(together)).toBe(
      'other-game',
    );
    const started = twoDivisions(TWO);
    started.do({ do: 'draft', event: 'jr', seed: 1 });
    expect(started.refused(together)).toBe('has-started');
    const drawn = twoDivisions(TWO);
    drawn.do({ do: 'draw-sections', event: 'e' });
    expect(drawn.refused(together)).toBe('has-sections');
    const rotating = twoDivisions(TWO);
    rotating.do({ do: 'change-event', event: 'e', fields: { modes: ['rotation'] } });
    expect(rotating.refused(together)).toBe('rotation');
    const both = twoDivisions(TWO);
    const roster = readRoster(encode('First,Last,School\nIna,Ott,East\n'));
    both.do(previewImport(both.state, 'e', roster).deed);
    expect(both.refused(together)).toBe('entered-twice');
    const done = twoDivisions(TWO);
    done.do(together);
    expect(done.refused(together)).toBe('has-sections');
    expect(done.refused({ do: 'draw-sections', event: 'e' })).toBe('play-together');
  });
});
