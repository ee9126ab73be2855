import type { Cut, TeamRule, TieBreak } from '@forceout/formats/tournament';
import type { Mode } from '../core/things.ts';
import { marked } from './marks.ts';
import type { Marked } from './marks.ts';

/** What a preset fills in for an event; every value shows how it is known. */
export interface Preset {
  readonly id: string;
  readonly title: string;
  readonly rounds: Marked<number>;
  /** Rounds per date or evening. */
  readonly sessions: Marked<readonly number[]>;
  readonly modes: Marked<readonly Mode[]>;
  readonly sections: Marked<boolean>;
  readonly attendance: Marked<number>;
  readonly teamRules: Marked<readonly TeamRule[]>;
  readonly tieBreaks: Marked<readonly TieBreak[]>;
  readonly cut: Marked<Cut | null>;
  readonly ties: Marked<'shared' | 'sudden-death' | 'played-off'>;
  readonly confirm: Marked<'two-entries' | 'checked' | 'single'>;
  readonly sweepstakes: Marked<'none' | 'scaled-24'>;
}

const twoEntries = marked(
  'two-entries',
  'U',
  'Two people type each sheet without seeing each other’s figures.',
);
const noSweepstakes = marked('none', 'U', 'No prize over several games.');
const shared = marked('shared', 'U', 'Who has the same points has the same place.');
const noTieBreaks = marked([], 'U', 'No tie-break for cube games is published anywhere; places are shared.');
const noCut = marked(null, 'U', 'Nobody goes on to a playoff.');
const members = marked([{ rule: 'members' }], 'D', 'A team has the sum of its five places.');
const noAttendance = marked(0, 'D', 'Points are match points and nothing else.');
const wholeField = marked(false, 'U', 'Everybody may meet everybody of the division.');

/** A small right tournament for a director who changes nothing. */
const club: Preset = {
  id: 'club',
  title: 'Club or school afternoon',
  rounds: marked(3, 'U', 'Three rounds fit into an afternoon.'),
  sessions: marked([3], 'U', 'All on one day.'),
  modes: marked(['score'], 'U', 'Every round people with like points meet.'),
  sections: wholeField,
  attendance: noAttendance,
  teamRules: members,
  tieBreaks: noTieBreaks,
  cut: noCut,
  ties: shared,
  confirm: marked('single', 'U', 'One person types each sheet.'),
  sweepstakes: noSweepstakes,
};

export const PRESETS: Readonly<Record<string, Preset>> = {
  club,
  'agloa-nationals': {
    ...club,
    id: 'agloa-nationals',
    title: 'AGLOA national tournament',
    rounds: marked(4, 'U', 'The number of rounds at nationals was not found; four let nine all meet.'),
    sessions: marked([4], 'U', 'How the rounds are spread over the days was not found.'),
    modes: marked(
      ['rotation'],
      'I',
      'Sections of about nine teams with numbers 1 to 5: equal numbers all meet in four rounds.',
    ),
    sections: marked(true, 'I', 'Registration files carry a section for each team.'),
    cut: marked({ rule: 'perfect' }, 'D', 'Who has 6 in every round goes to the playoffs, as in 2018.'),
    teamRules: marked(
      [{ rule: 'members' }],
      'D',
      'A team has the sum of its five places; which teams play off is in a table that is not public.',
    ),
    ties: marked('sudden-death', 'D', 'Shakes until one is ahead, then shared.'),
    confirm: twoEntries,
  },
  'mlag-saturday': {
    ...club,
    id: 'mlag-saturday',
    title: 'MLAG Saturday',
    rounds: marked(3, 'D', 'Three rounds of 35 minutes.'),
    sessions: marked([3], 'D', 'One Saturday.'),
    modes: marked(['level', 'score'], 'I', 'The first round by experience, then by points.'),
    attendance: marked(2, 'I', 'Published scores run from 8 to 20: three rounds of 2 to 6, and 2 more.'),
    teamRules: marked(
      [{ rule: 'school-best', k: 5 }, { rule: 'school-average', k: 1 }, { rule: 'school-total' }],
      'D',
      'Schools are ranked by their Top Five (of 100), their average and their total.',
    ),
    confirm: twoEntries,
  },
  'mlag-states': {
    ...club,
    id: 'mlag-states',
    title: 'MLAG States',
    rounds: marked(4, 'D', 'Four rounds in two halves.'),
    sessions: marked([2, 2], 'D', 'Two rounds, a break, two rounds.'),
    modes: marked(['rotation'], 'U', 'Whether there are sections was not found.'),
    sections: marked(true, 'U', 'Whether there are sections was not found.'),
    teamRules: marked(
      [{ rule: 'members' }],
      'D',
      'Teams of five; their playoffs exist, their form was not found.',
    ),
    ties: marked('shared', 'D', 'Titles have been shared.'),
    confirm: twoEntries,
  },
  noagl: {
    ...club,
    id: 'noagl',
    title: 'New Orleans league',
    rounds: marked(4, 'D', 'Four rounds, as played in 2012-13.'),
    sessions: marked(
      [1, 2, 1],
      'D',
      'One, two and one round on three evenings in 2012-13; two sessions now.',
    ),
    modes: marked(['score'], 'I', 'Coordinators seat anew between the evenings.'),
    ties: marked('played-off', 'U', 'Ties are played off; how was not found.'),
    sweepstakes: marked(
      'scaled-24',
      'D',
      'The best three of four games count, each scaled so that its best has 24.',
    ),
    confirm: twoEntries,
  },
  louisiana: {
    ...club,
    id: 'louisiana',
    title: 'Louisiana invitational',
    rounds: marked(2, 'D', 'Two rounds of each of two games.'),
    sessions: marked([2, 2], 'D', 'Two games on one day.'),
    modes: marked(['score'], 'U', 'How rounds are seated was not found.'),
    confirm: twoEntries,
  },
  county: {
    ...club,
    id: 'county',
    title: 'County tournament',
    rounds: marked(3, 'D', 'Three rounds.'),
    sessions: marked([3], 'D', 'One day.'),
    modes: marked(['random', 'score'], 'U', 'The first round by lot, then by points.'),
    cut: marked({ rule: 'at-least', x: 16 }, 'D', 'Who has 16 of 18 qualifies.'),
    confirm: twoEntries,
  },
};

export const PRESET_IDS = Object.keys(PRESETS);
