/** The judge: rules, formats and exact numbers behind one door. What is exported here is the package; a review sees it change. */
export { BOOK_IDS, bookById, differencesOf, DIVISIONS, factsOf, RULEBOOKS } from '@forceout/rules';
export type { Difference, Division, Fact, Result, Rulebook, Section } from '@forceout/rules';
export {
  decide,
  DEED_NAMES,
  duties,
  evolve,
  may,
  publicEvents,
  replay,
  startMatch,
  view,
} from '@forceout/rules/match';
export type {
  Command,
  Deed,
  Duty,
  Match,
  MatchEvent,
  MatchSettings,
  MatchView,
  Party,
  PublicEvent,
  Refusal,
  Seat,
  Start,
} from '@forceout/rules/match';
export { EQUATIONS_CUBES, ONSETS_CUBES } from '@forceout/rules/kit';
export type { CubeSort } from '@forceout/rules/kit';
export {
  goalRequest,
  isMatchText,
  judgeRequest,
  makeMatchFile,
  makeMatchText,
  makePositionLine,
  makeUntimedText,
  readHouseRules,
  refereeRequest,
  variationRequest,
} from '@forceout/formats';
export { readMatch, readPositionLine, readRequestLine } from './reading.ts';
export type {
  CheckedHouseRules,
  GoalAnswer,
  JudgeAnswer,
  LoadedMatch,
  MatchFile,
  MatchHeader,
  MatchResult,
  ReasonAnswer,
  RefereeAnswer,
  VariationAnswer,
} from '@forceout/formats';
