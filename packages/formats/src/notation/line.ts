// What a page's own script may load: it knows no rules.
export { meant } from '../did-you-mean.ts';
export { blankOf, makePickWords, readPickWords } from './pick-words.ts';
export { makePositionLine, readPositionLine } from './position-line.ts';
export { readRequestLine } from './request-line.ts';
