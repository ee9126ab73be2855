/** Words for what a tournament day says: nothing of its rules is in it. */
export type { DaySaid, DaySentenceId, PlainSentence } from './said.ts';
export { dayText, seatReason, wrongSeating } from './tell.ts';
