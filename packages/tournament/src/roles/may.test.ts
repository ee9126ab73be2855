import { describe, expect, it } from 'vitest';
import type { Deed } from '../core/command.ts';
import { dayWith } from '../testing/act.ts';
import { MAY, refusedTo, STAFF } from './may.ts';
import type { Actor, StaffRole } from './may.ts';

/** Section 3 of the specification, written down again by hand. Director and deputy may do everything but what is named. */
const ONLY_DIRECTOR: readonly Deed['do'][] = ['certify', 'archive', 'forget'];
const NO_STAFF: readonly Deed['do'][] = ['online-match', 'online-result', 'phone-accept', 'phone-refuse'];
const BESIDES: Readonly<Record<Exclude<StaffRole, 'director' | 'deputy'>, readonly Deed['do'][]>> = {
  'head-scorekeeper': [
    'enter',
    'settle',
    'correct',
    'close',
    'reopen',
    'appeal',
    'sign',
    'call',
    'mark',
    'undo',
  ],
  scorekeeper: ['enter', 'call', 'mark', 'undo'],
  'check-in': [
    'presence',
    'substitute',
    'ask-substitute',
    'answer-request',
    'walk-in',
    'change-player',
    'join',
    'call',
    'undo',
  ],
  'head-judge': [
    'presence',
    'call',
    'take-call',
    'escalate-call',
    'end-call',
    'rule',
    'appeal',
    'sign',
    'add-minutes',
    'mark',
    'undo',
  ],
  judge: ['call', 'take-call', 'escalate-call', 'end-call', 'rule', 'mark', 'undo'],
  runner: ['call', 'mark', 'undo'],
  coach: ['presence', 'ask-substitute', 'walk-in', 'change-player', 'undo'],
};

function expected(role: StaffRole, name: Deed['do']): boolean {
  if (NO_STAFF.includes(name)) return false;
  if (role === 'director') return true;
  if (role === 'deputy') return !ONLY_DIRECTOR.includes(name);
  return BESIDES[role].includes(name);
}

const actor = (role: StaffRole, school: string | null = null): Actor => ({ name: role, role, school });

describe('who may do what', () => {
  it.each(STAFF)('[C6] every command for a %s', (role) => {
    const deeds = Object.keys(MAY) as readonly Deed['do'][];
    expect(deeds.filter((name) => MAY[name].includes(role))).toEqual(
      deeds.filter((name) => expected(role, name)),
    );
  });

  it('a coach has the own school, until the first round is seated', () => {
    const day = dayWith(9);
    const coach = actor('coach', 's1');
    const ask = (deed: Deed): boolean => refusedTo(day.state, coach, deed) === null;
    const presence = (players: readonly string[], is: 'present' | 'disqualified' = 'present'): Deed => ({
      do: 'presence',
      event: 'e',
      players,
      is,
    });
    const own = [...day.state.things.player.values()].find(({ school }) => school === 's1')!.id;
    const other = [...day.state.things.player.values()].find(({ school }) => school === 's2')!.id;
    expect(ask(presence([own]))).toBe(true);
    expect(ask(presence([own, other]))).toBe(false);
    expect(ask(presence([own], 'disqualified'))).toBe(false);
    expect(ask({ do: 'change-player', player: own, fields: { first: 'Ann' } })).toBe(true);
    expect(ask({ do: 'change-player', player: own, fields: { school: 's2' } })).toBe(false);
    expect(ask({ do: 'change-player', player: other, fields: { first: 'Ann' } })).toBe(false);
    expect(ask({ do: 'walk-in', event: 'e', player: { first: 'Ann', school: 's1' } })).toBe(true);
    expect(ask({ do: 'walk-in', event: 'e', player: { first: 'Ann', school: 's2' } })).toBe(false);
    expect(ask({ do: 'ask-substitute', team: 't1', slot: 1, player: other, from: 1 })).toBe(true);
    expect(ask({ do: 'ask-substitute', team: 't2', slot: 1, player: own, from: 1 })).toBe(false);
    day.do({ do: 'draft', event: 'e', seed: 1 });
    expect(ask({ do: 'change-player', player: own, fields: { first: 'Ann' } })).toBe(false);
    expect(ask({ do: 'walk-in', event: 'e', player: { first: 'Ann', school: 's1' } })).toBe(false);
    expect(ask(presence([own]))).toBe(true);
  });

  it('the book and the team rule are the director’s once round 1 has started', () => {
    const day = dayWith(9);
    const rule: Deed = { do: 'change-event', event: 'e', fields: { teamRules: [] } };
    expect(refusedTo(day.state, actor('deputy'), rule)).toBeNull();
    day.do({ do: 'draft', event: 'e', seed: 1 });
    day.do({ do: 'publish', event: 'e' });
    day.do({ do: 'start', event: 'e' });
    expect(refusedTo(day.state, actor('deputy'), rule)?.code).toBe('not-allowed');
    expect(refusedTo(day.state, actor('deputy'), { ...rule, fields: { name: 'x' } })).toBeNull();
    expect(refusedTo(day.state, actor('director'), rule)).toBeNull();
  });

  it('judges rule, the head judge disqualifies; everybody undoes what is their own', () => {
    const day = dayWith(9);

    const ruling = (effect: string): Deed => ({
      do: 'rule',
      table: 'x',
      player: 'p101',
      effect,
      judges: ['J'],
    });
    expect(refusedTo(day.state, actor('judge'), ruling('warning'))).toBeNull();
    expect(refusedTo(day.state, actor('judge'), ruling('zero'))?.code).toBe('not-allowed');
    expect(refusedTo(day.state, actor('head-judge'), ruling('zero'))).toBeNull();
    const minutes: Deed = { do: 'add-minutes', bell: 'b', minutes: 1 };
    expect(refusedTo(day.state, actor('head-judge'), minutes)?.code).toBe('not-allowed');
    expect(refusedTo(day.state, actor('head-judge'), { ...minutes, table: 'x' })).toBeNull();
    const mine = day.do({ do: 'presence', event: 'e', players: ['p101'], is: 'away' }, 'check-in');
    const undo: Deed = { do: 'undo', entry: mine.id };
    expect(refusedTo(day.state, actor('check-in'), undo)).toBeNull();
    expect(refusedTo(day.state, { ...actor('check-in'), name: 'another' }, undo)?.code).toBe('not-allowed');
    expect(refusedTo(day.state, actor('scorekeeper'), undo)?.code).toBe('not-allowed');
    expect(refusedTo(day.state, actor('deputy'), undo)).toBeNull();
  });
});
