import { readRoster } from '@forceout/formats/roster';
import { describe, expect, it } from 'vitest';
import { makeFile } from '../core/to-file.ts';
import { presetEvent } from '../deeds/setup.ts';
import { Day } from '../testing/act.ts';
import { changesAnything, previewImport } from './from-roster.ts';

const roster = (text: string) => readRoster(new TextEncoder().encode(text));
function empty(): Day {
  const day = new Day();
  day.do({ do: 'create', tournament: { id: 't', code: 'C', name: 'Day', dates: [], preset: 'club' } });
  day.do({
    do: 'add-event',
    event: presetEvent('club', { id: 'e', game: 'onsets', rulebook: 'agloa-onsets-2026' }),
  });
  return day;
}
const TEXT = 'First,Last,School,Team,Grade\nAna,Ito,North,Reds,7\nBo,Li,North,Reds,8\nCy,Ng,South,Blues,7\n';

describe('importing a roster (B2)', () => {
  it('gives numbers, schools and places in teams', () => {
    const day = empty();
    const { lines, deed } = previewImport(day.state, 'e', roster(TEXT));
    expect(lines.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'new']);
    day.do(deed);
    expect([...day.state.things.player.values()]).toMatchObject([
      { id: 'p101', number: 101, first: 'Ana', school: 's1', grade: 7 },
      { id: 'p102', number: 102, first: 'Bo', school: 's1' },
      { id: 'p103', number: 103, first: 'Cy', school: 's2' },
    ]);
    expect([...day.state.things.team.values()]).toMatchObject([
      { id: 'e-t1', name: 'Reds', slots: ['p101', 'p102'] },
      { id: 'e-t2', name: 'Blues', slots: ['p103'] },
    ]);
  });

  it('twice is no change, and undo restores the file', () => {
    const day = empty();
    const before = makeFile(day.state, {}, false);
    const first = day.do(previewImport(day.state, 'e', roster(TEXT)).deed);
    const after = makeFile(day.state, {}, false);
    const again = previewImport(day.state, 'e', roster(TEXT));
    expect(again.lines.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same']);
    expect(changesAnything(day.state, again.deed)).toBe(false);
    const second = day.do(again.deed);
    expect(second.changes).toEqual([]);
    expect(makeFile(day.state, {}, false)).toBe(after);
    day.do({ do: 'undo', entry: first.id });
    expect(makeFile(day.state, {}, false)).toBe(before);
  });

  it('a corrected file updates, removes nobody, and tells who is missing', () => {
    const day = empty();
    day.do(previewImport(day.state, 'e', roster(TEXT)).deed);
    const { lines, missing, deed } = previewImport(
      day.state,
      'e',
      roster('First,Last,School,Grade\nAna,Ito,North,8\nDi,Oh,South,7\n,,x,\n'),
    );
    expect(lines).toEqual([
      { line: 2, outcome: 'changed', what: ['grade'] },
      { line: 3, outcome: 'new', what: [] },
      { line: 4, outcome: 'not-read', what: [] },
    ]);
    expect(missing).toEqual(['p102', 'p103']);
    day.do(deed);
    expect(day.state.things.player.size).toBe(4);
    expect(day.state.things.player.get('p101')!.grade).toBe(8);
  });

  it('keeps numbers of the file, and two people of one name', () => {
    const day = empty();
    const { lines, deed } = previewImport(
      day.state,
      'e',
      roster('First,Last,Number\nAna,Ito,7\nAna,Ito,8\nBo,Li,7\n'),
    );
    expect(lines.map(({ outcome }) => outcome)).toEqual(['new', 'doubt', 'doubt']);
    day.do(deed);
    expect([...day.state.things.player.values()].map(({ number }) => number)).toEqual([7, 8, 101]);
  });

  it('refuses a second team of the same name', () => {
    const day = empty();
    day.do(previewImport(day.state, 'e', roster(TEXT)).deed);
    const team = { id: 'x', event: 'e', name: 'REDS', slots: [null] };
    expect(day.refused({ do: 'import', event: 'e', schools: [], players: [], teams: [team] })).toBe(
      'name-taken',
    );
  });
});
