import { describe, expect, it } from 'vitest';
import { standingsOf, tableLines } from '../testing/day.ts';

describe('sections', () => {
  it('the entry’s, else the team’s; the rank counts the better ones of the section', () => {
    const lines = [
      { kind: 'section', id: 'A', event: 'e' },
      { kind: 'section', id: 'B', event: 'e' },
      { kind: 'team', id: 't', event: 'e', slots: ['a', 'c'], section: 'A' },
      { kind: 'entry', event: 'e', player: 'c', section: 'B' },
      { kind: 'entry', event: 'e', player: 'a' },
      ...tableLines(1, 1, 'a:1 b:5 c:9'),
    ];
    const standings = standingsOf({ teamRules: [{ rule: 'members' }] }, lines);
    expect(
      standings.individuals.map(({ player, section, sectionRank }) => [player, section, sectionRank]),
    ).toEqual([
      ['c', 'B', 1],
      ['b', null, null],
      ['a', 'A', 1],
    ]);
    expect(standings.teams).toEqual([
      { rule: 'members', standings: [{ id: 't', rank: 1, points: '8', section: 'A', sectionRank: 1 }] },
    ]);
  });
});

describe('teams and schools', () => {
  const people = ['a', 'b', 'c', 'd', 'g'].map((id) => ({
    kind: 'player',
    id,
    first: id,
    school: id < 'c' ? 'S' : 'T',
  }));
  const base = [
    { kind: 'school', id: 'S', name: 'S' },
    { kind: 'school', id: 'T', name: 'T' },
    ...people,
    { kind: 'entry', event: 'e', player: 'g' },
    ...tableLines(1, 1, 'a:9 b:5 c:1'),
    ...tableLines(2, 1, 'd:9 b:5 c:1'),
  ];
  const teamsOf = (
    rule: object,
    lines: readonly Readonly<Record<string, unknown>>[] = base,
    attendance = 2,
  ) =>
    standingsOf({ teamRules: [rule], attendance }, lines).teams[0]!.standings.map(({ id, rank, points }) => [
      id,
      rank,
      points,
    ]);

  it('a place counts whoever holds it, and attendance if a holder played in it', () => {
    const team = {
      kind: 'team',
      id: 't',
      event: 'e',
      slots: [
        [
          { player: 'a', from: 1 },
          { player: 'd', from: 2 },
        ],
        'g',
        null,
      ],
    };
    expect(teamsOf({ rule: 'members' }, [...base, team])).toEqual([['t', 1, '14']]);
    // d holds the place too late: round 2 does not count.
    const late = {
      ...team,
      slots: [
        [
          { player: 'g', from: 1 },
          { player: 'd', from: 3 },
        ],
      ],
    };
    expect(teamsOf({ rule: 'members' }, [...base, late])).toEqual([['t', 1, '0']]);
  });

  it('the best k places', () => {
    const team = { kind: 'team', id: 't', event: 'e', slots: ['a', 'b', 'c'] };
    expect(teamsOf({ rule: 'best-of-team', k: 2 }, [...base, team], 0)).toEqual([['t', 1, '14']]);
  });

  it('schools: best, total, average', () => {
    expect(teamsOf({ rule: 'school-best', k: 1 })).toEqual([
      ['S', 1, '10'],
      ['T', 2, '8'],
    ]);
    expect(teamsOf({ rule: 'school-total' })).toEqual([
      ['S', 1, '18'],
      ['T', 2, '14'],
    ]);
    expect(teamsOf({ rule: 'school-average' })).toEqual([
      ['S', 1, '9'],
      ['T', 2, '7'],
    ]);
  });

  it('too few for a mean: no rank, last, the points still given; null if nobody played', () => {
    expect(teamsOf({ rule: 'school-average', k: 3 })).toEqual([
      ['S', null, '9'],
      ['T', null, '7'],
    ]);
    const more = { kind: 'player', id: 'z', first: 'z', school: 'U' };
    const lines = [
      ...base,
      { kind: 'school', id: 'U', name: 'U' },
      more,
      { kind: 'entry', event: 'e', player: 'z' },
    ];
    expect(teamsOf({ rule: 'school-average' }, lines)).toEqual([
      ['S', 1, '9'],
      ['T', 2, '7'],
      ['U', null, null],
    ]);
  });
});

describe('cuts', () => {
  const lines = [
    { kind: 'section', id: 'A', event: 'e' },
    { kind: 'section', id: 'B', event: 'e' },
    ...['a', 'b', 'c'].map((player) => ({ kind: 'entry', event: 'e', player, section: 'A' })),
    ...['d', 'f'].map((player) => ({ kind: 'entry', event: 'e', player, section: 'B' })),
    ...tableLines(1, 1, 'a:9 b:5 c:1'),
    ...tableLines(1, 2, 'd:5 f:1 g:9'),
  ];
  it.each([
    [{ rule: 'perfect' }, 'a g'],
    [{ rule: 'top', n: 1 }, 'a g'],
    [{ rule: 'top', n: 3 }, 'a g b d'],
    [{ rule: 'top', n: 99 }, 'a g b d c f'],
    [{ rule: 'percent', p: 1 }, 'a g'],
    [{ rule: 'percent', p: 34 }, 'a g b d'],
    [{ rule: 'at-least', x: 4 }, 'a g b d'],
    [{ rule: 'section-winners', k: 0 }, 'a d'],
    [{ rule: 'section-winners', k: 1 }, 'a g d'],
    [{ rule: 'section-winners', k: 2 }, 'a g b d'],
    [{ rule: 'section-winners', k: 3 }, 'a g b d c f'],
  ])('%j', (cut, expected) => {
    expect(standingsOf({ cut }, lines).cut!.join(' ')).toBe(expected);
  });

  it('nobody is perfect before a round counts', () => {
    expect(standingsOf({ cut: { rule: 'perfect' } }, lines, 0).cut).toEqual([]);
    expect(standingsOf({}, lines).cut).toBeNull();
  });
});
