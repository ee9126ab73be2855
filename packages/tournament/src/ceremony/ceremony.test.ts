import { bookById } from '@forceout/rules';
import { describe, expect, it } from 'vitest';
import { standingsApart } from '../standings/apart.ts';
import { plainSeat } from '../testing/plain-seat.ts';
import { openDay, standingsOf, tableLines } from '../testing/day.ts';
import { awardsOf, firstPlaces, perfectScores, shoppingList } from './awards.ts';
import { decidePlayoff, nextStage, playoffStage, teamPlayoffTables } from './playoffs.ts';
import type { Finalist } from './playoffs.ts';
import { quota, sweepstakes } from './sweepstakes.ts';

describe('playoffs (E3)', () => {
  it('ten perfect scores, a semifinal, and a final of three with sudden death', () => {
    // Thirty people in one round: ten tables, ten with 6 points.
    const lines = Array.from({ length: 10 }, (_, index) =>
      tableLines(1, index + 1, `a${index}:9 b${index}:5 c${index}:1`),
    ).flat();
    const { cut } = standingsOf({ rounds: 1, cut: { rule: 'perfect' } }, lines);
    expect(cut).toHaveLength(10);
    let stage: readonly Finalist[] = cut!.map((player, index) => ({ player, team: `t${index % 5}` }));
    const semifinal = playoffStage(stage, plainSeat);
    expect(semifinal.map(({ players }) => players.length).toSorted((a, b) => a - b)).toEqual([2, 2, 3, 3]);
    const team = new Map(stage.map((one) => [one.player, one.team]));
    for (const { players } of semifinal)
      expect(new Set(players.map((player) => team.get(player))).size).toBe(players.length);
    const results = (tables: readonly { readonly players: readonly string[] }[]) =>
      tables.map(({ players }) => ({ players, totals: players.map((_, seat) => 20 - 2 * seat), shakes: [] }));
    stage = nextStage(stage, results(semifinal));
    expect(stage).toHaveLength(4);
    stage = nextStage(stage, results(playoffStage(stage, plainSeat)));
    expect(stage).toHaveLength(3);
    const [{ players }] = playoffStage(stage, plainSeat) as [{ players: readonly string[] }];
    const final = { players, totals: [18, 18, 16] };
    expect(decidePlayoff({ ...final, shakes: [] })).toEqual({ is: 'open', between: players.slice(0, 2) });
    expect(decidePlayoff({ ...final, shakes: [[6, 6, null]] })).toMatchObject({ is: 'open' });
    expect(
      decidePlayoff({
        ...final,
        shakes: [
          [6, 6, null],
          [2, 6, null],
        ],
      }),
    ).toEqual({ is: 'won', by: players[1] });
    expect(
      decidePlayoff({
        ...final,
        shakes: [
          [6, 6, null],
          [2, 2, null],
          [4, 4, null],
        ],
      }),
    ).toEqual({ is: 'shared', by: players.slice(0, 2) });
  });

  it('who falls behind in a shake is out', () => {
    const three = { players: ['a', 'b', 'c'], totals: [9, 9, 9] };
    expect(decidePlayoff({ ...three, shakes: [[6, 6, 2]] })).toEqual({ is: 'open', between: ['a', 'b'] });
    expect(
      decidePlayoff({
        ...three,
        shakes: [
          [6, 6, 2],
          [2, 4, 6],
        ],
      }),
    ).toEqual({ is: 'won', by: 'b' });
  });

  it('teams: place i at table i', () => {
    const teams = ['x', 'y', 'z'].map((id) => ({
      id,
      places: [`${id}1`, id === 'y' ? null : `${id}2`, `${id}3`],
    }));
    expect(teamPlayoffTables(teams).map(({ players }) => players.join(' '))).toEqual([
      'x1 y1 z1',
      'x2 z2',
      'x3 y3 z3',
    ]);
  });
});

