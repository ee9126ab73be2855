import type { Section } from '../match/game/game.ts';
import type { Phase } from '../match/record/state.ts';
import type { Nothing } from './nothing.ts';

/** What somebody wanted to do, for a sentence about it. */
export const DEEDS_SAID = [
  'roll-for-setter',
  'lay-out',
  'roll',
  'deal',
  'bonus',
  'challenge',
  'present',
  'decline',
  'join',
  'move',
  'shift',
  'lift-block',
  'begin-shake',
  'arrange-goal',
  'set-goal',
  'turn-timer',
  'pick',
  'check',
  'no-goal',
  'agree',
  'dispute',
  'that',
  'take-back',
  'rule-solution',
  'name-challenger',
  'sign',
  'correct-sheet',
  'stop-round',
  'replay',
  'add-time',
  'play-again',
  'leave',
  'substitute',
  'mark-absent',
] as const;
export type DeedSaid = (typeof DEEDS_SAID)[number];

/** Why something may not be done in a match. */
export interface MatchSentences {
  readonly 'setter-rolls-cubes': Nothing;
  readonly 'dealer-deals': Nothing;
  readonly 'no-variations-here': Nothing;
  readonly 'picked-after-roll': Nothing;
  readonly 'has-picked': Nothing;
  readonly 'picked-in-turn': Nothing;
  readonly 'goal-stays': Nothing;
  readonly 'no-goal-at-this-point': Nothing;
  readonly 'setter-sets-goal': Nothing;
  readonly 'goal-after-picks': Nothing;
  readonly 'presented-is-changed': Nothing;
  readonly 'has-rolled': Nothing;
  readonly 'all-are-rolled': Nothing;
  readonly 'setter-lays-out': Nothing;
  readonly 'laid-out-once': Nothing;
  readonly 'wrong-layout': Nothing;
  readonly 'are-rolled': Nothing;
  readonly 'lay-out-first': Nothing;
  readonly 'no-cards': Nothing;
  readonly 'is-dealt': Nothing;
  readonly 'each-card-once': Nothing;
  readonly 'another-turn': Nothing;
  readonly 'leader-no-bonus': Nothing;
  readonly 'one-bonus-a-turn': Nothing;
  readonly 'last-cube-not-forbidden': Nothing;
  readonly 'only-setter-bonus': Nothing;
  readonly 'disputer-only-goal': Nothing;
  readonly 'setter-one-bonus': Nothing;
  readonly 'bonus-before-goal': Nothing;
  readonly 'leading-setter-no-bonus': Nothing;
  readonly 'other-holds-block': Nothing;
  readonly 'challenge-made': Nothing;
  readonly 'after-stop': Nothing;
  readonly 'goal-not-set': Nothing;
  readonly 'challenges-oneself': Nothing;
  readonly 'now-too-late': Nothing;
  readonly 'impossible-too-late': Nothing;
  readonly 'now-needs-played': Nothing;
  readonly 'may-not-present': Nothing;
  readonly 'presented-stays': Nothing;
  readonly 'empty-paper': Nothing;
  readonly 'nothing-to-present': Nothing;
  readonly 'decision-stays': Nothing;
  readonly 'third-party-promised': Nothing;
  readonly 'two-sides': Nothing;
  readonly 'two-cubes-without-bonus': Nothing;
  readonly 'last-cube-where': Nothing;
  readonly 'only-permitted-shifted': Nothing;
  readonly 'block-in-hand': Nothing;
  readonly 'not-holding-block': Nothing;
  readonly 'no-more-shakes': Nothing;
  readonly 'two-at-least': Nothing;
  readonly 'only-setter-touches': Nothing;
  readonly 'goal-from-resources': Nothing;
  readonly 'touched-in-the-goal': Nothing;
  readonly 'say-goal': Nothing;
  readonly 'goal-section-empty': Nothing;
  readonly 'present-before-checking': Nothing;
  readonly 'other-is-checked': Nothing;
  readonly 'no-such-solution': Nothing;
  readonly 'opponents-check': Nothing;
  readonly 'checker-decided': Nothing;
  readonly 'after-failed-proof': Nothing;
  readonly 'show-ambiguity': Nothing;
  readonly 'one-chance': Nothing;
  readonly 'no-judge-question': Nothing;
  readonly 'checker-undecided': Nothing;
  readonly 'only-setter-says-no-goal': Nothing;
  readonly 'goal-after-bonus': Nothing;
  readonly 'touched-in-a-goal': Nothing;
  readonly 'nothing-to-agree': Nothing;
  readonly 'disputes-oneself': Nothing;
  readonly 'has-agreed': Nothing;
  readonly 'cube-stays': Nothing;
  readonly 'only-adds-grouping': Nothing;
  readonly 'no-legal-reading': Nothing;
  readonly 'still-equals-goal': Nothing;
  readonly 'digit-no-bonus': Nothing;
  readonly 'cube-stays-no-shift': Nothing;
  readonly 'shifted-where': Nothing;
  readonly 'breaks-grouping': Nothing;
  readonly 'lies-in-the-past': Nothing;
  readonly 'not-shown': Nothing;
  readonly 'no-such-player': Nothing;
  readonly 'judge-or-clock': Nothing;
  readonly 'only-a-player': Nothing;
  readonly 'only-a-judge': Nothing;
  readonly 'judge-called-play-waits': Nothing;
  readonly 'absent-from-shake': Nothing;
  readonly 'challenge-heard-first': Nothing;
  readonly 'has-been-proposed': Nothing;
  readonly 'nothing-to-answer': Nothing;
  readonly 'nothing-to-correct': Nothing;
  readonly 'nothing-to-correct-stands': Nothing;
  readonly 'judge-names-lifter': Nothing;
  readonly 'solutions-presented': Nothing;
  readonly 'no-such-act': Nothing;
  readonly 'only-opponent-charges': Nothing;
  readonly 'nothing-to-take-back': Nothing;
  readonly 'no-penalty-waits': Nothing;
  readonly 'warned-first': Nothing;
  readonly 'no-appeals': Nothing;
  readonly 'second-judge-first': Nothing;
  readonly 'signed-no-appeal': Nothing;
  readonly 'has-signed': Nothing;
  readonly 'no-appeal-open': Nothing;
  readonly 'no-such-line': Nothing;
  readonly 'all-agree-to-correct': Nothing;
  readonly 'no-such-penalty': Nothing;
  readonly 'slip-stands': Nothing;
  readonly 'score-is-right': Nothing;
  readonly 'end-called': Nothing;
  readonly 'round-stopped': Nothing;
  readonly 'no-time-back': Nothing;
  readonly 'some-time-back': Nothing;
  readonly 'chair-empty': Nothing;
  readonly 'judge-notes-leaving': Nothing;
  readonly 'has-left': Nothing;
  readonly 'substitute-own-name': Nothing;
  readonly 'no-points-this-round': Nothing;
  readonly 'marked-absent': Nothing;
  readonly 'has-left-round': Nothing;
  readonly 'not-marked-absent': Nothing;
  readonly 'opponent-calls-time': Nothing;
  readonly 'still-has-time': Nothing;
  readonly 'judge-called': Nothing;
  readonly 'match-over': Nothing;
  readonly 'no-judge-called': Nothing;
  readonly 'judge-lets-go-on': Nothing;
  readonly 'not-while': { readonly deed: DeedSaid; readonly phase: Phase['kind'] };
  readonly 'no-such-face': { readonly face: string };
  readonly 'too-many-cards': { readonly most: number; readonly count: number; readonly go: 'last' | 'extra' };
  readonly 'too-few-cards': { readonly least: number; readonly count: number };
  readonly 'not-in-resources': { readonly cube: string };
  readonly 'word-is': { readonly word: string };
  readonly 'now-needs-resources': { readonly least: number };
  readonly 'not-shifted-to': { readonly to: 'goal' | 'resources' };
  readonly 'cannot-be-shifted': { readonly cube: string; readonly to: Section };
  readonly 'not-forbidden-by-setter': { readonly sign: string };
  readonly 'forbidden-only-when': { readonly sign: string; readonly most: number };
  readonly 'never-shifted-to-forbidden': { readonly sign: string };
  readonly 'charge-is-specific': { readonly seconds: number };
  readonly 'no-cube-of-kit': { readonly cube: string };
  readonly 'kit-has': { readonly count: number; readonly sort: string; readonly rolled: number };
}
