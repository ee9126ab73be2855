import type { Cut, TeamRule, TieBreak } from '@forceout/formats/tournament';
import type { Mode } from '../core/things.ts';
import { marked } from './marks.ts';
import type { Marked } from './marks.ts';
import type { PlainSentence } from '../words/said.ts';

/** What a preset fills in for an event; every value shows how it is known. */
export interface Preset {
  readonly id: string;
  readonly title: PlainSentence;
  /** The book that its league plays by, for a rehearsal that names none. */
  readonly book: string;
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

const twoEntries = marked('two-entries', 'U', 'preset-two-entries');
const noSweepstakes = marked('none', 'U', 'preset-no-sweepstakes');
const shared = marked('shared', 'U', 'preset-shared');
const noTieBreaks = marked([], 'U', 'preset-no-tie-breaks');
const noCut = marked(null, 'U', 'preset-no-cut');
const members = marked([{ rule: 'members' }], 'D', 'preset-members');
const noAttendance = marked(0, 'D', 'preset-no-attendance');
const wholeField = marked(false, 'U', 'preset-whole-field');

/** A small right tournament for a director who changes nothing. */
const club: Preset = {
  id: 'club',
  title: 'preset-club',
  book: 'agloa-onsets-2026',
  rounds: marked(3, 'U', 'preset-afternoon'),
  sessions: marked([3], 'U', 'preset-all-on-one-day'),
  modes: marked(['score'], 'U', 'preset-like-points'),
  sections: wholeField,
  attendance: noAttendance,
  teamRules: members,
  tieBreaks: noTieBreaks,
  cut: noCut,
  ties: shared,
  confirm: marked('single', 'U', 'preset-one-entry'),
  sweepstakes: noSweepstakes,
};

export const PRESETS: Readonly<Record<string, Preset>> = {
  club,
  'agloa-nationals': {
    ...club,
    id: 'agloa-nationals',
    title: 'preset-agloa-nationals',
    rounds: marked(4, 'U', 'preset-nationals-rounds'),
    sessions: marked([4], 'U', 'preset-nationals-sessions'),
    modes: marked(['rotation'], 'I', 'preset-nationals-rotation'),
    sections: marked(true, 'I', 'preset-nationals-sections'),
    cut: marked({ rule: 'perfect' }, 'D', 'preset-perfect'),
    teamRules: marked([{ rule: 'members' }], 'D', 'preset-nationals-teams'),
    ties: marked('sudden-death', 'D', 'preset-sudden-death'),
    confirm: twoEntries,
  },
  'mlag-saturday': {
    ...club,
    id: 'mlag-saturday',
    title: 'preset-mlag-saturday',
    book: 'mlag-onsets-adventurous-2019',
    rounds: marked(3, 'D', 'preset-saturday-rounds'),
    sessions: marked([3], 'D', 'preset-one-saturday'),
    modes: marked(['level', 'score'], 'I', 'preset-by-experience'),
    attendance: marked(2, 'I', 'preset-attendance'),
    teamRules: marked(
      [{ rule: 'school-best', k: 5 }, { rule: 'school-average', k: 1 }, { rule: 'school-total' }],
      'D',
      'preset-schools',
    ),
    confirm: twoEntries,
  },
  'mlag-states': {
    ...club,
    id: 'mlag-states',
    title: 'preset-mlag-states',
    book: 'mlag-onsets-adventurous-2019',
    rounds: marked(4, 'D', 'preset-two-halves'),
    sessions: marked([2, 2], 'D', 'preset-break'),
    modes: marked(['rotation'], 'U', 'preset-sections-unknown'),
    sections: marked(true, 'U', 'preset-sections-unknown'),
    teamRules: marked([{ rule: 'members' }], 'D', 'preset-states-teams'),
    ties: marked('shared', 'D', 'preset-titles-shared'),
    confirm: twoEntries,
  },
  noagl: {
    ...club,
    id: 'noagl',
    title: 'preset-noagl',
    rounds: marked(4, 'D', 'preset-four-rounds'),
    sessions: marked([1, 2, 1], 'D', 'preset-evenings'),
    modes: marked(['score'], 'I', 'preset-between-evenings'),
    ties: marked('played-off', 'U', 'preset-played-off'),
    sweepstakes: marked('scaled-24', 'D', 'preset-scaled'),
    confirm: twoEntries,
  },
  louisiana: {
    ...club,
    id: 'louisiana',
    title: 'preset-louisiana',
    rounds: marked(2, 'D', 'preset-two-games'),
    sessions: marked([2, 2], 'D', 'preset-games-one-day'),
    modes: marked(['score'], 'U', 'preset-seating-unknown'),
    confirm: twoEntries,
  },
  county: {
    ...club,
    id: 'county',
    title: 'preset-county',
    rounds: marked(3, 'D', 'preset-three-rounds'),
    sessions: marked([3], 'D', 'preset-one-day'),
    modes: marked(['random', 'score'], 'U', 'preset-by-lot'),
    cut: marked({ rule: 'at-least', x: 16 }, 'D', 'preset-qualifies'),
    confirm: twoEntries,
  },
};

export const PRESET_IDS = Object.keys(PRESETS);