describe('awards', () => {
  it('a shared place is the same award for all; the last place is read first', () => {
    const { data } = openDay({ teamRules: [{ rule: 'school-total' }] }, [
      { kind: 'school', id: 'S', name: 'S' },
      { kind: 'player', id: 'a', first: 'a', school: 'S' },
      { kind: 'entry', event: 'e', player: 'late' },
      ...tableLines(1, 1, 'a:9 b:9 c:1'),
      ...tableLines(1, 2, 'd:9 e:5 f:1'),
    ]);
    const shown = standingsApart(data, data.events[0]!, bookById);
    const { standings } = shown;
    const awards = awardsOf(shown);
    const of = (...ids: readonly string[]) => ids.map((id) => expect.objectContaining({ id }) as unknown);
    expect(awards).toMatchObject([
      { for: { of: 'individuals' }, place: 1, label: 'top-finisher', winners: of('d') },
      { for: { of: 'individuals' }, place: 2, label: 'top-finisher', winners: of('a', 'b') },
      { for: { of: 'teams', rule: { rule: 'school-total' } }, place: 1, winners: of('S') },
      { for: { of: 'perfect' }, place: null, label: null, winners: of('d') },
    ]);
    // Who did not play has no award, however many places there are.
    const all = awardsOf(shown, firstPlaces(99)).flatMap(({ winners }) => winners.map(({ id }) => id));
    expect(all).toContain('c');
    expect(all).not.toContain('late');
    expect(perfectScores(standings)).toEqual(['d']);
    expect([...shoppingList(30)]).toEqual([
      ['top-finisher', 5],
      ['honorable-mention', 3],
    ]);
  });
});

describe('published examples, computed again (E1)', () => {
  it('Top Five of an MLAG Saturday is of 100: five players with 20', () => {
    const lines = ['a', 'b', 'c', 'd', 'g'].flatMap((one, index) => [
      { kind: 'player', id: one, first: one, school: 'S' },
      ...[1, 2, 3].flatMap((round) => tableLines(round, index + 1, `${one}:9 ${one}x:5 ${one}y:1`)),
    ]);
    const { individuals, teams } = standingsOf(
      { attendance: 2, teamRules: [{ rule: 'school-best' }, { rule: 'school-average' }] },
      [{ kind: 'school', id: 'S', name: 'S' }, ...lines],
    );
    expect(teams[0]!.standings[0]!.points).toBe('100');
    expect(teams[1]!.standings[0]!.points).toBe('20');
    // The least that who played can have is 8.
    expect(individuals.at(-1)!.points).toBe(8);
  });

  it('16 of 18 in three rounds qualifies', () => {
    const lines = [
      ...[1, 2].flatMap((round) => tableLines(round, 1, 'a:9 b:5 c:1')),
      ...tableLines(3, 1, 'b:9 a:5 c:1'),
    ];
    expect(standingsOf({ cut: { rule: 'at-least', x: 16 } }, lines)).toMatchObject({ cut: ['a'] });
    expect(standingsOf({ cut: { rule: 'at-least', x: 17 } }, lines)).toMatchObject({ cut: [] });
  });

  it('each game scaled so that its best has 24, the best three of four', () => {
    const games = [
      {
        game: 'equations',
        points: new Map([
          ['a', 24],
          ['b', 20],
        ]),
      },
      {
        game: 'onsets',
        points: new Map([
          ['a', 18],
          ['b', 22],
        ]),
      },
      {
        game: 'presidents',
        points: new Map([
          ['a', 60],
          ['b', 75],
          ['c', 90],
        ]),
      },
      {
        game: 'propaganda',
        points: new Map([
          ['a', 100],
          ['b', 120],
        ]),
      },
    ];
    const rule = { count: { by: 'scaled', best: 24 }, best: 3, least: 3, subjects: [] } as const;
    expect(sweepstakes(games, rule)).toEqual([
      {
        person: 'b',
        rank: 1,
        points: '68',
        games: { equations: '20', onsets: '24', presidents: '20', propaganda: '24' },
      },
      {
        person: 'a',
        rank: 2,
        points: '700/11',
        games: { equations: '24', onsets: '216/11', presidents: '16', propaganda: '20' },
      },
      { person: 'c', rank: null, points: '24', games: { presidents: '24' } },
    ]);
  });

  it('54 players: 15 of an elementary, 20 of a senior division', () => {
    expect(quota('elementary', 54)).toBe(15);
    expect(quota('senior', 54)).toBe(20);
    expect([
      quota('middle', 25),
      quota('middle', 26),
      quota('junior', 25),
      quota('junior', 26),
      quota('junior', 0),
    ]).toEqual([5, 10, 10, 15, 0]);
  });

  it('place points, subjects that must be there', () => {
    const games = [
      {
        game: 'equations',
        subject: 'mathematics',
        points: new Map([
          ['a', 5],
          ['b', 9],
        ]),
      },
      { game: 'linguishtik', subject: 'language', points: new Map([['a', 5]]) },
    ] as const;
    const rule = {
      count: { by: 'places', points: [10, 7] },
      best: null,
      least: 1,
      subjects: ['mathematics', 'language'],
    } as const;
    expect(sweepstakes(games, rule).map(({ person, rank, points }) => [person, rank, points])).toEqual([
      ['a', 1, '17'],
      ['b', null, '10'],
    ]);
  });
});
